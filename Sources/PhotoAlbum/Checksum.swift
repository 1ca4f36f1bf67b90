import CVips

/// SHA-256, by GLib.
public enum Checksum {
    /// The 64 hexadecimal digits of the sum of `bytes`.
    public static func hexadecimal(of bytes: [UInt8]) -> String {
        guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else {
            return ""
        }
        defer { g_free(digits) }
        return String(cString: digits)
    }
}
