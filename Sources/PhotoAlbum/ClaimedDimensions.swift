/// The size that a file's first bytes claim, in the formats where it stands at a fixed place.
///
/// Decoders say of a claim beyond their means that the file is damaged, or try.
enum ClaimedDimensions {
    /// How many bytes are looked at.
    static let byteCount = 26

    /// - Parameter bytes: the file's first.
    /// - Returns: nil where the format is another, or the bytes are too few.
    static func find(in bytes: [UInt8]) -> PhotoDimensions? {
        guard bytes.count >= byteCount else { return nil }
        func number(_ range: Range<Int>, isLittle: Bool) -> Int {
            let part = isLittle ? Array(bytes[range].reversed()) : Array(bytes[range])
            return part.reduce(0) { $0 << 8 | Int($1) }
        }
        // PNG (third edition, section 11.2.1), GIF (version 89a, section 18), BMP (BITMAPINFOHEADER).
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            return PhotoDimensions(
                width: number(16..<20, isLittle: false), height: number(20..<24, isLittle: false))
        }
        if bytes.starts(with: Array("GIF8".utf8)) {
            return PhotoDimensions(
                width: number(6..<8, isLittle: true), height: number(8..<10, isLittle: true))
        }
        if bytes.starts(with: Array("BM".utf8)) {
            // A negative height means that the top row comes first.
            let height = Int32(truncatingIfNeeded: number(22..<26, isLittle: true))
            return PhotoDimensions(width: number(18..<22, isLittle: true), height: Int(height.magnitude))
        }
        return nil
    }
}
