import SliderEngine
import Testing

/// What goes wrong with zoom elsewhere.
///
/// A square page of 390 points with 3 pixels to the point, a photo of 6000 × 4000 pixels in the middle of five.
@Suite final class ZoomFaultTests {
    private var slider = SliderModel()
    private var time = 0.0

    init() {
        start()
    }

    private func start(
        fit: PhotoFit = .contain, configure: (inout SliderConfiguration) -> Void = { _ in }
    ) {
        var configuration = SliderConfiguration()
        configuration.isZoomable = true
        configuration.photoFit = fit
        configure(&configuration)
        slider = SliderModel(pageCount: 5, configuration: configuration)
        slider.layout(Viewport(width: 390, height: 390, scale: 3), at: 0)
        slider.perform(.page(2), isAnimated: false, at: 0)
        slider.setPhotoSize(width: 6000, height: 4000, ofPhoto: 2, at: 0)
        time = 1
        slider.advance(to: time)
        _ = slider.takeEvents()
    }

    private func wait(_ seconds: Double) {
        time += seconds
        slider.advance(to: time)
    }

    @discardableResult
    private func down(_ id: Int, _ x: Double, _ y: Double) -> Verdict {
        slider.handle(.pointerDown(id: id, x: x, y: y, kind: .touch), at: time)
    }

    @discardableResult
    private func move(_ id: Int, _ x: Double, _ y: Double) -> Verdict {
        slider.handle(.pointerMove(id: id, x: x, y: y), at: time)
    }

    @discardableResult
    private func up(_ id: Int, _ x: Double, _ y: Double) -> Verdict {
        slider.handle(.pointerUp(id: id, x: x, y: y), at: time)
    }

    /// Evenly, in reports of 8 ms.
    private func glide(
        _ id: Int, from: (Double, Double), to: (Double, Double), lasting seconds: Double
    ) {
        let steps = (seconds / 0.008).rounded()
        for step in 1...Int(steps) {
            time += seconds / steps
            let share = Double(step) / steps
            move(id, from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
        }
    }

    private func doubleTap(_ x: Double, _ y: Double) {
        for _ in 0..<2 {
            down(1, x, y)
            time += 0.05
            up(1, x, y)
            time += 0.05
        }
    }

    private var scale: Double { slider.frame.zoom?.transform.scale ?? 1 }
    private var x: Double { slider.frame.zoom?.transform.x ?? 0 }
    private var y: Double { slider.frame.zoom?.transform.y ?? 0 }

    /// The point of the photo as it fits, from its middle, that is shown at a point of the screen.
    private func photoPoint(_ screenX: Double, _ screenY: Double) -> (x: Double, y: Double) {
        ((screenX - 195 - x) / scale, (screenY - 195 - y) / scale)
    }

    private func isClose(
        _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), within tolerance: Double = 1e-9
    ) -> Bool {
        abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }

    // MARK: Z1, at a point

    @Test func aPinchKeepsThePhotoUnderTheFingers() {
        let before = photoPoint(150, 250)
        #expect(down(1, 100, 250) == .undecided)
        #expect(down(2, 200, 250) == .ours)
        move(1, 75, 250)
        move(2, 225, 250)  // 1.5 times as far apart, around the same point
        #expect(abs(scale - 1.5) < 1e-9)
        #expect(isClose(photoPoint(150, 250), before))
        move(1, 95, 190)
        move(2, 245, 190)  // both moved by 20, −60
        #expect(isClose(photoPoint(170, 190), before))
        #expect(slider.frame.offset == 0, "the page stays")
    }

    @Test func aDoubleTapKeepsThePhotoUnderTheFinger() {
        let before = photoPoint(120, 200)
        doubleTap(120, 200)
        // Every moment of the movement, not only its end.
        for _ in 0..<60 {
            wait(1.0 / 60)
            #expect(isClose(photoPoint(120, 200), before))
        }
        #expect(scale == 2)
        doubleTap(120, 200)
        wait(1)
        #expect(scale == 1)
        #expect(slider.frame.zoom == nil)
    }

    @Test func aDoubleTapFillsThePageWhereThatIsMore() {
        slider.setPhotoSize(width: 9000, height: 3000, ofPhoto: 2, at: time)
        doubleTap(195, 195)
        wait(1)
        #expect(abs(scale - 3) < 1e-9)
    }

    @Test func ctrlWheelKeepsThePhotoUnderThePointer() {
        let before = photoPoint(120, 195)
        for _ in 0..<20 {
            time += 0.016
            #expect(slider.zoom(byWheel: -10, atX: 120, y: 195, at: time) == .ours)
        }
        #expect(abs(scale - 2.718281828459045) < 1e-9, "e^(200/200)")
        #expect(isClose(photoPoint(120, 195), before))
    }

    // MARK: Z2, out and in again

    @Test func aPinchOutAndInAgainIsExactlyNothing() {
        down(1, 100, 250)
        down(2, 200, 250)
        move(2, 370, 250)
        move(2, 200.4, 250)
        up(2, 200.4, 250)
        up(1, 100, 250)
        wait(1)
        #expect(slider.frame.zoom == nil)
        #expect(slider.isZoomed == false)
        #expect(slider.takeEvents().isEmpty, "neither a tap nor a page")
    }

    @Test func belowTheFitItLagsBehindAndComesBack() {
        down(1, 100, 195)
        down(2, 300, 195)
        move(1, 150, 195)
        move(2, 250, 195)
        #expect(abs(scale - 0.5.squareRoot()) < 1e-9)
        up(1, 150, 195)
        up(2, 250, 195)
        wait(1)
        #expect(slider.frame.zoom == nil)
    }

    @Test func aboveTheMaximumItLagsBehindAndComesBack() {
        // 6000 pixels on 390 points of 3 pixels each: the real pixels are 5.128 times as large.
        let most = 6000.0 / 1170
        down(1, 190, 195)
        down(2, 200, 195)
        move(1, 5, 195)
        move(2, 385, 195)  // 38 times
        #expect(abs(scale - most * (38 / most).squareRoot()) < 1e-9)
        up(1, 5, 195)
        up(2, 385, 195)
        wait(1)
        #expect(abs(scale - most) < 1e-9)
        #expect(slider.canZoomIn == false)
        #expect(slider.takeEvents() == [.zoomChange(page: 2, scale: scale)])
    }

    @Test func anUnknownPhotoZoomsThreefold() {
        slider.perform(.page(3), isAnimated: false, at: time)
        for _ in 0..<5 { slider.perform(.zoomIn, at: time) }
        wait(1)
        #expect(scale == 3)
    }

    // MARK: Z3, panning

    /// Twice as large; a finger can pan by 195 each way.
    private func zoomToTwice() {
        doubleTap(195, 195)
        wait(1)
        _ = slider.takeEvents()
    }

    @Test func aDragPansAndPastTheEdgeTurnsThePage() {
        zoomToTwice()
        down(1, 300, 195)
        glide(1, from: (300, 195), to: (150, 195), lasting: 0.3)
        // The slop is 10, and the first report beyond it is at 12.
        #expect(x < -130 && x > -140)
        #expect(slider.frame.offset == 0)
        time += 0.2
        up(1, 150, 195)
        wait(1)
        #expect(slider.frame.zoom != nil)
        // The next one meets the edge, bounces and stays on the page.
        down(1, 300, 195)
        glide(1, from: (300, 195), to: (100, 195), lasting: 0.2)
        #expect(x < -195 && x > -330, "lags behind beyond the edge")
        up(1, 100, 195)
        wait(3)
        #expect(abs(x + 195) < 1e-9)
        #expect(slider.currentPage == 2)
        // It stands at its edge now: the next one turns the page.
        down(1, 300, 195)
        glide(1, from: (300, 195), to: (150, 195), lasting: 0.2)
        #expect(slider.frame.offset > 100)
        up(1, 150, 195)
        wait(2)
        #expect(slider.currentPage == 3)
        #expect(slider.frame.zoom == nil, "the page that left fits again")
        #expect(
            slider.takeEvents().contains(.zoomChange(page: 2, scale: 1)))
        slider.perform(.previous, at: time)
        wait(1)
        #expect(slider.frame.zoom == nil)
    }

    @Test func itCoastsAsAScrollViewDoes() {
        zoomToTwice()
        down(1, 200, 195)
        glide(1, from: (200, 195), to: (240, 195), lasting: 0.16)  // 250 points a second
        let before = x
        up(1, 240, 195)
        // 250·(0.998^100 − 1)/(1000·ln 0.998)
        wait(0.1)
        #expect(abs(x - before - 250 * 0.0906259) < 1e-3)
        wait(5)
        // All but the last half point.
        #expect(abs(x - before - 250 * 0.4994998 + 0.5) < 1e-2)
    }

    @Test func aTouchCatchesItWithoutATap() {
        zoomToTwice()
        down(1, 200, 195)
        glide(1, from: (200, 195), to: (240, 195), lasting: 0.16)
        up(1, 240, 195)
        wait(0.05)
        let caught = x
        #expect(down(1, 240, 195) == .ours)
        wait(0.3)
        #expect(x == caught)
        up(1, 240, 195)
        wait(1)
        #expect(x == caught)
        #expect(slider.takeEvents().isEmpty)
    }

    @Test func keysPanToo() {
        zoomToTwice()
        slider.perform(.panRight, at: time)
        wait(1)
        #expect(abs(x + 97.5) < 1e-9)
        for _ in 0..<9 { slider.perform(.panRight, at: time) }
        wait(1)
        #expect(abs(x + 195) < 1e-9)
        // 260 points high as it fits, 520 now: 65 to either side.
        slider.perform(.panUp, at: time)
        wait(1)
        #expect(abs(y - 65) < 1e-9)
        #expect(slider.currentPage == 2)
    }

    @Test func aWheelPansTheZoomedPhoto() {
        zoomToTwice()
        #expect(slider.handle(WheelEvent(deltaX: 40, deltaY: -20), at: time) == .ours)
        #expect(abs(x + 40) < 1e-9 && abs(y - 20) < 1e-9)
        #expect(slider.currentPage == 2)
        start { $0.peek = 40 }
        zoomToTwice()
        slider.handle(WheelEvent(deltaX: 40, deltaY: -20), at: time)
        #expect(abs(x + 40) < 1e-9)
    }

    // MARK: Z4, other sizes

    @Test func aTurnedDeviceKeepsCentreAndScale() {
        zoomToTwice()
        slider.perform(.panRight, isAnimated: false, at: time)
        let center = photoPoint(195, 195)
        slider.layout(Viewport(width: 780, height: 390, scale: 3), at: time)
        // As it fits, it is 585 × 390 now, half as large again; so 780 × 520 are 1.333 times that.
        #expect(abs(scale - 4.0 / 3) < 1e-9)
        #expect(abs(x) < 1e-9, "780 wide in 780")
        slider.layout(Viewport(width: 390, height: 390, scale: 3), at: time)
        #expect(abs(scale - 2) < 1e-9)
        #expect(center.x > 0)
        slider.perform(.resetZoom, at: time)
        wait(1)
        #expect(slider.frame.zoom == nil, "nothing is left over")
    }

    @Test func aLargerWindowShowsItAsItFits() {
        zoomToTwice()
        slider.layout(Viewport(width: 1560, height: 1560, scale: 3), at: time)
        #expect(slider.frame.zoom == nil)
    }

    @Test func aSizeThatComesDuringAPinchDoesNotMoveIt() {
        down(1, 100, 250)
        down(2, 200, 250)
        move(2, 280, 250)
        let before = slider.frame.zoom?.transform
        slider.setPhotoSize(width: 3000, height: 2000, ofPhoto: 2, at: time)
        move(2, 280, 250)
        #expect(slider.frame.zoom?.transform.x == before?.x)
    }

    // MARK: Z5, everything else

    @Test func autoplayWaitsAndTheNeighbourFits() {
        start { $0.autoplay = .every(3) }
        zoomToTwice()
        wait(20)
        #expect(slider.currentPage == 2)
        #expect(slider.autoplayFraction == nil)
        let zoomed = slider.frame.pages.filter { $0.label == slider.frame.zoom?.label }
        #expect(zoomed.map(\.photo) == [2])
        slider.perform(.resetZoom, at: time)
        wait(2.9)
        #expect(slider.currentPage == 2, "a full interval")
        wait(0.6)
        #expect(slider.currentPage == 3)
    }

    // MARK: Z6, fits

    private func limits(_ width: Double, _ height: Double, _ fit: PhotoFit) -> ZoomLimits {
        ZoomLimits(
            photoWidth: width, photoHeight: height, pageWidth: 400, pageHeight: 300, density: 2, fit: fit)
    }

    @Test func aSmallPhotoIsNeverEnlargedToFit() {
        #expect(limits(100, 50, .contain).fittedWidth == 100)
        #expect(limits(800, 300, .contain).fittedHeight == 150)
    }

    @Test func aPhotoThatCoversAlwaysFills() {
        for (width, height) in [(100.0, 50.0), (50, 100), (4000, 3000), (20_000, 10)] {
            let limits = limits(width, height, .cover)
            #expect(limits.fittedWidth >= 400 - 1e-9 && limits.fittedHeight >= 300 - 1e-9)
            #expect(abs(limits.fittedWidth / limits.fittedHeight - width / height) < 1e-9 * width)
        }
    }

    @Test func aPhotoThatCoversCanBeSeenWhole() {
        start(fit: .cover)
        // 585 × 390 as it covers.
        slider.perform(.zoomIn, isAnimated: false, at: time)
        for _ in 0..<9 { slider.perform(.panRight, isAnimated: false, at: time) }
        let view = slider.frame.zoom?.view
        #expect(abs((view?.x ?? 0) + (view?.width ?? 0) - 6000) < 1e-6)
    }

    // MARK: Two fingers

    @Test func theFingerThatStaysPansWithoutAJumpAndIsNoTap() {
        down(1, 100, 250)
        down(2, 200, 250)
        move(2, 300, 250)
        let before = x
        up(1, 100, 250)
        #expect(x == before)
        time += 0.01
        #expect(move(2, 305, 250) == .ours)
        #expect(abs(x - before) < 5 + 1e-9 && x > before)
        time += 0.2
        up(2, 305, 250)
        #expect(slider.takeEvents().isEmpty)
    }

    @Test func aSecondFingerSoonAfterTheSlopMakesAPinch() {
        down(1, 300, 195)
        time += 0.02
        #expect(move(1, 280, 195) == .ours)
        #expect(slider.isDragging == true)
        time += 0.15
        #expect(down(2, 100, 195) == .ours)
        #expect(slider.isDragging == false)
        let before = photoPoint(190, 195)
        move(2, 50, 195)
        wait(0.5)
        // The page went back below the fingers; what lies between them stayed.
        #expect(slider.frame.offset == 0)
        #expect(isClose(photoPoint(165, 195), before, within: 1e-6))
        #expect(abs(scale - 230.0 / 180) < 1e-9)
    }

    @Test func laterItIsIgnored() {
        down(1, 300, 195)
        time += 0.02
        move(1, 280, 195)
        time += 0.16
        #expect(down(2, 100, 195) == .notOurs)
        #expect(slider.isDragging == true)
        #expect(slider.isZoomed == false)
    }

    @Test func aListThatChangesEndsAPinch() {
        down(1, 100, 250)
        down(2, 200, 250)
        move(2, 300, 250)
        slider.setPageCount(2, at: time)
        #expect(slider.isZoomed == false)
        #expect(move(2, 320, 250) == .notOurs)
        #expect(slider.isZoomed == false)
    }

    @Test func reducedMotionCuts() {
        start { $0.motionPreference = .reduced }
        slider.perform(.zoomIn, at: time)
        #expect(scale == 1.5)
        #expect(slider.isMoving == false)
    }

    @Test func whatCannotZoomDoesNot() {
        start { $0.isZoomable = false }
        doubleTap(195, 195)
        slider.perform(.zoomIn, at: time)
        #expect(slider.zoom(byWheel: -100, atX: 1, y: 1, at: time) == .notOurs)
        #expect(slider.isZoomed == false)
        #expect(slider.canZoomIn == false)
    }
}
