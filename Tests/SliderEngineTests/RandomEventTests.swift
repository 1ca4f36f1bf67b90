import SliderEngine
import Testing

/// Whatever comes, in whatever order: nothing traps, and what is on screen makes sense.
@Suite struct RandomEventTests {
    // MARK: What always holds

    @Test(arguments: 1...200) func everyFrameMakesSense(seed: UInt64) {
        let stream = RandomStream(seed: seed, count: 150, content: .all)
        var slider = stream.slider()
        var viewport = stream.viewport
        var latest = 0.0
        for (index, (event, time)) in stream.events.enumerated() {
            slider.take(event, at: time)
            if case .layout(let size) = event { viewport = size }
            if time.isFinite, abs(time) < 1e11 { latest = max(latest, time) }
            let fault =
                faultOfPages(slider) ?? faultOfIndicator(slider) ?? faultOfCoverage(slider, viewport)
                ?? faultOfEvents(&slider) ?? faultOfWakeUp(slider, at: latest)
            if let fault {
                Issue.record("\(fault); seed \(seed), event \(index): \(event) at \(time)")
                return
            }
        }
    }

    private func faultOfPages(_ slider: borrowing SliderModel) -> String? {
        let frame = slider.frame
        guard frame.offset.isFinite, frame.pageLength.isFinite, frame.pageLength >= 0 else {
            return "lengths"
        }
        guard (0...max(0, slider.positionCount - 1)).contains(slider.currentPage) else {
            return "current page"
        }
        for page in frame.pages {
            guard (0..<frame.slotCount).contains(page.slot) else { return "slot out of range" }
            guard (0..<slider.pageCount).contains(page.photo) else { return "photo out of range" }
            guard page.origin.isFinite, page.effect.translation.isFinite else { return "place" }
            guard (0...1).contains(page.effect.opacity) else { return "opacity \(page.effect.opacity)" }
        }
        if let zoom = frame.zoom {
            let place = zoom.transform
            guard place.scale > 0, place.scale.isFinite, place.x.isFinite, place.y.isFinite else {
                return "zoom \(zoom)"
            }
            guard
                slider.isMoving || slider.isDragging
                    || frame.pages.contains(where: { $0.label == zoom.label && $0.isVisible })
            else {
                return "zoomed page \(zoom.label) out of view"
            }
        }
        guard Set(frame.pages.map(\.slot)).count == frame.pages.count else { return "slot used twice" }
        let ordinary = frame.pages.filter { !$0.isOutgoing }
        guard Set(ordinary.map(\.label)).count == ordinary.count else { return "page drawn twice" }
        let current = frame.pages.count { $0.isCurrent }
        let isHeld = slider.isMoving || slider.isDragging || frame.pages.isEmpty
        return current == 1 || (isHeld && current == 0) ? nil : "\(current) current pages"
    }

    private func faultOfIndicator(_ slider: borrowing SliderModel) -> String? {
        let indicator = slider.frame.indicator
        let dots = indicator.dots
        guard (0...1).contains(indicator.progress) else { return "progress \(indicator.progress)" }
        guard Set(dots.map(\.slot)).count == dots.count else { return "dot slot used twice" }
        guard dots.allSatisfy({ $0.center.isFinite && (0...1).contains($0.scale) }) else { return "dot" }
        guard dots.count(where: \.isCurrent) == (indicator.kind == .dots ? 1 : 0) else {
            return "current dot"
        }
        return slider.positionCount < 2 && indicator.kind != .hidden ? "indicator of one page" : nil
    }

    /// Wherever there is a page, one is drawn.
    private func faultOfCoverage(_ slider: borrowing SliderModel, _ viewport: Viewport) -> String? {
        let frame = slider.frame
        let configuration = slider.configuration
        let isHorizontal = configuration.axis == .horizontal
        let length = isHorizontal ? viewport.width : viewport.height
        guard length > 0, slider.pageCount > 0 else {
            return frame.pages.isEmpty ? nil : "pages in no viewport"
        }
        let isMirrored = isHorizontal && configuration.isRightToLeft
        let stride = frame.pageLength + min(configuration.gap, length)
        let inset =
            configuration.alignment == .center
            ? (length - frame.pageLength) / 2 : min(configuration.peek, length / 2)
        let offset = isMirrored ? -frame.offset : frame.offset
        let labels = Set(frame.pages.filter { !$0.isOutgoing && $0.isVisible }.map(\.label))

        let first = Int(((offset - inset - frame.pageLength) / stride).rounded(.down))
        let last = Int(((offset - inset + length) / stride).rounded(.up))
        for local in first...last {
            // The inset is a whole number of pixels.
            let start = Double(local) * stride + inset - offset
            guard start + frame.pageLength > 1, start < length - 1 else { continue }
            let label = local + frame.base
            guard slider.isLooping || (0..<slider.pageCount).contains(label) else { continue }
            guard labels.contains(label) else { return "hole at page \(label)" }
        }
        for page in frame.pages where !page.isOutgoing {
            let start = isMirrored ? length - frame.pageLength - page.origin : page.origin
            guard isClose(start, Double(page.label - frame.base) * stride + inset, within: 0.6) else {
                return "page \(page.label) out of place"
            }
        }
        return nil
    }

    private func faultOfWakeUp(_ slider: borrowing SliderModel, at time: Double) -> String? {
        guard slider.autoplayFraction.map({ (0...1).contains($0) }) ?? true else {
            return "autoplay's fraction"
        }
        switch slider.nextWakeUp {
        case .now: return slider.isMoving ? nil : "awake at rest"
        case .at(let next): return next.isFinite && next >= time ? nil : "wake-up at \(next)"
        case .never: return slider.isMoving ? "asleep while moving" : nil
        }
    }

    private func faultOfEvents(_ slider: inout SliderModel) -> String? {
        for event in slider.takeEvents() {
            switch event {
            case .pageChange(let page, _), .settle(let page, _):
                guard page >= 0 else { return "event of page \(page)" }
            case .zoomChange(let page, let scale):
                guard page >= 0 else { return "zoom on page \(page)" }
                guard scale.isFinite, scale >= 1 else { return "scale \(scale)" }
            case .tap(let page, let x, let y), .doubleTap(let page, let x, let y):
                guard (0..<max(1, slider.pageCount)).contains(page) else { return "tap on page \(page)" }
                guard x.isFinite, y.isFinite else { return "tap nowhere" }
            }
        }
        return nil
    }

    @Test(arguments: 201...300) func everyStreamEndsAtRestOnAPage(seed: UInt64) {
        let stream = RandomStream(seed: seed, count: 120, content: .all)
        var slider = stream.slider()
        for (event, time) in stream.events { slider.take(event, at: time) }
        for id in [1, 2, 3, 9] { slider.handle(.pointerCancel(id: id), at: 0) }
        slider.handle(.cancel, at: 0)
        slider.handle(WheelEvent(deltaX: 0, deltaY: 0, phase: .ended), at: 0)
        slider.perform(.pause, at: 0)
        _ = slider.takeEvents()
        slider.advance(to: 1e10)
        #expect(slider.isMoving == false, "seed \(seed)")
        #expect(slider.isDragging == false, "seed \(seed)")
        #expect(slider.nextWakeUp == .never, "seed \(seed)")
        let rests = RestPositions(
            count: slider.pageCount, pagesInView: slider.configuration.pagesInView,
            alignment: slider.configuration.alignment, loops: slider.configuration.loops)
        if slider.frame.pageLength > 0 {
            #expect(
                isClose(
                    slider.contentOffset, rests.position(of: slider.currentPage) * slider.stride, within: 1e-6
                ), "seed \(seed)")
        }
        let events = slider.takeEvents()
        #expect(events.count { if case .settle = $0 { true } else { false } } <= 1, "seed \(seed)")
        if case .settle(let page, _) = events.last { #expect(page == slider.currentPage, "seed \(seed)") }
    }

    // MARK: Mirrors

    @Test(arguments: 301...400) func aMirroredStreamGivesMirroredFrames(seed: UInt64) {
        let stream = RandomStream(seed: seed, count: 150, content: [])
        guard stream.configuration.axis == .horizontal else { return }
        var slider = stream.slider()
        var mirrored = stream.slider()
        var configuration = stream.configuration
        configuration.isRightToLeft.toggle()
        mirrored.configure(configuration, at: 0)
        var width = stream.viewport.width
        for (index, (event, time)) in stream.events.enumerated() {
            let verdict = slider.take(event, at: time)
            #expect(mirrored.take(event.mirrored(width: width), at: time) == verdict)
            if case .layout(let viewport) = event { width = viewport.width }
            guard areMirrored(slider.frame, mirrored.frame, width: width),
                slider.nextWakeUp == mirrored.nextWakeUp,
                mirroredEvents(slider.takeEvents(), width: width) == mirrored.takeEvents()
            else {
                Issue.record("seed \(seed), event \(index): \(event) at \(time)")
                return
            }
        }
    }

    private func areMirrored(_ a: SliderFrame, _ b: SliderFrame, width: Double) -> Bool {
        let tolerance = 1e-6
        let length = a.pageLength
        return a.base == b.base && isClose(a.offset, -b.offset, within: tolerance)
            && a.slotCount == b.slotCount
            && a.pages.count == b.pages.count && a.indicator.dots.count == b.indicator.dots.count
            && zip(a.pages, b.pages).allSatisfy { a, b in
                a.slot == b.slot && a.photo == b.photo && a.label == b.label && a.isVisible == b.isVisible
                    && a.isWanted == b.isWanted && a.isCurrent == b.isCurrent
                    && a.isReachable == b.isReachable
                    && isClose(a.origin, width - length - b.origin, within: tolerance)
                    && isClose(a.effect.translation, -b.effect.translation, within: tolerance)
                    && isClose(a.effect.opacity, b.effect.opacity, within: tolerance)
                    && isClose(a.effect.scale, b.effect.scale, within: tolerance)
                    && isClose(a.effect.rotation, -b.effect.rotation, within: tolerance)
            }
            && areMirrored(a.zoom, b.zoom)
            && zip(a.indicator.dots, b.indicator.dots).allSatisfy { a, b in
                a.slot == b.slot && a.isCurrent == b.isCurrent
                    && isClose(a.center, width - b.center, within: tolerance)
                    && isClose(a.scale, b.scale, within: tolerance)
            }
            && isClose(a.indicator.progress, b.indicator.progress, within: tolerance)
    }

    private func areMirrored(_ a: SliderFrame.Zoom?, _ b: SliderFrame.Zoom?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.label == b.label && a.limits == b.limits
            && isClose(a.transform.scale, b.transform.scale, within: 1e-6)
            && isClose(a.transform.x, -b.transform.x, within: 1e-4)
            && isClose(a.transform.y, b.transform.y, within: 1e-4)
    }

    private func mirroredEvents(_ events: [SliderEvent], width: Double) -> [SliderEvent] {
        events.map { event in
            switch event {
            case .tap(let page, let x, let y): .tap(page: page, x: width - x, y: y)
            case .doubleTap(let page, let x, let y): .doubleTap(page: page, x: width - x, y: y)
            default: event
            }
        }
    }

    // MARK: Frames

    @Test(arguments: 401...500) func theResultDoesNotDependOnWhenFramesAreDrawn(seed: UInt64) {
        // Shorter than any interval of autoplay, which doesn't make up for what a sleeping host missed.
        let stream = RandomStream(seed: seed, count: 150, content: [], longestPause: 0.45)
        var rare = stream.slider()
        var often = stream.slider()
        var generator = SeededGenerator(seed: seed)
        var last = 0.0
        for (index, (event, time)) in stream.events.enumerated() {
            var frames = (0..<8).map { _ in Double.random(in: last...time, using: &generator) }
            frames.sort()
            for frame in frames { often.advance(to: frame) }
            last = time
            let verdict = rare.take(event, at: time)
            #expect(often.take(event, at: time) == verdict)
            guard rare.currentPage == often.currentPage, rare.isMoving == often.isMoving,
                isClose(rare.offsetInLap, often.offsetInLap, within: 1e-6),
                settles(&rare) == settles(&often)
            else {
                Issue.record("seed \(seed), event \(index): \(event) at \(time)")
                return
            }
        }
    }

    // MARK: Hand-overs

    /// What may come in the middle of a motion and leaves the content where it is.
    private func isHandOver(_ event: RandomStream.Event) -> Bool {
        switch event {
        case .pointer(.pointerDown), .pointer(.pointerCancel), .wait, .handOver, .advance: true
        case .command(_, let isAnimated): isAnimated
        case .wheel(let event): event.phase == .none
        default: false
        }
    }

    @Test(arguments: 501...600) func nothingJumpsAtAHandOver(seed: UInt64) {
        let stream = RandomStream(seed: seed, count: 150, content: [])
        let configuration = stream.configuration
        guard configuration.motionPreference == .full, configuration.changeDuration > 0,
            configuration.effect == .slide
        else { return }
        var slider = stream.slider()
        for (index, (event, time)) in stream.events.enumerated() {
            slider.advance(to: time)
            let before = slider.offsetInLap
            slider.take(event, at: time)
            let moved = abs(slider.offsetInLap - before)
            // What is half a pixel from its page counts as at rest on it.
            if isHandOver(event), min(moved, abs(slider.lap - moved)) > 0.5 + 1e-6 {
                Issue.record("seed \(seed), event \(index): \(event) at \(time)")
                return
            }
        }
    }

    private func settles(_ slider: inout SliderModel) -> [SliderEvent] {
        slider.takeEvents().filter { if case .settle = $0 { true } else { false } }
    }
}

extension SliderModel {
    /// The length of a loop, in points; without one there is no coming back.
    fileprivate var lap: Double { isLooping && stride > 0 ? stride * Double(pageCount) : .infinity }

    /// The distance scrolled, in a loop from the last time that photo 0 was passed.
    fileprivate var offsetInLap: Double {
        guard lap < .infinity else { return contentOffset }
        // The seam between two laps is one place.
        let offset = contentOffset - (contentOffset / lap).rounded(.down) * lap
        return lap - offset < 1e-6 ? offset - lap : offset
    }
}
