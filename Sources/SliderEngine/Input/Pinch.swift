/// The second finger of two that zoom; the first is the ``Press``.
package struct Pinch: Sendable {
    /// `nil` while there is no second finger.
    package var id: Int?
    package var last = AxisPoint(along: 0, across: 0)
    /// What was between the fingers when they came down: a point of the photo as it fits, from its middle,
    /// in logical pixels.
    package var anchor = AxisPoint(along: 0, across: 0)
    /// The scale then, without what it lags behind beyond the limits, per logical pixel between the fingers.
    package var start = 1.0

    /// A drag that is younger than this becomes a pinch, in seconds.
    package static let latestStart = 0.15

    package init() {}
}
