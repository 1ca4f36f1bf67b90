import SliderEngine
import Testing

/// How kinds of motion and input follow one another.
@Suite struct SliderModelTests {
    private func settles(_ slider: TestSlider) -> [SliderEvent] {
        slider.takeEvents().filter {
            if case .settle = $0 { true } else { false }
        }
    }

    @Test func settlesOnceAfterEachKindOfMotion() {
        let slider = TestSlider(pages: 5)
        slider.perform(.next)
        slider.run(for: 1)
        #expect(settles(slider) == [.settle(page: 1, reason: .call)])
        slider.swipe(by: -60, lasting: 0.05)
        slider.run(for: 1)
        #expect(settles(slider) == [.settle(page: 2, reason: .drag)])
        slider.scroll(by: 40)
        slider.run(for: 1)
        #expect(settles(slider) == [.settle(page: 3, reason: .wheel)])
        slider.perform(.first, isAnimated: false)
        slider.run(for: 1)
        #expect(settles(slider) == [.settle(page: 0, reason: .call)])
        slider.run(for: 10)
        #expect(settles(slider) == [])
    }

    @Test func motionsThatTakeOverSettleOnceAtTheEnd() {
        let slider = TestSlider(pages: 5)
        slider.perform(.next)
        slider.run(for: 0.1)
        slider.perform(.next)
        slider.run(for: 0.1)
        slider.swipe(by: -60, lasting: 0.05)
        #expect(settles(slider) == [])
        slider.run(for: 2)
        #expect(settles(slider) == [.settle(page: 3, reason: .drag)])
    }

    @Test(arguments: [0.05, 1.5])
    func dragThatBeginsInACrossFadeSettlesOnce(duration: Double) {
        let slider = TestSlider(pages: 5) {
            $0.effect = .fade
            $0.changeDuration = duration
        }
        slider.perform(.next)
        slider.run(for: 0.01)
        slider.press()
        slider.move(by: -100, lasting: 0.2)
        #expect(slider.isDragging)
        #expect(settles(slider) == [])
        slider.release(at: -100)
        slider.run(for: 3)
        #expect(settles(slider).count == 1)
        #expect(slider.currentPage == 2)
    }

    /// The touchpad's end comes while a finger holds the content; its next gesture still counts.
    @Test func touchTakesOverFromATouchpad() {
        let slider = TestSlider(pages: 5)
        slider.scroll(by: 20, phase: .began)
        slider.run(for: 0.01)
        slider.scroll(by: 20, phase: .changed)
        #expect(slider.isDragging)
        slider.press()
        slider.scroll(by: 0, phase: .ended)
        #expect(isClose(slider.x, 40, within: 1e-9))
        slider.release()
        slider.run(for: 2)
        #expect(slider.x == 0)

        slider.scroll(by: 50, phase: .began)
        #expect(slider.isDragging)
        #expect(isClose(slider.x, 50, within: 1e-9))
    }

    /// A command ends a drag; the finger, still down, moves nothing any more.
    @Test func commandTakesOverFromADrag() {
        let slider = TestSlider(pages: 5)
        slider.press()
        slider.move(by: -100, lasting: 0.2)
        let x = slider.x
        slider.perform(.next)
        #expect(slider.x == x)
        #expect(slider.move(from: -100, by: 50, lasting: 0.1) == .notOurs)
        slider.release(at: -50)
        slider.run(for: 2)
        #expect(slider.x == 390)
    }

    /// A touchpad drag taken over by a command goes on without effect, and its end turns nothing.
    @Test func commandTakesOverFromATouchpad() {
        let slider = TestSlider(pages: 5)
        slider.scroll(by: 100, phase: .began)
        slider.perform(.next)
        slider.run(for: 0.1)
        slider.scroll(by: 100, phase: .changed)
        slider.scroll(by: 0, phase: .ended)
        slider.run(for: 2)
        #expect(slider.x == 390)
    }

    @Test func timeNeverRunsBack() {
        let slider = TestSlider(pages: 5)
        slider.perform(.next)
        slider.run(for: 0.15)
        let x = slider.x
        for t in [0.1, -5, .nan, -.infinity, .infinity] as [Double] {
            slider.advance(to: t)
            #expect(slider.x == x)
        }
        slider.advance(to: 0.16)
        #expect(slider.x > x)
    }

    /// A host may play a motion by itself: the samples are the frames.
    @Test func handsOverAMotion() throws {
        var model = SliderModel(pageCount: 5)
        model.layout(Viewport(width: 390, height: 390, scale: 3), at: 0)
        let atRest = model.handOver(at: 0)
        #expect(atRest?.end == nil)
        model.perform(.next, at: 1)
        let whole = model.handOver(at: 1)
        let handOver = try #require(whole)
        #expect(handOver.start == 1 && isClose(handOver.end, 1.3, within: 1e-9))
        // The next call is at the change of page: half the way on the easing curve, then at the end.
        guard case .at(let crossing) = model.nextWakeUp else {
            Issue.record("no time")
            return
        }
        #expect(isClose(handOver.offset(at: crossing), 195, within: 1e-6))
        for t in [1.05, crossing, 1.2, 1.25] {
            model.advance(to: t)
            #expect(model.frame.offset == handOver.offset(at: t))
        }
        #expect(model.currentPage == 1)
        #expect(model.nextWakeUp == .at(handOver.end))
        model.advance(to: handOver.end)
        #expect(model.nextWakeUp == .never)

        // A page on the way has no slot yet: the host draws each frame.
        model.perform(.last, at: 3)
        let far = model.handOver(at: 3)
        #expect(far?.end == nil)
        #expect(model.nextWakeUp == .now)
    }
}
