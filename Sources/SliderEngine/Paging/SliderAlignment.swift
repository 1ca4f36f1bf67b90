/// Where the current page rests when it is shorter than the viewport.
public enum SliderAlignment: Sendable {
    /// In the middle. The first and the last page can rest there too, with room beside them.
    case center
    /// At the start of the viewport; the last pages then end where the viewport ends.
    case start
}
