import CVips

/// Decodes photos with libvips in this process: upright, in sRGB, without metadata, at the sizes asked for.
public struct PhotoReader: PhotoDecoder {
    /// The most megapixels that a header may claim, unless somebody asks for more.
    public static let usualMegapixels = 500

    /// The most pixels a header may claim.
    private let pixelLimit: Int
    /// The same for files that can only be decoded whole, which take some 4 bytes a pixel at once.
    private var wholePixelLimit: Int { pixelLimit / 2 }

    public init(megapixels: Int = usualMegapixels) {
        pixelLimit =
            megapixels.multipliedReportingOverflow(by: 1_000_000).overflow ? .max : megapixels * 1_000_000
        VipsLibrary.start()
    }

    public func details(of photo: Photo) throws(PhotoError) -> PhotoDetails {
        let source = try VipsPhotoSource(photo)
        let header = try checkedHeader(source)
        let text = EmbeddedText(source)
        return PhotoDetails(
            dimensions: header.dimensions, format: header.format.name, orientation: header.orientation,
            profile: header.color.name, caption: text.caption, date: text.date, problem: header.color.problem)
    }

    public func derive(
        _ photo: Photo, _ part: DerivedPart, by recipe: PhotoRecipe, into folder: FilePath
    ) throws(PhotoError) -> DerivedPhoto {
        let source = try VipsPhotoSource(photo)
        let header = try checkedHeader(source)
        let derivation = PhotoDerivation(part, of: header.dimensions, by: recipe, into: folder)
        // Strictly first; a file that ends too early is then taken as far as it goes.
        do throws(PhotoError) {
            return try derivation.run(problem: header.color.problem) { size throws(PhotoError) in
                try VipsPixels(
                    source, header, size: size, loaderOptions: "[fail_on=truncated]", folder: folder)
            }
        } catch {
            if case .unwritable = error { throw error }
            return try derivation.run(problem: "\(error); shown as far as it goes") {
                size throws(PhotoError) in
                try VipsPixels(source, header, size: size, loaderOptions: "[fail_on=none]", folder: folder)
            }
        }
    }

    func checkedHeader(_ source: VipsPhotoSource) throws(PhotoError) -> PhotoHeader {
        if let claimed = (try? source.file.start(count: ClaimedDimensions.byteCount))
            .flatMap(ClaimedDimensions.find)
        {
            guard claimed.pixelCount > 0 else { throw .damaged("its width or height is 0") }
            guard claimed.pixelCount <= pixelLimit else { throw .tooLarge(claimed) }
        }
        let header = try PhotoHeader(source)
        guard header.dimensions.pixelCount <= (header.isDecodedWhole ? wholePixelLimit : pixelLimit) else {
            throw .tooLarge(header.dimensions)
        }
        return header
    }
}
