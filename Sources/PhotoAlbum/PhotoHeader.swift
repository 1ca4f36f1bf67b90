import CVips

/// What a photo's first bytes say of it.
struct PhotoHeader {
    let format: PhotoFormat
    /// Upright.
    let dimensions: PhotoDimensions
    /// The EXIF orientation, 1 to 8.
    let orientation: Int
    /// Whether the decoder has to hold all pixels at once.
    let isDecodedWhole: Bool
    let color: PhotoColor

    init(_ source: VipsPhotoSource) throws(PhotoError) {
        vips_error_clear()
        guard let loader = vips_foreign_find_load_source(source.pointer),
            let format = PhotoFormat(loader: String(cString: loader))
        else { throw .unsupported }
        guard let image = vips_open_header(source.pointer) else { throw VipsLibrary.takeError(of: format) }
        defer { g_object_unref(image) }
        let width = Int(vips_image_get_width(image))
        let height = Int(vips_image_get_height(image))
        let isTurned = vips_image_get_orientation_swap(image) != 0
        self.format = format
        orientation = Int(vips_image_get_orientation(image))
        dimensions = PhotoDimensions(width: isTurned ? height : width, height: isTurned ? width : height)
        color = PhotoColor(image, format, source)
        // Progressive JPEG and interlaced PNG come in passes over the whole.
        isDecodedWhole = format.isDecodedWhole || vips_image_get_typeof(image, "interlaced") != 0
    }
}
