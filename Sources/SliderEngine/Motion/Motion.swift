/// What the position does: a closed form of time. Positions are in pages from the base.
package enum Motion: Sendable {
    case rest(Double)
    /// Content held by a finger or a touchpad: where it would be without rubber band.
    case drag(raw: Double)
    /// A spring towards a rest position, at rest from `end` on.
    case spring(Spring, target: Double, start: Double, end: Double)
    /// A change on an eased curve.
    case curve(from: Double, to: Double, start: Double, duration: Double)

    /// Where the position is going; `nil` while it is held.
    package var target: Double? {
        switch self {
        case .rest(let position): position
        case .drag: nil
        case .spring(_, let target, _, _): target
        case .curve(_, let to, _, _): to
        }
    }

    /// When it comes to rest by itself.
    package var end: Double? {
        switch self {
        case .rest, .drag: nil
        case .spring(_, _, _, let end): end
        case .curve(_, _, let start, let duration): start + duration
        }
    }

    package var start: Double? {
        switch self {
        case .rest, .drag: nil
        case .spring(_, _, let start, _), .curve(_, _, let start, _): start
        }
    }

    /// The position at a time; for a drag the raw one.
    @inline(never)
    package func position(at t: Double) -> Double {
        switch self {
        case .rest(let position): position
        case .drag(let raw): raw
        case .spring(let spring, let target, let start, let end):
            t < end ? target + spring.displacement(at: t - start) : target
        case .curve(let from, let to, let start, let duration):
            t < start + duration ? from + (to - from) * Curve.ease.value(at: (t - start) / duration) : to
        }
    }

    /// In pages per second; 0 for a drag, whose speed only its fingers know.
    @inline(never)
    package func velocity(at t: Double) -> Double {
        switch self {
        case .rest, .drag: 0
        case .spring(let spring, _, let start, let end): t < end ? spring.velocity(at: t - start) : 0
        case .curve(let from, let to, let start, let duration):
            t < start + duration ? (to - from) / duration * Curve.ease.slope(at: (t - start) / duration) : 0
        }
    }
}
