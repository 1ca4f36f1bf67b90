import Dispatch
import Glibc

/// A line on the terminal that tells how far something has come, if it takes longer than a second.
///
/// Nothing is written where standard error is no terminal.
struct ProgressLine: ~Copyable {
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private var nextTime = DispatchTime.now() + 1
    private var isShown = false

    /// Shows `text()` in place of what was shown before, at most ten times a second.
    mutating func show(_ text: () -> String) {
        guard isTerminal, DispatchTime.now() >= nextTime else { return }
        Console.write("\r\u{1B}[K" + text(), to: STDERR_FILENO)
        nextTime = .now() + 0.1
        isShown = true
    }

    deinit {
        if isShown { Console.write("\r\u{1B}[K", to: STDERR_FILENO) }
    }
}
