import Glibc
import Synchronization

/// Where the command speaks to the person who typed it.
enum Console {
    private static let isBusy = Mutex(())

    /// Writes a line that the command was asked for.
    static func say(_ line: String) {
        write(line + "\n", to: STDOUT_FILENO)
    }

    /// Writes a line about something the person should know.
    static func warn(_ line: String) {
        write("photo-slider: \(line)\n", to: STDERR_FILENO)
    }

    /// Writes `text` as it is.
    static func write(_ text: String, to descriptor: CInt) {
        isBusy.withLock { _ in
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
