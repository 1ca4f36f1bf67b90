/// Why a photo can't be shown.
public enum PhotoError: Error, Equatable, Codable, CustomStringConvertible {
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
    /// The decoder's process ended by itself.
    case crashed
    /// The decoder took more than this many seconds.
    case timedOut(Int)
    /// What was made can't be written, which is no fault of the photo.
    case unwritable(String)

    public var description: String {
        switch self {
        case .unreadable(let reason): reason
        case .changed: "changed since the album was read"
        case .unsupported: "not a photo in a format that can be read"
        case .tooLarge(let size): "too large: \(size.width) × \(size.height) pixels"
        case .damaged(nil): "damaged, or more than its decoder takes"
        case .damaged(let reason?): "damaged: \(reason)"
        case .crashed: "its decoder crashed, or needed too much memory"
        case .timedOut(let seconds): "its decoder was stopped after \(seconds) seconds"
        case .unwritable(let reason): "what is made of it can't be written: \(reason)"
        }
    }

    /// Runs `body`, whose failure is no fault of the photo.
    package static func whileWriting<Result>(
        _ body: () throws(SystemError) -> Result
    ) throws(PhotoError) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw .unwritable(error.description)
        }
    }
}
