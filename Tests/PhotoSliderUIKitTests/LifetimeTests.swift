import Testing

@testable import PhotoSliderUIKit

@Suite("Lifetime") @MainActor
struct LifetimeTests {
    /// Whether a slider is gone once nobody holds it.
    private func isFreed(_ use: (PhotoSliderView, ManualClock, UIWindow) -> Void) -> Bool {
        let clock = ManualClock()
        weak var freed: PhotoSliderView?
        weak var freedPage: PageView?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 390))
            let slider = PhotoSliderView(frame: window.bounds, clock: clock)
            slider.configure(with: Stage.images(4))
            window.addSubview(slider)
            window.layoutIfNeeded()
            use(slider, clock, window)
            freed = slider
            freedPage = slider.strip.currentPage
        }
        clock.advance(by: 60)
        return freed == nil && freedPage == nil && clock.pendingCount == 0
    }

    @Test("Freed while it plays, and the timer ends")
    func playing() {
        let freed = isFreed { slider, clock, _ in
            slider.autoplay = .every(3)
            slider.onPageChange = { _ in Issue.record("A slider that is gone told a page") }
            #expect(clock.pendingCount == 1)
        }
        #expect(freed)
    }

    @Test("Freed while it scrolls in code, with closures and progress set")
    func scrolling() {
        let freed = isFreed { slider, _, _ in
            slider.loops = true
            slider.showsAutoplayProgress = true
            slider.autoplay = .every(3)
            slider.scrollToNextPage()
        }
        #expect(freed)
    }

    @Test("Freed while a photo is enlarged")
    func zoomed() {
        let freed = isFreed { slider, _, _ in
            slider.strip.currentPage?.zoomView.scrollView.simulatePinch(to: 2, at: .zero)
        }
        #expect(freed)
    }

    @Test("Freed while photos load, and the loads are cancelled")
    func loading() async {
        let ended = Ended()
        let freed = isFreed { slider, _, _ in
            slider.configure(
                with: (0..<3).map { page in
                    Photo(id: "\(page)") {
                        while !Task.isCancelled { await Task.yield() }
                        await ended.add()
                        throw CancellationError()
                    }
                })
        }
        #expect(freed)
        // The first photo and its neighbour.
        for _ in 0..<100_000 {
            if await ended.count == 2 { break }
            await Task.yield()
        }
        #expect(await ended.count == 2)
    }

    @Test("Made and let go fifty times, nobody is told anything any more")
    func fiftyTimes() {
        for _ in 0..<50 {
            let freed = isFreed { slider, _, _ in slider.autoplay = .every(1) }
            #expect(freed)
        }
        UIAccessibility.simulateVoiceOver(true)
        UIAccessibility.simulateVoiceOver(false)
    }

    @Test("The system's clock makes the call that somebody waits for, and no other")
    func systemClock() async {
        let clock = SystemClock()
        var made: [String] = []
        var dropped: ScheduledCall? = clock.call(after: 0) { made.append("dropped") }
        #expect(dropped != nil)
        dropped = nil
        var kept: ScheduledCall?
        await withCheckedContinuation { continuation in
            kept = clock.call(after: 0.001) {
                made.append("kept")
                continuation.resume()
            }
        }
        #expect(kept != nil)
        #expect(made == ["kept"])
    }
}

private actor Ended {
    private(set) var count = 0
    func add() { count += 1 }
}
