/// A WebP file's parts (RFC 9649).
enum WebPFile {
    /// The file without EXIF, which libvips 8.14 makes up even when told to strip it.
    ///
    /// It says nothing of the photo, but would take most of a placeholder's bytes.
    static func withoutEXIF(_ bytes: [UInt8]) -> [UInt8] {
        let head = 12
        guard bytes.count > head, bytes[8..<12].elementsEqual("WEBP".utf8) else { return bytes }
        var kept: [UInt8] = []
        var place = head
        while place + 8 <= bytes.count {
            let count = bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            let end = min(place + 8 + count + count % 2, bytes.count)
            var chunk = Array(bytes[place..<end])
            if chunk.starts(with: "VP8X".utf8), chunk.count > 8 { chunk[8] &= ~0x08 }
            if !chunk.starts(with: "EXIF".utf8) { kept += chunk }
            place = end
        }
        let size = withUnsafeBytes(of: UInt32(truncatingIfNeeded: kept.count + 4).littleEndian) { Array($0) }
        return Array("RIFF".utf8) + size + Array("WEBP".utf8) + kept
    }
}
