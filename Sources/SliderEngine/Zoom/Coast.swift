/// A zoomed photo let go: along one direction it slows down, and where it meets its edge it bounces.
package struct Coast: Sendable {
    private let start: Double
    private let deceleration: Deceleration
    /// When it meets the edge, in seconds from the release; infinite if it doesn't.
    private var bounceTime = Double.infinity
    private var edge: Double
    private var bounce = Spring.snap(displacement: 0, velocity: 0)
    /// In seconds from the release.
    package private(set) var duration: Double

    /// No photo meets its edge faster, in logical pixels per second.
    private static let highestSpeed = 5000.0

    /// - Parameters:
    ///   - start: where the photo is, in logical pixels from the middle.
    ///   - velocity: in logical pixels per second.
    ///   - bound: where its edges are: at `-bound` and `bound`.
    ///   - band: what holds it beyond them.
    ///   - pixel: a device pixel, in logical ones.
    package init(from start: Double, velocity: Double, bound: Double, band: RubberBand, pixel: Double) {
        self.start = start
        deceleration = Deceleration(velocity: velocity)
        duration = deceleration.duration
        edge = min(max(start, -bound), bound)
        var speed = velocity
        if start == edge {
            edge = velocity < 0 ? -bound : bound
            let time = deceleration.time(ofTravel: edge - start)
            guard time <= duration else { return }
            bounceTime = time
            speed = deceleration.velocity(at: time)
        } else {
            bounceTime = 0
            speed *= band.gain(shown: start - edge)
        }
        speed = min(max(speed, -Self.highestSpeed), Self.highestSpeed)
        bounce = .edgeBounce(displacement: bounceTime > 0 ? 0 : start - edge, velocity: speed)
        duration = bounceTime + bounce.restTime(displacement: 0.5 * pixel, velocity: 20 * pixel)
    }

    /// `t` seconds after the release.
    @inline(never)
    package func position(at t: Double) -> Double {
        let t = min(t, duration)
        if t < bounceTime { return start + deceleration.travel(at: t) }
        return t < duration ? edge + bounce.displacement(at: t - bounceTime) : edge
    }
}
