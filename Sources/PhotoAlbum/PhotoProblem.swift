/// A file or folder that can't be shown, or only in part, and why.
public struct PhotoProblem: Sendable, CustomStringConvertible {
    public let path: FilePath
    public let reason: String

    public init(path: FilePath, reason: String) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "\(path): \(reason)" }
}
