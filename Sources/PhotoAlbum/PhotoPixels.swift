import Glibc

/// The decoded pixels of a photo, upright and in sRGB, to be drawn on a screen.
public final class PhotoPixels: Sendable {
    /// Written once, then only read.
    nonisolated(unsafe) private let pixels: VipsPixels
    public let dimensions: PhotoDimensions
    /// What is wrong with the photo, if it could be decoded in part only.
    public let problem: String?

    init(_ pixels: VipsPixels, problem: String?) {
        self.pixels = pixels
        dimensions = pixels.dimensions
        self.problem = problem
    }

    /// A part as 4 bytes a pixel, blue, green, red, alpha, premultiplied, row by row without padding:
    /// what graphics toolkits draw without converting.
    ///
    /// - Returns: memory to be released with `free`; `nil` where the part doesn't lie within the photo,
    ///   has no pixels, or where memory is short.
    public func premultipliedBytes(x: Int, y: Int, width: Int, height: Int) -> UnsafeMutableRawBufferPointer?
    {
        guard x >= 0, y >= 0, width > 0, height > 0, x <= dimensions.width - width,
            y <= dimensions.height - height, let start = malloc(4 * width * height)
        else { return nil }
        let bytes = UnsafeMutableRawBufferPointer(start: start, count: 4 * width * height)
        pixels.copyPremultiplied(x: x, y: y, width: width, height: height, to: bytes)
        return bytes
    }
}

extension PhotoReader {
    /// Decodes a photo so that its longer side is at most `longSide` pixels; never enlarged.
    public func pixels(of photo: Photo, longSide: Int) throws(PhotoError) -> PhotoPixels {
        let source = try VipsPhotoSource(photo)
        let header = try checkedHeader(source)
        let folder = try TemporaryFolder()
        let size = max(1, longSide)
        // Strictly first; a file that ends too early is then taken as far as it goes.
        do throws(PhotoError) {
            let pixels = try VipsPixels(
                source, header, size: size, loaderOptions: "[fail_on=truncated]", folder: folder.path)
            return PhotoPixels(pixels, problem: header.color.problem)
        } catch {
            if case .unwritable = error { throw error }
            let pixels = try VipsPixels(
                source, header, size: size, loaderOptions: "[fail_on=none]", folder: folder.path)
            return PhotoPixels(pixels, problem: "\(error); shown as far as it goes")
        }
    }
}

/// An empty folder that goes with the value.
private struct TemporaryFolder: ~Copyable {
    let path: FilePath

    init() throws(PhotoError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/photo-slider-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .unwritable("no folder can be made in \(parent)") }
        path = FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
    }

    deinit { _ = path.withCString { rmdir($0) } }
}
