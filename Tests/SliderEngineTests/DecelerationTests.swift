import SliderEngine
import Testing

@Suite struct DecelerationTests {
    // Reference value 3.
    @Test func coastsAtTheNormalRate() {
        let coasting = Deceleration(velocity: 1000)
        #expect(isClose(coasting.totalTravel, 499.4998, within: lengthTolerance))
        #expect(isClose(coasting.travel(at: 0.1), 90.6259, within: lengthTolerance))
        #expect(isClose(coasting.velocity(at: 0.1), 818.5668, within: speedTolerance))
        #expect(isClose(coasting.travel(at: 0.5), 315.9280, within: lengthTolerance))
        #expect(isClose(coasting.duration, 3.4499, within: 1e-4))
    }

    // Reference value 4.
    @Test func coastsAtAFastRate() {
        let coasting = Deceleration(velocity: 1000, rate: 0.99)
        #expect(isClose(coasting.totalTravel, 99.4992, within: lengthTolerance))
        #expect(isClose(coasting.travel(at: 0.1), 63.0793, within: lengthTolerance))
        #expect(isClose(coasting.velocity(at: 0.1), 366.0323, within: speedTolerance))
        #expect(isClose(coasting.travel(at: 0.5), 98.8454, within: lengthTolerance))
        #expect(isClose(coasting.duration, 0.5267, within: 1e-4))
    }

    @Test func isMirrored() {
        for t in [0, 0.1, 1, 5] {
            #expect(Deceleration(velocity: -700).travel(at: t) == -Deceleration(velocity: 700).travel(at: t))
        }
        #expect(Deceleration(velocity: -700).duration == Deceleration(velocity: 700).duration)
    }

    @Test func endsHalfAPointBeforeItsTotal() {
        let coasting = Deceleration(velocity: -3000)
        let left = abs(coasting.totalTravel - coasting.travel(at: coasting.duration))
        #expect(isClose(left, 0.5, within: 1e-9))
        #expect(Deceleration(velocity: 0.9).duration == 0)
    }

    @Test func everyInputIsLegal() {
        for velocity in oddNumbers {
            for rate in oddNumbers + [1] {
                let coasting = Deceleration(velocity: velocity, rate: rate)
                #expect(coasting.duration >= 0)
                #expect(coasting.travel(at: -1) == 0)
                #expect(!coasting.travel(at: .nan).isNaN)
                #expect(!coasting.travel(at: .infinity).isNaN)
            }
        }
        #expect(Deceleration(velocity: .nan).totalTravel == 0)
    }
}
