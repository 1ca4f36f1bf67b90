import Glibc

/// A lock that one process at a time can hold, gone with this value or the process however that ends.
public final class FileLock: Sendable {
    private let descriptor: CInt

    /// Takes the lock at `path`, making the file if need be; nil if another process has it.
    public init?(path: FilePath) throws(SystemError) {
        descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw SystemError() }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            defer { close(descriptor) }
            if errno == EWOULDBLOCK { return nil }
            throw SystemError()
        }
    }

    deinit {
        close(descriptor)
    }
}
