/// How a page looks on its way through the viewport.
///
/// With several pages in view they slide.
public enum PageEffect: Sendable {
    /// Pages follow one another.
    case slide
    /// Pages stay in place, and one fades into the next.
    case fade
    /// Pages beside the current one stand closer together, and turn towards it.
    case coverFlow
    /// Pages lie on a pile: the current one slides off the next.
    case stack
    /// The same, with the next one coming out of the distance (as Android's DepthPageTransformer).
    case depth

    /// What the effect adds to a page.
    ///
    /// - Parameters:
    ///   - distance: signed distance of the page from the position, in pages.
    ///   - stride: length from page to page, in logical pixels.
    package func transform(distance: Double, stride: Double) -> PageTransform {
        let near = min(max(distance, -1), 1)
        switch self {
        case .slide: return PageTransform()
        case .fade: return PageTransform(translation: -distance * stride, opacity: max(0, 1 - abs(distance)))
        case .coverFlow:
            return PageTransform(
                translation: (0.15 * near - 0.4 * distance) * stride, scale: 1 - 0.2 * abs(near),
                rotation: -near * .pi / 4)
        case .stack, .depth:
            // Those that go slide; those that come are there already.
            guard distance > 0 else { return PageTransform() }
            return PageTransform(
                translation: -distance * stride, scale: 1 - (self == .stack ? 0.1 : 0.25) * near,
                opacity: self == .stack ? 1 : 1 - near)
        }
    }

    /// Of two pages that overlap, the one with less is in front.
    package func depth(distance: Double) -> Double {
        self == .stack || self == .depth ? distance : abs(distance)
    }
}

/// What an effect adds to a page: the identity for a page that slides.
///
/// In a cross-fade the opacities of pages that lie on each other add up to 1, so a host
/// composes them by addition. Scale and rotation are about the page's middle.
public struct PageTransform: Equatable, Sendable {
    /// Along the axis, in logical pixels.
    public var translation = 0.0
    public var scale = 1.0
    /// In radians, around the line across: a positive one takes the page's right or bottom away from the viewer
    /// (CSS's `rotateY`, and `rotateX` with the sign changed).
    public var rotation = 0.0
    /// From 0 to 1.
    public var opacity = 1.0
}
