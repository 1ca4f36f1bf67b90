/// A photo made ready to be shown.
public struct DerivedPhoto: Sendable {
    /// Changes when the same photo at the same size would be made differently.
    static let recipe = "webp 80 2"

    /// A WebP file.
    public let bytes: [UInt8]
    /// What is wrong with it, if it could be shown in part only.
    public let problem: String?
}
