/// The resistance beyond the first and last page: shown = (1 − 1/(e·c/W + 1))·W, where e is how far the
/// content would be beyond the end without it, W the viewport's length, and c = 0.55 (measured on iOS).
///
/// Distances keep their sign: whatever holds beyond one end is mirrored at the other.
package struct RubberBand: Equatable, Sendable {
    private static let coefficient = 0.55

    /// W, in the unit of the distances; 0 if there is no viewport.
    private let length: Double

    /// - Parameter length: the viewport's along the axis. Without a positive, finite one everything is 0.
    package init(length: Double) {
        self.length = length > 0 && length.isFinite ? length : 0
    }

    /// How far the content is shown beyond the end: less than the viewport's length.
    package func shown(excess: Double) -> Double {
        guard length > 0, !excess.isNaN else { return 0 }
        let shown = (1 - 1 / (abs(excess) * Self.coefficient / length + 1)) * length
        return excess < 0 ? -min(shown, length.nextDown) : min(shown, length.nextDown)
    }

    /// The inverse of `shown(excess:)`, for catching content inside the band.
    package func excess(shown: Double) -> Double {
        guard length > 0, !shown.isNaN else { return 0 }
        let distance = min(abs(shown), length.nextDown)
        let excess = distance * length / (Self.coefficient * (length - distance))
        return shown < 0 ? -excess : excess
    }

    /// What the finger's speed is multiplied by where the content is shown this far beyond the end.
    package func gain(shown: Double) -> Double {
        guard length > 0, !shown.isNaN else { return 0 }
        let rest = 1 - min(abs(shown) / length, 1)
        return Self.coefficient * rest * rest
    }
}
