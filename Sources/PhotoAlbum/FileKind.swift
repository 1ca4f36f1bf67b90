/// What a file seems to be, before it is decoded.
public enum FileKind: Sendable {
    case photo, video, raw, other

    /// Endings that promise a photo. Whether the promise holds is seen when the file is read, by its content.
    private static let photoExtensions: Set<String> = [
        "jpg", "jpeg", "jpe", "jfif", "mpo", "png", "webp", "gif", "tif", "tiff", "heic", "heif", "hif",
        "avif", "bmp",
    ]

    /// Raw files are TIFF inside, and what a decoder finds in them is not the photo.
    private static let rawExtensions: Set<String> = [
        "3fr", "arw", "cr2", "cr3", "crw", "dcr", "dng", "erf", "iiq", "kdc", "mef", "mos", "mrw", "nef",
        "nrw",
        "orf", "pef", "raf", "raw", "rw2", "rwl", "sr2", "srf", "srw", "x3f",
    ]

    /// Endings of videos, whose content is looked at nevertheless: phones give them to photos too.
    private static let videoExtensions: Set<String> = [
        "3gp", "avi", "flv", "m2ts", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "mts", "ogv", "webm", "wmv",
    ]

    /// The kind that the name alone tells, or nil where the content has to be looked at.
    init?(name: FilePath) {
        let ending = name.fileExtension
        if Self.photoExtensions.contains(ending) {
            self = .photo
        } else if Self.rawExtensions.contains(ending) {
            self = .raw
        } else {
            return nil
        }
    }

    /// The kind that the file's first bytes tell, and its name if they are no photo's; 16 bytes are enough.
    init(start bytes: [UInt8], name: FilePath) {
        func matches(_ text: StaticString, at offset: Int) -> Bool {
            bytes.count >= offset + text.utf8CodeUnitCount
                && text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + $0.count]) }
        }
        let isJPEG = bytes.starts(with: [0xFF, 0xD8, 0xFF])
        let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let isGIF = matches("GIF87a", at: 0) || matches("GIF89a", at: 0)
        let isWebP = matches("RIFF", at: 0) && matches("WEBP", at: 8)
        let isTIFF =
            bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) || bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A])
        let heifBrands: [StaticString] = [
            "avif", "avis", "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1",
        ]
        let isHEIF = matches("ftyp", at: 4) && heifBrands.contains { matches($0, at: 8) }
        let isPhoto = isJPEG || isPNG || isGIF || isWebP || isTIFF || isHEIF
        let isVideo = Self.videoExtensions.contains(name.fileExtension)
        self = isPhoto ? .photo : isVideo ? .video : .other
    }

    /// Whether the name belongs to a file or folder that systems make for themselves.
    static func isHidden(_ name: FilePath) -> Bool {
        let junk: Set<String> = [
            "@eaDir", "__MACOSX", "lost+found", "$RECYCLE.BIN", "System Volume Information", "Thumbs.db",
            "desktop.ini",
        ]
        return name.bytes.first == UInt8(ascii: ".") || junk.contains(name.text)
    }
}
