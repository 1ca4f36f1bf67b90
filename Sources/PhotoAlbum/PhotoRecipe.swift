/// How photos are made ready to be shown.
public struct PhotoRecipe: Hashable, Codable, Sendable {
    /// Changes when the same photo would be made otherwise by the same recipe.
    static let version = 3
    /// The sizes a browser picks from unless somebody asks for others.
    public static let usualSizes = [480, 960, 1920, 2880]

    public var format: DerivedFormat
    /// Of 100.
    public var quality: Int
    /// The longer side in pixels, the smallest first. Never empty.
    public let sizes: [Int]
    /// Whether photos much larger than the largest size get tiles.
    public var hasTiles: Bool

    /// - Parameter sizes: in any order, each at least 1; none means the usual ones.
    public init(
        format: DerivedFormat = .webp, quality: Int? = nil, sizes: [Int] = usualSizes, hasTiles: Bool = true
    ) {
        self.format = format
        self.quality = quality ?? format.usualQuality
        let sizes = Set(sizes.filter { $0 > 0 }).sorted()
        self.sizes = sizes.isEmpty ? Self.usualSizes : sizes
        self.hasTiles = hasTiles
    }

    /// The sizes worth having for a photo: up to the first that has all its pixels.
    public func sizes(for dimensions: PhotoDimensions?) -> ArraySlice<Int> {
        guard let dimensions else { return sizes[...] }
        let last = sizes.firstIndex { $0 >= dimensions.longSide } ?? sizes.endIndex - 1
        return sizes[...last]
    }

    /// The size to show where a browser can't choose.
    public func plainSize(for dimensions: PhotoDimensions?) -> Int {
        let sizes = sizes(for: dimensions)
        return sizes.first { $0 >= 960 } ?? sizes.last ?? Self.usualSizes[0]
    }

    /// Whether a photo gets tiles: its pixels are many more than its largest size has.
    public func isTiled(_ dimensions: PhotoDimensions) -> Bool {
        guard hasTiles, let largest = sizes.last else { return false }
        return Double(dimensions.longSide) > 1.5 * Double(largest)
    }

    /// A photo's name at `size`.
    public func fileName(size: Int) -> String {
        "\(size).\(format.fileExtension)"
    }
}
