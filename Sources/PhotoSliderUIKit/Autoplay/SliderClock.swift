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

    /// The system's time.
    @MainActor
    final class SystemClock: SliderClock {
        /// Longer than any device runs, and short enough to be counted in nanoseconds.
        private static let longest = 1e9

        var now: Double { CACurrentMediaTime() }

        func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledCall {
            let nanoseconds = UInt64(min(max(seconds, 0), Self.longest) * 1e9)
            let task = Task {
                try await Task.sleep(nanoseconds: nanoseconds)
                action()
            }
            return ScheduledCall { task.cancel() }
        }
    }
#endif
