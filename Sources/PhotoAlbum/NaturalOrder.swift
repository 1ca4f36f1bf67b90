import Foundation

/// The order in which people number files: image2 before image10, whatever the case or the accents.
///
/// Names that differ in nothing else are ordered by their bytes, so the order is total. Comparing costs as much as the
/// two have in common; making the key costs the length of the path.
public struct NaturalOrder: Comparable, Sendable {
    /// Bytes whose plain order is the natural one.
    private let key: [UInt8]
    private let bytes: [UInt8]

    public init(_ path: FilePath) {
        bytes = path.bytes
        key = Self.key(for: path.bytes.allSatisfy { $0 < 0x80 } ? path.bytes : Self.folded(path.text))
    }

    public static func < (left: NaturalOrder, right: NaturalOrder) -> Bool {
        left.key == right.key
            ? left.bytes.lexicographicallyPrecedes(right.bytes)
            : left.key.lexicographicallyPrecedes(right.key)
    }

    /// A run of digits becomes a zero, the number of its digits and the digits, so that a longer number is a larger
    /// one. A slash becomes the lowest byte, so that a folder's photos stay together.
    private static func key(for bytes: [UInt8]) -> [UInt8] {
        var key: [UInt8] = []
        key.reserveCapacity(bytes.count + 8)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let run = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                let digits = run.drop { $0 == UInt8(ascii: "0") }
                key.append(UInt8(ascii: "0"))
                key.append(contentsOf: repeatElement(.max, count: digits.count / Int(UInt8.max)))
                key.append(UInt8(digits.count % Int(UInt8.max)))
                key.append(contentsOf: digits)
                index += run.count
                continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte + 32)
            case UInt8(ascii: "/"): key.append(0)
            default: key.append(byte)
            }
            index += 1
        }
        return key
    }

    private static func folded(_ text: String) -> [UInt8] {
        Array(text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8)
    }
}
