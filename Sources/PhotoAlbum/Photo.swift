import CVips

/// One photo of an album: a file, and who it is.
public struct Photo: Sendable {
    /// The absolute path.
    public let path: FilePath
    /// The size of the file.
    public let byteCount: Int
    /// When the content last changed, in nanoseconds since 1970.
    public let modified: Int
    /// 24 hexadecimal digits that stand for this content of this file and for how it is made ready: others after any
    /// edit, and no path in them.
    public let id: String

    init(path: FilePath, status: FileStatus) {
        self.path = path
        byteCount = status.byteCount
        modified = status.modified
        id = Self.id(path: path, status: status)
    }

    /// A text to stand in for the photo: its name without ending and underscores.
    public var alternativeText: String {
        let name = path.name.text
        let ending = path.fileExtension
        let stem = ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
        let words = stem.split {
            $0 == "_" || $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 32 }
        }
        return words.joined(separator: " ")
    }

    static func id(path: FilePath, status: FileStatus) -> String {
        let identity =
            path.bytes
            + Array("\0\(status.byteCount) \(status.modified) \(status.changed) \(DerivedPhoto.recipe)".utf8)
        return String(Checksum.hexadecimal(of: identity).prefix(24))
    }
}
