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
    ///   - rate: between 0 and 1, else 0.998, UIScrollView's normal rate.
    package init(velocity: Double, rate: Double = 0.998) {
        initialVelocity = velocity.isFinite ? velocity : 0
        exponent = 1000 * log(rate > 0 && rate < 1 ? rate : 0.998)
    }

    /// How far it has come `t` seconds after the start.
    package func travel(at t: Double) -> Double {
        initialVelocity * (exp(exponent * max(0, t)) - 1) / exponent
    }

    package func velocity(at t: Double) -> Double {
        initialVelocity * exp(exponent * max(0, t))
    }

    /// How far it comes in the end.
    package var totalTravel: Double { -initialVelocity / exponent }

    /// When less than half a point is left.
    package var duration: Double {
        let total = abs(totalTravel)
        return total > 0.5 ? log(0.5 / total) / exponent : 0
    }
}
