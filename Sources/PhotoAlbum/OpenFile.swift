import Glibc

/// A regular file that is open for reading, closed with its last reference.
public final class OpenFile: Sendable {
    public let descriptor: CInt
    let status: FileStatus

    /// The size of the file.
    public var byteCount: Int { status.byteCount }

    /// Another after any change of the content.
    public var tag: String { "\(status.number.inode)-\(status.byteCount)-\(status.modified)" }

    /// Opens what is at `path`, unless it is a pipe, a device or anything else but a file.
    public init(path: FilePath) throws(SystemError) {
        // Without O_NONBLOCK, opening a pipe would wait for its writer.
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        guard descriptor >= 0 else { throw SystemError() }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw SystemError(code: EINVAL)
        }
        self.descriptor = descriptor
        self.status = FileStatus(status)
    }

    deinit {
        close(descriptor)
    }

    /// All bytes, as far as the file has them still.
    package func bytes() throws(SystemError) -> [UInt8] {
        try start(count: byteCount)
    }

    /// The first `count` bytes, or fewer where the file is shorter.
    func start(count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let read = pread(descriptor, &bytes, count, 0)
        guard read >= 0 else { throw SystemError() }
        return Array(bytes.prefix(read))
    }
}
