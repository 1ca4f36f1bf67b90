import SliderEngine
import Testing

@Suite struct VelocityTrackerTests {
    private func tracker(_ samples: [(milliseconds: Double, position: Double)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for sample in samples { tracker.add(sample.position, at: sample.milliseconds / 1000) }
        return tracker
    }

    // Reference value 14.
    @Test func followsASteadyFinger() {
        let steps = (0..<12).map { Double($0) * 1000 / 60 }
        let steady = tracker(steps.map { ($0, $0) })
        #expect(isClose(steady.velocity(releasedAt: 11.0 / 60), 1000, within: speedTolerance))
    }

    @Test func forgetsAFingerThatRests() {
        let slowing = tracker([(0, 0), (16, 12), (32, 22), (48, 30), (64, 36), (80, 40)])
        #expect(isClose(slowing.velocity(releasedAt: 0.080), 500, within: speedTolerance))
        #expect(isClose(slowing.velocity(releasedAt: 0.180), 500, within: speedTolerance))
        #expect(slowing.velocity(releasedAt: 0.181) == 0)
    }

    // Reference value 15.
    @Test func stopsAtAGap() {
        let paused = tracker([(0, 0), (16, 40), (80, 40), (96, 40.5), (112, 41)])
        #expect(isClose(paused.velocity(releasedAt: 0.112), 31.25, within: speedTolerance))
    }

    @Test func knowsFewSamples() {
        #expect(isClose(tracker([(0, 0), (8, 4)]).velocity(releasedAt: 0.008), 500, within: speedTolerance))
        #expect(tracker([(0, 4)]).velocity(releasedAt: 0) == 0)
        #expect(tracker([]).velocity(releasedAt: 0) == 0)
    }

    @Test func isNoFasterThanTheFastestFinger() {
        #expect(tracker([(0, 0), (10, 100)]).velocity(releasedAt: 0.010) == 8000)
        #expect(tracker([(0, 0), (10, -100)]).velocity(releasedAt: 0.010) == -8000)
    }

    @Test func countsOnlyTheLastEightyMilliseconds() {
        // At rest for 100 ms, then at 1,000 points per second.
        let steps = (0...18).map { Double($0) * 10 }
        let turning = tracker(steps.map { ($0, max(0, $0 - 100)) })
        #expect(isClose(turning.velocity(releasedAt: 0.180), 1000, within: speedTolerance))
    }

    @Test func replacesTheNewestAndIgnoresTheOld() {
        var tracker = tracker([(0, 0), (8, 100), (8, 4)])
        #expect(isClose(tracker.velocity(releasedAt: 0.008), 500, within: speedTolerance))
        tracker.add(-900, at: 0.004)
        for number in [Double.nan, .infinity] {
            tracker.add(number, at: 0.009)
            tracker.add(0, at: number)
        }
        #expect(isClose(tracker.velocity(releasedAt: 0.008), 500, within: speedTolerance))
        tracker.reset()
        #expect(tracker.velocity(releasedAt: 0.008) == 0)
    }

    @Test func keepsUpWithAnyRate() {
        // 8,000 reports per second, for longer than the storage holds.
        let steps = (0..<5000).map { Double($0) / 8 }
        let fast = tracker(steps.map { ($0, $0) })
        #expect(isClose(fast.velocity(releasedAt: 4999.0 / 8000), 1000, within: speedTolerance))
    }

    @Test func everyInputIsLegal() {
        var tracker = VelocityTracker()
        for position in oddNumbers {
            for (step, t) in oddNumbers.enumerated() {
                tracker.add(position, at: t)
                tracker.add(position, at: Double(step) * 1e-300)
                for release in oddNumbers {
                    #expect(abs(tracker.velocity(releasedAt: release)) <= 8000)
                }
            }
        }
    }
}
