import Glibc

/// What the system knows of a file without reading it.
struct FileStatus {
    enum Kind {
        case file, folder, link, other
    }

    let kind: Kind
    let byteCount: Int
    /// Nanoseconds since 1970 of the last change of the content.
    let modified: Int
    /// Nanoseconds since 1970 of the last change of anything, which nobody can set back.
    let changed: Int
    /// The device and the file's number on it: the same for the same file under two names.
    let number: FileNumber

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        byteCount = Int(status.st_size)
        modified = Self.nanoseconds(status.st_mtim)
        changed = Self.nanoseconds(status.st_ctim)
        number = FileNumber(device: status.st_dev, inode: status.st_ino)
    }

    /// The status of what is at `path`; of the link itself where `followsLinks` is false.
    init(path: FilePath, followsLinks: Bool) throws(SystemError) {
        var status = stat()
        guard path.withCString({ followsLinks ? stat($0, &status) : lstat($0, &status) }) == 0 else {
            throw SystemError()
        }
        self.init(status)
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int(time.tv_nsec)
    }
}

struct FileNumber: Hashable {
    let device: UInt
    let inode: UInt
}
