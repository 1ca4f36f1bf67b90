import Testing

@testable import PhotoSliderUIKit

@Suite("SwiftUI") @MainActor
struct PhotoSliderTests {
    @MainActor
    private final class Host {
        var page = 0
        let photos = Stage.images(5).map { Photo($0) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        lazy var view = PhotoSlider(photos, selection: Binding(get: { self.page }, set: { self.page = $0 }))
        lazy var context = UIViewRepresentableContext(simulatedFor: view)
        lazy var slider = view.makeUIView(context: context)

        func show() {
            slider.frame = window.bounds
            window.addSubview(slider)
            update()
            window.layoutIfNeeded()
        }

        func update() { view.updateUIView(slider, context: context) }
    }

    @Test("It has the view's names")
    func modifiers() {
        let host = Host()
        host.view = host.view.loops().autoplay(.every(4), end: .stop).effect(.fade).fit(.contain).zoomEnabled(
            false)
        host.show()
        #expect(host.slider.loops)
        #expect(host.slider.autoplay == .every(4))
        #expect(host.slider.autoplayEnd == .stop)
        #expect(host.slider.effect == .fade)
        #expect(host.slider.fit == .contain)
        #expect(!host.slider.isZoomEnabled)
        #expect(host.slider.photos.count == 5)
    }

    @Test("The selection is shown first, without an animation")
    func initialSelection() {
        let host = Host()
        host.page = 3
        host.show()
        #expect(host.slider.currentPage == 3)
        #expect(host.slider.scrollView.contentOffset.x == 900)
        #expect(!host.slider.scrollView.simulatedIsMoving)
        #expect(host.page == 3)
    }

    @Test("A swipe sets the selection; setting it scrolls there, past pages that are no selection")
    func selection() {
        let host = Host()
        host.show()
        host.slider.scrollView.simulateDrag(by: 200)
        host.slider.scrollView.simulateRelease(velocity: 1)
        host.slider.scrollView.simulateMotion()
        #expect(host.page == 1)
        host.update()
        #expect(!host.slider.scrollView.simulatedIsMoving)

        host.page = 4
        host.update()
        for step in 1...10 {
            host.slider.scrollView.simulateMotion(to: CGFloat(step) / 10)
            host.update()
            #expect(host.page == 4)
            #expect(host.slider.targetPage == 4)
        }
        #expect(host.slider.currentPage == 4)
    }

    @Test("An update that changes nothing moves nothing")
    func sameAgain() {
        let host = Host()
        host.show()
        host.slider.scrollView.simulateDrag(by: 70)
        host.update()
        host.window.layoutIfNeeded()
        #expect(host.slider.scrollView.contentOffset.x == 70)
    }
}
