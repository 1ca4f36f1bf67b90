// What is on screen.

extension SliderModel {
    /// Brings slots, frame and autoplay up to date.
    @inline(never)
    mutating func refresh() {
        fold()
        refreshZoom()
        let isFree = press == nil && wheelGesture == nil && scrub == nil && !holdsZoom
        autoplay.update(canStep: isFree && rests.count > 1 && !geometry.isEmpty, at: now)
        frame.base = base
        frame.offset = position * signedStride
        frame.pageLength = geometry.pageLength
        frame.slotCount = slotCount
        slots.resize(to: slotCount)
        refreshPages()
        frame.zoom = zoomFrame
        frame.indicator.update(
            style: configuration.indicator, count: rests.count, position: restUnits(position),
            current: reported,
            length: geometry.length, loops: rests.isLooping, isMirrored: isMirrored)
    }

    private var signedStride: Double { isMirrored ? -geometry.stride : geometry.stride }

    /// Those in view, those preloaded on each side, and, where changes cross-fade, those left behind.
    private var slotCount: Int {
        guard pageCount > 0 else { return 0 }
        let visible = geometry.visibleCapacity
        let crossFades = fade != nil || effect == .fade || configuration.motionPreference == .reduced
        return visible + 2 * configuration.preloadCount + (crossFades ? visible : 0)
    }

    @inline(never)
    private func window(at position: Double) -> PageWindow? {
        guard pageCount > 0, let local = geometry.pages(inViewAt: position) else { return nil }
        return PageWindow(
            visible: (local.lowerBound + base)...(local.upperBound + base),
            preloading: configuration.preloadCount, within: rests.isLooping ? nil : 0...(pageCount - 1))
    }

    private mutating func refreshPages() {
        frame.pages.removeAll(keepingCapacity: true)
        let position = position
        guard let window = window(at: position) else { return }
        slots.hold(window)

        let goal = motion.target ?? position
        let goalWindow = self.window(at: goal)
        // Pages on the way to a distant one are shown as they are, never loaded.
        let isNear = abs(goal - position) <= 1.5
        let resting = motion.target ?? self.position(ofRest: reported)
        let reachable = geometry.pages(inViewAt: resting, showing: 0.5)
        let currentPage = base + Int(clamping: self.position(ofRest: reported).rounded(.up))

        for slot in slots.entries.indices {
            guard let entry = slots.entries[slot] else { continue }
            var page = SliderFrame.Page()
            page.slot = slot
            page.label = entry.page
            page.photo = PageLoop(count: pageCount).photo(on: entry.page)
            page.isOutgoing = entry.isOutgoing
            let local = Double(entry.page - base)
            let start = local * geometry.stride + geometry.inset
            page.origin = isMirrored ? geometry.length - geometry.pageLength - start : start
            page.isVisible = entry.isOutgoing || window.visible.contains(entry.page)
            page.isWanted =
                goalWindow?.contains(entry.page) == true || (isNear && window.contains(entry.page))
            if !entry.isOutgoing {
                page.isCurrent = entry.page == currentPage
                page.isReachable = reachable?.contains(entry.page - base) == true
            }
            place(&page, local: local, position: position)
            insert(page)
        }
    }

    /// Works out how a page looks.
    private func place(_ page: inout SliderFrame.Page, local: Double, position: Double) {
        let from = page.isOutgoing ? fade?.position ?? position : position
        // Beyond an end the page at the end moves with the finger, and doesn't fade.
        let inside = bounds.map { min(max(from, $0.lowerBound), $0.upperBound) } ?? from
        page.effect = effect.transform(distance: local - inside, stride: geometry.stride)
        page.distance = effect.depth(distance: local - position)
        if let fade {
            let progress = fade.progress(at: now)
            page.effect.opacity *= page.isOutgoing ? 1 - progress : progress
        }
        if page.isOutgoing {
            // It stays where it was on screen while the strip has jumped.
            page.effect.translation += (position - from) * geometry.stride
            page.distance = .infinity
        }
        if isMirrored {
            page.effect.translation = -page.effect.translation
            page.effect.rotation = -page.effect.rotation
        }
        // Turned pages stand closer together than others.
        if effect == .coverFlow, shows(page, atPoint: geometry.length / 2, within: geometry.length / 2) {
            page.isVisible = true
        }
    }

    /// Whether any of a page is drawn less than `reach` from a point along the axis.
    private func shows(_ page: SliderFrame.Page, atPoint along: Double, within reach: Double = 0) -> Bool {
        let center = page.origin + page.effect.translation - position * signedStride + geometry.pageLength / 2
        // Nearly the cosine, up to 45°.
        let half = geometry.pageLength / 2 * page.effect.scale * (1 - 0.37 * abs(page.effect.rotation))
        return page.effect.opacity > 0 && abs(along - center) < half + reach
    }

    /// The photo drawn in front at a point along the axis.
    mutating func photo(atPoint along: Double) -> Int? {
        refreshPages()
        var index = frame.pages.count
        while index > 0 {
            index -= 1
            if frame.pages[index].isVisible, shows(frame.pages[index], atPoint: along) {
                return frame.pages[index].photo
            }
        }
        return nil
    }

    /// Keeps pages in drawing order: the nearest one last.
    private mutating func insert(_ page: SliderFrame.Page) {
        frame.pages.append(page)
        var index = frame.pages.count - 1
        while index > 0, frame.pages[index - 1].distance < page.distance {
            frame.pages.swapAt(index - 1, index)
            index -= 1
        }
    }

    /// A position counted in rest positions: the last step may be shorter than a page.
    private func restUnits(_ position: Double) -> Double {
        let page = Double(base) + position
        guard !rests.isLooping, rests.count > 1 else { return page }
        let whole = Double(rests.count - 2)
        guard page > whole, rests.last > whole else { return min(max(page, 0), rests.last) }
        return whole + min((page - whole) / (rests.last - whole), 1)
    }

    /// The whole of the motion under way, for a host whose compositor plays it.
    ///
    /// From then on ``nextWakeUp`` is the next change of the current page or the end.
    ///
    /// - Returns: `nil` at rest, and where a page on the way has no slot yet: then the host draws frame by frame.
    public mutating func handOver(at t: Double) -> HandOver? {
        proceed(to: t)
        refresh()
        guard let start = motion.start, let end = motion.end, fade == nil, !geometry.isEmpty else {
            return nil
        }
        var lowest = position
        var highest = position
        for step in 1...32 {
            let sample = motion.position(at: now + (end - now) * Double(step) / 32)
            lowest = min(lowest, sample)
            highest = max(highest, sample)
        }
        guard let first = window(at: lowest)?.visible.lowerBound,
            let last = window(at: highest)?.visible.upperBound,
            last - first < slots.entries.count
        else { return nil }
        for page in first...max(first, last) where slots.slot(of: page) == nil { return nil }
        isHandedOver = true
        return HandOver(start: start, end: end, motion: motion, stride: signedStride)
    }
}
