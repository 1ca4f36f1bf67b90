// Fingers, mouse and pen.

extension SliderModel {
    /// Takes in what a pointer did.
    ///
    /// - Returns: whom the gesture belongs to.
    @discardableResult
    public mutating func handle(_ event: PointerEvent, at t: Double) -> Verdict {
        proceed(to: t)
        defer { refresh() }
        if let verdict = pinch(event) { return verdict }
        switch event {
        case .pointerDown(let id, let x, let y, let kind, let isPrimary):
            guard isPrimary, let point = axisPoint(x, y) else { return .notOurs }
            return pointerDown(id: id, point, x: x, y: y, kind: kind)
        case .pointerMove(let id, let x, let y, let isPressed):
            guard let press, press.id == id else { return .notOurs }
            guard isPressed else {
                // The release went elsewhere.
                taps.cancel()
                end(press, isCancelled: false)
                return .notOurs
            }
            guard let point = axisPoint(x, y) else { return verdict(of: press.phase) }
            return pointerMove(to: point, at: t)
        case .pointerUp(let id, let x, let y):
            guard let press, press.id == id else { return .notOurs }
            if press.phase != .undecided, let point = axisPoint(x, y), point != press.last {
                _ = pointerMove(to: point, at: t)
            }
            if press.phase == .undecided { reportTap(taps.up(x: x, y: y, at: now), x: x, y: y) }
            let verdict = verdict(of: press.phase)
            end(self.press ?? press, isCancelled: false)
            return verdict
        case .pointerCancel(let id):
            guard let press, press.id == id else { return .notOurs }
            taps.cancel()
            end(press, isCancelled: true)
            return .notOurs
        }
    }

    private func verdict(of phase: Press.Phase) -> Verdict {
        switch phase {
        case .undecided: .undecided
        case .dragging, .panning: .ours
        case .dead: .notOurs
        }
    }

    /// A point along and across the axis; `nil` where it is no number or there is nothing to press on.
    func axisPoint(_ x: Double, _ y: Double) -> AxisPoint? {
        guard x.isFinite, y.isFinite, !geometry.isEmpty, pageCount > 0 else { return nil }
        let far = 1e6
        let x = min(max(x, -far), far)
        let y = min(max(y, -far), far)
        switch configuration.axis {
        case .horizontal: return AxisPoint(along: isMirrored ? geometry.length - x : x, across: y)
        case .vertical: return AxisPoint(along: y, across: x)
        }
    }

    var isMirrored: Bool { configuration.axis == .horizontal && configuration.isRightToLeft }

    private mutating func pointerDown(
        id: Int, _ point: AxisPoint, x: Double, y: Double, kind: PointerEvent.Kind
    ) -> Verdict {
        if let press {
            guard press.id == id else { return beginPinch(id: id, at: point) }
            end(press, isCancelled: true)
        }
        let logical = wheelGesture?.logicalPage ?? motion.target ?? position
        let isCaught = isDragging || isMovingVisibly
        let isZoomCaught = !isCaught && zoom.isMovingVisibly
        press = Press(
            id: id, phase: isCaught ? .dragging : isZoomCaught ? .panning : .undecided,
            slop: kind == .touch ? .touch : .mouse,
            start: point, last: point, startPosition: position, logicalPage: logical, dragStart: now)
        if isCaught {
            wheelGesture = nil
            hold(finger: point.along, at: now, reason: .drag)
            taps.cancel()
        } else if isZoomCaught {
            beginPan()
            taps.cancel()
        } else {
            taps.down(x: x, y: y, at: now)
        }
        return isCaught || isZoomCaught ? .ours : .undecided
    }

    /// Whether a touch finds the content on its way: less than 2 px off and slower than 20 px/s counts as at rest.
    private var isMovingVisibly: Bool {
        guard motion.end != nil, let target = motion.target else { return false }
        return abs(position - target) * geometry.stride >= 2 || abs(velocity) * geometry.stride >= 20
    }

    private mutating func pointerMove(to point: AxisPoint, at t: Double) -> Verdict {
        guard let press else { return .notOurs }
        switch press.phase {
        case .dead: break
        case .dragging: drag(to: point, at: t)
        case .panning: pan(to: point, at: t)
        case .undecided:
            let along = point.along - press.start.along
            switch press.slop.verdict(main: along, cross: point.across - press.start.across) {
            case .pending: break
            case let verdict where pans(along: along, isAlong: verdict == .along):
                taps.cancel()
                self.press?.phase = .panning
                self.press?.last = point
                beginPan()
            case .along where canDrag(by: -along):
                taps.cancel()
                hold(finger: point.along, at: t, reason: .drag)
                self.press?.phase = .dragging
                self.press?.last = point
                self.press?.dragStart = now
            case .along, .across:
                taps.cancel()
                self.press?.phase = .dead
            }
        }
        return verdict(of: self.press?.phase ?? .dead)
    }

    /// Whether there is anywhere to go: a slider inside another leaves a gesture beyond its end to that one.
    func canDrag(by distance: Double) -> Bool {
        guard rests.count > 1 else { return false }
        guard configuration.isNested, let bounds else { return true }
        return distance > 0 ? position < bounds.upperBound : position > bounds.lowerBound
    }

    /// Takes hold of the content where it is shown.
    @inline(never)
    mutating func hold(finger: Double, at t: Double, reason: SliderEvent.Reason) {
        motion = .drag(raw: raw(showing: position))
        motionReason = reason
        isHandedOver = false
        tracker.reset()
        tracker.add(finger, at: t)
    }

    private mutating func drag(to point: AxisPoint, at t: Double) {
        guard let press else { return }
        drag(by: press.last.along - point.along, finger: point.along, at: t)
        self.press?.last = point
    }

    /// Moves held content by a distance, in logical pixels forward.
    mutating func drag(by distance: Double, finger: Double, at t: Double) {
        guard case .drag(let raw) = motion, !geometry.isEmpty else { return }
        motion = .drag(raw: raw + distance / geometry.stride)
        tracker.add(finger, at: t)
        track()
    }

    /// Of the finger, in logical pixels per second forward.
    var dragVelocity: Double {
        isDragging ? -tracker.velocity(releasedAt: now) : 0
    }

    /// A pointer is gone: what it held goes to its page.
    @inline(never)
    mutating func end(_ press: Press, isCancelled: Bool) {
        self.press = nil
        if press.phase == .panning { endPan(at: press.last, isCancelled: isCancelled) }
        guard press.phase == .dragging else { return }
        letGo(
            velocity: isCancelled ? 0 : dragVelocity, travel: abs(press.last.along - press.start.along),
            from: press.startPosition, logicalPage: press.logicalPage, flickSpeed: PageTarget.flickSpeed)
    }

    /// Sends held content to the page that its position and speed ask for.
    ///
    /// - Parameters:
    ///   - velocity: of the finger, in logical pixels per second forward.
    ///   - travel: of the finger, in logical pixels.
    mutating func letGo(
        velocity: Double, travel: Double, from start: Double, logicalPage: Double, flickSpeed: Double
    ) {
        guard isDragging else { return }
        guard !geometry.isEmpty, rests.count > 0 else {
            rest(at: position(ofRest: rest(nearestTo: position)))
            return
        }
        let shown = position
        let page = PageTarget(
            position: shown, logical: logicalPage, net: shown - start, velocity: velocity, travel: travel,
            threshold: flickSpeed, last: bounds?.upperBound ?? .infinity
        ).page
        let target = rests.clamped(page + Double(base)) - Double(base)
        let speed = velocity / geometry.stride * gain(at: shown)
        let isBeyond = bounds.map {
            !$0.contains(shown) && (target == $0.lowerBound || target == $0.upperBound)
        }
        spring(
            isBeyond == true
                ? .edgeBounce(displacement: shown - target, velocity: speed)
                : .snap(displacement: shown - target, velocity: speed),
            to: target)
    }

    private mutating func reportTap(_ outcome: TapOutcome, x: Double, y: Double) {
        guard outcome != .none else { return }
        let page = pageIndex(atX: x, y: y)
        events.add(outcome == .tap ? .tap(page: page, x: x, y: y) : .doubleTap(page: page, x: x, y: y))
        if outcome == .doubleTap, let point = axisPoint(x, y) { toggleZoom(at: point) }
    }

    /// The photo under a point, the nearest one where there is none.
    private mutating func pageIndex(atX x: Double, y: Double) -> Int {
        guard let point = axisPoint(x, y) else { return currentPage }
        if let front = photo(atPoint: configuration.axis == .horizontal ? x : y) { return front }
        let start = (point.along - geometry.inset) / geometry.stride + position
        let page = base + Int(clamping: start.rounded(.down))
        if rests.isLooping { return PageLoop(count: pageCount).photo(on: page) }
        return min(max(page, 0), max(pageCount - 1, 0))
    }
}
