/// The width and height of an upright photo, in pixels.
public struct PhotoDimensions: Hashable, Codable, Sendable {
    public let width: Int
    public let height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public var longSide: Int { max(width, height) }

    /// How many pixels there are, or `Int.max` if they are more.
    var pixelCount: Int {
        let (count, isOverflow) = width.multipliedReportingOverflow(by: height)
        return isOverflow ? .max : count
    }

    /// What is left of these when the longer side is at most `size`: libvips rounds likewise.
    public func fitting(_ size: Int) -> PhotoDimensions {
        guard longSide > size else { return self }
        let scale = Double(size) / Double(longSide)
        func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * scale).rounded())) }
        return PhotoDimensions(width: scaled(width), height: scaled(height))
    }
}
