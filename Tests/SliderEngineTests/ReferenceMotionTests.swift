import SliderEngine
import Testing

/// The reference values of whole motions, from event to frame: five pages of 390 points.
@Suite struct ReferenceMotionTests {
    // Reference value 20.
    @Test func aChangeIsEased() {
        var slider = SliderModel.laidOut(pageCount: 5)
        slider.perform(.next, at: 1)
        #expect(isClose(slider.contentOffset(at: 1.075), 159.3191, within: lengthTolerance))
        #expect(isClose(slider.contentOffset(at: 1.15), 312.9373, within: lengthTolerance))
        #expect(isClose(slider.contentVelocity(at: 1.15), 1292.385, within: speedTolerance))
        #expect(slider.contentOffset(at: 1.3) == 390)
    }

    @Test(arguments: [(1, 0.30), (2, 0.35), (3, 0.40), (5, 0.50), (9, 0.50)])
    func aLongerChangeTakesLonger(pages: Int, duration: Double) {
        var slider = SliderModel.laidOut(pageCount: 10)
        slider.perform(.page(pages), at: 1)
        #expect(isClose(slider.settleTime(from: 1), 1 + duration, within: 2e-4))
    }

    // Reference value 21.
    @Test func aSecondChangeGoesOnFromTheFirst() {
        var slider = SliderModel.laidOut(pageCount: 5)
        slider.perform(.next, at: 1)
        slider.perform(.next, at: 1.15)
        #expect(isClose(slider.contentOffset, 312.9373, within: lengthTolerance))
        #expect(isClose(slider.contentVelocity(at: 1.15), 1292.385, within: speedTolerance))
        for (later, expected) in [(0.05, 460.1266), (0.10, 607.8604), (0.20, 741.9614), (0.30, 772.8569)] {
            #expect(isClose(slider.contentOffset(at: 1.15 + later), expected, within: lengthTolerance))
        }
    }

    // Reference value 24.
    private func swiped() -> SliderModel {
        var slider = SliderModel.laidOut(pageCount: 5)
        slider.swipe(from: 300, by: -6, count: 20, at: 1)
        return slider
    }

    @Test func aDragStartsAtTheSlop() {
        var slider = SliderModel.laidOut(pageCount: 5)
        slider.handle(.pointerDown(id: 1, x: 300, y: 100, kind: .touch), at: 1)
        #expect(slider.handle(.pointerMove(id: 1, x: 294, y: 100), at: 1.008) == .undecided)
        #expect(slider.handle(.pointerMove(id: 1, x: 288, y: 100), at: 1.016) == .ours)
        #expect(slider.contentOffset == 0)
        slider.handle(.pointerMove(id: 1, x: 282, y: 100), at: 1.024)
        #expect(isClose(slider.contentOffset, 6, within: 1e-9))
    }

    @Test func aDragSettlesOnItsPage() {
        var slider = swiped()
        #expect(isClose(slider.contentOffset, 108, within: lengthTolerance))
        #expect(isClose(slider.contentVelocity(at: 1.16), 750, within: speedTolerance))
        for (later, expected) in [(0.05, 196.31147), (0.10, 285.65650), (0.20, 366.92230), (0.30, 385.66466)]
        {
            #expect(isClose(slider.contentOffset(at: 1.16 + later), expected, within: lengthTolerance))
        }
        #expect(isClose(slider.settleTime(from: 1.46), 1.16 + 0.484, within: 1e-3))
        #expect(slider.contentOffset == 390)
    }

    // Reference value 25.
    @Test func aCaughtMotionFreezesAndGoesOn() {
        var slider = swiped()
        slider.handle(.pointerDown(id: 2, x: 200, y: 100, kind: .touch), at: 1.26)
        #expect(isClose(slider.contentOffset, 285.65650, within: lengthTolerance))
        let frozen = slider.contentOffset
        #expect(slider.contentOffset(at: 1.5) == frozen)

        slider.handle(.pointerUp(id: 2, x: 200, y: 100), at: 1.5)
        let spring = Spring.snap(displacement: frozen - 390, velocity: 0)
        for later in [0, 0.05, 0.1, 0.2] {
            let expected = 390 + spring.displacement(at: later)
            #expect(isClose(slider.contentOffset(at: 1.5 + later), expected, within: 1e-9))
        }
        #expect(slider.contentOffset(at: 3) == 390)
        let events = slider.takeEvents()
        #expect(!events.contains { if case .tap = $0 { true } else { false } })
    }

    // Reference value 23: a touchpad at 0.31 of a page.
    @Test(arguments: [(400.0, 0), (900, 1)]) func aTouchpadTurnsAPage(speed: Double, page: Int) {
        var slider = SliderModel.laidOut(pageCount: 5)
        let distance = 0.31 * 390
        let steps = (distance / speed / 0.008).rounded()
        for step in 0..<Int(steps) {
            slider.handle(
                WheelEvent(deltaX: distance / steps, deltaY: 0, phase: step == 0 ? .began : .changed),
                at: 1 + Double(step) * 0.008)
        }
        #expect(isClose(slider.contentOffset, distance, within: 1e-9))
        slider.handle(WheelEvent(deltaX: 0, deltaY: 0, phase: .ended), at: 1 + steps * 0.008)
        #expect(slider.contentOffset(at: 3) == Double(page) * 390)
    }

    @Test func aDragBeyondTheEndResistsAndBouncesBack() {
        var slider = SliderModel.laidOut(pageCount: 5)
        slider.handle(.pointerDown(id: 1, x: 50, y: 100, kind: .touch), at: 1)
        slider.handle(.pointerMove(id: 1, x: 60, y: 100), at: 1.1)
        slider.handle(.pointerMove(id: 1, x: 160, y: 100), at: 1.2)
        // Reference values 1 and 12.
        #expect(isClose(slider.contentOffset, -48.2022, within: lengthTolerance))
        slider.handle(.pointerUp(id: 1, x: 160, y: 100), at: 2)
        let bounce = Spring(displacement: -slider.contentOffset, velocity: 0, frequency: 12.5)
        for later in [0.1, 0.2, 0.3] {
            let expected = -bounce.displacement(at: later)
            #expect(isClose(slider.contentOffset(at: 2 + later), expected, within: 1e-9))
        }
        #expect(slider.contentOffset(at: 4) == 0)
    }
}
