/// A whole motion, for a host's compositor.
public struct HandOver: Sendable {
    /// When it started and ends, in the host's time, in seconds.
    public let start: Double
    public let end: Double
    let motion: Motion
    /// Logical pixels per page, negative where the axis is mirrored.
    let stride: Double

    /// The frame's offset at a time, in logical pixels.
    public func offset(at t: Double) -> Double {
        motion.position(at: t) * stride
    }
}
