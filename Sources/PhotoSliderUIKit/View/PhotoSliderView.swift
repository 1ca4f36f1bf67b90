#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    /// A photo slider: swipe through photos in one window, with page dots, autoplay, an endless loop and deep zoom.
    ///
    /// ```swift
    /// let slider = PhotoSliderView()
    /// slider.configure(with: images)
    /// slider.loops = true
    /// slider.autoplay = .every(3)
    /// slider.onPageChange = { page in print(page) }
    /// ```
    ///
    /// It can be made in code or in Interface Builder, and configured at any time: in `viewDidLoad`, before it has a size,
    /// or again while it moves. Pages count from 0.
    public final class PhotoSliderView: UIView {
        /// When a page turns by itself.
        public enum AutoplayInterval: Equatable, Sendable {
            case off
            /// Seconds from the start of one change to the start of the next; what isn't a positive number means off,
            /// and less than 0.8 counts as 0.8.
            case every(TimeInterval = 3)
        }

        /// What autoplay does after the last page, without a loop.
        public enum AutoplayEnd: Sendable {
            /// Goes back to the first page, in one animation.
            case rewind
            case stop
        }

        /// How pages look on their way through the window.
        public enum Effect: Sendable {
            case slide, fade, coverFlow, stack, depth
        }

        /// How a photo lies in its page.
        public enum Fit: Sendable {
            /// It fills the page, and what doesn't fit is cut off.
            case cover
            /// All of it is seen; never enlarged beyond its own size.
            case contain
        }

        /// Where the photos move. Its delegate belongs to the slider.
        public let scrollView = UIScrollView()
        /// The dots, at the foot of the slider.
        public let pageControl = UIPageControl()

        public weak var delegate: (any PhotoSliderViewDelegate)?
        /// Called with the page that became the nearest one.
        public var onPageChange: ((_ page: Int) -> Void)?
        /// Called with the page that the slider came to rest on.
        public var onSettle: ((_ page: Int) -> Void)?
        public var onTap: ((_ page: Int) -> Void)?
        /// Called after a zoom; 1 is the photo as it fits.
        public var onZoom: ((_ page: Int, _ scale: Double) -> Void)?
        public var onFailure: ((_ page: Int, _ error: any Error) -> Void)?

        /// Whether photos go on endlessly in both directions. In force with two photos or more.
        @IBInspectable public var loops: Bool = false {
            didSet { if loops != oldValue { setList(photo: targetPage) } }
        }

        public var autoplay = AutoplayInterval.off {
            didSet { if autoplay != oldValue { configureAutoplay() } }
        }

        /// The same for Interface Builder: seconds, or 0 for off.
        @IBInspectable public var autoplaySeconds: Double {
            get { if case .every(let seconds) = autoplay { seconds } else { 0 } }
            set { autoplay = newValue > 0 ? .every(newValue) : .off }
        }

        public var autoplayEnd = AutoplayEnd.rewind

        /// Whether the current dot fills while the next page is on its way (iOS 17).
        @IBInspectable public var showsAutoplayProgress: Bool = false {
            didSet { updateAutoplay() }
        }

        public var effect = Effect.slide {
            didSet { strip.effect = effect.pageEffect }
        }

        public var fit = Fit.cover {
            didSet { if fit != oldValue { strip.refresh() } }
        }

        /// Whether a pinch and a double tap enlarge the photo.
        @IBInspectable public var isZoomEnabled: Bool = true {
            didSet { if isZoomEnabled != oldValue { strip.refresh() } }
        }

        @IBInspectable public var pageIndicatorTintColor: UIColor? {
            get { pageControl.pageIndicatorTintColor }
            set { pageControl.pageIndicatorTintColor = newValue }
        }

        @IBInspectable public var currentPageIndicatorTintColor: UIColor? {
            get { pageControl.currentPageIndicatorTintColor }
            set { pageControl.currentPageIndicatorTintColor = newValue }
        }

        /// Fetches photos that are given by address.
        public var photoLoader: any PhotoLoader = URLPhotoLoader()

        /// What is said and written, in your user's language.
        public var wording = PhotoSliderWording() {
            didSet { strip.refresh() }
        }

        public internal(set) var photos: [Photo] = []

        let strip: PageStrip
        let timer: AutoplayTimer
        let touches: TouchRecognizers
        private var presence: Presence?
        private var progress: (any AutoplayProgressDisplay)?
        /// A page asked for that doesn't exist yet.
        var pendingPage: Int?
        private var isTouched = false
        private var isSceneActive = true
        private weak var backSwipe: UIGestureRecognizer?

        public override convenience init(frame: CGRect) {
            self.init(frame: frame, clock: SystemClock())
        }

        init(frame: CGRect, clock: any SliderClock) {
            strip = PageStrip(scrollView: scrollView)
            timer = AutoplayTimer(clock: clock)
            touches = TouchRecognizers(on: scrollView)
            super.init(frame: frame)
            setUp()
        }

        public required init?(coder: NSCoder) {
            strip = PageStrip(scrollView: scrollView)
            timer = AutoplayTimer(clock: SystemClock())
            touches = TouchRecognizers(on: scrollView)
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            clipsToBounds = true
            addSubview(scrollView)
            addSubview(pageControl)
            pageControl.hidesForSinglePage = true
            pageControl.addAction(
                UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
            strip.delegate = self
            timer.onDue = { [weak self] in self?.autoplayIsDue() }
            touches.onPress = { [weak self] isDown in self?.touch(isDown: isDown) }
            touches.onTap = { [weak self] in _ = self?.tapped() }
            touches.onDoubleTap = { [weak self] point in self?.doubleTapped(at: point) }
            presence = Presence { [weak self] scene, isActive in
                self?.presenceDidChange(scene: scene, isActive: isActive)
            }
            isAccessibilityElement = true
            accessibilityTraits = [.image, .adjustable]
            timer.wait(.outOfSight, true)
            configureAutoplay()
        }

        // MARK: Layout

        public override func layoutSubviews() {
            super.layoutSubviews()
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            placePageControl()
            strip.layout(bounds.size, isMirrored: isMirrored)
            updateAutoplay()
        }

        private func placePageControl() {
            let fitting = pageControl.sizeThatFits(bounds.size)
            let height = max(fitting.height, FailureView.smallestTarget)
            let width = min(max(fitting.width, FailureView.smallestTarget), bounds.width)
            pageControl.frame = CGRect(
                x: bounds.midX - width / 2, y: bounds.maxY - height - safeAreaInsets.bottom, width: width,
                height: height)
        }

        public override var semanticContentAttribute: UISemanticContentAttribute {
            didSet {
                pageControl.semanticContentAttribute = semanticContentAttribute
                setNeedsLayout()
            }
        }

        public override var isHidden: Bool {
            didSet { if isHidden != oldValue { updateAutoplay() } }
        }

        public override var alpha: CGFloat {
            didSet { if alpha != oldValue { updateAutoplay() } }
        }

        public override func willMove(toWindow newWindow: UIWindow?) {
            super.willMove(toWindow: newWindow)
            guard newWindow == nil else { return }
            isTouched = false
            strip.endAnimation()
            timer.wait(.outOfSight, true)
            updateAutoplay()
        }

        public override func didMoveToWindow() {
            super.didMoveToWindow()
            guard let window else { return }
            isSceneActive = window.windowScene.map { $0.activationState == .foregroundActive } ?? true
            letBackSwipeThrough()
            timer.wait(.outOfSight, false)
            updateAutoplay()
        }

        /// A swipe from the screen's edge goes back, as it does everywhere.
        private func letBackSwipeThrough() {
            let controller =
                sequence(first: self as UIResponder, next: { $0.next })
                .first { $0 is UIViewController } as? UIViewController
            guard
                let recognizer = controller?.navigationController?.interactivePopGestureRecognizer,
                recognizer !== backSwipe
            else { return }
            backSwipe = recognizer
            scrollView.panGestureRecognizer.require(toFail: recognizer)
        }

        // MARK: What goes on around

        private func presenceDidChange(scene: ObjectIdentifier?, isActive: Bool?) {
            if let isActive, let own = window?.windowScene, scene == ObjectIdentifier(own) {
                isSceneActive = isActive
            }
            // Captions may take more room.
            for page in strip.pages { page.setNeedsLayout() }
            configureAutoplay()
        }

        private func touch(isDown: Bool) {
            isTouched = isDown
            if !isDown { strip.touchEnded() }
            updateAutoplay()
        }

        @discardableResult
        private func tapped() -> Bool {
            guard !photos.isEmpty, onTap != nil || delegate != nil else { return false }
            let page = currentPage
            onTap?(page)
            delegate?.photoSlider(self, didTapPage: page)
            return true
        }

        private func doubleTapped(at point: CGPoint) {
            guard let page = strip.currentPage else { return }
            page.zoomView.toggleZoom(at: scrollView.convert(point, to: page.zoomView))
        }

        // MARK: Autoplay

        func configureAutoplay() {
            var configuration = SliderConfiguration()
            if case .every(let seconds) = autoplay { configuration.autoplay = .every(seconds) }
            configuration.motionPreference = UIAccessibility.isReduceMotionEnabled ? .reduced : .full
            timer.configure(configuration)
            updateAutoplay()
        }

        /// Tells autoplay how things stand.
        func updateAutoplay() {
            timer.wait(.hidden, isHidden || alpha < 0.01 || !isSceneActive)
            timer.wait(.screenReader, UIAccessibility.isVoiceOverRunning)
            timer.wait(.covered, strip.currentPage?.zoomView.isZoomed ?? false)
            timer.update(
                canStep: !isTouched && !strip.isScrolledByUser && strip.hasLayout && photos.count > 1)
            showProgress()
        }

        private func autoplayIsDue() {
            defer { updateAutoplay() }
            guard isInSight, !strip.isHeldByUser else { return }
            let end: SliderConfiguration.AutoplayEnd = autoplayEnd == .stop ? .stop : .rewind
            guard let page = strip.cursor.autoplayPage(end: end) else {
                timer.stopAtEnd()
                return
            }
            strip.scroll(to: page, animated: true, reason: .autoplay)
            if strip.cursor.autoplayPage(end: end) == nil { timer.stopAtEnd() }
        }

        /// Whether any of it can be seen: a view is not told that it was scrolled away, or one around it hidden.
        private var isInSight: Bool {
            guard let window else { return false }
            let isShown = sequence(first: self as UIView, next: { $0.superview })
                .allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
            return isShown && convert(bounds, to: nil).intersects(window.bounds)
        }

        private func showProgress() {
            guard #available(iOS 17.0, *) else { return }
            guard showsAutoplayProgress, autoplay != .off else {
                if progress != nil { pageControl.progress = nil }
                progress = nil
                return
            }
            let display = progress ?? AutoplayProgress(pageControl: pageControl)
            progress = display
            display.show(timer.remaining)
        }

        // MARK: Accessibility

        public override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? wording.photo }
            set { super.accessibilityLabel = newValue }
        }

        public override var accessibilityValue: String? {
            get { spokenPage }
            set {}
        }

        public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get { pageActions }
            set {}
        }

        public override func accessibilityIncrement() {
            perform(.next, animated: true, reason: .control)
        }

        public override func accessibilityDecrement() {
            perform(.previous, animated: true, reason: .control)
        }

        public override func accessibilityActivate() -> Bool { tapped() }

        public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            turn(direction)
        }
    }
#endif
