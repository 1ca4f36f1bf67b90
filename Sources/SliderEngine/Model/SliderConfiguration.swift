/// What a slider is asked to do.
///
/// Every value is legal: a number that makes no sense counts as its default.
public struct SliderConfiguration: Equatable, Sendable {
    /// When autoplay turns a page.
    public enum AutoplayInterval: Equatable, Sendable {
        case off
        /// Seconds from the start of one change to the start of the next; not a positive number means off.
        case every(Double = 3)
    }

    /// What autoplay does after the last page of a slider that doesn't loop.
    public enum AutoplayEnd: Sendable {
        /// Goes back to the first page, in one movement.
        case rewind
        case stop
    }

    /// How much motion the user wants, as the system says.
    public enum MotionPreference: Sendable {
        case full
        /// A change that the user doesn't make by finger is a cross-fade.
        case reduced
        /// A change that the user doesn't make by finger is a cut.
        case none
    }

    /// Whether pages go on endlessly in both directions. In force with at least two pages, and enough to fill the view.
    public var loops = false
    public var autoplay = AutoplayInterval.off
    public var autoplayEnd = AutoplayEnd.rewind
    /// Duration of a change by one page, in seconds.
    public var changeDuration = 0.3 {
        didSet { changeDuration = changeDuration.isFinite ? min(max(changeDuration, 0), 60) : 0.3 }
    }
    public var axis = SliderAxis.horizontal
    /// Whether the first page stands at the right and the next at its left. Without effect on a vertical slider.
    public var isRightToLeft = false
    /// How many pages share the viewport; may be fractional, at least 1.
    public var pagesInView = 1.0 {
        didSet { pagesInView = pagesInView.isFinite ? min(max(pagesInView, 1), 100) : 1 }
    }
    /// Between pages, in logical pixels.
    public var gap = 0.0 {
        didSet { gap = gap.isFinite ? max(gap, 0) : 0 }
    }
    /// How much of the neighbours shows at both sides, in logical pixels.
    public var peek = 0.0 {
        didSet { peek = peek.isFinite ? max(peek, 0) : 0 }
    }
    public var alignment = SliderAlignment.center
    public var effect = PageEffect.slide
    /// Whether the photo in view can be zoomed; its host has to draw it so. Not with several pages in view.
    public var isZoomable = false
    public var photoFit = PhotoFit.cover
    public var indicator = PageIndicator.Style.automatic
    /// Pages made ready on each side of those in view, from 1 to 10.
    public var preloadCount = 1 {
        didSet { preloadCount = min(max(preloadCount, 1), 10) }
    }
    public var motionPreference = MotionPreference.full
    /// Whether the slider fills its window: then a pointer at rest over it doesn't hold autoplay,
    /// and a vertical wheel turns the pages of a horizontal slider.
    public var fillsWindow = false
    /// Whether it stands inside a slider of the same axis, to which it leaves gestures beyond its ends.
    public var isNested = false

    /// The defaults, with the settings that most sliders differ in.
    public init(loops: Bool = false, autoplay: AutoplayInterval = .off, effect: PageEffect = .slide) {
        self.loops = loops
        self.autoplay = autoplay
        self.effect = effect
    }
}
