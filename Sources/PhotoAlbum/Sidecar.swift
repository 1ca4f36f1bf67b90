/// A text file beside a photo, with its name and the ending `txt` or `md`, that holds the photo's caption.
enum Sidecar {
    /// The most bytes that are read.
    private static let byteLimit = 16_384

    /// Whether a file of this name may be one.
    static func isPossible(_ name: FilePath) -> Bool {
        ["txt", "md"].contains(name.fileExtension)
    }

    /// The caption in it: UTF-8, or else Latin-1. The marks that make a line of Markdown a heading are left out.
    static func caption(in path: FilePath) -> String? {
        guard let bytes = try? OpenFile(path: path).start(count: byteLimit) else { return nil }
        let isMarkdown = path.fileExtension == "md"
        let lines = FilePath(bytes: bytes).text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let text = lines.map { isMarkdown ? $0.drop { $0 == "#" } : $0 }.joined(separator: "\n")
        return CaptionText.clean(Substring(text.drop { $0 == "\u{FEFF}" }), limit: byteLimit)
    }
}
