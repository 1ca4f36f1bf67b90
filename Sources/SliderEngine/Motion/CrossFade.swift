/// A change without movement: the position jumps, and what was in view fades out over what is.
package struct CrossFade: Sendable {
    /// The position left behind, in pages from the base.
    package let position: Double
    package let start: Double
    /// In seconds.
    package let duration: Double
    package let reason: SliderEvent.Reason

    package var end: Double { start + duration }

    /// How much of the new picture shows, from 0 to 1.
    package func progress(at t: Double) -> Double {
        Curve.ease.value(at: (t - start) / duration)
    }
}
