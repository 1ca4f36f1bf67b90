import Glibc

/// What is done with folders.
public enum Folder {
    /// Makes `folder` and those above it.
    public static func make(_ folder: FilePath, mode: mode_t = 0o700) throws(SystemError) {
        if folder.withCString({ mkdir($0, mode) }) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, folder.folder != folder else { throw SystemError() }
        try make(folder.folder, mode: mode)
        guard folder.withCString({ mkdir($0, mode) }) == 0 || errno == EEXIST else { throw SystemError() }
    }

    /// Makes a new folder in `folder` whose name begins with a dot.
    public static func makeTemporary(in folder: FilePath) throws(SystemError) -> FilePath {
        var template = folder.appending(".new-XXXXXX").bytes + [0]
        let isMade = template.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { mkdtemp($0.assumingMemoryBound(to: CChar.self)) != nil } ?? false
        }
        guard isMade else { throw SystemError() }
        return FilePath(bytes: template.dropLast())
    }

    /// The names of what is in `folder`, in no order.
    public static func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
        guard let stream = folder.withCString({ opendir($0) }) else { throw SystemError() }
        defer { closedir(stream) }
        var names: [FilePath] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) {
                names.append(FilePath(bytes: name))
            }
        }
        return names
    }

    /// Gives the file or folder at `path` another name on the same device.
    ///
    /// A folder that is there already stays: what was to take its place was made for the same content.
    public static func move(_ path: FilePath, to target: FilePath) throws(SystemError) {
        let isMoved = path.withCString { from in target.withCString { rename(from, $0) } } == 0
        guard isMoved || errno == ENOTEMPTY || errno == EEXIST else { throw SystemError() }
    }

    /// Makes `folder`, a temporary one, the folder `target`. What is in `target` already and has the same name was made
    /// for the same content.
    public static func merge(_ folder: FilePath, into target: FilePath) throws(SystemError) {
        _ = folder.withCString { chmod($0, 0o755) }
        try move(folder, to: target)
        guard (try? FileStatus(path: folder, followsLinks: false)) != nil else { return }
        for name in try names(in: folder) { try move(folder.appending(name), to: target.appending(name)) }
    }

    /// When the names in `folder` last changed, in nanoseconds since 1970; nil if it isn't there.
    public static func modified(_ folder: FilePath) -> Int? {
        try? FileStatus(path: folder, followsLinks: false).modified
    }

    /// Removes `path` and what is in it, as far as that is possible. Links are removed, not followed.
    public static func remove(_ path: FilePath) {
        if path.withCString({ unlink($0) }) == 0 { return }
        for name in (try? names(in: path)) ?? [] { remove(path.appending(name)) }
        _ = path.withCString { rmdir($0) }
    }

    /// Waits until all that is in `path` has reached the disk. Else a name could outlive a power cut, and the bytes
    /// not.
    public static func sync(_ path: FilePath) throws(SystemError) {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw SystemError() }
        if try FileStatus(path: path, followsLinks: false).kind == .folder {
            for name in try names(in: path) { try sync(path.appending(name)) }
        }
    }

    /// The bytes of all files in `folder`.
    static func byteCount(of folder: FilePath) -> Int {
        ((try? names(in: folder)) ?? []).reduce(0) { sum, name in
            let path = folder.appending(name)
            guard let status = try? FileStatus(path: path, followsLinks: false) else { return sum }
            return sum + (status.kind == .folder ? byteCount(of: path) : status.byteCount)
        }
    }
}
