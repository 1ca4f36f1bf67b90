/// A critically damped spring: the way back to a target, as a closed form of time.
///
/// d(t) = (d0 + (v0 + ω·d0)·t)·e^(−ωt) and v(t) = d′(t), where d is the displacement from the target.
/// Any unit of length will do (points, pages); times are in seconds and ω in radians per second.
/// The form is that of WWDC 2018, session 803, "Designing Fluid Interfaces".
package struct Spring: Equatable, Sendable {
    /// ω in radians per second.
    package let frequency: Double
    package let initialDisplacement: Double
    /// In lengths per second.
    package let initialVelocity: Double

    /// - Parameters:
    ///   - displacement: from the target; NaN counts as 0.
    ///   - velocity: in lengths per second; NaN counts as 0.
    ///   - frequency: ω; what isn't a positive number counts as the snap's.
    package init(displacement d0: Double, velocity v0: Double, frequency: Double) {
        self.frequency = frequency > 0 ? min(frequency, Self.limit) : Self.snapFrequency
        initialDisplacement = Self.limited(d0)
        initialVelocity = Self.limited(v0)
    }

    /// Far beyond any length or speed, and low enough that products stay finite.
    private static let limit = 1e60

    private static func limited(_ number: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -limit), limit)
    }

    /// The snap to a page, ω = 20 (stiffness 400 and mass 1 in Compose's pager). It never crosses its target.
    package static func snap(displacement: Double, velocity: Double) -> Spring {
        withoutOvershoot(displacement: displacement, velocity: velocity, frequency: snapFrequency)
    }

    /// The way back from beyond an end, ω = 12.5 (Apple's rubber band in WebKit). Outward speed carries it
    /// further out first; inward speed never carries it across the end.
    package static func edgeBounce(displacement: Double, velocity: Double) -> Spring {
        withoutOvershoot(displacement: displacement, velocity: velocity, frequency: 12.5)
    }

    private static let snapFrequency = 20.0
    /// Where a stiffer spring would look like a jump.
    private static let highestFrequency = 60.0

    /// A spring that would shoot past its target is made just stiff enough not to, up to ω = 60;
    /// from there on the velocity is cut instead.
    @inline(never)
    private static func withoutOvershoot(
        displacement d0: Double, velocity v0: Double, frequency: Double
    ) -> Spring {
        let pointsAtTarget = (d0 < 0 && v0 > 0) || (d0 > 0 && v0 < 0)
        guard pointsAtTarget, abs(v0) > frequency * abs(d0) else {
            return Spring(displacement: d0, velocity: v0, frequency: frequency)
        }
        let stiffer = min(abs(v0) / abs(d0), highestFrequency)
        // Written so that v0 + ω·d0 is exactly 0, which leaves d0·e^(−ωt).
        return Spring(displacement: d0, velocity: -(stiffer * d0), frequency: stiffer)
    }

    /// v0 + ω·d0.
    private var slope: Double { initialVelocity + frequency * initialDisplacement }

    /// The displacement `t` seconds after the start; before it, that of the start.
    @inline(never)
    package func displacement(at t: Double) -> Double {
        let t = max(0, t)
        let decay = exp(-frequency * t)
        return decay > 0 ? (initialDisplacement + slope * t) * decay : 0
    }

    /// The velocity `t` seconds after the start, in lengths per second; before it, that of the start.
    @inline(never)
    package func velocity(at t: Double) -> Double {
        let t = max(0, t)
        let decay = exp(-frequency * t)
        return decay > 0 ? (initialVelocity - frequency * slope * t) * decay : 0
    }

    /// The first time after which |d| ≤ `displacement` and |v| ≤ `velocity` for ever; 0 if that is so at once.
    ///
    /// A threshold of 0 is met when e^(−ωt) vanishes in a `Double`; NaN is no threshold at all.
    package func restTime(displacement: Double, velocity: Double) -> Double {
        // d has its only extremum where v = 0, and v its own 1/ω later.
        let turn = slope == 0 ? 0 : initialVelocity / (frequency * slope)
        let fastest = slope == 0 ? 0 : turn + 1 / frequency
        return max(
            lastTime(extremum: turn, threshold: displacement) { self.displacement(at: $0) },
            lastTime(extremum: fastest, threshold: velocity) { self.velocity(at: $0) })
    }

    /// The last time at which |value| > threshold, where value has one extremum and then goes to zero.
    private func lastTime(extremum: Double, threshold: Double, value: (Double) -> Double) -> Double {
        let threshold = max(threshold, 0)
        func exceeds(_ t: Double) -> Bool { abs(value(t)) > threshold }

        // On either side of the extremum, "exceeds" changes at most once, from true to false.
        let extremum = max(0, extremum)
        var low = 0.0
        var high = extremum
        if exceeds(extremum) {
            low = extremum
            var step = 1 / frequency
            while exceeds(low + step), step.isFinite { step *= 2 }
            high = low + step
        } else if !exceeds(0) {
            return 0
        }
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return high }
            if exceeds(middle) { low = middle } else { high = middle }
        }
    }
}
