import SliderEngine
import Testing

@Suite struct WheelRecognizerTests {
    /// Pages turned by a stream of deltas along the axis, 16 ms apart.
    private func turns(
        _ deltas: [Double], from start: Double = 0, in wheel: inout WheelRecognizer
    ) -> [(event: Int, turn: Int)] {
        deltas.enumerated().compactMap { index, delta in
            let outcome = wheel.handle(
                WheelInput(deltaMain: delta, deltaCross: 0), crossTurnsToo: false,
                at: start + Double(index) * 0.016)
            guard case .turn(let turn) = outcome else {
                #expect(outcome == .consumed)
                return nil
            }
            return (index + 1, turn)
        }
    }

    /// A trackpad's flick and its inertia.
    private static let swipe: [Double] = {
        var deltas: [Double] = [3, 10, 24, 40, 52, 58]
        while let last = deltas.last, last > 1 { deltas.append(last * 0.95) }
        return deltas
    }()

    // Reference value 22.
    @Test func aFlickTurnsOnePage() {
        var wheel = WheelRecognizer()
        let turned = turns(Self.swipe, in: &wheel)
        #expect(turned.map(\.event) == [3])
        #expect(turned.map(\.turn) == [1])
        #expect(Self.swipe.count == 86)
    }

    @Test func aSecondFlickInTheTailTurnsAnother() {
        var wheel = WheelRecognizer()
        let tail = Self.swipe.dropFirst(6).prefix { $0 >= 8 }
        let again = [20, 45, 60] + Self.swipe.dropFirst(5)
        #expect(turns(Self.swipe.prefix(6) + tail + again, in: &wheel).map(\.turn) == [1, 1])
    }

    @Test func aNudgeTurnsNothing() {
        var wheel = WheelRecognizer()
        #expect(turns([3, 3, 3, 3, 3], in: &wheel).isEmpty)
    }

    @Test func twoFlicksASecondApartTurnTwoPages() {
        var wheel = WheelRecognizer()
        let first = turns(Self.swipe, in: &wheel)
        let end = Double(Self.swipe.count) * 0.016
        #expect((first + turns(Self.swipe, from: end + 1, in: &wheel)).map(\.turn) == [1, 1])
    }

    @Test func aFlickBackInTheTailGoesBack() {
        var wheel = WheelRecognizer()
        let stream = Self.swipe.prefix(16) + [-4, -12, -30, -40]
        #expect(turns(Array(stream), in: &wheel).map(\.turn) == [1, -1])
    }

    @Test func isMirrored() {
        var wheel = WheelRecognizer()
        var mirrored = WheelRecognizer()
        let stream = Self.swipe + [20, 45, 60, -30, -50, 5]
        let turned = turns(stream, in: &wheel)
        let back = turns(stream.map { -$0 }, in: &mirrored)
        #expect(turned.map(\.event) == back.map(\.event))
        #expect(turned.map(\.turn) == back.map { -$0.turn })
    }

    @Test func theFirstEventDecidesTheAxisOfAStream() {
        var wheel = WheelRecognizer()
        func handle(_ main: Double, _ cross: Double, _ t: Double) -> WheelOutcome {
            wheel.handle(WheelInput(deltaMain: main, deltaCross: cross), crossTurnsToo: false, at: t)
        }
        #expect(handle(11, 10, 0) == .ignored)
        #expect(handle(60, 0, 0.016) == .ignored)
        #expect(handle(12, 10, 1) == .consumed)
        #expect(handle(12, 60, 1.016) == .consumed)
        #expect(handle(12, 60, 1.032) == .turn(1))
    }

    @Test func aVerticalStreamTurnsWhereNoPageScrolls() {
        var wheel = WheelRecognizer()
        let input = WheelInput(deltaMain: 0, deltaCross: -31)
        #expect(wheel.handle(input, crossTurnsToo: true, at: 0) == .turn(-1))
        #expect(wheel.handle(input, crossTurnsToo: true, at: 0.016) == .consumed)
    }

    // MARK: Wheels with detents

    private func detent(_ main: Double, _ cross: Double = 0) -> WheelInput {
        WheelInput(
            deltaMain: main, deltaCross: cross, wheelDeltaMain: main < 0 ? 120 : main > 0 ? -120 : 0,
            wheelDeltaCross: cross < 0 ? 120 : cross > 0 ? -120 : 0)
    }

    @Test func aDetentTurnsOnePage() {
        var wheel = WheelRecognizer()
        let times = [0, 0.05, 0.10, 0.15, 0.20, 0.30, 0.50]
        let outcomes = times.map { wheel.handle(detent(100), crossTurnsToo: false, at: $0) }
        #expect(
            outcomes == [.turn(1), .consumed, .consumed, .turn(1), .consumed, .turn(1), .turn(1)])
    }

    @Test func detentsAreKnownByTheirNumbers() {
        func outcome(_ delta: Double, mode: Int = 0, wheelDelta: Double = 0) -> WheelOutcome {
            var wheel = WheelRecognizer()
            let input = WheelInput(
                deltaMain: delta, deltaCross: 0, deltaMode: mode, wheelDeltaMain: wheelDelta)
            _ = wheel.handle(input, crossTurnsToo: false, at: 0)
            // A wheel turns again after 150 ms of turning; a stream without silence doesn't.
            _ = wheel.handle(input, crossTurnsToo: false, at: 0.1)
            return wheel.handle(input, crossTurnsToo: false, at: 0.2)
        }
        #expect(outcome(3, mode: 1) == .turn(1))
        #expect(outcome(-1, mode: 2) == .turn(-1))
        #expect(outcome(100, wheelDelta: -120) == .turn(1))
        #expect(outcome(40, wheelDelta: 240) == .turn(1))
        #expect(outcome(39, wheelDelta: -120) == .consumed)
        #expect(outcome(100.5, wheelDelta: -120) == .consumed)
        #expect(outcome(100, wheelDelta: -300) == .consumed)
        #expect(outcome(100) == .consumed)
    }

    @Test func aVerticalWheelScrollsThePageUnlessToldOtherwise() {
        var wheel = WheelRecognizer()
        #expect(wheel.handle(detent(0, 100), crossTurnsToo: false, at: 0) == .ignored)
        #expect(wheel.handle(detent(0, 100), crossTurnsToo: true, at: 1) == .turn(1))
        #expect(wheel.handle(detent(0, -100), crossTurnsToo: true, at: 2) == .turn(-1))
    }

    @Test func aDeltaOfAStreamThatLooksLikeADetentTurnsNothing() {
        // A trackpad whose wheelDelta is three times its delta: 40 would be a detent of 120.
        var wheel = WheelRecognizer()
        var turned = 0
        for (index, delta) in ([3, 10, 24, 40, 52, 58, 55, 52, 49, 46, 43, 40, 40, 40, 40, 37] as [Double])
            .enumerated()
        {
            let input = WheelInput(deltaMain: delta, deltaCross: 0, wheelDeltaMain: -3 * delta)
            if wheel.handle(input, crossTurnsToo: false, at: Double(index) * 0.016) == .turn(1) {
                turned += 1
            }
        }
        #expect(turned == 1)
    }

    // MARK: Touchpads with phases

    // Reference value 23.
    @Test func theBeginningDecidesTheAxis() {
        func began(_ main: Double, _ cross: Double) -> WheelOutcome {
            var wheel = WheelRecognizer()
            return wheel.handle(
                WheelInput(deltaMain: main, deltaCross: cross, phase: .began), crossTurnsToo: false, at: 0)
        }
        #expect(began(12, 10) == .dragBegan(12))
        #expect(began(11, 10) == .ignored)
        #expect(began(-30, 2) == .dragBegan(-30))
    }

    @Test func aTouchpadDrags() {
        var wheel = WheelRecognizer()
        func handle(_ main: Double, _ phase: WheelPhase, cross: Double = 0) -> WheelOutcome {
            wheel.handle(
                WheelInput(deltaMain: main, deltaCross: cross, phase: phase), crossTurnsToo: false, at: 0)
        }
        #expect(handle(0, .began) == .ignored)
        #expect(handle(5, .changed) == .dragBegan(5))
        #expect(handle(-7, .changed, cross: 40) == .dragged(-7))
        #expect(handle(0, .ended) == .dragEnded)
        #expect(handle(90, .momentum) == .consumed)
        #expect(handle(0, .ended) == .ignored)

        // The whole sequence goes to the page.
        #expect(handle(5, .began, cross: 40) == .ignored)
        #expect(handle(50, .changed) == .ignored)
        #expect(handle(0, .ended) == .ignored)
        #expect(handle(90, .momentum) == .ignored)
    }

    @Test func everyInputIsLegal() {
        var wheel = WheelRecognizer()
        for delta in oddNumbers {
            for other in oddNumbers {
                for phase in [WheelPhase.none, .began, .changed, .ended, .momentum] {
                    let input = WheelInput(
                        deltaMain: delta, deltaCross: other, deltaMode: .max, wheelDeltaMain: other,
                        wheelDeltaCross: delta, phase: phase)
                    for t in oddNumbers {
                        switch wheel.handle(input, crossTurnsToo: true, at: t) {
                        case .dragBegan(let moved), .dragged(let moved): #expect(moved.isFinite)
                        case .turn(let turn): #expect(abs(turn) == 1)
                        case .ignored, .consumed, .dragEnded: break
                        }
                    }
                }
            }
        }
        // A number that isn't one mustn't spoil the next swipe.
        #expect(turns([3, 10, 24], from: 1000, in: &wheel).map(\.turn) == [1])
    }
}
