import SliderEngine
import Testing

/// Faults of gestures that sliders are known for, by their numbers in the project's list.
@Suite struct GestureFaultTests {
    // G1
    @Test func lostReleaseEndsTheDrag() {
        let slider = TestSlider(pages: 5)
        slider.press(kind: .mouse)
        slider.move(by: -250, lasting: 0.3)
        #expect(slider.isDragging)
        slider.run(for: 5)
        let verdict = slider.handle(
            .pointerMove(id: 1, x: 300, y: 195, isPressed: false))
        #expect(verdict == .notOurs)
        #expect(!slider.isDragging)
        slider.run(for: 2)
        #expect(slider.x == 390)
        // Nothing follows the pointer any more.
        slider.handle(.pointerMove(id: 1, x: 100, y: 195, isPressed: false))
        #expect(slider.x == 390)
    }

    // G2
    @Test func twelveSwipesTurnTwelvePages() {
        let slider = TestSlider(pages: 20, viewport: Viewport(width: 800, height: 500, scale: 2))
        for swipe in 0..<12 {
            slider.swipe(by: -0.46 * 800, lasting: 0.2 + 0.4 * Double(swipe) / 11)
            slider.run(for: 0.6)
        }
        #expect(slider.currentPage == 12)
    }

    // G3
    @Test func dragIsNoTapAndAWobbleIs() {
        for kind in [PointerEvent.Kind.mouse, .touch] {
            let slider = TestSlider(pages: 5)
            slider.press(kind: kind)
            slider.move(by: -370, lasting: 0.4)
            slider.release(at: -370)
            slider.run(for: 2)
            #expect(!slider.takeEvents().contains { isTap($0) })

            slider.press(kind: kind)
            slider.move(by: 2, lasting: 0.05)
            slider.release(at: 2)
            #expect(slider.takeEvents() == [.tap(page: 1, x: 197, y: 195)])
            #expect(slider.x == 390)
        }
    }

    private func isTap(_ event: SliderEvent) -> Bool {
        switch event {
        case .tap, .doubleTap: true
        default: false
        }
    }

    // G4
    @Test func otherButtonsMoveNothing() {
        let slider = TestSlider(pages: 5)
        let verdict = slider.handle(
            .pointerDown(id: 1, x: 195, y: 195, kind: .mouse, isPrimary: false))
        #expect(verdict == .notOurs)
        #expect(slider.move(by: -200, lasting: 0.2) == .notOurs)
        slider.release(at: -200)
        slider.run(for: 1)
        #expect(slider.x == 0)
    }

    // G5
    @Test func crosswiseTouchScrollsThePageAlone() {
        let slider = TestSlider(pages: 5)
        slider.press()
        for step in 1...30 {
            slider.run(for: 0.01)
            let move = PointerEvent.pointerMove(id: 1, x: 195, y: 195 - 10 * Double(step))
            #expect(slider.handle(move) == .notOurs)
        }
        // It stays so until release, whichever way it goes on.
        #expect(slider.move(by: -200, lasting: 0.2) == .notOurs)
        #expect(slider.x == 0)
        slider.release(at: -200)

        slider.press()
        #expect(slider.move(by: -200, lasting: 0.1) == .ours)
        slider.release(at: -200)
        slider.run(for: 1)
        #expect(slider.currentPage == 1)
    }

    // G6
    @Test(arguments: [1.0, -1.0], [1.0, -1.0])
    func diagonalTouchIsThePages(alongSign: Double, acrossSign: Double) {
        for axis in [SliderAxis.horizontal, .vertical] {
            let slider = TestSlider(pages: 5) { $0.axis = axis }
            slider.press()
            for step in stride(from: 2.0, through: 100, by: 2) {
                slider.run(for: 0.008)
                let move = PointerEvent.pointerMove(
                    id: 1, x: 195 + alongSign * step, y: 195 + acrossSign * step)
                let verdict = slider.handle(move)
                // 10 pt of way are 7.07 each.
                #expect(verdict == (step < 7.1 ? .undecided : .notOurs))
            }
            #expect(slider.x == 0)
        }
    }

    // G7
    @Test(arguments: [1.0 / 3, -1.0 / 3])
    func resizeInMidDrag(growth: Double) {
        let slider = TestSlider(pages: 8)
        slider.perform(.page(3), isAnimated: false)
        slider.press()
        slider.move(by: -150, lasting: 0.3)
        let shown = slider.frame.offset / 390 + Double(slider.frame.base)
        let width = 390 * (1 + growth)
        slider.layout(Viewport(width: width, height: 390, scale: 3))
        // The same share of the page is in view, and the finger still holds it.
        let stride = slider.frame.pageLength
        #expect(
            isClose(slider.frame.offset / stride + Double(slider.frame.base), shown, within: 1e-9)
        )
        #expect(slider.isDragging)
        slider.move(from: -150, by: -10, lasting: 0.1)
        slider.run(for: 0.2)
        slider.release(at: -160)
        slider.run(for: 2)
        #expect([3, 4].contains(slider.currentPage))
        let page = slider.currentPage
        #expect(slider.screenPosition(ofPhoto: page) == 0)
    }

    // G8
    @Test(arguments: [1, 2])
    func touchpadSwipesInABrowser(swipes: Int) {
        let slider = TestSlider(pages: 8)
        var deltas: [Double] = [3, 10, 24, 40, 52, 58]
        var tail = 58.0
        while deltas.count < 66 {
            tail *= 0.95
            deltas.append(tail.rounded())
        }
        if swipes == 2 { deltas.insert(contentsOf: [20, 45, 60, 58, 50, 44, 40], at: 50) }
        for delta in deltas {
            #expect(slider.scroll(by: delta) == .ours)
            slider.run(for: 0.016)
        }
        slider.run(for: 2)
        #expect(slider.currentPage == swipes)
        #expect(slider.takePageChanges() == Array(1...swipes))
    }

    // G9
    @Test func resizeAtRestKeepsThePhoto() {
        let slider = TestSlider(pages: 8, viewport: Viewport(width: 800, height: 600, scale: 2))
        slider.perform(.page(5), isAnimated: false)
        _ = slider.takeEvents()
        for width in [512.0, 800] {
            slider.layout(Viewport(width: width, height: 600, scale: 2))
            #expect(!slider.isMoving)
            #expect(slider.visiblePhotos == [5])
            #expect(slider.screenPosition(ofPhoto: 5) == 0)
            #expect(slider.frame.pageLength == width)
        }
        #expect(slider.takeEvents() == [])
    }

    // G11
    @Test func touchStopsASettle() {
        let slider = TestSlider(pages: 5)
        slider.swipe(by: -120, lasting: 0.16)
        slider.run(for: 0.1)
        let caught = slider.x
        #expect(slider.press() == .ours)
        slider.run(for: 1, each: { #expect($0.x == caught) })
        slider.release()
        #expect(!slider.takeEvents().contains { isTap($0) })
        slider.run(for: 2)
        #expect(slider.x == (caught / 390).rounded() * 390)
    }

    // G12
    @Test func frameRateChangesNothing() {
        let sparse = TestSlider(pages: 5)
        sparse.swipe(by: -120, lasting: 0.16)
        sparse.run(for: 0.25)
        for frameRate in [30.0, 60, 120, 144] {
            let slider = TestSlider(pages: 5)
            slider.swipe(by: -120, lasting: 0.16)
            var frame = 0
            slider.run(for: 0.25, frameRate: frameRate) { shown in
                frame += 1
                // A slider that dropped every frame until now shows the same.
                let other = TestSlider(pages: 5)
                other.swipe(by: -120, lasting: 0.16)
                other.advance(to: shown.time)
                #expect(other.x == shown.x)
            }
            #expect(frame > 5)
            #expect(isClose(slider.x, sparse.x, within: 1e-9))
        }
    }

    // G13
    @Test func innerSliderLeavesItsEndToTheOuter() {
        let inner = TestSlider(pages: 2) { $0.isNested = true }
        inner.press()
        #expect(inner.move(by: -200, lasting: 0.1) == .ours)
        inner.release(at: -200)
        inner.run(for: 2)
        #expect(inner.currentPage == 1)

        inner.press()
        #expect(inner.move(by: -200, lasting: 0.1) == .notOurs)
        #expect(inner.x == 390)
        inner.release(at: -200)
        inner.press()
        #expect(inner.move(by: 200, lasting: 0.1) == .ours)

        let endless = TestSlider(pages: 2) {
            $0.isNested = true
            $0.loops = true
        }
        endless.perform(.next, isAnimated: false)
        endless.press()
        #expect(endless.move(by: -200, lasting: 0.1) == .ours)
    }

    /// A cancelled touch is a release without speed; before the slop it moves nothing.
    @Test func cancelledTouch() {
        let slider = TestSlider(pages: 5)
        slider.press()
        slider.move(by: -8, lasting: 0.05)
        slider.handle(.pointerCancel(id: 1))
        #expect(slider.x == 0 && !slider.isMoving)
        #expect(!slider.takeEvents().contains { isTap($0) })

        slider.press()
        slider.move(by: -120, lasting: 0.1)
        slider.handle(.pointerCancel(id: 1))
        slider.run(for: 2)
        // As a flick it would have turned the page.
        #expect(slider.x == 0)
    }

    /// Only the first pointer counts, until it is gone.
    @Test func secondPointerIsIgnored() {
        let slider = TestSlider(pages: 5)
        slider.press()
        slider.move(by: -100, lasting: 0.2)
        let x = slider.x
        let verdict = slider.handle(.pointerDown(id: 2, x: 100, y: 100, kind: .touch))
        #expect(verdict == .notOurs)
        slider.handle(.pointerMove(id: 2, x: 300, y: 100))
        slider.handle(.pointerUp(id: 2, x: 300, y: 100))
        #expect(slider.x == x)
        #expect(slider.isDragging)
    }

    /// Aligned to the start with a fraction of a page in view, the last step is shorter than a page.
    @Test func dragsAtAFractionalEnd() {
        func slider() -> TestSlider {
            let slider = TestSlider(pages: 10, viewport: Viewport(width: 400, height: 200)) {
                $0.pagesInView = 2.5
                $0.alignment = .start
            }
            slider.perform(.last, isAnimated: false)
            return slider
        }
        // 160 px a page: the last rest position is 7.5, at 1200 px.
        let nudged = slider()
        #expect(nudged.x == 1200)
        nudged.swipe(by: 20, lasting: 0.3, resting: 0.2)
        nudged.run(for: 2)
        #expect(nudged.x == 1200)
        #expect(nudged.currentPage == 8)

        let flicked = slider()
        flicked.swipe(by: 60, lasting: 0.05)
        flicked.run(for: 2)
        #expect(flicked.x == 1120)
        #expect(flicked.currentPage == 7)

        flicked.swipe(by: -60, lasting: 0.05)
        flicked.run(for: 2)
        #expect(flicked.x == 1200)
    }
}
