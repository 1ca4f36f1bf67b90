import Testing

@testable import PhotoSliderUIKit

@Suite("Autoplay", .serialized) @MainActor
struct AutoplayTests {
    private func playing(_ count: Int = 4, set: (PhotoSliderView) -> Void = { _ in }) -> Stage {
        Stage(count) {
            $0.autoplay = .every(3)
            set($0)
        }
    }

    @Test("Off until it is set")
    func off() {
        let stage = Stage(4)
        stage.clock.advance(by: 60)
        #expect(stage.pages.isEmpty)
        #expect(!stage.slider.isPlaying)
        #expect(stage.clock.pendingCount == 0)
    }

    @Test("One page every three seconds, in one animation each, and after the last back to the first in one")
    func rewinds() {
        let stage = playing(3)
        stage.clock.advance(by: 2.99)
        #expect(!stage.scrollView.simulatedIsMoving)
        stage.clock.advance(by: 0.01)
        #expect(stage.scrollView.simulatedIsMoving)
        stage.settle()
        stage.clock.advance(by: 3)
        stage.settle()
        #expect(stage.pages == [1, 2])
        stage.clock.advance(by: 3)
        stage.settle()
        #expect(stage.shown == 0)
        #expect(stage.settled == [1, 2, 0])
    }

    @Test("In a loop it goes on from the last to the first")
    func loops() {
        let stage = playing(3) { $0.loops = true }
        for _ in 0..<4 {
            stage.clock.advance(by: 3)
            stage.settle()
        }
        #expect(stage.pages == [1, 2, 0, 1])
    }

    @Test("It may stop at the last page, and Play starts it again from the first")
    func stops() {
        let stage = playing(2) { $0.autoplayEnd = .stop }
        stage.clock.advance(by: 3)
        stage.settle()
        #expect(stage.shown == 1)
        #expect(!stage.slider.isPlaying)
        stage.clock.advance(by: 30)
        #expect(stage.shown == 1)
        stage.slider.play()
        stage.settle()
        #expect(stage.shown == 0)
        #expect(stage.slider.isPlaying)
    }

    @Test("A finger at rest on the slider holds it; then a full interval starts")
    func touch() {
        let stage = playing()
        stage.clock.advance(by: 2.5)
        stage.press(true)
        stage.clock.advance(by: 30)
        stage.press(false)
        #expect(stage.pages.isEmpty)
        stage.clock.advance(by: 2.9)
        #expect(!stage.scrollView.simulatedIsMoving)
        stage.clock.advance(by: 0.1)
        #expect(stage.scrollView.simulatedIsMoving)
    }

    @Test(
        "It never starts while the user drags or the content decelerates, and counts from where the user left it"
    )
    func dragging() {
        let stage = playing()
        stage.clock.advance(by: 2.9)
        stage.scrollView.simulateDrag(by: 300)
        stage.clock.advance(by: 10)
        #expect(stage.scrollView.contentOffset.x == 300)
        stage.scrollView.simulateRelease(velocity: 1)
        stage.clock.advance(by: 10)
        stage.settle()
        stage.clock.advance(by: 2.9)
        #expect(!stage.scrollView.simulatedIsMoving)
        stage.clock.advance(by: 0.1)
        stage.settle()
        #expect(stage.pages == [1, 2])
    }

    @Test("A page turned by a call starts a full interval")
    func byCall() {
        let stage = playing()
        stage.clock.advance(by: 2)
        stage.slider.scrollToNextPage()
        stage.settle()
        stage.clock.advance(by: 2.9)
        #expect(stage.slider.targetPage == 1)
        stage.clock.advance(by: 0.1)
        #expect(stage.slider.targetPage == 2)
    }

    @Test("Out of its window there is no timer; back in it a full interval starts")
    func window() {
        let stage = playing()
        stage.clock.advance(by: 2.9)
        stage.slider.removeFromSuperview()
        #expect(stage.clock.pendingCount == 0)
        stage.clock.advance(by: 30)
        stage.window.addSubview(stage.slider)
        stage.clock.advance(by: 2.9)
        #expect(stage.pages.isEmpty && !stage.scrollView.simulatedIsMoving)
        stage.clock.advance(by: 0.1)
        #expect(stage.slider.targetPage == 1)
    }

    @Test("Taken from its window in mid-animation it is on the page that it was going to, aligned")
    func removedInMotion() {
        let stage = playing()
        stage.clock.advance(by: 3)
        stage.scrollView.simulateMotion(to: 0.3)
        stage.slider.removeFromSuperview()
        #expect(stage.shown == 1)
        #expect(stage.settled == [1])
    }

    @Test("It waits while the app is inactive, with no burst after; another window's scene doesn't matter")
    func inactive() {
        let stage = playing()
        stage.scene.simulateActivation(false)
        stage.clock.advance(by: 60)
        #expect(stage.clock.pendingCount == 0)
        stage.scene.simulateActivation(true)
        stage.clock.advance(by: 3)
        stage.settle()
        #expect(stage.pages == [1])
        UIWindowScene().simulateActivation(false)
        stage.clock.advance(by: 3)
        stage.settle()
        #expect(stage.pages == [1, 2])
    }

    @Test("It waits while it is hidden, or a view around it is, or it is scrolled out of sight")
    func hidden() {
        let stage = playing()
        stage.slider.isHidden = true
        #expect(stage.clock.pendingCount == 0)
        stage.slider.isHidden = false
        stage.slider.alpha = 0
        #expect(stage.clock.pendingCount == 0)
        stage.slider.alpha = 1
        stage.window.isHidden = true
        stage.clock.advance(by: 10)
        stage.window.isHidden = false
        stage.slider.frame.origin.y = 900
        stage.clock.advance(by: 10)
        #expect(!stage.scrollView.simulatedIsMoving)
        stage.slider.frame.origin.y = 0
        stage.clock.advance(by: 3)
        #expect(stage.scrollView.simulatedIsMoving)
    }

    @Test("It waits while VoiceOver is on")
    func voiceOver() {
        let stage = playing()
        UIAccessibility.simulateVoiceOver(true)
        defer { UIAccessibility.simulateVoiceOver(false) }
        stage.clock.advance(by: 30)
        #expect(stage.slider.targetPage == 0)
        UIAccessibility.simulateVoiceOver(false)
        stage.clock.advance(by: 3)
        #expect(stage.slider.targetPage == 1)
    }

    @Test("Under reduced motion it starts only when the user asks, and pages cross-fade")
    func reducedMotion() {
        UIAccessibility.simulateReduceMotion(true)
        defer { UIAccessibility.simulateReduceMotion(false) }
        let stage = playing()
        stage.clock.advance(by: 30)
        #expect(stage.pages.isEmpty)
        stage.slider.play()
        UIView.simulatedTransitions = []
        stage.clock.advance(by: 3)
        #expect(UIView.simulatedTransitions == [0.2])
        #expect(stage.shown == 1)
        #expect(stage.settled == [1])
        stage.slider.scrollToNextPage()
        #expect(UIView.simulatedTransitions == [0.2, 0.2])
    }

    @Test("Set several times, paused and resumed quickly: one step for each interval")
    func setAgain() {
        let stage = playing()
        for seconds in [2.0, 5, 3] { stage.slider.autoplay = .every(seconds) }
        stage.slider.pause()
        stage.slider.play()
        #expect(stage.clock.pendingCount == 1)
        stage.clock.advance(by: 3)
        stage.settle()
        #expect(stage.pages == [1])
    }

    @Test("Stopped by the user it stays stopped, also after a swipe")
    func pause() {
        let stage = playing()
        stage.slider.pause()
        stage.flick(1)
        stage.clock.advance(by: 60)
        #expect(stage.pages == [1])
        #expect(stage.clock.pendingCount == 0)
    }

    @Test("Nonsense intervals mean off", arguments: [0, -1, .nan, .infinity])
    func nonsense(seconds: Double) {
        let stage = Stage(3) { $0.autoplay = .every(seconds) }
        #expect(stage.clock.pendingCount == 0)
    }

    @Test("It waits while a photo is enlarged")
    func zoomed() throws {
        let stage = playing()
        let zoom = try #require(stage.slider.strip.currentPage?.zoomView)
        zoom.scrollView.simulatePinch(to: 2, at: CGPoint(x: 100, y: 100))
        #expect(stage.clock.pendingCount == 0)
        zoom.scrollView.simulatePinch(to: 1, at: CGPoint(x: 100, y: 100))
        stage.clock.advance(by: 3)
        #expect(stage.slider.targetPage == 1)
    }

    @Test("The current dot fills while the next page is on its way")
    func progress() throws {
        let stage = playing { $0.showsAutoplayProgress = true }
        let progress = try #require(stage.slider.pageControl.progress as? UIPageControlTimerProgress)
        #expect(progress.isRunning)
        #expect(progress.preferredDuration == 3)
        #expect(progress.delegate?.pageControlTimerProgress(progress, shouldAdvanceToPage: 1) == false)
        stage.slider.pause()
        #expect(!progress.isRunning)
        stage.slider.showsAutoplayProgress = false
        #expect(stage.slider.pageControl.progress == nil)
    }
}
