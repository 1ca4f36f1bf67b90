// Lists that change, and the page from which positions are counted.

extension SliderModel {
    mutating func replaceList(count: Int, current: Int?) {
        let oldCount = pageCount
        let oldIndex = currentPage
        let shown = position
        let page = base + Int(clamping: (shown + 0.5).rounded(.down))
        pageCount = count
        if current == nil { resetZoom() }
        photoSize.photo = photoSize.photo == oldIndex ? current ?? -1 : -1
        guard count > 0, oldCount > 0 else {
            reset()
            goToPendingPage()
            return
        }
        let index = min(max(current ?? PageLoop(count: oldCount).photo(on: page), 0), count - 1)
        shift(by: index - page)
        motionReason = .list
        adopt(RestPositions(count: count, configuration: configuration))
        hold(shown)
        reported = rest(nearestTo: position)
        if currentPage != oldIndex, hasLayout { events.add(.pageChange(page: currentPage, reason: .list)) }
        goToPendingPage()
    }

    /// The first page, at rest: for a list that was empty or is.
    private mutating func reset() {
        resetZoom()
        press?.phase = .dead
        wheelGesture = nil
        fade = nil
        isHandedOver = false
        base = 0
        reported = 0
        motion = .rest(0)
        slots.resize(to: 0)
        rests = RestPositions(count: pageCount, configuration: configuration)
    }

    private mutating func goToPendingPage() {
        guard let page = pendingPage, page < rests.count else { return }
        pendingPage = nil
        change(to: rest(showing: page), isAnimated: false, reason: .call)
    }

    /// Goes by other rest positions; the page nearest to what is shown stays.
    mutating func adopt(_ rests: RestPositions) {
        let shown = position
        let wasLooping = self.rests.isLooping
        self.rests = rests
        guard pageCount > 0 else { return }
        if !rests.isLooping {
            let page = base + Int(clamping: (shown + 0.5).rounded(.down))
            if wasLooping { shift(by: PageLoop(count: pageCount).photo(on: page) - page) }
        }
        isHandedOver = false
        let target = motion.target ?? shown
        let nearest = position(ofRest: rest(nearestTo: target))
        switch motion {
        case .rest: motion = .rest(nearest)
        case .drag: hold(shown)
        case .spring, .curve:
            if nearest != target {
                spring(.snap(displacement: shown - nearest, velocity: velocity), to: nearest)
            }
        }
        reported = rest(nearestTo: position)
    }

    /// Keeps held content where it is shown, by other lengths or ends.
    mutating func hold(_ shown: Double) {
        if isDragging { motion = .drag(raw: raw(showing: shown)) }
    }

    /// At rest counts positions from the page in view, in the first lap of a loop: offsets stay small and exact.
    mutating func fold() {
        guard case .rest(let position) = motion, press == nil, wheelGesture == nil, fade == nil else {
            return
        }
        let whole = Int(clamping: position.rounded(.down))
        base += whole
        motion = .rest(position - Double(whole))
        if rests.isLooping { shift(by: PageLoop(count: pageCount).photo(on: base) - base) }
    }

    /// Relabels every page.
    private mutating func shift(by count: Int) {
        base += count
        reported += count
        slots.shift(by: count)
        zoomedPage += count
    }
}
