/// A colour profile in the form of the International Color Consortium (ICC.1:2022).
struct ICCProfile {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// What the profile calls itself: its `desc` tag, in the old form or the new one; nil where that can't be read.
    var description: String? {
        let limit = 64
        guard let count = number(at: 128), count <= limit else { return nil }
        for index in 0..<count where tag(at: 132 + 12 * index) == "desc" {
            guard let offset = number(at: 136 + 12 * index) else { return nil }
            return tag(at: offset) == "mluc" ? localized(at: offset) : plain(at: offset)
        }
        return nil
    }

    /// textDescriptionType: a count, then ASCII with a final zero.
    private func plain(at offset: Int) -> String? {
        guard let count = number(at: offset + 8), let text = slice(offset + 12, count) else { return nil }
        return Self.name(String(decoding: text.prefix { $0 != 0 }, as: UTF8.self))
    }

    /// multiLocalizedUnicodeType: the first record's UTF-16.
    private func localized(at offset: Int) -> String? {
        guard let count = number(at: offset + 20), let start = number(at: offset + 24),
            let text = slice(offset + start, count)
        else { return nil }
        let units = stride(from: 0, to: text.count - 1, by: 2).map {
            UInt16(text[text.startIndex + $0]) << 8 | UInt16(text[text.startIndex + $0 + 1])
        }
        return Self.name(String(decoding: units.prefix { $0 != 0 }, as: UTF16.self))
    }

    private static func name(_ text: String) -> String? {
        text.isEmpty ? nil : String(text.prefix(80))
    }

    private func slice(_ start: Int, _ count: Int) -> Slice<UnsafeRawBufferPointer>? {
        guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else { return nil }
        return bytes[start..<start + count]
    }

    private func number(at offset: Int) -> Int? {
        slice(offset, 4)?.reduce(0) { $0 << 8 | Int($1) }
    }

    private func tag(at offset: Int) -> String? {
        slice(offset, 4).map { String(decoding: $0, as: UTF8.self) }
    }
}
