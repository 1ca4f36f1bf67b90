import Glibc

/// A file's path as the bytes the system knows it by, which need not be valid UTF-8.
public struct FilePath: Hashable, Codable, Sendable {
    /// The bytes, without the final zero that C puts after them.
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The last component: what a person calls the file.
    public var name: FilePath {
        FilePath(bytes: Array(bytes.suffix(from: bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0)))
    }

    /// The extension in lower case, without its dot; empty where there is none.
    public var fileExtension: String {
        let name = name
        guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
        return FilePath(bytes: Array(name.bytes.suffix(from: dot + 1))).text.lowercased()
    }

    /// The path without the last component; the root's is the root.
    public var folder: FilePath {
        guard let last = bytes.lastIndex(of: slash) else { return "." }
        return FilePath(bytes: last == 0 ? [slash] : Array(bytes[..<last]))
    }

    /// This name without its extension and dot.
    var stem: FilePath {
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return self }
        return FilePath(bytes: Array(bytes[..<dot]))
    }

    /// Whether this name begins with a dot.
    public var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

    /// The path of `name` inside this folder.
    public func appending(_ name: FilePath) -> FilePath {
        FilePath(bytes: bytes.last == slash ? bytes + name.bytes : bytes + [slash] + name.bytes)
    }

    /// Whether this is `folder` or something inside it. Both have to be resolved.
    public func isInside(_ folder: FilePath) -> Bool {
        self == folder || folder.bytes == [slash] || bytes.starts(with: folder.bytes + [slash])
    }

    /// The absolute path without links, or nil where nothing is there.
    public func resolved() -> FilePath? {
        withCString { realpath($0, nil) }.map { resolved in
            defer { free(resolved) }
            return FilePath(bytes: Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
        }
    }

    /// Calls `body` with the path as C wants it.
    public func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try (bytes + [0]).withUnsafeBytes { try body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
    }

    /// The path as text, as the file's owner would read it: UTF-8, or else Latin-1.
    public var text: String {
        String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

extension FilePath: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

extension FilePath: CustomStringConvertible {
    /// The text, with everything that could steer a terminal replaced.
    public var description: String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
                    default: scalar
                    }
                }))
    }
}

private let slash = UInt8(ascii: "/")
