import Dispatch
import Glibc
import Synchronization

/// A line on the terminal that tells how far something has come, if it takes longer than a second.
///
/// Nothing is written where standard error is no terminal.
final class ProgressLine: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private let nextTime = Mutex(DispatchTime.now() + 1)
    private let isShown = Mutex(false)

    /// Shows `text()` in place of what was shown before, at most ten times a second.
    func show(_ text: () -> String) {
        let isDue =
            isTerminal
            && nextTime.withLock { nextTime in
                guard DispatchTime.now() >= nextTime else { return false }
                nextTime = .now() + 0.1
                return true
            }
        guard isDue else { return }
        isShown.withLock { isShown in
            Console.write("\r\u{1B}[K" + text(), to: STDERR_FILENO)
            isShown = true
        }
    }

    deinit {
        if isShown.withLock({ $0 }) { Console.write("\r\u{1B}[K", to: STDERR_FILENO) }
    }
}
