import SliderEngine
import Testing

/// Whatever comes, in whatever order: nothing traps, and what is on screen makes sense.
@Suite struct RandomEventTests {
    // MARK: What always holds

    @Test(arguments: 1...300) func everyFrameMakesSense(seed: UInt64) {
        let stream = RandomStream(seed: seed, count: 150, content: .all)
        var slider = stream.slider()
        var viewport = stream.viewport
        var latest = 0.0
        for (index, (event, time)) in stream.events.enumerated() {
            slider.take(event, at: time)
            if case .layout(let size) = event { viewport = size }
            if time.isFinite, abs(time) < 1e11 { latest = max(latest, time) }
            let context: Comment = "seed \(seed), event \(index): \(event) at \(time)"
            expectSense(slider.frame, of: slider, context)
            expectCoverage(by: slider.frame, of: slider, viewport, context)
            expectSense(slider.nextWakeUp, of: slider, at: latest, context)
            while let event = slider.nextEvent() { expectSense(event, of: slider, context) }
        }
    }

    private func expectSense(_ frame: SliderFrame, of slider: SliderModel, _ context: Comment) {
        #expect(frame.offset.isFinite && frame.pageLength.isFinite && frame.pageLength >= 0, context)
        #expect((0...max(0, slider.positionCount - 1)).contains(slider.currentPage), context)
        #expect(slider.autoplayFraction.map { (0...1).contains($0) } ?? true, context)

        let slots = frame.pages.map(\.slot)
        #expect(Set(slots).count == slots.count, context)
        for page in frame.pages {
            #expect((0..<frame.slotCount).contains(page.slot), context)
            #expect((0..<slider.pageCount).contains(page.photo), context)
            #expect(page.origin.isFinite && page.effect.translation.isFinite, context)
            #expect((0...1).contains(page.effect.opacity), context)
        }
        let ordinary = frame.pages.filter { !$0.isOutgoing }
        #expect(Set(ordinary.map(\.label)).count == ordinary.count, context)
        #expect(frame.pages.count { $0.isCurrent } <= 1, context)
        if !slider.isMoving, !slider.isDragging, !frame.pages.isEmpty {
            #expect(frame.pages.count { $0.isCurrent } == 1, context)
        }

        let dots = frame.indicator.dots
        #expect((0...1).contains(frame.indicator.progress), context)
        #expect(Set(dots.map(\.slot)).count == dots.count, context)
        #expect(dots.allSatisfy { $0.center.isFinite && (0...1).contains($0.scale) }, context)
        #expect(dots.count { $0.isCurrent } == (frame.indicator.kind == .dots ? 1 : 0), context)
        if slider.positionCount < 2 { #expect(frame.indicator.kind == .hidden, context) }
    }

    /// Wherever there is a page, one is drawn.
    private func expectCoverage(
        by frame: SliderFrame, of slider: SliderModel, _ viewport: Viewport, _ context: Comment
    ) {
        let configuration = slider.configuration
        let isHorizontal = configuration.axis == .horizontal
        let length = isHorizontal ? viewport.width : viewport.height
        guard length > 0, slider.pageCount > 0 else { return }
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
            let start = Double(local) * stride + inset - offset
            // A pixel's rounding of the inset.
            guard start + frame.pageLength > 1, start < length - 1 else { continue }
            let label = local + frame.base
            guard slider.isLooping || (0..<slider.pageCount).contains(label) else { continue }
            #expect(labels.contains(label), context)
        }
        for page in frame.pages where !page.isOutgoing {
            let start = isMirrored ? length - frame.pageLength - page.origin : page.origin
            #expect(isClose(start, Double(page.label - frame.base) * stride + inset, within: 0.6), context)
        }
    }

    private func expectSense(_ wakeUp: WakeUp, of slider: SliderModel, at time: Double, _ context: Comment) {
        switch wakeUp {
        case .now: #expect(slider.isMoving, context)
        case .at(let next): #expect(next.isFinite && next >= time, context)
        case .never: #expect(!slider.isMoving, context)
        }
    }

    private func expectSense(_ event: SliderEvent, of slider: SliderModel, _ context: Comment) {
        switch event {
        case .pageChange(let page, _), .settle(let page, _):
            #expect(page >= 0, context)
        case .tap(let page, let x, let y), .doubleTap(let page, let x, let y):
            #expect(page >= 0 && page < max(1, slider.pageCount), context)
            #expect(x.isFinite && y.isFinite, context)
        }
    }

    @Test(arguments: 301...400) func everyStreamEndsAtRestOnAPage(seed: UInt64) {
        let stream = RandomStream(seed: seed, count: 120, content: .all)
        var slider = stream.slider()
        for (event, time) in stream.events { slider.take(event, at: time) }
        for id in [1, 2, 3, 9] { slider.handle(.pointerCancel(id: id), at: 0) }
        slider.handle(.cancel, at: 0)
        slider.handle(WheelEvent(deltaX: 0, deltaY: 0, phase: .ended), at: 0)
        slider.perform(.pause, at: 0)
        _ = slider.takeEvents()
        slider.advance(to: 1e10)
        #expect(!slider.isMoving && !slider.isDragging, "seed \(seed)")
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

    @Test(arguments: 401...550) func aMirroredStreamGivesMirroredFrames(seed: UInt64) {
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
            }
            && zip(a.indicator.dots, b.indicator.dots).allSatisfy { a, b in
                a.slot == b.slot && a.isCurrent == b.isCurrent
                    && isClose(a.center, width - b.center, within: tolerance)
                    && isClose(a.scale, b.scale, within: tolerance)
            }
            && isClose(a.indicator.progress, b.indicator.progress, within: tolerance)
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

    @Test(arguments: 551...700) func theResultDoesNotDependOnWhenFramesAreDrawn(seed: UInt64) {
        let stream = RandomStream(seed: seed, count: 120, content: [], longestPause: 1)
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

    private func settles(_ slider: inout SliderModel) -> [SliderEvent] {
        slider.takeEvents().filter { if case .settle = $0 { true } else { false } }
    }
}

extension SliderModel {
    /// The distance scrolled, in a loop from the last time that photo 0 was passed.
    fileprivate var offsetInLap: Double {
        guard isLooping, stride > 0 else { return contentOffset }
        let lap = stride * Double(pageCount)
        // The seam between two laps is one place.
        let offset = contentOffset - (contentOffset / lap).rounded(.down) * lap
        return lap - offset < 1e-6 ? offset - lap : offset
    }
}
