import SliderEngine
import Testing

/// Faults of autoplay that sliders are known for, by their numbers in the project's list.
@Suite struct AutoplayFaultTests {
    private func slider(
        pages: Int = 6, configure: (inout SliderConfiguration) -> Void = { _ in }
    ) -> TestSlider {
        TestSlider(pages: pages) {
            $0.autoplay = .every(3)
            $0.loops = true
            configure(&$0)
        }
    }

    // A1
    @Test(arguments: [WaitReasons.hidden, .outOfSight])
    func hiddenForSeveralIntervals(reason: WaitReasons) {
        let slider = slider()
        slider.run(for: 1)
        slider.wait(reason, true)
        #expect(slider.nextWakeUp == .never)
        slider.run(for: 20)
        #expect(slider.takeEvents() == [])
        #expect(slider.x == 0)
        slider.wait(reason, false)
        slider.run(for: 2.99)
        #expect(slider.x == 0)
        slider.run(for: 1)
        #expect(slider.takePageChanges() == [1])
    }

    /// A host that was not called for several intervals catches up with one step.
    // A1
    @Test func sleepingHost() {
        let slider = slider()
        slider.run(for: 100)
        slider.run(for: 1)
        #expect(slider.takePageChanges() == [1])
    }

    // A2
    @Test func pointerOverIt() {
        let slider = slider()
        slider.run(for: 2)
        slider.wait(.hover, true)
        slider.run(for: 10)
        #expect(slider.x == 0)
        slider.wait(.hover, false)
        slider.run(for: 2.99)
        #expect(slider.x == 0)
        slider.run(for: 0.5)
        #expect(slider.currentPage == 1)
    }

    // A2
    @Test func fingerHeldOnIt() {
        let slider = slider()
        slider.run(for: 2)
        slider.press()
        slider.run(for: 10)
        #expect(slider.x == 0)
        #expect(slider.nextWakeUp == .never)
        slider.release()
        slider.run(for: 2.99)
        #expect(slider.x == 0)
        slider.run(for: 0.5)
        #expect(slider.currentPage == 1)
    }

    // A9
    @Test func keyboardFocusStopsItUntilAsked() {
        let slider = slider()
        slider.run(for: 1)
        slider.wait(.focus, true)
        #expect(!slider.isPlaying)
        slider.run(for: 10)
        slider.wait(.focus, false)
        slider.run(for: 10)
        #expect(slider.x == 0)
        #expect(!slider.isPlaying)
        slider.perform(.play)
        #expect(slider.isPlaying)
        slider.run(for: 3.5)
        #expect(slider.currentPage == 1)
    }

    // A9
    @Test func playOverridesHoverAndFocusUntilTheyComeBack() {
        let slider = slider()
        slider.wait(.hover, true)
        slider.wait(.focus, true)
        slider.perform(.play)
        slider.run(for: 3.5)
        #expect(slider.currentPage == 1)

        slider.wait(.hover, false)
        slider.wait(.hover, true)
        slider.run(for: 10)
        #expect(slider.currentPage == 1)
        slider.wait(.hover, false)
        slider.run(for: 3.5)
        #expect(slider.currentPage == 2)

        slider.wait(.focus, false)
        slider.wait(.focus, true)
        #expect(!slider.isPlaying)
        slider.run(for: 10)
        #expect(slider.currentPage == 2)
    }

    // A10
    @Test(arguments: [SliderConfiguration.MotionPreference.reduced, .none])
    func fillsTheWindow(preference: SliderConfiguration.MotionPreference) {
        let slider = slider {
            $0.fillsWindow = true
            $0.motionPreference = preference
        }
        slider.wait(.hover, true)
        // What --autoplay does.
        slider.perform(.play)
        slider.run(for: 3.5)
        slider.run(for: 3)
        #expect(slider.currentPage == 2)

        slider.press()
        slider.run(for: 10)
        #expect(slider.currentPage == 2)
        slider.release()
        for reason in [WaitReasons.hidden, .covered] {
            slider.wait(reason, true)
            slider.run(for: 10)
            #expect(slider.currentPage == 2)
            slider.wait(reason, false)
        }
        slider.perform(.pause)
        slider.run(for: 10)
        #expect(slider.currentPage == 2)
    }

    // A3
    @Test func intervalSetAgainAndPausedShortly() {
        let slider = slider()
        for _ in 0..<5 {
            slider.configureAgain()
            slider.perform(.pause)
            slider.perform(.play)
        }
        slider.run(for: 2.99)
        #expect(slider.takePageChanges() == [])
        for page in 1...4 {
            slider.run(for: 3)
            #expect(slider.takePageChanges() == [page])
        }
    }

    /// Intervals run from start to start.
    @Test func intervalsDoNotAddUpTheChanges() {
        let slider = slider()
        slider.run(for: 3 * 50 + 1.5, each: { _ in })
        #expect(slider.takePageChanges().count == 50)
    }

    // A4
    @Test func turnedByHandGoesOn() {
        let slider = slider()
        slider.run(for: 2.5)
        slider.swipe(by: -60, lasting: 0.05)
        slider.run(for: 2.9)
        #expect(slider.takePageChanges() == [1])
        slider.run(for: 1)
        #expect(slider.takePageChanges() == [2])

        slider.run(for: 1)
        slider.perform(.next)
        slider.run(for: 2.9)
        #expect(slider.takePageChanges() == [3])

        slider.perform(.pause)
        slider.swipe(by: -60, lasting: 0.05)
        slider.run(for: 20)
        #expect(slider.takePageChanges() == [4])
        #expect(!slider.isPlaying)
    }

    // A5
    @Test func reducedMotion() {
        let slider = slider { $0.motionPreference = .reduced }
        slider.run(for: 20)
        #expect(slider.x == 0)
        #expect(!slider.isPlaying)

        // A change is a cross-fade of 0.2 s, while the offset jumps.
        slider.perform(.next)
        #expect(slider.x == 390)
        slider.run(for: 0.1)
        let opacities = slider.frame.pages.filter { $0.effect.opacity > 0 && $0.isVisible }
        #expect(opacities.count == 2)
        #expect(isClose(opacities.reduce(0) { $0 + $1.effect.opacity }, 1, within: 1e-12))
        // The one left behind stays where it was.
        let outgoing = slider.frame.pages.first(where: \.isOutgoing)
        #expect(outgoing?.photo == 0)
        #expect(outgoing.map { $0.origin + $0.effect.translation - slider.frame.offset } == 0)
        slider.run(for: 0.11)
        #expect(!slider.isMoving)
        #expect(!slider.frame.pages.contains { $0.isOutgoing })

        slider.perform(.play)
        slider.run(for: 3.1)
        #expect(slider.currentPage == 2)
    }

    // A7
    @Test func outOfSightCostsNothing() {
        let slider = slider()
        slider.swipe(by: -60, lasting: 0.05)
        slider.wait(.outOfSight, true)
        slider.run(for: 2)
        #expect(slider.nextWakeUp == .never)
    }

    // A8
    @Test func rewindsInOneMovement() {
        let slider = slider(pages: 3) { $0.loops = false }
        slider.perform(.last, isAnimated: false)
        _ = slider.takeEvents()
        slider.run(for: 3)
        var latest = slider.x
        slider.run(for: 0.29) {
            #expect($0.x < latest)
            latest = $0.x
        }
        // As long as a change by one page.
        slider.run(for: 0.02)
        #expect(slider.x == 0)
        #expect(!slider.isMoving)
        #expect(slider.takePageChanges() == [1, 0])
    }

    // A8
    @Test func stopsAtTheEnd() {
        let slider = slider(pages: 3) {
            $0.loops = false
            $0.autoplayEnd = .stop
        }
        slider.run(for: 60, frameRate: 10) { _ in }
        #expect(slider.takePageChanges() == [1, 2])
        #expect(!slider.isPlaying)
        #expect(slider.nextWakeUp == .never)
        slider.perform(.play)
        slider.run(for: 1)
        #expect(slider.currentPage == 0)
        #expect(slider.isPlaying)
    }

    @Test(arguments: [0, -3, Double.nan, .infinity])
    func noIntervalIsOff(interval: Double) {
        let slider = slider { $0.autoplay = .every(interval) }
        slider.run(for: 100)
        #expect(slider.x == 0)
        #expect(slider.nextWakeUp == .never)
        #expect(!slider.hasAutoplay)
    }

    /// Never shorter than a change and half a second.
    @Test func shortestInterval() {
        let slider = slider { $0.autoplay = .every(0.1) }
        slider.run(for: 0.79)
        #expect(slider.x == 0)
        slider.run(for: 0.8)
        #expect(slider.takePageChanges() == [1])
    }

    /// Told when the page changes, in the middle of the change, its time counts from the start of the change.
    @Test func pageShownForAnotherTime() {
        let slider = slider()
        slider.run(for: 3.15)
        #expect(slider.takePageChanges() == [1])
        slider.setPageInterval(8)
        slider.run(for: 7.8)
        #expect(slider.takePageChanges() == [])
        slider.run(for: 0.2)
        #expect(slider.takePageChanges() == [2])
        slider.setPageInterval(nil)
        slider.run(for: 2.8)
        #expect(slider.takePageChanges() == [])
        slider.run(for: 0.2)
        #expect(slider.takePageChanges() == [3])
    }

    /// A shorter time that is over already turns the page at once; nonsense changes nothing.
    @Test(arguments: [(1, true), (0, false), (-1, false), (.nan, false), (.infinity, false)])
    func shorterTimeForAPage(seconds: Double, isOver: Bool) {
        let slider = slider()
        slider.run(for: 2)
        slider.setPageInterval(seconds)
        slider.run(for: 0)
        slider.run(for: 0.5)
        #expect(slider.takePageChanges() == (isOver ? [1] : []))
    }

    /// A page's own time is none to play by where autoplay is off.
    @Test func pageTimeWithoutAutoplay() {
        let slider = slider { $0.autoplay = .off }
        slider.setPageInterval(1)
        slider.run(for: 5)
        #expect(!slider.hasAutoplay)
        #expect(slider.currentPage == 0)
    }
}
