/// The width and height of an upright photo, in pixels.
public struct PhotoDimensions: Hashable, Sendable {
    public let width: Int
    public let height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public var longSide: Int { max(width, height) }

    /// What is left of these when the longer side is at most `size`: libvips rounds likewise.
    public func fitting(_ size: DerivedSize) -> PhotoDimensions {
        guard longSide > size.rawValue else { return self }
        let scale = Double(size.rawValue) / Double(longSide)
        func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * scale).rounded())) }
        return PhotoDimensions(width: scaled(width), height: scaled(height))
    }
}
