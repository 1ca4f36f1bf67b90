import Foundation

/// The order in which people number files: image2 before image10, whatever the case or the accents.
///
/// Names that differ in nothing else are ordered by their bytes, so the order is total.
public struct NaturalOrder: Comparable, Sendable {
    private enum Part: Equatable {
        case number(digits: [UInt8])
        case text([UInt8])
    }

    /// One list of parts for each folder on the way, and one for the file.
    private let components: [[Part]]
    private let bytes: [UInt8]

    public init(_ path: FilePath) {
        bytes = path.bytes
        components = path.text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .utf8.split(separator: UInt8(ascii: "/")).map { Self.parts(of: Array($0)) }
    }

    public static func < (left: NaturalOrder, right: NaturalOrder) -> Bool {
        for (l, r) in zip(left.components, right.components) {
            for (a, b) in zip(l, r) where a != b {
                return precedes(a, b)
            }
            if l.count != r.count { return l.count < r.count }
        }
        if left.components.count != right.components.count {
            return left.components.count < right.components.count
        }
        return left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    private static func precedes(_ left: Part, _ right: Part) -> Bool {
        switch (left, right) {
        case (.number(let l), .number(let r)):
            l.count == r.count ? l.lexicographicallyPrecedes(r) : l.count < r.count
        case (.text(let l), .text(let r)): l.lexicographicallyPrecedes(r)
        case (.number, .text): true
        case (.text, .number): false
        }
    }

    /// `name` cut into runs of digits, without leading zeros, and runs of anything else.
    private static func parts(of name: [UInt8]) -> [Part] {
        var parts: [Part] = []
        var rest = name[...]
        while let first = rest.first {
            let isNumber = isDigit(first)
            let run = rest.prefix { isDigit($0) == isNumber }
            rest = rest.dropFirst(run.count)
            parts.append(
                isNumber ? .number(digits: Array(run.drop { $0 == UInt8(ascii: "0") })) : .text(Array(run)))
        }
        return parts
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
