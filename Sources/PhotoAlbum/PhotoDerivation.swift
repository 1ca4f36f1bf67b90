import CVips

/// Makes files of one photo: decoded once, the smaller sizes from the larger.
struct PhotoDerivation {
    private let recipe: PhotoRecipe
    private let folder: FilePath
    private let dimensions: PhotoDimensions
    /// The largest first.
    private let sizes: [Int]
    private let hasTiles: Bool

    init(_ part: DerivedPart, of dimensions: PhotoDimensions, by recipe: PhotoRecipe, into folder: FilePath) {
        self.recipe = recipe
        self.folder = folder
        self.dimensions = dimensions
        switch part {
        case .everything:
            sizes = recipe.sizes(for: dimensions).reversed()
            hasTiles = recipe.isTiled(dimensions)
        case .size(let size):
            sizes = [size]
            hasTiles = false
        case .tiles:
            sizes = []
            hasTiles = true
        }
    }

    /// - Parameter decode: decodes the photo, so that its longer side is at most what it is given.
    func run(problem: String?, decode: (Int) throws(PhotoError) -> VipsPixels) throws(PhotoError)
        -> DerivedPhoto
    {
        // All that is made comes from these, so the photo is decoded once.
        var pixels = try decode(hasTiles ? dimensions.longSide : sizes.first ?? 1)
        if hasTiles {
            try pixels.writeTiles(to: folder, as: recipe.format, quality: recipe.quality)
        }
        let digest = Checksum()
        digest.add(Array("\(PhotoRecipe.version) \(dimensions.width) \(dimensions.height) \(hasTiles)".utf8))
        for size in sizes {
            pixels = try pixels.resized(to: dimensions.fitting(size))
            let bytes = try pixels.encoded(as: recipe.format, quality: recipe.quality)
            digest.add(bytes)
            try PhotoError.whileWriting { () throws(SystemError) in
                try FileWriter.write(bytes, to: folder.appending(FilePath(recipe.fileName(size: size))))
            }
        }
        let tiny = try pixels.resized(to: dimensions.fitting(Self.placeholderSize))
        return DerivedPhoto(
            placeholder: "data:image/webp;base64," + (try tiny.encoded(as: .webp, quality: 50)).base64,
            color: tiny.averageColor, digest: digest.hexadecimal, problem: problem)
    }

    private static let placeholderSize = 16
}
