/// A photo slider without a screen: events and times go in, frames come out.
///
///     var slider = SliderModel(pageCount: 6, configuration: .init(loops: true, autoplay: .every(3)))
///     slider.layout(Viewport(width: 390, height: 390, scale: 3), at: 0)
///     slider.perform(.next, at: 1)
///     slider.advance(to: 1.15)
///     slider.frame.offset  // 312.9…
///
/// Times are in seconds, from any origin, and never run back: an earlier one counts as the latest.
/// Every call is legal at any moment and with any number.
/// A call costs by what is visible, not by how many pages there are.
///
/// A model has one owner, which feeds it: it cannot be copied.
public struct SliderModel: ~Copyable, Sendable {
    /// What the slider is asked to do; see ``configure(_:at:)``.
    public internal(set) var configuration: SliderConfiguration
    /// How many photos there are.
    public internal(set) var pageCount: Int
    /// What is on screen now.
    public internal(set) var frame = SliderFrame()

    /// The latest time.
    var now = 0.0
    var hasTime = false
    /// How large it is, as ``layout(_:at:)`` said.
    public internal(set) var viewport = Viewport(width: 0, height: 0)
    var geometry: PageGeometry
    var rests: RestPositions
    /// The page that positions are counted from.
    var base = 0
    var motion = Motion.rest(0)
    var motionReason = SliderEvent.Reason.call
    var isHandedOver = false
    var fade: CrossFade?
    var slots = SlotTable()
    /// The rest position last reported, counted on through a loop.
    var reported = 0
    var events = EventQueue()
    var hasLayout = false
    /// A page asked for that doesn't exist yet.
    var pendingPage: Int?
    var press: Press?
    /// Finger positions for the velocity, in logical pixels along the axis.
    var tracker = VelocityTracker()
    var taps = TapRecognizer()
    var wheel = WheelRecognizer()
    var wheelGesture: WheelGesture?
    var scrub: IndicatorPress?
    var zoom = ZoomState()
    /// The page of the photo that is zoomed, or was last, counted on through a loop.
    var zoomedPage = 0
    var reportedZoom = 1.0
    var pinch = Pinch()
    /// Finger positions across, for a photo that is panned.
    var crossTracker = VelocityTracker()
    var photoSize = PhotoSize(photo: -1, width: 0, height: 0)
    var autoplay = Autoplay()

    /// A slider at rest on its first page.
    public init(pageCount: Int = 0, configuration: SliderConfiguration = .init()) {
        let pageCount = min(max(pageCount, 0), Self.maximumPageCount)
        self.configuration = configuration
        self.pageCount = pageCount
        geometry = PageGeometry(viewport: viewport, configuration: configuration)
        rests = RestPositions(count: pageCount, configuration: configuration)
        autoplay.configure(configuration, was: SliderConfiguration())
        refresh()
    }

    static let maximumPageCount = 1_000_000_000

    /// The rest position nearest to what is shown, from 0; the page itself where one page is in view.
    public var currentPage: Int {
        rests.isLooping ? PageLoop(count: pageCount).photo(on: reported) : reported
    }

    /// How many rest positions there are: what dots count.
    public var positionCount: Int { rests.count }

    /// Whether the loop is in force.
    public var isLooping: Bool { rests.isLooping }

    /// Whether anything moves by itself.
    public var isMoving: Bool { isTurning || zoom.end < .infinity }

    /// Whether pages move by themselves.
    var isTurning: Bool { motion.end != nil || fade != nil }

    /// Whether a finger or touchpad holds the content.
    public var isDragging: Bool {
        if case .drag = motion { return true }
        return false
    }

    /// Whether there is a page to go to.
    public var canGoToNextPage: Bool {
        rests.isLooping || targetIndex < rests.count - 1
    }

    /// Whether there is a page to go back to.
    public var canGoToPreviousPage: Bool {
        rests.isLooping || targetIndex > 0
    }

    /// Whether autoplay is on and not stopped: a button says Pause then.
    public var isPlaying: Bool { autoplay.isPlaying }

    /// Whether there is anything to play: a button makes sense.
    public var hasAutoplay: Bool { autoplay.interval != nil && rests.count > 1 }

    /// Autoplay's interval in seconds; `nil` where it is off.
    public var autoplayInterval: Double? { autoplay.interval }

    /// How much of autoplay's interval has gone by, from 0 to 1; `nil` while it waits.
    public var autoplayFraction: Double? { autoplay.fraction(at: now) }

    /// When the motion under way started, in seconds; `nil` at rest.
    public var motionStart: Double? { motion.start ?? fade?.start }

    /// When to call ``advance(to:)`` again.
    public var nextWakeUp: WakeUp {
        if fade != nil || zoom.end < .infinity { return .now }
        if let end = motion.end {
            guard isHandedOver else { return .now }
            return .at(min(end, nextCrossing ?? end))
        }
        return autoplay.nextStep.map { .at($0) } ?? .never
    }

    /// The next thing that happened, or `nil`: call it until then.
    public mutating func nextEvent() -> SliderEvent? { events.next() }

    /// Moves on to a time.
    public mutating func advance(to t: Double) {
        proceed(to: t)
        refresh()
    }

    /// Says how large the viewport is. The page stays.
    public mutating func layout(_ viewport: Viewport, at t: Double) {
        proceed(to: t)
        let shown = position
        self.viewport = viewport
        geometry = PageGeometry(viewport: viewport, configuration: configuration)
        if !geometry.isEmpty { hasLayout = true }
        isHandedOver = false
        hold(shown)
        adoptZoomLimits()
        refresh()
    }

    /// Changes what the slider is asked to do. The page stays; what moves goes on.
    public mutating func configure(_ configuration: SliderConfiguration, at t: Double) {
        proceed(to: t)
        let shown = position
        autoplay.configure(configuration, was: self.configuration)
        self.configuration = configuration
        geometry = PageGeometry(viewport: viewport, configuration: configuration)
        hold(shown)
        adopt(RestPositions(count: pageCount, configuration: configuration))
        adoptZoomLimits()
        refresh()
    }

    /// Replaces the list of photos.
    ///
    /// Slots keep their places: the photos next to the current one may be others.
    ///
    /// - Parameters:
    ///   - count: how many there are now.
    ///   - current: where the photo now in view stands in the new list; `nil` if it is gone.
    ///   - t: now, in seconds.
    public mutating func setPageCount(_ count: Int, current: Int? = nil, at t: Double) {
        proceed(to: t)
        replaceList(count: min(max(count, 0), Self.maximumPageCount), current: current)
        refresh()
    }

    /// Says how long autoplay shows the page in view, until it says otherwise.
    ///
    /// - Parameters:
    ///   - seconds: `nil`, or what is no time: as long as the configuration has it.
    ///   - t: now, in the host's time, in seconds.
    public mutating func setPageInterval(_ seconds: Double?, at t: Double) {
        proceed(to: t)
        autoplay.setPageInterval(seconds, configuration)
        refresh()
    }

    /// Says that a reason for autoplay to wait has come or gone.
    public mutating func wait(_ reason: WaitReasons, _ isOn: Bool, at t: Double) {
        proceed(to: t)
        autoplay.wait(reason, isOn)
        refresh()
    }
}

extension RestPositions {
    init(count: Int, configuration: SliderConfiguration) {
        self.init(
            count: count, pagesInView: configuration.pagesInView, alignment: configuration.alignment,
            loops: configuration.loops)
    }
}
