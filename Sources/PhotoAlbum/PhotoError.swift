/// Why a photo can't be shown.
public enum PhotoError: Error, Equatable, CustomStringConvertible {
    /// The file is gone, or may not be read.
    case unreadable(String)
    /// The file isn't the one that was found: it has been edited or replaced.
    case changed
    /// The content is no photo in a format that is read.
    case unsupported
    /// The header claims more pixels than are decoded.
    case tooLarge(PhotoDimensions)
    /// The decoder gave up; its words, if it has any.
    case damaged(String?)

    public var description: String {
        switch self {
        case .unreadable(let reason): reason
        case .changed: "changed since the album was read"
        case .unsupported: "not a photo in a format that can be read"
        case .tooLarge(let size): "too large: \(size.width) × \(size.height) pixels"
        case .damaged(nil): "damaged, or more than its decoder takes"
        case .damaged(let reason?): "damaged: \(reason)"
        }
    }
}
