import Testing

@testable import PhotoSliderUIKit

@Suite("Accessibility", .serialized) @MainActor
struct AccessibilityTests {
    @Test("One adjustable element, which says where it is and what the photo is")
    func element() {
        let stage = Stage(0)
        let image = UIImage(simulatedSize: CGSize(width: 10, height: 10))
        var tree = Photo(UIImage(simulatedSize: CGSize(width: 9, height: 9)), caption: "Oak")
        tree.accessibilityLabel = "An oak in fog"
        stage.slider.configure(with: [Photo(image, caption: "The beach"), tree, Photo(named: "c 1x1")])
        #expect(stage.slider.isAccessibilityElement)
        #expect(stage.slider.accessibilityTraits.contains(.adjustable))
        #expect(stage.slider.accessibilityLabel == "Photo")
        #expect(stage.slider.accessibilityValue == "1 of 3, The beach")
        stage.slider.accessibilityIncrement()
        // Said at once, before the animation is over.
        #expect(stage.slider.accessibilityValue == "2 of 3, An oak in fog")
        stage.settle()
        stage.slider.accessibilityIncrement()
        #expect(stage.slider.accessibilityValue == "3 of 3")
        stage.slider.accessibilityDecrement()
        stage.slider.accessibilityDecrement()
        stage.settle()
        #expect(stage.shown == 0)
    }

    @Test("Wording is yours")
    func wording() {
        let stage = Stage(4)
        stage.slider.wording.photo = "Foto"
        stage.slider.wording.place = { "\($0) von \($1)" }
        #expect(stage.slider.accessibilityLabel == "Foto")
        #expect(stage.slider.accessibilityValue == "1 von 4")
        stage.slider.accessibilityLabel = "Reise"
        #expect(stage.slider.accessibilityLabel == "Reise")
    }

    @Test(
        "Three fingers turn the page and hear where they are; at an end they are told that there is no more")
    func scroll() {
        UIAccessibility.simulateVoiceOver(true)
        defer { UIAccessibility.simulateVoiceOver(false) }
        let stage = Stage(2)
        UIAccessibility.simulatedPosts = []
        #expect(stage.slider.accessibilityScroll(.left))
        #expect(UIAccessibility.simulatedPosts.map(\.1) == ["2 of 2"])
        stage.settle()
        #expect(!stage.slider.accessibilityScroll(.left))
        #expect(!stage.slider.accessibilityScroll(.up))
        #expect(stage.slider.accessibilityScroll(.right))
        #expect(UIAccessibility.simulatedPosts.count == 2)
    }

    @Test("A page that the user turns is announced once, at rest; autoplay says nothing")
    func announcement() {
        let stage = Stage(4) { $0.autoplay = .every(3) }
        UIAccessibility.simulatedPosts = []
        stage.clock.advance(by: 3)
        stage.settle()
        UIAccessibility.simulateVoiceOver(true)
        defer { UIAccessibility.simulateVoiceOver(false) }
        #expect(UIAccessibility.simulatedPosts.isEmpty)
        stage.flick(1)
        #expect(UIAccessibility.simulatedPosts.map(\.1) == ["3 of 4"])
    }

    @Test("Zoom is there without a pinch, and a tap without a finger")
    func actions() throws {
        let stage = Stage(2)
        #expect(!stage.slider.accessibilityActivate())
        var tapped: [Int] = []
        stage.slider.onTap = { tapped.append($0) }
        #expect(stage.slider.accessibilityActivate())
        #expect(tapped == [0])
        let zoomIn = try #require(stage.slider.accessibilityCustomActions?.first { $0.name == "Zoom In" })
        #expect(zoomIn.actionHandler?(zoomIn) == true)
        #expect(stage.slider.strip.currentPage?.zoomView.scrollView.zoomScale == 1.5)
        let zoomOut = try #require(stage.slider.accessibilityCustomActions?.first { $0.name == "Zoom Out" })
        #expect(zoomOut.actionHandler?(zoomOut) == true)
        #expect(stage.slider.strip.currentPage?.zoomView.scrollView.zoomScale == 1)
    }
}
