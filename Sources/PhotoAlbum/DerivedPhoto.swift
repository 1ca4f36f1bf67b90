/// The files to make of a photo.
public enum DerivedPart: Hashable, Codable, Sendable {
    /// All sizes worth having, and the tiles if it is large enough.
    case everything
    /// One size.
    case size(Int)
    case tiles
}

/// What comes with the files made of a photo.
public struct DerivedPhoto: Codable, Sendable {
    /// The photo in 16 pixels, as a data URI.
    public let placeholder: String
    /// The average colour, as CSS writes it: `#7a6a55`.
    public let color: String
    /// 24 hexadecimal digits that stand for the bytes of the sizes that were made.
    public let digest: String
    /// What is wrong with it, if it could be shown in part only.
    public let problem: String?
}
