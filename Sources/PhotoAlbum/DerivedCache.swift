import Glibc

/// Derived photos kept in a folder, from one run to the next.
///
/// A file's name stands for the content of its source and how it was made, so it is never out of date. A file gets its
/// name only once it is whole, so several processes may share the folder and be killed at any time.
public struct DerivedCache: Sendable {
    private let folder: FilePath

    /// Makes sure that `folder` is there and can be written to.
    public init(folder: FilePath) throws(CacheError) {
        self.folder = folder
        do throws(SystemError) {
            try Self.makeFolder(folder)
            guard folder.withCString({ access($0, W_OK | X_OK) }) == 0 else { throw SystemError() }
        } catch {
            throw CacheError(folder: folder, reason: error.description)
        }
    }

    /// The user's cache folder as the XDG Base Directory Specification says.
    public static func userFolder(environment: [String: String]) -> FilePath? {
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            return FilePath(cache).appending(FilePath("photo-slider"))
        }
        return environment["HOME"].map { FilePath($0).appending(FilePath(".cache/photo-slider")) }
    }

    /// The derived photo, if it has been kept.
    public func file(for photo: Photo, size: DerivedSize) -> OpenFile? {
        try? OpenFile(path: path(for: photo, size: size))
    }

    /// Keeps `bytes`.
    public func store(_ bytes: [UInt8], for photo: Photo, size: DerivedSize) throws(CacheError) {
        let path = path(for: photo, size: size)
        do throws(SystemError) {
            try Self.makeFolder(folder.appending(FilePath(String(photo.id.prefix(2)))))
            try Self.write(bytes, to: path)
        } catch {
            throw CacheError(folder: folder, reason: error.description)
        }
    }

    private func path(for photo: Photo, size: DerivedSize) -> FilePath {
        folder.appending(FilePath("\(photo.id.prefix(2))/\(photo.id)-\(size.rawValue).webp"))
    }

    /// Writes under a temporary name, then renames.
    private static func write(_ bytes: [UInt8], to path: FilePath) throws(SystemError) {
        var template = path.bytes + Array(".XXXXXX".utf8) + [0]
        let descriptor = template.withUnsafeMutableBytes {
            mkstemp($0.baseAddress!.assumingMemoryBound(to: CChar.self))
        }
        guard descriptor >= 0 else { throw SystemError() }
        let temporary = FilePath(bytes: template.dropLast())
        do throws(SystemError) {
            defer { close(descriptor) }
            var written = 0
            while written < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written)
                }
                guard count > 0 else { throw SystemError() }
                written += count
            }
            // Else the name could outlive a power cut, and the bytes not.
            guard fdatasync(descriptor) == 0 else { throw SystemError() }
            let isRenamed = temporary.withCString { from in path.withCString { rename(from, $0) } } == 0
            guard isRenamed else { throw SystemError() }
        } catch {
            _ = temporary.withCString { unlink($0) }
            throw error
        }
    }

    /// Makes `folder` and those above it, for the user alone.
    private static func makeFolder(_ folder: FilePath) throws(SystemError) {
        if folder.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = folder.bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 else {
            throw SystemError()
        }
        try makeFolder(FilePath(bytes: Array(folder.bytes[..<slash])))
        guard folder.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else {
            throw SystemError()
        }
    }
}
