import CVips
import Glibc

/// Decoded pixels of a photo, upright, in sRGB, 8 bits a channel, and nothing else.
///
/// They are copied out of libvips's image, so that no metadata can come along: its WebP saver writes EXIF, GPS and the
/// profile even when told to strip them (seen in 8.14).
final class VipsPixels {
    /// Pixels that take more bytes than this go through a file, which the system writes back when memory is short.
    private static let memoryLimit = 256 << 20

    private let image: UnsafeMutablePointer<VipsImage>
    private let memory: PixelMemory

    /// Decodes a photo so that its longer side is at most `size`.
    ///
    /// - Parameter folder: where a very large photo's pixels may be kept meanwhile.
    init(
        _ source: VipsPhotoSource, _ header: PhotoHeader, size: Int, loaderOptions: String, folder: FilePath
    ) throws(PhotoError) {
        vips_error_clear()
        var decoded: UnsafeMutablePointer<VipsImage>?
        // Without a fitting profile libvips takes grey and RGB for sRGB, and CMYK for common inks. Told to export
        // nevertheless, it takes RGB for another space than sRGB and shifts the colours (seen in 8.14).
        let (input, output): (String?, String?) =
            switch header.color {
            case .embedded: (nil, "srgb")
            case .displayP3: ("p3", "srgb")
            case .usual, .unconverted: (nil, nil)
            }
        guard
            vips_thumbnail_to_profile(
                source.pointer, &decoded, CInt(clamping: size), input, output, loaderOptions) == 0,
            let decoded
        else { throw VipsLibrary.takeError(of: header.format) }
        defer { g_object_unref(decoded) }
        guard vips_image_get_format(decoded) == VIPS_FORMAT_UCHAR else {
            throw .damaged("its pixels have no 8-bit form")
        }
        let byteCount =
            Int(vips_image_get_width(decoded)) * Int(vips_image_get_height(decoded))
            * Int(vips_image_get_bands(decoded))
        memory =
            byteCount > Self.memoryLimit
            ? try PixelMemory(writing: decoded, of: header.format, to: folder)
            : try PixelMemory(copying: decoded, of: header.format)
        image = try memory.image(like: decoded)
    }

    private init(copying made: UnsafeMutablePointer<VipsImage>) throws(PhotoError) {
        defer { g_object_unref(made) }
        memory = try PixelMemory(copying: made, of: .webp)
        image = try memory.image(like: made)
    }

    deinit {
        g_object_unref(image)
    }

    var dimensions: PhotoDimensions {
        PhotoDimensions(width: Int(vips_image_get_width(image)), height: Int(vips_image_get_height(image)))
    }

    /// These pixels at another size.
    func resized(to size: PhotoDimensions) throws(PhotoError) -> VipsPixels {
        if size == dimensions { return self }
        var made: UnsafeMutablePointer<VipsImage>?
        guard vips_resized(image, &made, CInt(clamping: size.width), CInt(clamping: size.height)) == 0,
            let made
        else { throw VipsLibrary.takeError() }
        return try VipsPixels(copying: made)
    }

    /// A file's bytes.
    func encoded(as format: DerivedFormat, quality: Int) throws(PhotoError) -> [UInt8] {
        let opaque = try opaque(for: format)
        var bytes: UnsafeMutableRawPointer?
        var count = 0
        guard vips_file_bytes(opaque.image, format.suffix(quality: quality), &bytes, &count) == 0, let bytes
        else { throw VipsLibrary.takeError() }
        defer { g_free(bytes) }
        let file = Array(UnsafeRawBufferPointer(start: bytes, count: count))
        return format == .webp ? WebPFile.withoutEXIF(file) : file
    }

    /// Writes Deep Zoom tiles into `folder`.
    func writeTiles(to folder: FilePath, as format: DerivedFormat, quality: Int) throws(PhotoError) {
        let opaque = try opaque(for: format)
        vips_error_clear()
        let path = folder.appending(FilePath(DeepZoom.name))
        let status = path.withCString {
            vips_deep_zoom(
                opaque.image, $0, format.suffix(quality: quality), CInt(DeepZoom.tileSize),
                CInt(DeepZoom.overlap))
        }
        // The pixels are in memory and in order, so only the writing can have failed.
        guard status == 0 else { throw .unwritable(VipsLibrary.lastMessage() ?? "no room for its tiles?") }
    }

    /// The average colour as CSS writes it. Transparent pixels don't count.
    var averageColor: String {
        let bands = Int(vips_image_get_bands(image))
        let colors = bands < 3 ? 1 : 3
        var sums = [Int](repeating: 0, count: colors)
        var weights = 0
        for pixel in 0..<dimensions.pixelCount {
            let weight = bands > colors ? Int(memory.bytes[pixel * bands + colors]) : 255
            for color in 0..<colors { sums[color] += weight * Int(memory.bytes[pixel * bands + color]) }
            weights += weight
        }
        let levels = sums.map { weights > 0 ? ($0 + weights / 2) / weights : 0 }
        let digits = (0..<3).map { index in
            let text = String(levels[min(index, colors - 1)], radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits.joined()
    }

    /// Copies a part that lies within the image, as blue, green, red and alpha, premultiplied.
    func copyPremultiplied(x: Int, y: Int, width: Int, height: Int, to target: UnsafeMutableRawBufferPointer)
    {
        let bands = Int(vips_image_get_bands(image))
        let green = bands < 3 ? 0 : 1
        let blue = bands < 3 ? 0 : 2
        let alphaBand = bands == 2 || bands == 4 ? bands - 1 : nil
        let rowLength = dimensions.width
        var out = 0
        for row in y..<y + height {
            var from = (row * rowLength + x) * bands
            for _ in 0..<width {
                let alpha = alphaBand.map { Int(memory.bytes[from + $0]) } ?? 255
                target[out] = premultiplied(memory.bytes[from + blue], alpha)
                target[out + 1] = premultiplied(memory.bytes[from + green], alpha)
                target[out + 2] = premultiplied(memory.bytes[from], alpha)
                target[out + 3] = UInt8(alpha)
                from += bands
                out += 4
            }
        }
    }

    private func premultiplied(_ level: UInt8, _ alpha: Int) -> UInt8 {
        alpha == 255 ? level : UInt8((Int(level) * alpha + 127) / 255)
    }

    /// These pixels as the format can have them.
    private func opaque(for format: DerivedFormat) throws(PhotoError) -> VipsPixels {
        if format.hasAlpha || vips_image_hasalpha(image) == 0 { return self }
        var made: UnsafeMutablePointer<VipsImage>?
        guard vips_flattened(image, &made) == 0, let made else { throw VipsLibrary.takeError() }
        return try VipsPixels(copying: made)
    }
}

/// The bytes of an image's pixels, row by row.
private final class PixelMemory {
    let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool

    /// Decodes `image` into memory.
    init(copying image: UnsafeMutablePointer<VipsImage>, of format: PhotoFormat) throws(PhotoError) {
        var count = 0
        guard let start = vips_image_write_to_memory(image, &count) else {
            throw VipsLibrary.takeError(of: format)
        }
        bytes = UnsafeRawBufferPointer(start: start, count: count)
        isMapped = false
    }

    /// Decodes `image` into a file in `folder` that has no name once this returns.
    init(writing image: UnsafeMutablePointer<VipsImage>, of format: PhotoFormat, to folder: FilePath)
        throws(PhotoError)
    {
        let path = folder.appending("pixels")
        defer { _ = path.withCString { unlink($0) } }
        guard path.withCString({ vips_raw_file(image, $0) }) == 0 else {
            throw VipsLibrary.takeError(of: format)
        }
        do throws(SystemError) {
            let file = try OpenFile(path: path)
            guard let start = mmap(nil, file.byteCount, PROT_READ, MAP_SHARED, file.descriptor, 0),
                start != MAP_FAILED
            else { throw SystemError() }
            bytes = UnsafeRawBufferPointer(start: start, count: file.byteCount)
            isMapped = true
        } catch {
            throw .unwritable(error.description)
        }
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
        } else {
            g_free(UnsafeMutableRawPointer(mutating: bytes.baseAddress))
        }
    }

    /// An image of these bytes with the shape of `other`, and nothing else of it.
    func image(like other: UnsafeMutablePointer<VipsImage>) throws(PhotoError) -> UnsafeMutablePointer<
        VipsImage
    > {
        let bands = vips_image_get_bands(other)
        let plain = vips_image_new_from_memory(
            bytes.baseAddress, bytes.count, vips_image_get_width(other), vips_image_get_height(other), bands,
            VIPS_FORMAT_UCHAR)
        guard let plain else { throw VipsLibrary.takeError() }
        defer { g_object_unref(plain) }
        var image: UnsafeMutablePointer<VipsImage>?
        let interpretation = bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB
        guard vips_with_interpretation(plain, &image, interpretation) == 0, let image else {
            throw VipsLibrary.takeError()
        }
        return image
    }
}
