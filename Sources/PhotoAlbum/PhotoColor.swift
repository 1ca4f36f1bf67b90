import CHeif
import CVips

/// The colour space of a photo's pixels.
enum PhotoColor {
    /// sRGB, or the usual grey or inks.
    case usual
    /// What the embedded profile says, by the profile's name.
    case embedded(String)
    /// Display P3, as HEIF and AVIF files may say without a profile.
    case displayP3
    /// A space that a HEIF or AVIF file names and that isn't converted: it is shown as if it were sRGB.
    case unconverted(String)

    init(_ image: UnsafeMutablePointer<VipsImage>, _ format: PhotoFormat, _ source: VipsPhotoSource) {
        if let name = Self.fittingProfile(of: image) {
            self = .embedded(name)
        } else if format == .heif, let space = Self.codedSpace(of: source) {
            self = space
        } else {
            self = .usual
        }
    }

    /// For ``PhotoDetails/profile``.
    var name: String? {
        switch self {
        case .usual: nil
        case .embedded(let name): name
        case .displayP3: "Display P3"
        case .unconverted(let name): name
        }
    }

    var problem: String? {
        guard case .unconverted(let name) = self else { return nil }
        return "its colours are \(name), which isn't converted: they look paler than they are"
    }

    /// The name of the embedded profile, if there is one that fits the pixels.
    private static func fittingProfile(of image: UnsafeMutablePointer<VipsImage>) -> String? {
        var profile: UnsafeRawPointer?
        var byteCount = 0
        let name = "icc-profile-data"
        guard vips_image_get_typeof(image, name) != 0,
            vips_image_get_blob(image, name, &profile, &byteCount) == 0, let profile,
            vips_icc_is_compatible_profile(image, profile, byteCount) != 0
        else { return nil }
        return ICCProfile(UnsafeRawBufferPointer(start: profile, count: byteCount)).description
            ?? "an unnamed profile"
    }

    /// The colour space by its code points (ITU-T H.273), which libvips 8.14 takes no notice of; nil where it is sRGB's
    /// or isn't told.
    private static func codedSpace(of source: VipsPhotoSource) -> PhotoColor? {
        guard let context = heif_context_alloc() else { return nil }
        defer { heif_context_free(context) }
        var handle: OpaquePointer?
        guard heif_context_read_from_file(context, source.descriptorPath, nil).code == heif_error_Ok,
            heif_context_get_primary_image_handle(context, &handle).code == heif_error_Ok, let handle
        else { return nil }
        defer { heif_image_handle_release(handle) }
        var found: UnsafeMutablePointer<heif_color_profile_nclx>?
        guard heif_image_handle_get_nclx_color_profile(handle, &found).code == heif_error_Ok, let found else {
            return nil
        }
        defer { heif_nclx_color_profile_free(found) }
        let curve: String? =
            switch found.pointee.transfer_characteristics.rawValue {
            case 16: "PQ"
            case 18: "HLG"
            case 8: "linear"
            default: nil
            }
        switch (found.pointee.color_primaries.rawValue, curve) {
        case (12, nil): return .displayP3
        case (9, let curve): return .unconverted(["BT.2020", curve].compactMap { $0 }.joined(separator: " "))
        case (11, let curve), (12, let curve):
            return .unconverted(["P3", curve].compactMap { $0 }.joined(separator: " "))
        case (_, let curve?): return .unconverted(curve)
        default: return nil
        }
    }
}
