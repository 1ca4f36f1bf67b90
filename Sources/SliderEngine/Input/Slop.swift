/// Whose a gesture is.
package enum SlopVerdict: Sendable {
    /// It hasn't moved far enough to tell.
    case pending
    /// Along the slider's axis: the slider's.
    case along
    /// Across it: not the slider's until release.
    case across
}

/// How far a pointer moves before it drags, in points; there the axis is decided.
package struct Slop: Equatable, Sendable {
    /// WWDC 2018, session 803.
    package static let touch = Slop(distance: 10)
    package static let mouse = Slop(distance: 4)

    private let distance: Double

    /// - Parameter distance: 0 for a touch that has caught a motion: any movement is the slider's.
    package init(distance: Double) {
        self.distance = max(0, distance)
    }

    /// The verdict on a pointer that is this far from where it went down, along and across the axis.
    ///
    /// Exactly 45° is across, since browsers give it to the page.
    package func verdict(main: Double, cross: Double) -> SlopVerdict {
        let moved = (main * main + cross * cross).squareRoot()
        guard moved > 0, moved >= distance else { return .pending }
        return distance == 0 || abs(main) > abs(cross) ? .along : .across
    }
}
