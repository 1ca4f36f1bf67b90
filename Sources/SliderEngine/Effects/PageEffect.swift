/// How a page looks on its way through the viewport.
public enum PageEffect: Sendable {
    /// Pages follow one another.
    case slide
    /// Pages stay in place, and one fades into the next. With several pages in view they slide.
    case fade

    /// What the effect adds to a page.
    ///
    /// - Parameters:
    ///   - distance: signed distance of the page from the position, in pages.
    ///   - stride: length from page to page, in logical pixels.
    package func transform(distance: Double, stride: Double) -> PageTransform {
        switch self {
        case .slide: PageTransform()
        case .fade: PageTransform(translation: -distance * stride, opacity: max(0, 1 - abs(distance)))
        }
    }
}

/// What an effect adds to a page: the identity for a page that slides.
///
/// In a cross-fade the opacities of pages that lie on each other add up to 1, so a host
/// composes them by addition.
public struct PageTransform: Equatable, Sendable {
    /// Along the axis, in logical pixels.
    public var translation = 0.0
    public var scale = 1.0
    /// In radians.
    public var rotation = 0.0
    /// From 0 to 1.
    public var opacity = 1.0
}
