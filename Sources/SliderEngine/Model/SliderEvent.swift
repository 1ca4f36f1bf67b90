/// What a host may want to tell its owner.
public enum SliderEvent: Equatable, Sendable {
    /// What made a page change.
    public enum Reason: Int, Sendable {
        case call, drag, wheel, key, indicator, autoplay, control, list
    }

    /// The page nearest to the position is another one.
    case pageChange(page: Int, reason: Reason)
    /// The slider came to rest.
    case settle(page: Int, reason: Reason)
    /// A tap on a page, at a point of the viewport in logical pixels.
    case tap(page: Int, x: Double, y: Double)
    /// The second tap of two; the first was reported by itself.
    case doubleTap(page: Int, x: Double, y: Double)
    /// A photo came to rest at another scale, 1 being that at which it fits; or its page has left and it fits again.
    case zoomChange(page: Int, scale: Double)
}
