/// The window through which pages are seen.
public struct Viewport: Equatable, Sendable {
    /// In logical pixels.
    public var width: Double
    /// In logical pixels.
    public var height: Double
    /// Device pixels per logical pixel.
    public var scale: Double

    /// A viewport; a size or scale that is no positive number counts as empty, or as 1, and one beyond
    /// a million as a million.
    public init(width: Double, height: Double, scale: Double = 1) {
        self.width = width.isFinite ? min(max(0, width), Self.limit) : 0
        self.height = height.isFinite ? min(max(0, height), Self.limit) : 0
        self.scale = scale.isFinite && scale > 0 ? min(scale, Self.limit) : 1
    }

    private static let limit = 1e6
}
