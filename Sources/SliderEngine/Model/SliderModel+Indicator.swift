// The page indicator under a pointer.

extension SliderModel {
    /// Takes in what a pointer did on the indicator: a tap on a dot goes to its page, one beside the dots
    /// a page back or forward, and a bar follows the pointer.
    public mutating func handle(_ event: IndicatorEvent, at t: Double) {
        proceed(to: t)
        defer { refresh() }
        switch event {
        case .down(let along):
            guard along.isFinite, rests.count > 1 else { return }
            scrub = IndicatorPress(start: along)
            follow(along)
        case .move(let along):
            guard let press = scrub, along.isFinite else { return }
            if Slop.touch.verdict(main: along - press.start, cross: 0) != .pending { scrub?.hasMoved = true }
            follow(along)
        case .up(let along):
            guard let press = scrub else { return }
            endScrub()
            if frame.indicator.kind != .progress, !press.hasMoved, along.isFinite { tapIndicator(at: along) }
        case .cancel:
            endScrub()
        }
    }

    private mutating func endScrub() {
        let hasScrubbed = scrub?.hasScrubbed == true
        scrub = nil
        if hasScrubbed { events.add(.settle(page: currentPage, reason: .indicator)) }
    }

    /// A bar shows at once the page under the pointer.
    private mutating func follow(_ along: Double) {
        guard frame.indicator.kind == .progress else { return }
        let index = Int(clamping: (frame.indicator.share(at: along) * Double(rests.count - 1)).rounded())
        let target = rest(showing: index)
        guard target != targetRest else { return }
        scrub?.hasScrubbed = true
        pendingPage = nil
        change(to: target, isAnimated: false, reason: .indicator)
    }

    private mutating func tapIndicator(at along: Double) {
        let target: Int
        switch frame.indicator.target(ofTapAt: along) {
        case .previous: target = targetRest - 1
        case .next: target = targetRest + 1
        case .label(let label):
            target = rests.isLooping ? rest(showing: PageLoop(count: pageCount).photo(on: label)) : label
        }
        guard rests.isLooping || (0..<rests.count).contains(target) else { return }
        pendingPage = nil
        change(to: target, isAnimated: true, reason: .indicator)
        autoplay.restart(at: now)
    }
}
