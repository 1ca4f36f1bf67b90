// The photo in view, larger than its page.

extension SliderModel {
    /// Whether the photo in view is zoomed, or on its way to or from that.
    public var isZoomed: Bool { zoom.isActive }

    /// Whether there is more to see closely.
    public var canZoomIn: Bool { canZoom && !(isPannable && zoom.goalScale >= zoom.limits.maximum) }

    /// How far the photo in view can be zoomed, if it can.
    public var zoomLimits: ZoomLimits {
        let isHorizontal = configuration.axis == .horizontal
        let isKnown = photoSize.photo == targetIndex
        return ZoomLimits(
            photoWidth: isKnown ? photoSize.width : 0, photoHeight: isKnown ? photoSize.height : 0,
            pageWidth: isHorizontal ? geometry.pageLength : viewport.width,
            pageHeight: isHorizontal ? viewport.height : geometry.pageLength, density: viewport.scale,
            fit: configuration.photoFit)
    }

    @inline(never)
    private var canZoom: Bool {
        configuration.isZoomable && configuration.pagesInView == 1 && pageCount > 0 && viewport.width > 0
            && viewport.height > 0
    }

    /// Says how large a photo is, in pixels, upright.
    ///
    /// Of one photo at a time: that on ``currentPage``, as soon as it is known. Until then it counts as the page's size.
    public mutating func setPhotoSize(width: Double, height: Double, ofPhoto photo: Int, at t: Double) {
        proceed(to: t)
        photoSize = PhotoSize(photo: photo, width: width, height: height)
        adoptZoomLimits()
        refresh()
    }

    /// Zooms at once, as a pinch on a touchpad does; the photo stays where it is at a point.
    ///
    /// - Returns: `ours` where the host prevents the default, else `notOurs`.
    @discardableResult
    public mutating func zoom(by factor: Double, atX x: Double, y: Double, at t: Double) -> Verdict {
        proceed(to: t)
        defer { refresh() }
        guard factor > 0, factor.isFinite, let point = axisPoint(x, y), !isZoomHeld, beginZoom() else {
            return .notOurs
        }
        zoom.hold()
        let scale = min(max(zoom.scale * factor, 1), zoom.limits.maximum)
        // Small steps out of the fit must not fall back to it.
        zoom.settle(
            to: factor < 1 ? zoom.restingScale(scale) : scale, around: place(of: point), isAnimated: false,
            at: now)
        return .ours
    }

    /// Zooms by what a wheel says while Ctrl is held: a pixel is half a per cent.
    ///
    /// - Parameters:
    ///   - delta: positive makes smaller.
    ///   - deltaMode: its unit as the DOM counts it: 0 pixels, 1 lines, 2 pages.
    ///   - x: the point that stays in place, in logical pixels of the viewport.
    ///   - y: the same.
    ///   - t: now, in seconds.
    @discardableResult
    public mutating func zoom(
        byWheel delta: Double, deltaMode: Int = 0, atX x: Double, y: Double, at t: Double
    ) -> Verdict {
        zoom(by: exp(-pixels(delta, mode: deltaMode) / 200), atX: x, y: y, at: t)
    }

    /// A line is 16 pixels.
    private func pixels(_ delta: Double, mode: Int) -> Double {
        mode == 0 ? delta : mode == 1 ? 16 * delta : geometry.length * delta
    }

    // MARK: Beginning and end

    /// Makes the photo in view the one that is zoomed; `false` where it cannot be.
    @inline(never)
    private mutating func beginZoom() -> Bool {
        guard canZoom else { return false }
        if !zoom.isActive || zoomedPage != targetRest {
            resetZoom()
            zoomedPage = targetRest
            zoom.isActive = true
            adoptZoomLimits()
        }
        return true
    }

    /// Whether fingers hold the zoomed photo.
    @inline(never)
    private var isZoomHeld: Bool { press?.phase == .panning }

    /// Whether the photo in view is zoomed, or will be.
    @inline(never)
    private var isPannable: Bool { zoom.isActive && zoomedPage == targetRest && zoom.goalScale > 1 }

    /// Whether autoplay waits.
    var holdsZoom: Bool { isZoomHeld || isPannable }

    /// The photo fits at once.
    @inline(never)
    mutating func resetZoom() {
        if isZoomHeld { press?.phase = .dead }
        pinch.id = nil
        zoom.reset()
        reportZoom()
    }

    /// Fingers hold it no longer.
    @inline(never)
    mutating func letZoomGo() {
        guard isZoomHeld else { return }
        press?.phase = .dead
        pinch.id = nil
        zoom.hold()
        zoom.settle(to: zoom.restingScale(zoom.scale), isAnimated: true, at: now)
    }

    /// Goes by the size of photo and page.
    @inline(never)
    mutating func adoptZoomLimits() {
        guard zoom.isActive, zoomedPage == targetRest else { return }
        guard canZoom else {
            resetZoom()
            return
        }
        let isHorizontal = configuration.axis == .horizontal
        zoom.adopt(
            zoomLimits, pageLength: geometry.pageLength,
            breadth: isHorizontal ? viewport.height : viewport.width, isHorizontal: isHorizontal,
            density: viewport.scale, isHeld: isZoomHeld)
        if isZoomHeld { beginPan() }
    }

    /// Keeps it up to date with fingers and pages.
    @inline(never)
    mutating func refreshZoom() {
        guard zoom.isActive else { return }
        if zoomedPage != targetRest, fade == nil {
            let isInView = geometry.pages(inViewAt: position)?.contains(zoomedPage - base) == true
            if !isInView || (!isTurning && !isDragging) { resetZoom() }
        }
        followPinch()
        if !isZoomHeld, zoom.end == .infinity {
            reportZoom()
            if zoom.scale == 1 { zoom.isActive = false }
        }
    }

    @inline(never)
    private mutating func reportZoom() {
        guard zoom.scale != reportedZoom else { return }
        reportedZoom = zoom.scale
        if pageCount > 0 {
            let page = PageLoop(count: pageCount).photo(on: zoomedPage)
            events.add(.zoomChange(page: page, scale: zoom.scale))
        }
    }

    /// What a frame says of it.
    var zoomFrame: SliderFrame.Zoom? {
        guard zoom.isActive else { return nil }
        let isHorizontal = configuration.axis == .horizontal
        let along = isMirrored ? -zoom.along.shown : zoom.along.shown
        return SliderFrame.Zoom(
            label: zoomedPage,
            transform: ZoomTransform(
                scale: zoom.scale, x: isHorizontal ? along : zoom.across.shown,
                y: isHorizontal ? zoom.across.shown : along),
            limits: zoom.limits, pageWidth: isHorizontal ? zoom.along.page : zoom.across.page,
            pageHeight: isHorizontal ? zoom.across.page : zoom.along.page)
    }

    // MARK: Commands

    @inline(never)
    mutating func performZoom(_ command: SliderCommand, isAnimated: Bool) {
        guard beginZoom() else { return }
        letZoomGo()
        var scale = zoom.goalScale
        switch command {
        case .zoomIn: scale *= 1.5
        case .zoomOut: scale /= 1.5
        case .panLeft: moveZoom(right: viewport.width / 4, down: 0)
        case .panRight: moveZoom(right: -viewport.width / 4, down: 0)
        case .panUp: moveZoom(right: 0, down: viewport.height / 4)
        case .panDown: moveZoom(right: 0, down: -viewport.height / 4)
        default: scale = 1
        }
        settleZoom(to: zoom.restingScale(scale), isAnimated: isAnimated)
    }

    /// Moves where it is going, in logical pixels.
    private mutating func moveZoom(right: Double, down: Double) {
        let isHorizontal = configuration.axis == .horizontal
        zoom.along.goal += isHorizontal ? (isMirrored ? -right : right) : down
        zoom.across.goal += isHorizontal ? down : right
    }

    /// Without motion it is a cut.
    @inline(never)
    private mutating func settleZoom(
        to scale: Double, around point: AxisPoint = AxisPoint(along: 0, across: 0), isAnimated: Bool
    ) {
        zoom.settle(
            to: scale, around: point, isAnimated: isAnimated && configuration.motionPreference == .full,
            at: now)
    }

    /// A double tap: there and back.
    mutating func toggleZoom(at point: AxisPoint) {
        guard beginZoom() else { return }
        settleZoom(
            to: zoom.goalScale > 1 ? 1 : zoom.limits.doubleTap, around: place(of: point), isAnimated: true)
    }

    // MARK: One finger

    /// Whether a movement pans the zoomed photo; at its edge it turns the page.
    func pans(along way: Double, isAlong: Bool) -> Bool {
        isPannable && !(isAlong && canDrag(by: -way) && zoom.along.isAtEdge(moving: way, scale: zoom.scale))
    }

    /// A wheel or touchpad pans it, and stops at its edge.
    @inline(never)
    mutating func pans(by event: WheelEvent) -> Bool {
        guard isPannable, press == nil, wheelGesture == nil else { return false }
        let x = pixels(event.deltaX, mode: event.deltaMode)
        let y = pixels(event.deltaY, mode: event.deltaMode)
        guard x.isFinite, y.isFinite else { return true }
        zoom.hold()
        moveZoom(right: -x, down: -y)
        zoom.settle(to: zoom.goalScale, isAnimated: false, at: now)
        return true
    }

    /// The pressed finger takes hold of it where it is, or two do.
    @inline(never)
    mutating func beginPan() {
        guard let press else { return }
        zoom.beginPan()
        tracker.reset()
        crossTracker.reset()
        tracker.add(press.last.along, at: now)
        crossTracker.add(press.last.across, at: now)
        guard pinch.id != nil else { return }
        let place = place(of: middle)
        pinch.anchor.along = (place.along - zoom.along.shown) / zoom.scale
        pinch.anchor.across = (place.across - zoom.across.shown) / zoom.scale
        pinch.start = zoom.rawScale / fingerDistance
    }

    @inline(never)
    mutating func pan(to point: AxisPoint, at t: Double) {
        guard let last = press?.last else { return }
        zoom.pan(along: point.along - last.along, across: point.across - last.across)
        tracker.add(point.along, at: t)
        crossTracker.add(point.across, at: t)
        press?.last = point
    }

    @inline(never)
    mutating func endPan(at point: AxisPoint, isCancelled: Bool) {
        zoom.endPan(
            at: place(of: point), velocityAlong: isCancelled ? 0 : tracker.velocity(releasedAt: now),
            velocityAcross: isCancelled ? 0 : crossTracker.velocity(releasedAt: now), at: now)
    }

    // MARK: Two fingers

    /// A second finger comes down: it makes a pinch of what isn't a drag yet, or hardly.
    @inline(never)
    mutating func beginPinch(id: Int, at point: AxisPoint) -> Verdict {
        guard let press, pinch.id == nil, press.phase != .dead, canZoom else { return .notOurs }
        if press.phase == .dragging {
            guard now - press.dragStart <= Pinch.latestStart + 1e-9 else { return .notOurs }
            end(press, isCancelled: true)
            self.press = press
        }
        _ = beginZoom()
        taps.cancel()
        self.press?.phase = .panning
        pinch.id = id
        pinch.last = point
        beginPan()
        return .ours
    }

    /// Takes in what one of two fingers does; `nil` if there aren't two, or it is none of them.
    @inline(never)
    mutating func pinch(_ event: PointerEvent) -> Verdict? {
        guard let second = pinch.id, let first = press?.id else { return nil }
        let moved: Int
        var verdict: Verdict? = .ours
        var isLifted = true
        var point: AxisPoint?
        switch event {
        case .pointerMove(let id, let x, let y, let isPressed):
            moved = id
            point = axisPoint(x, y)
            isLifted = !isPressed
            if isLifted { verdict = .notOurs }
        case .pointerUp(let id, let x, let y):
            moved = id
            point = axisPoint(x, y)
        case .pointerCancel(let id):
            moved = id
            verdict = .notOurs
        case .pointerDown(let id, _, _, _, _):
            // A release that was never told.
            moved = id
            verdict = nil
        }
        guard moved == first || moved == second else { return .notOurs }
        if let point {
            if moved == first { press?.last = point } else { pinch.last = point }
        }
        followPinch()
        guard isLifted else { return verdict }
        // The other finger holds it where it is.
        if moved == first {
            press?.id = second
            press?.last = pinch.last
        }
        pinch.id = nil
        beginPan()
        return verdict
    }

    /// The page may still be on its way under the fingers.
    private mutating func followPinch() {
        guard pinch.id != nil else { return }
        zoom.pinch(to: pinch.start * fingerDistance, anchor: pinch.anchor, place: place(of: middle))
    }

    @inline(never)
    private var middle: AxisPoint {
        let first = press?.last ?? pinch.last
        return AxisPoint(
            along: (first.along + pinch.last.along) / 2, across: (first.across + pinch.last.across) / 2)
    }

    @inline(never)
    private var fingerDistance: Double {
        let first = press?.last ?? pinch.last
        let along = first.along - pinch.last.along
        let across = first.across - pinch.last.across
        return max((along * along + across * across).squareRoot(), 1)
    }

    /// A point of the viewport, counted from the centre of the zoomed photo's page.
    @inline(never)
    private func place(of point: AxisPoint) -> AxisPoint {
        let page = Double(zoomedPage - base) - position
        return AxisPoint(
            along: point.along - geometry.inset - geometry.pageLength / 2 - page * geometry.stride,
            across: point.across - zoom.across.page / 2)
    }
}
