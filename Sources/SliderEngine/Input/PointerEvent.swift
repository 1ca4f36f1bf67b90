/// What a mouse, finger or pen does, in logical pixels from the top left of the viewport.
public enum PointerEvent: Equatable, Sendable {
    public enum Kind: Sendable {
        case mouse, touch, pen
    }

    /// `isPrimary` says whether it is the primary button; a finger always is.
    case pointerDown(id: Int, x: Double, y: Double, kind: Kind, isPrimary: Bool = true)
    /// `isPressed` says whether the primary button is still down; a finger's always is.
    case pointerMove(id: Int, x: Double, y: Double, isPressed: Bool = true)
    case pointerUp(id: Int, x: Double, y: Double)
    /// The system took the pointer away.
    case pointerCancel(id: Int)
}

/// Whom a pointer's gesture belongs to.
public enum Verdict: Int, Sendable {
    /// Not known yet: it may still be a tap.
    case undecided
    /// The slider's: the host captures the pointer and prevents the default.
    case ours
    /// Somebody else's, until it is released.
    case notOurs
}
