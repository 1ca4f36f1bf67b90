// How the model moves on in time, and what is where at a time.

extension SliderModel {
    /// Times beyond this count as nonsense: three thousand years.
    private static let latestTime = 1e11

    /// Does all that was due until a time, in its order.
    @inline(never)
    mutating func proceed(to t: Double) {
        guard abs(t) <= Self.latestTime else { return }
        if !hasTime {
            hasTime = true
            now = t
        }
        let t = max(t, now)
        while true {
            let end = min(motion.end ?? .infinity, fade?.end ?? .infinity)
            let step = autoplay.nextStep ?? .infinity
            if end <= t, end <= step {
                now = max(now, end)
                comeToRest()
            } else if step <= t {
                takeStep(due: step, noticedAt: t)
            } else {
                break
            }
        }
        now = t
        zoom.advance(to: now)
        track()
        refreshZoom()
    }

    /// What is shown, in pages from the base.
    @inline(never)
    var position: Double {
        guard case .drag(let raw) = motion else { return motion.position(at: now) }
        return shown(raw)
    }

    /// In pages per second, as shown on screen.
    @inline(never)
    var velocity: Double {
        guard isDragging, !geometry.isEmpty else { return motion.velocity(at: now) }
        return dragVelocity / geometry.stride * gain(at: position)
    }

    /// The ends, in pages from the base; `nil` in a loop.
    var bounds: ClosedRange<Double>? {
        rests.isLooping ? nil : -Double(base)...(max(rests.last, 0) - Double(base))
    }

    private var rubberBand: RubberBand {
        RubberBand(length: geometry.isEmpty ? 0 : geometry.length / geometry.stride)
    }

    /// Where content dragged to `raw` is shown: beyond an end it lags behind.
    func shown(_ raw: Double) -> Double {
        guard let bounds else { return raw }
        let edge = min(max(raw, bounds.lowerBound), bounds.upperBound)
        return edge + rubberBand.shown(excess: raw - edge)
    }

    /// The inverse of ``shown(_:)``, for content caught at a place.
    func raw(showing position: Double) -> Double {
        guard let bounds, !geometry.isEmpty else { return position }
        let edge = min(max(position, bounds.lowerBound), bounds.upperBound)
        // Content left far outside by a list that shrank counts as just inside the band.
        let most = 0.9 * geometry.length / geometry.stride
        return edge + rubberBand.excess(shown: min(max(position - edge, -most), most))
    }

    /// How much of a finger's speed the content has.
    func gain(at position: Double) -> Double {
        guard let bounds, !bounds.contains(position) else { return 1 }
        let edge = min(max(position, bounds.lowerBound), bounds.upperBound)
        return rubberBand.gain(shown: abs(position - edge))
    }

    /// The rest position nearest to a position, counted on through a loop.
    @inline(never)
    func rest(nearestTo position: Double) -> Int {
        guard rests.isLooping else { return rests.index(nearestTo: Double(base) + position) }
        return base + Int(clamping: (position + 0.5).rounded(.down))
    }

    /// A rest position in pages from the base.
    func position(ofRest rest: Int) -> Double {
        rests.isLooping ? Double(rest - base) : rests.position(of: rest) - Double(base)
    }

    /// The rest position that the slider is going to or rests at, counted on through a loop.
    var targetRest: Int { rest(nearestTo: motion.target ?? position) }

    var targetIndex: Int { rests.isLooping ? PageLoop(count: pageCount).photo(on: targetRest) : targetRest }

    /// Reports every rest position that was passed since the last time.
    @inline(never)
    mutating func track() {
        /// Beyond this a jump is reported by its end alone.
        let most = 64
        let nearest = rest(nearestTo: position)
        guard hasLayout else {
            reported = nearest
            return
        }
        let step = nearest > reported ? 1 : -1
        if abs(nearest - reported) > most { reported = nearest - step }
        while reported != nearest {
            reported += step
            events.add(.pageChange(page: currentPage, reason: motionReason))
        }
    }

    /// When the current page changes next, for a motion that nobody interrupts.
    @inline(never)
    var nextCrossing: Double? {
        guard let end = motion.end, rest(nearestTo: motion.position(at: end)) != reported else { return nil }
        var before = now
        var after = end
        for _ in 0..<50 {
            let middle = (before + after) / 2
            if rest(nearestTo: motion.position(at: middle)) == reported {
                before = middle
            } else {
                after = middle
            }
        }
        return after
    }

    /// Ends what is due by now.
    @inline(never)
    private mutating func comeToRest() {
        if let end = motion.end, end <= now, let target = motion.target {
            rest(at: target)
        }
        if let fade, fade.end <= now {
            self.fade = nil
            slots.endCrossFade()
            reportSettle(reason: fade.reason)
        }
    }

    /// Puts the slider to rest at a position.
    @inline(never)
    mutating func rest(at target: Double) {
        motion = .rest(target)
        isHandedOver = false
        track()
        reportSettle(reason: motionReason)
    }

    private mutating func reportSettle(reason: SliderEvent.Reason) {
        // A cross-fade may end while a finger or a spring already moves on, or the other way round.
        if hasLayout, scrub == nil, !isTurning, !isDragging {
            events.add(.settle(page: currentPage, reason: reason))
        }
    }
}
