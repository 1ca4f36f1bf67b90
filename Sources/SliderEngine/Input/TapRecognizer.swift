/// What a released pointer meant.
package enum TapOutcome: Sendable {
    case none
    case tap
    /// The second of two taps; the first has been reported already.
    case doubleTap
}

/// Recognizes taps and double taps. Distances in points, times in seconds.
///
/// The caller cancels when the slop is crossed, so that distance is no concern of a single tap.
package struct TapRecognizer: Equatable, Sendable {
    private static let longestPress = 0.5
    /// Between two taps (Flutter).
    private static let longestPause = 0.3
    private static let longestDistance = 40.0
    private static let tolerance = 1e-9

    private struct Tap: Equatable {
        var x: Double
        var y: Double
        var time: Double
    }

    private var pressTime: Double?
    /// The tap that a second one would make a double tap.
    private var lastTap: Tap?

    package init() {}

    package mutating func down(x: Double, y: Double, at t: Double) {
        pressTime = t
    }

    package mutating func up(x: Double, y: Double, at t: Double) -> TapOutcome {
        guard let pressTime else { return .none }
        self.pressTime = nil
        guard t - pressTime <= Self.longestPress + Self.tolerance, x.isFinite, y.isFinite else {
            lastTap = nil
            return .none
        }
        if let lastTap, t - lastTap.time <= Self.longestPause + Self.tolerance,
            (x - lastTap.x) * (x - lastTap.x) + (y - lastTap.y) * (y - lastTap.y)
                <= Self.longestDistance * Self.longestDistance
        {
            self.lastTap = nil
            return .doubleTap
        }
        lastTap = Tap(x: x, y: y, time: t)
        return .tap
    }

    /// The press has become something else: a drag, a pinch, a caught motion.
    package mutating func cancel() {
        pressTime = nil
        lastTap = nil
    }
}
