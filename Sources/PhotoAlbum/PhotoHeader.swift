import CVips

/// What a photo's first bytes say of it.
struct PhotoHeader {
    /// Upright.
    let dimensions: PhotoDimensions
    /// Whether the format makes the decoder hold all pixels at once.
    let isDecodedWhole: Bool

    init(_ source: VipsPhotoSource) throws(PhotoError) {
        guard let loader = vips_foreign_find_load_source(source.pointer) else {
            vips_error_clear()
            throw .unsupported
        }
        let name = String(cString: loader)
        guard let format = Self.formats.first(where: { name.hasPrefix("VipsForeignLoad" + $0.loader) }) else {
            throw .unsupported
        }
        guard let image = vips_open_header(source.pointer) else { throw VipsLibrary.takeError() }
        defer { g_object_unref(image) }
        let width = Int(vips_image_get_width(image))
        let height = Int(vips_image_get_height(image))
        let isTurned = vips_image_get_orientation_swap(image) != 0
        dimensions = PhotoDimensions(width: isTurned ? height : width, height: isTurned ? width : height)
        isDecodedWhole = format.isWhole || vips_image_get_typeof(image, "interlaced") != 0
    }

    /// The loaders that read photos; a name that another begins with stands for both.
    private static let formats: [(loader: String, isWhole: Bool)] = [
        ("Jpeg", false), ("Png", false), ("Tiff", false), ("Webp", true), ("Nsgif", true), ("Heif", true),
    ]
}
