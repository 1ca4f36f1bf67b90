import Glibc

/// Derived files kept in a folder, from one run to the next.
///
/// A photo's folder is named after its content, so what is in it is never out of date. A file or folder gets its
/// name only once it is whole, so several processes may share the cache and be killed at any time.
public final class DerivedCache: Sendable {
    /// How many bytes the cache may hold unless somebody asks for more or less: 4 GiB.
    public static let usualByteLimit = 4 << 30

    private let folder: FilePath
    private let byteLimit: Int

    /// Makes sure that `folder` is there and can be written to.
    public init(folder: FilePath, byteLimit: Int = usualByteLimit) throws(CacheError) {
        self.folder = folder
        self.byteLimit = byteLimit
        do throws(SystemError) {
            try Folder.make(folder)
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

    /// The file `name` made of `photo`, if it has been kept: `480.webp`, `tiles_files/12/3_4.webp`.
    public func file(_ name: String, of photo: Photo) -> OpenFile? {
        let photoFolder = photoFolder(of: photo)
        guard let file = try? OpenFile(path: photoFolder.appending(FilePath(name))) else { return nil }
        // The folder's own time says when it was last of use. One that is gone meanwhile is no loss.
        _ = photoFolder.withCString { utimensat(AT_FDCWD, $0, nil, 0) }
        return file
    }

    /// Keeps what `make` writes into the folder that it is given.
    ///
    /// - Returns: what `make` returns.
    public func keep<Made>(
        for photo: Photo, _ make: (FilePath) throws(PhotoError) -> Made
    ) throws(PhotoError) -> Made {
        let photoFolder = photoFolder(of: photo)
        let temporary = try PhotoError.whileWriting { () throws(SystemError) in
            try Folder.make(photoFolder)
            return try Folder.makeTemporary(in: folder)
        }
        defer { Folder.remove(temporary) }
        let made = try make(temporary)
        try PhotoError.whileWriting { () throws(SystemError) in
            try Folder.sync(temporary)
            try Folder.merge(temporary, into: photoFolder)
        }
        return made
    }

    /// Keeps `bytes` under `name`.
    public func keep(_ bytes: [UInt8], as name: String, of photo: Photo) throws(PhotoError) {
        try keep(for: photo) { (folder) throws(PhotoError) in
            try PhotoError.whileWriting { () throws(SystemError) in
                try FileWriter.write(bytes, to: folder.appending(FilePath(name)))
            }
        }
    }

    /// Removes what hasn't been of use for longest until the rest is well within the limit, and what processes that
    /// were killed have left behind.
    public func trim() {
        let now = Clock.now
        var entries: [(folder: FilePath, lastUse: Int, byteCount: Int)] = []
        for name in (try? Folder.names(in: folder)) ?? [] {
            let group = folder.appending(name)
            if name.isHidden {
                let isOld = (try? FileStatus(path: group, followsLinks: false)).map {
                    now - $0.changed > Self.day
                }
                if isOld == true { Folder.remove(group) }
                continue
            }
            for name in (try? Folder.names(in: group)) ?? [] {
                let entry = group.appending(name)
                guard let status = try? FileStatus(path: entry, followsLinks: false), status.kind == .folder
                else { continue }
                entries.append((entry, status.modified, Folder.byteCount(of: entry)))
            }
        }
        var byteCount = entries.reduce(0) { $0 + $1.byteCount }
        guard byteCount > byteLimit else { return }
        for entry in entries.sorted(by: { $0.lastUse < $1.lastUse }) where byteCount > byteLimit / 10 * 9 {
            // Out of sight first, so that nobody finds half of it.
            guard let hidden = try? Folder.makeTemporary(in: folder) else { return }
            try? Folder.move(entry.folder, to: hidden.appending("old"))
            Folder.remove(hidden)
            byteCount -= entry.byteCount
        }
    }

    private static let day = 86_400_000_000_000

    private func photoFolder(of photo: Photo) -> FilePath {
        folder.appending(FilePath("\(photo.id.prefix(2))/\(photo.id)"))
    }
}
