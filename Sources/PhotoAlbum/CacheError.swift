/// Why derived photos can't be kept.
public struct CacheError: Error, CustomStringConvertible {
    public let folder: FilePath
    public let reason: String

    public var description: String { "\(folder): \(reason)" }
}
