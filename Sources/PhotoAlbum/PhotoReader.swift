import CVips
import Synchronization

/// Decodes photos with libvips: upright, in sRGB, without metadata, at the size asked for.
public struct PhotoReader: Sendable {
    /// The most pixels a header may claim.
    static let pixelLimit = 500_000_000
    /// The same for files that can only be decoded whole, which take some 4 bytes a pixel at once.
    static let wholePixelLimit = 256_000_000
    /// Photos that are decoded whole and have more pixels than this are decoded one at a time.
    private static let heavyPixelCount = 50_000_000
    private static let heavyDecode = Mutex(())

    public init() {
        VipsLibrary.start()
    }

    /// The size of the upright photo, from its header.
    public func dimensions(of photo: Photo) throws(PhotoError) -> PhotoDimensions {
        try PhotoHeader(VipsPhotoSource(photo)).dimensions
    }

    /// The photo as WebP at `size`.
    public func derive(_ photo: Photo, size: DerivedSize) throws(PhotoError) -> DerivedPhoto {
        let source = try VipsPhotoSource(photo)
        let header = try PhotoHeader(source)
        let pixelCount = header.dimensions.width * header.dimensions.height
        guard pixelCount <= (header.isDecodedWhole ? Self.wholePixelLimit : Self.pixelLimit) else {
            throw .tooLarge(header.dimensions)
        }
        if header.isDecodedWhole, pixelCount > Self.heavyPixelCount {
            return try Self.heavyDecode.withLock { _ throws(PhotoError) in try decode(source, header, size) }
        }
        return try decode(source, header, size)
    }

    /// Decodes strictly first; a file that ends too early is then taken as far as it goes.
    private func decode(
        _ source: VipsPhotoSource, _ header: PhotoHeader, _ size: DerivedSize
    ) throws(PhotoError) -> DerivedPhoto {
        do throws(PhotoError) {
            let pixels = try VipsPixels(source, header, size: size, loaderOptions: "[fail_on=truncated]")
            return DerivedPhoto(bytes: try pixels.webp(), problem: nil)
        } catch {
            let pixels = try VipsPixels(source, header, size: size, loaderOptions: "[fail_on=none]")
            return DerivedPhoto(bytes: try pixels.webp(), problem: "\(error); shown as far as it goes")
        }
    }
}
