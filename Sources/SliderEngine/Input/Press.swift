/// A pointer that is down on the slider.
///
/// Distances run along the axis, forward being the way to the next page; positions are in pages from the base.
package struct Press: Sendable {
    package enum Phase: Sendable {
        case undecided, dragging
        /// It moves the zoomed photo within its page; with a ``Pinch``, one of two fingers that do.
        case panning
        case dead
    }

    package var id: Int
    package var phase: Phase
    package let slop: Slop
    /// Where it went down.
    package let start: AxisPoint
    package var last: AxisPoint
    /// Where the position was when it went down.
    package let startPosition: Double
    /// The page at rest then, or the one that a caught motion was going to.
    package let logicalPage: Double
    /// When it began to drag.
    package var dragStart = -Double.infinity
}

/// A point of the viewport, along and across the axis.
package struct AxisPoint: Equatable, Sendable {
    package var along: Double
    package var across: Double
}
