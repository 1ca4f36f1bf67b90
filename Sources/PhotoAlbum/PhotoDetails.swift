/// What a photo's file says of it.
public struct PhotoDetails: Codable, Equatable, Sendable {
    /// Upright.
    public var dimensions: PhotoDimensions
    /// As in `JPEG`.
    public var format: String
    /// The EXIF orientation, 1 to 8.
    public var orientation: Int
    /// The name of the embedded colour profile, or of the colour space that a HEIF file names.
    public var profile: String?
    public var caption: String?
    /// When it was taken, by the clock of the place: `2024-05-01T12:00:00`.
    public var date: String?
    /// Why the colours can't be right, if they can't.
    public var problem: String?
}
