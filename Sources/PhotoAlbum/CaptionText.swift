/// Captions as they are shown: plain text of one or a few lines.
enum CaptionText {
    /// The text without control characters and space around it, at most `limit` characters; nil if nothing is left.
    static func clean(_ text: Substring, limit: Int) -> String? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            let scalars = line.unicodeScalars.map { scalar -> Unicode.Scalar in
                scalar.properties.generalCategory == .control ? " " : scalar
            }
            return trimmed(String(String.UnicodeScalarView(scalars)))
        }
        let text = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed().joined(
            separator: "\n")
        return text.isEmpty ? nil : String(text.prefix(limit))
    }

    private static func trimmed(_ line: String) -> String {
        let start = line.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
