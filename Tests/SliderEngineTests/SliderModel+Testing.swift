@testable import SliderEngine

extension SliderModel {
    /// A slider that has its size: 390 points square with 3 pixels to the point, unless said otherwise.
    static func laidOut(
        pageCount: Int, width: Double = 390, height: Double = 390, scale: Double = 3,
        configuration: SliderConfiguration = .init()
    ) -> SliderModel {
        var slider = SliderModel(pageCount: pageCount, configuration: configuration)
        slider.layout(Viewport(width: width, height: height, scale: scale), at: 0)
        return slider
    }

    /// From page to page, in points.
    var stride: Double { geometry.stride }

    /// The distance scrolled from page 0, in points.
    var contentOffset: Double {
        let isMirrored = configuration.axis == .horizontal && configuration.isRightToLeft
        return Double(frame.base) * stride + (isMirrored ? -frame.offset : frame.offset)
    }

    /// The distance scrolled at a later time, in points.
    mutating func contentOffset(at t: Double) -> Double {
        advance(to: t)
        return contentOffset
    }

    /// Points per second, from two offsets close to each other.
    mutating func contentVelocity(at t: Double) -> Double {
        let before = contentOffset(at: t)
        return (contentOffset(at: t + 1e-8) - before) / 1e-8
    }

    /// When it comes to rest, to a tenth of a millisecond; infinity if it doesn't within 10 s.
    mutating func settleTime(from start: Double) -> Double {
        for step in 0...100_000 {
            let t = start + Double(step) * 1e-4
            advance(to: t)
            if !isMoving { return t }
        }
        return .infinity
    }

    /// All that has happened since the last call.
    mutating func takeEvents() -> [SliderEvent] {
        var events: [SliderEvent] = []
        while let event = nextEvent() { events.append(event) }
        return events
    }

    /// The pages that the slider has been on since the last call, in order.
    mutating func takePageChanges() -> [Int] {
        takeEvents().compactMap { event in
            guard case .pageChange(let page, _) = event else { return nil }
            return page
        }
    }

    /// A finger that moves along a horizontal slider by steps of 8 ms, and lets go.
    mutating func swipe(from x: Double, by step: Double, count: Int, at t: Double) {
        handle(.pointerDown(id: 1, x: x, y: 100, kind: .touch), at: t)
        for move in 1...count {
            handle(.pointerMove(id: 1, x: x + Double(move) * step, y: 100), at: t + Double(move) * 0.008)
        }
        handle(.pointerUp(id: 1, x: x + Double(count) * step, y: 100), at: t + Double(count) * 0.008)
    }

    /// A tap on the indicator.
    mutating func tapIndicator(at along: Double, at t: Double) {
        handle(.down(along: along), at: t)
        handle(.up(along: along), at: t + 0.05)
    }

    /// The photos on screen, from the start of the viewport on.
    var visiblePhotos: [Int] {
        frame.pages.filter { $0.isVisible && !$0.isOutgoing }.sorted { $0.label < $1.label }.map(\.photo)
    }
}
