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
            return try Self.heavyDecode.withLock { _ throws(PhotoError) in try decode(source, size) }
        }
        return try decode(source, size)
    }

    /// Decodes strictly first; a file that ends too early is then taken as far as it goes.
    private func decode(_ source: VipsPhotoSource, _ size: DerivedSize) throws(PhotoError) -> DerivedPhoto {
        do throws(PhotoError) {
            return try DerivedPhoto(bytes: webp(source, size, VIPS_FAIL_ON_TRUNCATED), problem: nil)
        } catch {
            let bytes = try webp(source, size, VIPS_FAIL_ON_NONE)
            return DerivedPhoto(bytes: bytes, problem: "\(error); shown as far as it goes")
        }
    }

    private func webp(
        _ source: VipsPhotoSource, _ size: DerivedSize, _ failOn: VipsFailOn
    ) throws(PhotoError) -> [UInt8] {
        var image: UnsafeMutablePointer<VipsImage>?
        guard vips_thumbnail_srgb(source.pointer, &image, CInt(size.rawValue), failOn) == 0, let image else {
            throw VipsLibrary.takeError()
        }
        defer { g_object_unref(image) }
        var bytes: UnsafeMutableRawPointer?
        var count = 0
        // Effort 2 of 6 takes half the time of the usual 4 and makes files 3 % larger.
        guard vips_webp_bytes(image, &bytes, &count, 80, 2) == 0, let bytes else {
            throw VipsLibrary.takeError()
        }
        defer { g_free(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }
}
