/// The file formats that photos are shown in.
public enum DerivedFormat: String, CaseIterable, Codable, Sendable {
    case webp, jpeg, avif

    /// How good a photo looks unless somebody asks for more or less, of 100: much the same in each format.
    public var usualQuality: Int {
        switch self {
        case .webp: 80
        case .jpeg: 82
        case .avif: 60
        }
    }

    /// Without a dot.
    public var fileExtension: String {
        switch self {
        case .webp: "webp"
        case .jpeg: "jpg"
        case .avif: "avif"
        }
    }

    public var mediaType: String { "image/\(rawValue)" }

    /// Whether transparent places stay so.
    var hasAlpha: Bool { self != .jpeg }

    /// The ending and options by which libvips writes the format.
    func suffix(quality: Int) -> String {
        switch self {
        // Effort 2 of 6 takes half the time of the usual 4 and makes files 3 % larger.
        case .webp: ".webp[Q=\(quality),effort=2,strip]"
        case .jpeg: ".jpg[Q=\(quality),optimize_coding,strip]"
        // Effort 1 of 9 takes a third of the time of the usual 4 and makes files 6 % larger.
        case .avif: ".avif[Q=\(quality),effort=1,strip]"
        }
    }
}
