#if canImport(UIKit)
    import UIKit

    /// What time it is, and a call at a later one.
    @MainActor
    protocol SliderClock: AnyObject {
        /// In seconds, from any origin; never runs back.
        var now: Double { get }
        /// Calls once, unless what it returns is let go before.
        func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledCall
    }

    /// A call that is due. It is cancelled when nobody holds this any more.
    final class ScheduledCall {
        private let cancel: () -> Void

        init(cancel: @escaping () -> Void) {
            self.cancel = cancel
        }

        deinit { cancel() }
    }

    /// The system's time and its main run loop.
    @MainActor
    final class SystemClock: SliderClock {
        var now: Double { CACurrentMediaTime() }

        func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledCall {
            let timer = Timer(timeInterval: seconds, repeats: false) { _ in
                MainActor.assumeIsolated(action)
            }
            // The common modes: a list that scrolls nearby doesn't hold autoplay up.
            RunLoop.main.add(timer, forMode: .common)
            return ScheduledCall { timer.invalidate() }
        }
    }
#endif
