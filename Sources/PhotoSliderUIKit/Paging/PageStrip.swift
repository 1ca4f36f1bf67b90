#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    /// A paging scroll view with the few page views that it needs.
    ///
    /// The scroll view moves; the engine says which page is meant, which pages need a view, and which view each gets.
    @MainActor
    final class PageStrip: NSObject {
        let scrollView: UIScrollView
        weak var delegate: (any PageStripDelegate)?
        var effect = PageEffect.slide {
            didSet { if effect != oldValue { refresh() } }
        }
        private(set) var cursor = PageCursor(count: 0, loops: false)
        private(set) var content = ScrollContent()
        private(set) var pages: [PageView] = []
        private var slots = SlotTable()
        private var height = 0.0
        /// Whether the strip itself is changing the scroll view.
        private var isPlacing = false
        /// Whether a scroll in code is under way.
        private(set) var isAnimating = false
        /// Whether something moved that hasn't been reported as settled.
        private var hasMoved = false
        private var reason = SliderEvent.Reason.call

        /// Places on each side of the page at rest, in a loop.
        private static let reach = 3

        init(scrollView: UIScrollView) {
            self.scrollView = scrollView
            super.init()
            scrollView.isPagingEnabled = true
            scrollView.showsHorizontalScrollIndicator = false
            scrollView.showsVerticalScrollIndicator = false
            scrollView.contentInsetAdjustmentBehavior = .never
            // A tap on the status bar is for the scroll view around.
            scrollView.scrollsToTop = false
            scrollView.delegate = self
        }

        /// Whether the user moves the content, or it still goes where the user threw it.
        var isScrolledByUser: Bool { scrollView.isDragging || scrollView.isDecelerating }

        /// The same, or a finger rests on it.
        var isHeldByUser: Bool { scrollView.isTracking || isScrolledByUser }

        var hasLayout: Bool { content.stride > 0 }

        /// Which part of the pages is in view, in pages.
        var position: Double {
            hasLayout ? content.position(at: scrollView.contentOffset.x) : Double(cursor.page)
        }

        /// The view of the page that the strip is on.
        var currentPage: PageView? { slots.slot(of: cursor.page).flatMap { view(in: $0) } }

        /// The views of pages that are in view or made ready.
        var heldPages: [PageView] {
            slots.entries.indices.compactMap { slots.entries[$0] == nil ? nil : view(in: $0) }
        }

        private func view(in slot: Int) -> PageView? { pages.indices.contains(slot) ? pages[slot] : nil }

        // MARK: List and size

        /// Starts on a photo of another list, or of the same one with or without a loop.
        ///
        /// A finger keeps its hold; whatever else moves stops.
        func setList(count: Int, loops: Bool, photo: Int) {
            let fraction = scrollView.isTracking ? position - Double(cursor.page) : 0
            cursor = PageCursor(count: count, loops: loops, photo: photo)
            place(at: Double(cursor.page) + fraction)
            comeToRest()
        }

        /// Fits pages to a size. The page stays; a scroll in code ends where it leads.
        func layout(_ size: CGSize, isMirrored: Bool) {
            let isSame =
                size.width == content.stride && size.height == height && isMirrored == content.isMirrored
            guard !isSame else { return }
            let position = scrollView.isTracking ? position : Double(cursor.target)
            content.stride = max(size.width, 0)
            content.isMirrored = isMirrored
            height = max(size.height, 0)
            isPlacing = true
            scrollView.frame = CGRect(origin: .zero, size: size)
            isPlacing = false
            place(at: position)
            comeToRest()
        }

        /// Shows a position at once, with room around it; ends a scroll in code.
        private func place(at position: Double) {
            isAnimating = false
            isPlacing = true
            makeRoom(around: cursor.target, reach: Self.reach)
            scrollView.setContentOffset(CGPoint(x: content.offset(of: position), y: 0), animated: false)
            isPlacing = false
            follow()
        }

        private func makeRoom(around page: Int, reach: Int) {
            content.first = cursor.isLooping ? page - reach : 0
            content.count = cursor.isLooping ? 2 * reach + 1 : cursor.count
            scrollView.contentSize = CGSize(width: content.length, height: height)
            // One page, or none, has nowhere to go, and leaves the finger to what is around.
            scrollView.isScrollEnabled = cursor.count > 1
        }

        /// Moves room and offset together by whole pages, so that nothing is seen of it.
        private func recenter(reach: Int = reach) {
            guard cursor.isLooping, hasLayout else { return }
            let position = position
            isPlacing = true
            makeRoom(around: Int(clamping: position.rounded()), reach: reach)
            scrollView.contentOffset = CGPoint(x: content.offset(of: position), y: 0)
            isPlacing = false
            refresh()
        }

        // MARK: Scrolling in code

        /// Goes to a page. A finger that holds the content loses it.
        func scroll(to page: Int, animated: Bool, reason: SliderEvent.Reason) {
            guard cursor.count > 0 else { return }
            guard hasLayout else {
                cursor.rest(on: page)
                return
            }
            self.reason = reason
            cancelTouch()
            cursor.goal = page
            hasMoved = true
            let canAnimate = animated && scrollView.window != nil && UIView.areAnimationsEnabled
            if canAnimate, UIAccessibility.isReduceMotionEnabled {
                UIView.transition(
                    with: scrollView, duration: 0.2,
                    options: [.transitionCrossDissolve, .allowUserInteraction],
                    animations: { self.place(at: Double(page)) })
                comeToRest()
            } else if canAnimate, abs(position - Double(page)) * content.stride >= 0.5 {
                if cursor.isLooping {
                    let distance = abs(Double(page) - position).rounded(.up)
                    recenter(reach: max(Self.reach, Int(clamping: distance) + 1))
                }
                isAnimating = true
                scrollView.setContentOffset(
                    CGPoint(x: content.offset(of: Double(page)), y: 0), animated: true)
                refresh()
            } else {
                place(at: Double(page))
                comeToRest()
            }
        }

        private func cancelTouch() {
            guard scrollView.isTracking else { return }
            // A recognizer that is turned off lets go of its touches.
            scrollView.panGestureRecognizer.isEnabled = false
            scrollView.panGestureRecognizer.isEnabled = true
        }

        /// The finger left without a drag: content that it stopped between two pages goes to the nearer one.
        func touchEnded() {
            guard hasLayout, !scrollView.isDragging, !scrollView.isDecelerating,
                cursor.goal != nil || isMisaligned
            else { return }
            scroll(to: cursor.page, animated: true, reason: .drag)
        }

        /// A scroll in code ends where it leads, at once.
        func endAnimation() {
            guard isAnimating else { return }
            place(at: Double(cursor.target))
            comeToRest()
        }

        /// The photo that the page control shows: where it leads itself, else the one nearest to the middle.
        var indicatedPhoto: Int {
            cursor.photo(on: reason == .indicator ? cursor.target : cursor.page)
        }

        private var isMisaligned: Bool {
            abs(position - Double(cursor.page)) * content.stride >= 0.5
        }

        private func comeToRest() {
            guard !isHeldByUser else { return }
            isAnimating = false
            cursor.goal = nil
            guard hasLayout, !isMisaligned else {
                if hasLayout { scroll(to: cursor.page, animated: true, reason: reason) }
                return
            }
            recenter()
            refresh()
            guard hasMoved else { return }
            hasMoved = false
            delegate?.pageStrip(self, didSettleOn: cursor.photo(on: cursor.page), reason: reason)
        }

        // MARK: Pages

        private func follow() {
            guard hasLayout else { return }
            let photos = cursor.follow(position)
            refresh()
            for photo in photos { delegate?.pageStrip(self, didChangeTo: photo, reason: reason) }
            delegate?.pageStripDidScroll(self)
        }

        /// Gives each page that needs it a view, and each view its place and look.
        func refresh() {
            guard let window = window else {
                slots.resize(to: 0)
                for page in pages { page.clear() }
                return
            }
            // Two can be in view, and one on each side is made ready.
            slots.resize(to: 4)
            slots.hold(window)
            while pages.count < slots.entries.count {
                let page = PageView(frame: .zero)
                pages.append(page)
                scrollView.addSubview(page)
            }
            // Pages that are only passed over are not loaded.
            let goal = cursor.target
            for (slot, view) in pages.enumerated() {
                guard let page = slots.entries[slot]?.page else {
                    view.clear()
                    continue
                }
                arrange(view, page: page)
                if !window.visible.contains(page) { view.resetZoom() }
                delegate?.pageStrip(
                    self, show: cursor.photo(on: page), in: view, isWanted: abs(page - goal) <= 1)
            }
        }

        private var window: PageWindow? {
            guard hasLayout, cursor.count > 0 else { return nil }
            // A hundredth of a point is rounding, not a sliver.
            let least = 0.01 / content.stride
            let first = Int(clamping: (position + least).rounded(.down))
            let last = Int(clamping: (position - least).rounded(.up))
            return PageWindow(visible: first...max(first, last), preloading: 1, within: cursor.limits)
        }

        private func arrange(_ view: PageView, page: Int) {
            let distance = Double(page) - position
            let change = effect.transform(distance: distance, stride: content.stride)
            view.bounds = CGRect(x: 0, y: 0, width: content.stride, height: height)
            view.center = CGPoint(
                x: content.offset(of: Double(page)) + content.stride / 2, y: height / 2)
            view.alpha = change.opacity
            view.layer.transform = CATransform3D(
                change, isMirrored: content.isMirrored, stride: content.stride)
            view.layer.zPosition = -effect.depth(distance: distance)
            view.isUserInteractionEnabled = page == cursor.page
        }
    }

    extension PageStrip: UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard !isPlacing else { return }
            hasMoved = true
            follow()
            // A long drag, as of a touchpad, would run out of room.
            let middle = Double(content.first) + Double(content.count - 1) / 2
            if scrollView.isTracking, cursor.isLooping, abs(position - middle) >= 1.5 { recenter() }
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            reason = .drag
            isAnimating = false
            cursor.goal = nil
            hasMoved = true
            recenter()
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if !decelerate { comeToRest() }
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            comeToRest()
        }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            // The end of an animation that another one replaced says nothing.
            guard !isPlacing, let goal = cursor.goal,
                abs(position - Double(goal)) * content.stride < 0.5
            else { return }
            comeToRest()
        }
    }
#endif
