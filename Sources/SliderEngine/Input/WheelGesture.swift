/// Content held by a touchpad whose toolkit says when a gesture begins and ends.
package struct WheelGesture: Sendable {
    /// Where the position was at the start, in pages from the base.
    package let startPosition: Double
    package let logicalPage: Double
    /// Sum of the deltas, in logical pixels forward.
    package var sum = 0.0
}
