/// The speed of a finger when it lets go: the least-squares slope over the last 80 ms before its newest sample.
///
/// Samples before a gap of more than 40 ms don't count (Flutter and Android do the same); a finger that has
/// rested for more than 100 ms has no speed. Positions in points, times in seconds.
package struct VelocityTracker: Equatable, Sendable {
    private static let horizon = 0.080
    private static let longestGap = 0.040
    private static let longestRest = 0.100
    private static let highestSpeed = 8000.0
    /// Far below the distance of two events: a time of 0.08 s as a difference of two doubles is still 0.08 s.
    private static let tolerance = 1e-9

    private struct Sample: Equatable {
        var time: Double
        var position: Double
    }

    /// A ring: 80 ms of a pointer that reports 1,600 times a second.
    private var samples = [Sample](repeating: Sample(time: 0, position: 0), count: 128)
    private var count = 0
    /// Where the next sample goes.
    private var end = 0

    package init() {}

    /// Takes a sample. One at the time of the newest replaces it; an older one and numbers that aren't finite
    /// are ignored.
    package mutating func add(_ position: Double, at t: Double) {
        guard position.isFinite, t.isFinite else { return }
        if count > 0 {
            let newest = sample(back: 0)
            guard t >= newest.time else { return }
            if t == newest.time {
                end = (end + samples.count - 1) % samples.count
                count -= 1
            }
        }
        samples[end] = Sample(time: t, position: position)
        end = (end + 1) % samples.count
        count = min(count + 1, samples.count)
    }

    package mutating func reset() {
        count = 0
        end = 0
    }

    /// In points per second, within ±8000; 0 from fewer than two samples.
    package func velocity(releasedAt t: Double) -> Double {
        guard count > 1 else { return 0 }
        let newest = sample(back: 0)
        guard !(t - newest.time > Self.longestRest + Self.tolerance) else { return 0 }

        var used = 1
        var sumOfTimes = 0.0
        var sumOfPositions = 0.0
        while used < count {
            let next = sample(back: used)
            guard newest.time - next.time <= Self.horizon + Self.tolerance,
                sample(back: used - 1).time - next.time <= Self.longestGap + Self.tolerance
            else { break }
            sumOfTimes += next.time - newest.time
            sumOfPositions += next.position - newest.position
            used += 1
        }
        guard used > 1 else { return 0 }

        let meanTime = sumOfTimes / Double(used)
        let meanPosition = sumOfPositions / Double(used)
        var covariance = 0.0
        var variance = 0.0
        for back in 0..<used {
            let time = sample(back: back).time - newest.time - meanTime
            covariance += time * (sample(back: back).position - newest.position - meanPosition)
            variance += time * time
        }
        guard variance > 0, covariance.isFinite else { return 0 }
        return min(max(covariance / variance, -Self.highestSpeed), Self.highestSpeed)
    }

    /// The newest sample is 0 back.
    private func sample(back: Int) -> Sample {
        samples[(end + samples.count - 1 - back) % samples.count]
    }
}
