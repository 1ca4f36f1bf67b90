import Testing

@testable import PhotoSliderUIKit

@Suite("Gestures and sizes") @MainActor
struct GestureFaultTests {
    @Test("Resized by a third in mid-drag and let go: aligned on a page beside it")
    func resizeInDrag() {
        let stage = Stage(8)
        stage.slider.scrollToPage(3, animated: false)
        stage.scrollView.simulateDrag(by: 120)
        stage.resize(to: CGSize(width: 260, height: 260))
        stage.scrollView.simulateRelease(velocity: 0.5)
        stage.settle()
        #expect([3, 4].contains(stage.slider.currentPage))
        #expect(stage.shown == stage.slider.currentPage)
    }

    @Test("Resized at rest and back: the same photo, aligned, without animation", arguments: [false, true])
    func resizeAtRest(loops: Bool) {
        let stage = Stage(8, width: 800) { $0.loops = loops }
        stage.slider.scrollToPage(5, animated: false)
        for width in [512.0, 800] {
            stage.resize(to: CGSize(width: width, height: 300))
            #expect(!stage.scrollView.simulatedIsMoving)
            #expect(stage.shown == 5)
        }
        #expect(stage.pages == (loops ? [7, 6, 5] : [1, 2, 3, 4, 5]))
    }

    @Test("Resized in an animation: on the page that it was going to")
    func resizeInAnimation() {
        let stage = Stage(8)
        stage.slider.scrollToPage(3)
        stage.scrollView.simulateMotion(to: 0.4)
        stage.resize(to: CGSize(width: 700, height: 300))
        #expect(stage.shown == 3)
        #expect(stage.settled == [3])
    }

    @Test("Laid out again without a change, nothing moves")
    func layoutTwice() {
        let stage = Stage(8)
        stage.scrollView.simulateDrag(by: 77)
        stage.slider.setNeedsLayout()
        stage.window.layoutIfNeeded()
        #expect(stage.scrollView.contentOffset.x == 77)
    }

    @Test("Stopped by a finger that doesn't move, it goes to the nearest page, and that is no tap")
    func catchInMotion() {
        let stage = Stage(8)
        stage.flick(1, settles: false)
        stage.scrollView.simulateMotion(to: 0.6)
        stage.press(true)
        let caught = stage.scrollView.contentOffset
        #expect(!stage.scrollView.simulatedIsMoving)
        #expect(stage.scrollView.contentOffset == caught)
        stage.press(false)
        stage.settle()
        #expect(stage.shown == 1)
        #expect(stage.settled == [1])
    }

    @Test("A scroll in code that a drag takes over ends where the drag does")
    func dragTakesOver() {
        let stage = Stage(8)
        stage.slider.scrollToPage(4)
        stage.scrollView.simulateMotion(to: 0.3)
        stage.scrollView.simulateDrag(by: -20)
        stage.scrollView.simulateRelease(velocity: -1)
        stage.settle()
        #expect(stage.shown == 1)
        #expect(stage.settled == [1])
    }

    @Test("A call during a drag ends it")
    func callInDrag() {
        let stage = Stage(8)
        stage.scrollView.simulateDrag(by: 50)
        stage.slider.scrollToPage(2)
        stage.settle()
        #expect(stage.shown == 2)
        #expect(!stage.scrollView.isTracking)
        #expect(stage.scrollView.panGestureRecognizer.isEnabled)
    }

    @Test(
        "The scroll view leaves to others what is theirs: the status bar's tap, vertical drags, the back swipe"
    )
    func manners() {
        let stage = Stage(8)
        #expect(!stage.scrollView.scrollsToTop)
        #expect(!stage.scrollView.alwaysBounceVertical)
        #expect(stage.scrollView.contentSize.height == stage.scrollView.bounds.height)
        #expect(stage.slider.strip.currentPage?.zoomView.scrollView.panGestureRecognizer.isEnabled == false)

        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        controller.view.addSubview(stage.slider)
        stage.window.addSubview(navigation.view)
        let requirements = stage.scrollView.panGestureRecognizer.simulatedFailureRequirements
        #expect(requirements.filter { $0 === navigation.interactivePopGestureRecognizer }.count == 1)
    }

    @Test("A tap tells the page, to closure and delegate")
    func tap() {
        let stage = Stage(3)
        let listener = Listener()
        stage.slider.delegate = listener
        var tapped: [Int] = []
        stage.slider.onTap = { tapped.append($0) }
        stage.flick(1)
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(tapped == [1])
        #expect(listener.calls == ["page 1", "settle 1", "tap 1"])
    }

    @Test(
        "Effects are the engine's: a fade stands still and changes its opacity, mirrored it does the same",
        arguments: [false, true])
    func fade(isMirrored: Bool) throws {
        let stage = Stage(3) {
            $0.effect = .fade
            if isMirrored { $0.semanticContentAttribute = .forceRightToLeft }
        }
        stage.slider.scrollToNextPage()
        stage.scrollView.simulateMotion(to: 0.25)
        let held = stage.slider.strip.heldPages
        let first = try #require(held.first { $0.photo?.id == stage.slider.photos[0].id })
        let second = try #require(held.first { $0.photo?.id == stage.slider.photos[1].id })
        #expect(abs(first.alpha - 0.75) < 1e-9)
        #expect(abs(second.alpha - 0.25) < 1e-9)
        for page in [first, second] {
            let shown = page.frame.minX + page.layer.transform.m41 - stage.scrollView.contentOffset.x
            #expect(abs(shown) < 1e-6)
        }
    }
}

@MainActor
final class Listener: PhotoSliderViewDelegate {
    var calls: [String] = []
    func photoSlider(_ slider: PhotoSliderView, didChangeToPage page: Int) { calls.append("page \(page)") }
    func photoSlider(_ slider: PhotoSliderView, didSettleOnPage page: Int) { calls.append("settle \(page)") }
    func photoSlider(_ slider: PhotoSliderView, didTapPage page: Int) { calls.append("tap \(page)") }
    func photoSlider(_ slider: PhotoSliderView, didZoomPage page: Int, to scale: Double) {
        calls.append("zoom \(page) \(scale)")
    }
}
