/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) of CSS and Core Animation.
package struct Curve: Equatable, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// The two control points. Their coordinates are held within 0...1: every time has one value, and none overshoots.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(1, max(0, x1))
        self.y1 = min(1, max(0, y1))
        self.x2 = min(1, max(0, x2))
        self.y2 = min(1, max(0, y2))
    }

    /// Core Animation's default curve.
    package static var ease: Curve { Curve(0.25, 0.1, 0.25, 1) }

    /// How much of the change is done when the share `u` of its time has gone by; `u` is held within 0...1.
    package func value(at u: Double) -> Double {
        // At the ends the polynomial is exact only but for rounding.
        guard u > 0 else { return 0 }
        return u < 1 ? min(1, max(0, Self.coordinate(y1, y2, at: parameter(at: u)))) : 1
    }

    /// The derivative of `value(at:)`; 0 where the curve is vertical.
    package func slope(at u: Double) -> Double {
        let parameter = parameter(at: u)
        let run = Self.derivative(x1, x2, at: parameter)
        return run > 0 ? Self.derivative(y1, y2, at: parameter) / run : 0
    }

    /// Where on the curve x = u: by Newton's method, and by halving where that leaves the bracket.
    private func parameter(at u: Double) -> Double {
        let u = min(1, max(0, u))
        guard u > 0, u < 1 else { return u }
        var low = 0.0
        var high = 1.0
        var parameter = u
        for _ in 0..<64 {
            let error = Self.coordinate(x1, x2, at: parameter) - u
            if abs(error) < 1e-14 { break }
            if error < 0 { low = parameter } else { high = parameter }
            let next = parameter - error / Self.derivative(x1, x2, at: parameter)
            parameter = next > low && next < high ? next : low + (high - low) / 2
        }
        return parameter
    }

    /// One coordinate of the curve whose control points have the coordinates 0, a, b and 1.
    private static func coordinate(_ a: Double, _ b: Double, at s: Double) -> Double {
        (((1 + 3 * (a - b)) * s + 3 * (b - 2 * a)) * s + 3 * a) * s
    }

    private static func derivative(_ a: Double, _ b: Double, at s: Double) -> Double {
        (3 * (1 + 3 * (a - b)) * s + 6 * (b - 2 * a)) * s + 3 * a
    }
}
