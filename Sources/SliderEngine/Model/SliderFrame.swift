/// What is on screen at a moment.
///
/// The strip is moved by `-offset` along the axis; each page has a fixed place in it.
/// Lengths are in logical pixels, already mirrored where the slider is right to left.
public struct SliderFrame: Sendable {
    /// A page in view or preloaded.
    public struct Page: Equatable, Sendable {
        /// Which of the host's views, nodes or textures shows it.
        public var slot = 0
        /// The photo's place in the list.
        public var photo = 0
        /// The page counted on through a loop.
        public var label = 0
        /// Its start in the strip.
        public var origin = 0.0
        public var effect = PageTransform()
        /// Whether any of it is in the viewport.
        public var isVisible = false
        /// Whether its photo is to be loaded; a page only passed over is drawn with what is there.
        public var isWanted = false
        /// Whether it is the page that the slider says it is on.
        public var isCurrent = false
        /// Whether it is the picture left behind in a cross-fade.
        public var isOutgoing = false
        /// Whether the user can reach what is on it, by keyboard or screen reader.
        public var isReachable = false
        /// Distance from the position, for the drawing order.
        var distance = 0.0
    }

    /// The photo that is zoomed.
    public struct Zoom: Equatable, Sendable {
        /// The page that shows it, counted on through a loop.
        public var label = 0
        public var transform = ZoomTransform()
        public var limits: ZoomLimits
        /// Of the page, in logical pixels.
        public var pageWidth = 0.0
        public var pageHeight = 0.0

        /// Logical pixels per pixel of the photo; where its size is unknown, the scale.
        public var pixelScale: Double { limits.fit * transform.scale }

        /// The part of the photo that shows, in its pixels.
        public var view: PhotoRectangle {
            PhotoRectangle(
                x: limits.fittedWidth / limits.fit / 2 - (pageWidth / 2 + transform.x) / pixelScale,
                y: limits.fittedHeight / limits.fit / 2 - (pageHeight / 2 + transform.y) / pixelScale,
                width: pageWidth / pixelScale, height: pageHeight / pixelScale)
        }
    }

    /// The page from which origins and offset are counted. Changes only at rest.
    public internal(set) var base = 0
    public internal(set) var offset = 0.0
    public internal(set) var pageLength = 0.0
    /// How many views, nodes or textures the host keeps.
    public internal(set) var slotCount = 0
    /// In drawing order: later ones lie above.
    public internal(set) var pages: [Page] = []
    public internal(set) var indicator = PageIndicator()
    /// `nil` while the photo in view fits its page.
    public internal(set) var zoom: Zoom?
}
