/// A photo made ready to be shown.
public struct DerivedPhoto: Sendable {
    /// A WebP file.
    public let bytes: [UInt8]
    /// What is wrong with it, if it could be shown in part only.
    public let problem: String?
}
