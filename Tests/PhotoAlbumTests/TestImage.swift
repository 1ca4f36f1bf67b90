import CVips

@testable import PhotoAlbum

/// An image made or read by libvips, for tests.
final class TestImage {
    struct Failure: Error, CustomStringConvertible {
        let description = String(cString: vips_error_buffer())
    }

    let pointer: UnsafeMutablePointer<VipsImage>
    var width: Int { Int(vips_image_get_width(pointer)) }
    var height: Int { Int(vips_image_get_height(pointer)) }

    /// One colour throughout.
    convenience init(width: Int, height: Int, pixel: [UInt8], interpretation: VipsInterpretation? = nil)
        throws
    {
        try self.init(width: width, height: height, bands: pixel.count, interpretation: interpretation) {
            _, _ in pixel
        }
    }

    /// A colour for each place.
    init(
        width: Int, height: Int, bands: Int, interpretation: VipsInterpretation? = nil,
        pixel: (Int, Int) -> [UInt8]
    ) throws {
        _ = PhotoReader()
        let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
        guard
            let image = vips_image_new_from_memory_copy(
                bytes, bytes.count, CInt(width), CInt(height), CInt(bands), VIPS_FORMAT_UCHAR)
        else { throw Failure() }
        pointer = image
        image.pointee.Type =
            interpretation ?? (bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB)
    }

    /// Grey, 16 bits deep.
    init(width: Int, height: Int, grey16 level: UInt16) throws {
        _ = PhotoReader()
        let levels = [UInt16](repeating: level, count: width * height)
        guard
            let image = vips_image_new_from_memory_copy(
                levels, levels.count * 2, CInt(width), CInt(height), 1, VIPS_FORMAT_USHORT)
        else { throw Failure() }
        pointer = image
        image.pointee.Type = VIPS_INTERPRETATION_GREY16
    }

    /// The image in a file's bytes.
    init(decoding bytes: [UInt8]) throws {
        // The image reads from the bytes later, so they are copied to where they stay.
        guard
            let source = bytes.withUnsafeBytes({ bytes in
                vips_blob_copy(bytes.baseAddress, bytes.count).flatMap { blob in
                    defer {
                        vips_area_unref(UnsafeMutableRawPointer(blob).assumingMemoryBound(to: VipsArea.self))
                    }
                    return vips_source_new_from_blob(blob)
                }
            }), let image = vips_open_header(source)
        else { throw Failure() }
        pointer = image
        g_object_unref(source)
    }

    deinit {
        g_object_unref(pointer)
    }

    /// The bands of the pixel in the middle.
    func middlePixel() throws -> [UInt8] {
        try pixel(x: width / 2, y: height / 2)
    }

    func pixel(x: Int, y: Int) throws -> [UInt8] {
        var count = 0
        guard let bytes = vips_image_write_to_memory(pointer, &count) else { throw Failure() }
        defer { g_free(bytes) }
        let bands = Int(vips_image_get_bands(pointer))
        let start = (y * width + x) * bands
        return Array(UnsafeRawBufferPointer(start: bytes, count: count)[start..<start + bands])
    }

    func set(_ field: String, _ value: Int) {
        vips_image_set_int(pointer, field, CInt(value))
    }

    func set(_ field: String, _ value: String) {
        vips_image_set_string(pointer, field, value)
    }

    /// The image as a file's bytes, by the libvips operation `saver` such as "jpegsave".
    func encoded(by saver: String, _ options: [String: String] = [:]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let file = folder.path.appending(FilePath("image"))
        try write(to: file, by: saver, options)
        let written = try OpenFile(path: file)
        return try written.start(count: written.byteCount)
    }

    /// Writes a file, or what the operation makes of its name.
    func write(to file: FilePath, by saver: String, _ options: [String: String] = [:]) throws {
        guard let operation = vips_operation_new(saver) else { throw Failure() }
        defer { g_object_unref(operation) }
        let object = UnsafeMutableRawPointer(operation)
        var image = GValue()
        g_value_init(&image, vips_image_get_type())
        g_value_set_object(&image, pointer)
        g_object_set_property(object.assumingMemoryBound(to: GObject.self), "in", &image)
        g_value_unset(&image)
        for (name, value) in options.merging(["filename": file.text], uniquingKeysWith: { $1 }) {
            guard
                vips_object_set_argument_from_string(
                    object.assumingMemoryBound(to: VipsObject.self), name, value) == 0
            else { throw Failure() }
        }
        guard vips_object_build(object.assumingMemoryBound(to: VipsObject.self)) == 0 else { throw Failure() }
    }
}
