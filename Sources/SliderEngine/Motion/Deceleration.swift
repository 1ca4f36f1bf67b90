/// Coasting: every millisecond the speed is multiplied by `rate`, as in a scroll view of UIKit.
///
/// v(t) = v0·rate^(1000t), travel(t) = v0·(rate^(1000t) − 1)/(1000·ln rate); times in seconds.
package struct Deceleration: Equatable, Sendable {
    /// In points per second.
    private let initialVelocity: Double
    /// 1000·ln rate, below 0.
    private let exponent: Double

    /// - Parameters:
    ///   - velocity: in points per second; what isn't finite counts as 0.
    ///   - rate: between 0 and 1, else 0.998.
    package init(velocity: Double, rate: Double) {
        initialVelocity = velocity.isFinite ? velocity : 0
        exponent = rate > 0 && rate < 1 ? 1000 * log(rate) : Self.normalExponent
    }

    /// UIScrollView's normal rate, 0.998.
    package init(velocity: Double) {
        initialVelocity = velocity.isFinite ? velocity : 0
        exponent = Self.normalExponent
    }

    /// 1000·ln 0.998
    private static let normalExponent = -2.0020026706730794

    /// How far it has come `t` seconds after the start.
    @inline(never)
    package func travel(at t: Double) -> Double {
        initialVelocity * (exp(exponent * max(0, t)) - 1) / exponent
    }

    package func velocity(at t: Double) -> Double {
        initialVelocity * exp(exponent * max(0, t))
    }

    /// When it has come this far; infinite if it never does.
    @inline(never)
    package func time(ofTravel distance: Double) -> Double {
        let share = distance / totalTravel
        guard share >= 0, share < 1 else { return .infinity }
        // By halving: the logarithm would be half a kilobyte of a web page's engine.
        var before = 0.0
        var after = -40 / exponent
        for _ in 0..<60 {
            let middle = (before + after) / 2
            if 1 - exp(exponent * middle) < share { before = middle } else { after = middle }
        }
        return before
    }

    /// How far it comes in the end.
    package var totalTravel: Double { -initialVelocity / exponent }

    /// When less than half a point is left.
    package var duration: Double {
        let total = abs(totalTravel)
        return total > 0.5 ? time(ofTravel: totalTravel * (1 - 0.5 / total)) : 0
    }
}
