/// What a pointer does on the page indicator, in logical pixels from its left or top end.
public enum IndicatorEvent: Equatable, Sendable {
    case down(along: Double)
    case move(along: Double)
    case up(along: Double)
    case cancel
}

/// A pointer that is down on the indicator.
package struct IndicatorPress: Sendable {
    package let start: Double
    /// Whether it moved too far for a tap.
    package var hasMoved = false
    /// Whether it took the slider to another page.
    package var hasScrubbed = false
}
