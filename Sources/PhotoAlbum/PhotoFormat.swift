/// The file formats that photos are read from.
enum PhotoFormat: CaseIterable {
    case jpeg, png, webp, gif, tiff, heif

    /// The format that libvips's loader of this class reads, or nil where it isn't one for photos.
    init?(loader name: String) {
        guard let format = Self.allCases.first(where: { name.hasPrefix("VipsForeignLoad" + $0.loader) })
        else {
            return nil
        }
        self = format
    }

    /// As people call it.
    var name: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .webp: "WebP"
        case .gif: "GIF"
        case .tiff: "TIFF"
        case .heif: "HEIF"
        }
    }

    /// Whether the decoder has to hold all pixels at once.
    var isDecodedWhole: Bool {
        switch self {
        case .jpeg, .png, .tiff: false
        case .webp, .gif, .heif: true
        }
    }

    private var loader: String {
        switch self {
        case .jpeg: "Jpeg"
        case .png: "Png"
        case .webp: "Webp"
        case .gif: "Nsgif"
        case .tiff: "Tiff"
        case .heif: "Heif"
        }
    }

    /// A word in the domain of this format's error messages.
    var errorDomain: String {
        switch self {
        case .jpeg: "jpeg"
        case .png: "png"
        case .webp: "webp"
        case .gif: "gif"
        case .tiff: "tiff"
        case .heif: "heif"
        }
    }
}
