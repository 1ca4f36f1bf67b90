import Testing

@testable import PhotoSliderUIKit

@Suite("Zoom") @MainActor
struct ZoomFaultTests {
    private func zoomView(_ stage: Stage) throws -> PhotoZoomView {
        try #require(stage.slider.strip.currentPage?.zoomView)
    }

    /// Where a place of the window lies in the photo, in shares of its sides.
    private func share(_ place: CGPoint, _ view: PhotoZoomView) -> CGPoint {
        let scroll = view.scrollView
        return CGPoint(
            x: (scroll.contentOffset.x + place.x) / scroll.contentSize.width,
            y: (scroll.contentOffset.y + place.y) / scroll.contentSize.height)
    }

    @Test("Pinched at a point, and tapped twice at a point, that point stays under the fingers")
    func anchor() throws {
        let stage = Stage(3)
        let view = try zoomView(stage)
        let place = CGPoint(x: 130, y: 250)
        let before = share(place, view)
        view.scrollView.simulatePinch(to: 2.5, at: place)
        #expect(abs(share(place, view).x - before.x) < 1e-9)
        #expect(abs(share(place, view).y - before.y) < 1e-9)

        stage.tap(at: place, count: 2)
        #expect(!view.isZoomed)
        stage.tap(at: place, count: 2)
        #expect(view.isZoomed)
        #expect(abs(share(place, view).x - before.x) < 1e-9)
        #expect(abs(share(place, view).y - before.y) < 1e-9)
    }

    @Test("On a later page, too, the double tap is where the finger is")
    func laterPage() throws {
        let stage = Stage(5)
        stage.slider.scrollToPage(3, animated: false)
        let view = try zoomView(stage)
        let place = CGPoint(x: 250, y: 90)
        let before = share(place, view)
        stage.tap(at: place, count: 2)
        #expect(view.scrollView.zoomScale == 2)
        #expect(abs(share(place, view).x - before.x) < 1e-9)
    }

    @Test("Pinched out and in again the scale is exactly 1, and the photo in the middle")
    func backToFit() throws {
        let stage = Stage(3)
        let view = try zoomView(stage)
        let before = view.scrollView.contentOffset
        view.scrollView.simulatePinch(to: 3, at: CGPoint(x: 10, y: 10))
        view.scrollView.simulatePinch(to: 1.005, at: CGPoint(x: 300, y: 300))
        #expect(view.scrollView.zoomScale == 1)
        #expect(abs(view.scrollView.contentOffset.x - before.x) < 1e-6)
        #expect(abs(view.scrollView.contentOffset.y - before.y) < 1e-6)
    }

    @Test("Only an enlarged photo takes drags; as it fits it leaves them to the slider")
    func pan() throws {
        let stage = Stage(3)
        let view = try zoomView(stage)
        #expect(!view.scrollView.panGestureRecognizer.isEnabled)
        view.scrollView.simulatePinch(to: 2, at: .zero)
        #expect(view.scrollView.panGestureRecognizer.isEnabled)
        stage.tap(at: .zero, count: 2)
        #expect(!view.scrollView.panGestureRecognizer.isEnabled)
    }

    @Test("Resized while it is enlarged: scale and middle stay, and nothing is left over after")
    func resize() throws {
        let stage = Stage(3)
        let view = try zoomView(stage)
        view.scrollView.simulatePinch(to: 2, at: CGPoint(x: 195, y: 195))
        let before = share(CGPoint(x: 195, y: 195), view)
        stage.resize(to: CGSize(width: 800, height: 360))
        #expect(view.scrollView.zoomScale == 2)
        let after = share(CGPoint(x: 400, y: 180), view)
        #expect(abs(after.x - before.x) < 1e-6)
        #expect(abs(after.y - before.y) < 1e-6)
        stage.tap(at: CGPoint(x: 400, y: 180), count: 2)
        #expect(view.scrollView.zoomScale == 1)
        #expect(view.scrollView.contentSize.width == 800)
        #expect(abs(share(CGPoint(x: 400, y: 180), view).y - 0.5) < 1e-6)
    }

    @Test("A page that leaves the window is as it fits when it comes back, and its neighbour starts so")
    func reset() throws {
        let stage = Stage(3)
        let view = try zoomView(stage)
        var zooms: [Double] = []
        stage.slider.onZoom = { page, scale in zooms.append(scale) }
        view.scrollView.simulatePinch(to: 2, at: .zero)
        stage.flick(1)
        #expect(view.scrollView.zoomScale == 1)
        #expect(try zoomView(stage).scrollView.zoomScale == 1)
        stage.flick(-1)
        #expect(try !zoomView(stage).isZoomed)
        #expect(zooms == [2])
    }

    @Test("A photo smaller than the window: contained it keeps its own size in the middle, covering it fills")
    func small() throws {
        let stage = Stage(0) { $0.fit = .contain }
        stage.slider.configure(with: [UIImage(simulatedSize: CGSize(width: 100, height: 50))])
        stage.window.layoutIfNeeded()
        let view = try zoomView(stage)
        #expect(view.imageView.frame.size == CGSize(width: 100, height: 50))
        #expect(view.scrollView.contentOffset == CGPoint(x: -145, y: -170))
        stage.slider.fit = .cover
        #expect(view.imageView.frame.size == CGSize(width: 780, height: 390))
        #expect(view.scrollView.contentOffset == CGPoint(x: 195, y: 0))
    }

    @Test("Zoom can be turned off")
    func off() throws {
        let stage = Stage(3) { $0.isZoomEnabled = false }
        stage.tap(at: CGPoint(x: 100, y: 100), count: 2)
        let view = try zoomView(stage)
        view.scrollView.simulatePinch(to: 2, at: .zero)
        #expect(view.scrollView.zoomScale == 1)
        #expect(stage.slider.accessibilityCustomActions == nil)
    }
}
