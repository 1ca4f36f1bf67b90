import Glibc

/// Writes files that are whole or not there.
public enum FileWriter {
    /// Writes `bytes` to a new file, or in place of what it held. They may reach the disk later.
    public static func write(_ bytes: [UInt8], to path: FilePath) throws(SystemError) {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        try write(bytes, to: descriptor)
    }

    /// Gives `bytes` the name `path` once they are written.
    public static func replace(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
        try replace(path) { (descriptor) throws(SystemError) in try write(bytes, to: descriptor) }
    }

    /// Lets `body` write under a temporary name that begins with a dot.
    private static func replace(
        _ path: FilePath, by body: (CInt) throws(SystemError) -> Void
    ) throws(SystemError) {
        let name = ".\(path.name.text).\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let temporary = path.folder.appending(FilePath(name))
        do throws(SystemError) {
            let descriptor = temporary.withCString {
                open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            }
            guard descriptor >= 0 else { throw SystemError() }
            defer { close(descriptor) }
            try body(descriptor)
            guard fsync(descriptor) == 0,
                temporary.withCString({ from in path.withCString { rename(from, $0) } }) == 0
            else { throw SystemError() }
        } catch {
            _ = temporary.withCString { unlink($0) }
            throw error
        }
    }

    /// Copies the file at `source` to `path`, unless there is one of its size already.
    public static func copy(_ source: FilePath, to path: FilePath) throws(SystemError) {
        let file = try OpenFile(path: source)
        if let there = try? OpenFile(path: path), there.byteCount == file.byteCount { return }
        try replace(path) { (descriptor) throws(SystemError) in
            while true {
                let count = sendfile(descriptor, file.descriptor, nil, 1 << 24)
                guard count >= 0 else { throw SystemError() }
                if count == 0 { return }
            }
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: CInt) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            guard count > 0 else { throw SystemError() }
            written += count
        }
    }
}
