/// The content held by a finger or a touchpad.
package struct Drag: Sendable {
    /// Where the content would be without rubber band, in pages from the base.
    package var raw: Double
    /// Finger positions for the velocity, in logical pixels along the axis.
    package var tracker = VelocityTracker()

    package init(raw: Double) {
        self.raw = raw
    }
}
