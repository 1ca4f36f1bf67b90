import SliderEngine

/// A slider with a clock, and with hands for it.
///
/// A class, so that a test can watch it while it runs: the model itself cannot be copied.
/// Fingers report every 8 ms. Distances are in logical pixels along the axis, as a finger goes:
/// negative is to the left or up, which is forward where the first page is at the left.
final class TestSlider {
    private var model: SliderModel
    private(set) var time = 0.0

    private let viewport: Viewport

    private static let reportInterval = 0.008
    private static let center = 195.0

    init(
        pages: Int, viewport: Viewport = Viewport(width: 390, height: 390, scale: 3),
        configure: (inout SliderConfiguration) -> Void = { _ in }
    ) {
        self.viewport = viewport
        var configuration = SliderConfiguration()
        configure(&configuration)
        model = SliderModel(pageCount: pages, configuration: configuration)
        model.layout(viewport, at: 0)
    }

    var frame: SliderFrame { model.frame }
    var currentPage: Int { model.currentPage }
    var isMoving: Bool { model.isMoving }
    var isDragging: Bool { model.isDragging }
    var isPlaying: Bool { model.isPlaying }
    var hasAutoplay: Bool { model.hasAutoplay }
    var canGoToNextPage: Bool { model.canGoToNextPage }
    var canGoToPreviousPage: Bool { model.canGoToPreviousPage }
    var nextWakeUp: WakeUp { model.nextWakeUp }

    /// The content offset from page 0, in logical pixels.
    var x: Double { Double(frame.base) * frame.pageLength + frame.offset }

    /// Lets time go by, in one step.
    func run(for seconds: Double) {
        time += seconds
        model.advance(to: time)
    }

    /// Lets time go by, frame by frame.
    func run(for seconds: Double, frameRate: Double = 60, each: (TestSlider) -> Void) {
        let end = time + seconds
        var frame = 1.0
        let start = time
        while start + frame / frameRate < end {
            time = start + frame / frameRate
            model.advance(to: time)
            each(self)
            frame += 1
        }
        time = end
        model.advance(to: time)
        each(self)
    }

    /// Does without frames until a time.
    func advance(to t: Double) {
        time = t
        model.advance(to: t)
    }

    func layout(_ viewport: Viewport) {
        model.layout(viewport, at: time)
    }

    func configureAgain() {
        model.configure(model.configuration, at: time)
    }

    func setPageInterval(_ seconds: Double?) {
        model.setPageInterval(seconds, at: time)
    }

    func setPageCount(_ count: Int, current: Int? = nil) {
        model.setPageCount(count, current: current, at: time)
    }

    @discardableResult
    func handle(_ event: PointerEvent) -> Verdict {
        model.handle(event, at: time)
    }

    func handle(_ event: IndicatorEvent) {
        model.handle(event, at: time)
    }

    func perform(_ command: SliderCommand, isAnimated: Bool = true) {
        model.perform(command, isAnimated: isAnimated, at: time)
    }

    @discardableResult
    func press(_ x: Double = center, _ y: Double = center, kind: PointerEvent.Kind = .touch)
        -> Verdict
    {
        model.handle(.pointerDown(id: 1, x: x, y: y, kind: kind), at: time)
    }

    /// Moves the pressed finger from one offset to another, evenly, and leaves it there.
    @discardableResult
    func move(from start: Double = 0, by distance: Double, lasting seconds: Double) -> Verdict {
        let steps = max((seconds / Self.reportInterval).rounded(), 1)
        let from = time
        var verdict = Verdict.undecided
        for step in 1...Int(steps) {
            let share = Double(step) / steps
            time = from + seconds * share
            let offset = start + distance * share
            verdict = model.handle(
                .pointerMove(
                    id: 1, x: Self.center + (isVertical ? 0 : offset),
                    y: Self.center + (isVertical ? offset : 0)), at: time)
        }
        return verdict
    }

    func release(at offset: Double = 0) {
        model.handle(
            .pointerUp(
                id: 1, x: Self.center + (isVertical ? 0 : offset), y: Self.center + (isVertical ? offset : 0)),
            at: time)
    }

    private var isVertical: Bool { model.configuration.axis == .vertical }

    /// Presses, moves evenly, and lets go on the move, or after a rest.
    func swipe(by distance: Double, lasting seconds: Double, resting rest: Double = 0) {
        press()
        move(by: distance, lasting: seconds)
        time += rest
        release(at: distance)
    }

    @discardableResult
    func scroll(by delta: Double, phase: WheelPhase = .none) -> Verdict {
        model.handle(WheelEvent(deltaX: delta, deltaY: 0, phase: phase), at: time)
    }

    func tapIndicator(at along: Double) {
        model.handle(IndicatorEvent.down(along: along), at: time)
        model.handle(IndicatorEvent.up(along: along), at: time)
    }

    func wait(_ reason: WaitReasons, _ isOn: Bool) {
        model.wait(reason, isOn, at: time)
    }

    func takeEvents() -> [SliderEvent] {
        var events: [SliderEvent] = []
        while let event = model.nextEvent() { events.append(event) }
        return events
    }

    /// The pages of the page changes since the last call.
    func takePageChanges() -> [Int] {
        takeEvents().compactMap { if case .pageChange(let page, _) = $0 { page } else { nil } }
    }

    /// The photos of which anything is on screen, by place.
    var visiblePhotos: [Int] {
        frame.pages.filter { $0.isVisible && !$0.isOutgoing }.sorted { $0.origin < $1.origin }.map(
            \.photo)
    }

    /// The start of a page on screen, by the photo it shows.
    func screenPosition(ofPhoto photo: Int) -> Double? {
        frame.pages.first { $0.photo == photo && $0.isVisible && !$0.isOutgoing }
            .map { $0.origin - frame.offset + $0.effect.translation }
    }

    /// Whether the pages on screen follow one another and fill the viewport, but for rounding to pixels.
    var isFull: Bool {
        let visible = frame.pages.filter { $0.isVisible && !$0.isOutgoing }.sorted { $0.origin < $1.origin }
        guard let first = visible.first, let last = visible.last else { return false }
        return first.origin - frame.offset < 1
            && last.origin - frame.offset + frame.pageLength > viewport.width - 1
            && zip(visible, visible.dropFirst()).allSatisfy { $1.label - $0.label == 1 }
    }
}
