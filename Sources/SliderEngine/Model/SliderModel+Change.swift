// Changes that no finger makes: commands and autoplay.

extension SliderModel {
    /// Does as told.
    ///
    /// Commands count from the page that the slider is going to, so that two quick `next` move two pages.
    /// A command ends a drag.
    ///
    /// - Parameters:
    ///   - command: what to do.
    ///   - isAnimated: whether a change of page is a movement; else it is a cut.
    ///   - reason: what events say of it.
    ///   - t: now, in seconds.
    public mutating func perform(
        _ command: SliderCommand, isAnimated: Bool = true, reason: SliderEvent.Reason = .call, at t: Double
    ) {
        proceed(to: t)
        switch command {
        case .play: play()
        case .pause: autoplay.pause()
        case .togglePlay:
            if isPlaying {
                autoplay.pause()
            } else {
                play()
            }
        case .zoomIn, .zoomOut, .resetZoom, .panLeft, .panRight, .panUp, .panDown:
            performZoom(command, isAnimated: isAnimated)
        case .next, .previous, .first, .last, .page:
            pendingPage = nil
            if case .page(let page) = command, page >= rests.count { pendingPage = page }
            if let target = rest(askedForBy: command) {
                change(to: target, isAnimated: isAnimated, reason: reason)
                autoplay.restart(at: now)
            }
        }
        refresh()
    }

    private func rest(askedForBy command: SliderCommand) -> Int? {
        guard rests.count > 0 else { return nil }
        let last = rests.count - 1
        switch command {
        case .next: return rests.isLooping ? targetRest + 1 : min(targetRest + 1, last)
        case .previous: return rests.isLooping ? targetRest - 1 : max(targetRest - 1, 0)
        case .first: return rest(showing: 0)
        case .last: return rest(showing: last)
        case .page(let page): return rest(showing: min(max(page, 0), last))
        default: return nil
        }
    }

    /// The nearest rest position of an index: in a loop the shorter way round.
    func rest(showing index: Int) -> Int {
        rests.isLooping ? PageLoop(count: pageCount).nearestPage(showing: index, to: targetRest) : index
    }

    /// Goes to a rest position.
    @inline(never)
    mutating func change(to rest: Int, isAnimated: Bool, reason: SliderEvent.Reason) {
        let origin = targetRest
        let from = position
        let speed = velocity
        let target = position(ofRest: rest)
        let wasDragged = isDragging
        guard wasDragged || target != motion.target || (!isAnimated && isTurning) else { return }
        letZoomGo()
        press?.phase = .dead
        wheelGesture = nil
        motionReason = reason
        isHandedOver = false

        let isRewind = !rests.isLooping && origin == rests.count - 1 && rest == 0
        let duration = changeDuration(steps: isRewind ? 1 : abs(Double(rest - origin)))
        let cuts =
            !isAnimated || geometry.isEmpty || !hasLayout || duration <= 0
            || configuration.motionPreference == .none
        if cuts {
            fade = nil
            slots.endCrossFade()
            self.rest(at: target)
        } else if configuration.motionPreference == .reduced {
            crossFade(to: target, duration: 0.2, reason: reason)
        } else if motion.end == nil, !wasDragged {
            if effect == .fade {
                crossFade(to: target, duration: duration, reason: reason)
            } else {
                motion = .curve(from: from, to: target, start: now, duration: duration)
            }
        } else {
            spring(.snap(displacement: from - target, velocity: speed), to: target)
        }
    }

    /// The effect in force: pages that share the viewport slide.
    var effect: PageEffect { configuration.pagesInView > 1 ? .slide : configuration.effect }

    /// 0.05 s more for each further page, at most 0.5 s, or one page's duration where that is longer.
    private func changeDuration(steps: Double) -> Double {
        let one = configuration.changeDuration
        return one > 0 ? min(one + 0.05 * max(steps - 1, 0), max(0.5, one)) : 0
    }

    private mutating func crossFade(to target: Double, duration: Double, reason: SliderEvent.Reason) {
        let from = position
        if let shown = geometry.pages(inViewAt: from) {
            slots.beginCrossFade(leaving: (shown.lowerBound + base)...(shown.upperBound + base))
        }
        fade = CrossFade(position: from, start: now, duration: duration, reason: reason)
        motion = .rest(target)
        track()
    }

    /// Lets a spring pull the content to a position.
    mutating func spring(_ spring: Spring, to target: Double) {
        let pixel = 1 / (geometry.scale * geometry.stride)
        let duration = spring.restTime(displacement: 0.5 * pixel, velocity: 20 * pixel)
        if duration > 0, duration.isFinite {
            motion = .spring(spring, target: target, start: now, end: now + duration)
        } else {
            rest(at: target)
        }
    }

    /// Turns to the next page because autoplay's interval is over.
    @inline(never)
    mutating func takeStep(due: Double, noticedAt t: Double) {
        // A host that slept through whole intervals gets one step, not all that it missed.
        let isLate = t - due > autoplay.interval ?? 0
        now = max(now, isLate ? t : due)
        autoplay.stepped(at: now)
        let last = rests.count - 1
        let stops = !rests.isLooping && configuration.autoplayEnd == .stop
        if stops, targetRest >= last {
            autoplay.stopAtEnd()
            autoplay.update(canStep: false, at: now)
            return
        }
        let target = !rests.isLooping && targetRest >= last ? 0 : targetRest + 1
        change(to: target, isAnimated: true, reason: .autoplay)
        if stops, target == last {
            autoplay.stopAtEnd()
            autoplay.update(canStep: false, at: now)
        }
    }

    /// Starts autoplay at the user's wish; at an end where it stopped, from the first page.
    private mutating func play() {
        autoplay.play()
        let isAtEnd = !rests.isLooping && rests.count > 1 && targetRest == rests.count - 1
        if configuration.autoplayEnd == .stop, isAtEnd, hasAutoplay {
            change(to: 0, isAnimated: true, reason: .autoplay)
        }
    }
}
