#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    /// Calls when the next page is due. The engine's autoplay decides when; this has the one timer.
    @MainActor
    final class AutoplayTimer {
        /// The interval is over.
        var onDue: (() -> Void)?
        private var autoplay = Autoplay()
        private var configuration = SliderConfiguration()
        private let clock: any SliderClock
        private var call: ScheduledCall?
        private var scheduled: Double?

        init(clock: any SliderClock) {
            self.clock = clock
        }

        var isPlaying: Bool { autoplay.isPlaying }

        /// Seconds until the next page, and the whole interval; `nil` while it doesn't run.
        var remaining: (seconds: Double, interval: Double)? {
            guard let next = autoplay.nextStep, let interval = autoplay.interval else { return nil }
            return (max(next - clock.now, 0), interval)
        }

        func configure(_ configuration: SliderConfiguration) {
            autoplay.configure(configuration, was: self.configuration)
            self.configuration = configuration
        }

        func wait(_ reason: WaitReasons, _ isOn: Bool) { autoplay.wait(reason, isOn) }

        func play() { autoplay.play() }

        func pause() { autoplay.pause() }

        func stopAtEnd() { autoplay.stopAtEnd() }

        /// A page was turned by hand: a full interval starts.
        func restart() { autoplay.restart(at: clock.now) }

        /// Starts or ends the interval as reasons to wait come and go.
        func update(canStep: Bool) {
            autoplay.update(canStep: canStep, at: clock.now)
            guard autoplay.nextStep != scheduled else { return }
            scheduled = autoplay.nextStep
            call = scheduled.map { next in
                clock.call(after: max(next - clock.now, 0)) { [weak self] in self?.due() }
            }
        }

        private func due() {
            call = nil
            scheduled = nil
            autoplay.stepped(at: clock.now)
            onDue?()
        }
    }
#endif
