/// How a photo lies in its page before anybody zooms.
public enum PhotoFit: Sendable {
    /// All of it can be seen; never larger than one logical pixel per pixel.
    case contain
    /// It fills the page.
    case cover
}
