import Glibc

/// One photo of an album: a file, and who it is.
public struct Photo: Sendable {
    /// The absolute path.
    public let path: FilePath
    /// The size of the file.
    public let byteCount: Int
    /// When the content last changed, in nanoseconds since 1970.
    public let modified: Int
    /// 24 hexadecimal digits that stand for this content of this file: others after any edit, and no path in them.
    public let id: String
    /// A text file with the photo's caption.
    public internal(set) var sidecar: FilePath?

    init(path: FilePath, status: FileStatus) {
        self.path = path
        byteCount = status.byteCount
        modified = status.modified
        id = Self.id(path: path, status: status)
    }

    /// What stands in the sidecar, if there is one with a text.
    public var sidecarCaption: String? {
        sidecar.flatMap(Sidecar.caption)
    }

    /// Others after any edit of the sidecar; nil where there is none.
    package var sidecarState: String? {
        sidecar.flatMap { try? FileStatus(path: $0, followsLinks: true) }.map {
            "\($0.byteCount) \($0.changed)"
        }
    }

    /// The photo's name without ending and underscores.
    public var title: String {
        let words = path.name.stem.text.split {
            $0 == "_" || $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 32 }
        }
        return words.joined(separator: " ")
    }

    static func id(path: FilePath, status: FileStatus) -> String {
        (path.bytes
            + Array("\0\(status.byteCount) \(status.modified) \(status.changed) \(PhotoRecipe.version)".utf8))
            .digest
    }
}

extension Photo: Codable {}

extension Photo {
    /// When the file's content last changed, in local time, as ``PhotoDetails/date``.
    var modificationDate: String {
        var time = time_t(modified / 1_000_000_000)
        var local = tm()
        localtime_r(&time, &local)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &local)
        return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
