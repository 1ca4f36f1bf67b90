import CVips

/// SHA-256, by GLib.
final class Checksum {
    private let checksum = g_checksum_new(G_CHECKSUM_SHA256)

    deinit {
        g_checksum_free(checksum)
    }

    func add(_ bytes: [UInt8]) {
        g_checksum_update(checksum, bytes, gssize(bytes.count))
    }

    /// The first 24 hexadecimal digits of the sum of what has been added; nothing can be added after.
    var hexadecimal: String {
        g_checksum_get_string(checksum).map { String(String(cString: $0).prefix(24)) } ?? ""
    }
}

extension [UInt8] {
    /// 24 hexadecimal digits that stand for these bytes: the first half, nearly, of their SHA-256.
    public var digest: String {
        let checksum = Checksum()
        checksum.add(self)
        return checksum.hexadecimal
    }

    /// As in RFC 4648, section 4.
    var base64: String {
        guard let text = g_base64_encode(self, gsize(count)) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
