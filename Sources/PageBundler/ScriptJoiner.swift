import Foundation

/// Joins the element's modules into one small script that adds nothing to the global scope.
///
/// Every module stands once, after those it imports, from `main.js` on; `embedded.js` gives way to the style sheets
/// and the engine themselves. Left out are `import` lines, the word `export`, comments that have lines of their own,
/// indentation, and spaces around punctuation outside of strings; private names become short ones.
/// Therefore, in the modules:
/// * an `import` stands in one line, and names the module as `'./Name.js'`;
/// * a top-level name is declared by one module only;
/// * no string or template literal goes over several lines, or has a letter after a `#`.
struct ScriptJoiner {
    let folder: URL

    func join(engine: Data) throws -> String {
        var joined: [String] = [
            "const STYLES = \(try javaScriptString(styles("photo-slider.css")));",
            "const CHILD_STYLES = \(try javaScriptString(styles("children.css")));",
            "const ENGINE = \"\(engine.base64EncodedString())\";",
        ]
        var done: Set<String> = ["embedded.js"]
        var modules: [String] = []
        try append("main.js", to: &modules, done: &done)
        joined.append(withShortPrivateNames(modules.joined(separator: "\n")))
        return "(() => {\n\"use strict\";\n\(joined.joined(separator: "\n"))\n})();"
    }

    private func append(_ name: String, to joined: inout [String], done: inout Set<String>) throws {
        guard done.insert(name).inserted else { return }
        var kept: [String] = []
        for line in try codeLines(of: name) {
            if line.hasPrefix("import "), let start = line.range(of: "'./"), let end = line.range(of: "';") {
                try append(String(line[start.upperBound..<end.lowerBound]), to: &joined, done: &done)
            } else {
                kept.append(compact(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line))
            }
        }
        joined.append(kept.joined(separator: "\n"))
    }

    /// The line without spaces around punctuation, but for what stands between its first and its last quote.
    private func compact(_ line: Substring) -> String {
        func isQuote(_ character: Character) -> Bool { "'\"`".contains(character) }
        func compacted(_ code: Substring) -> String {
            String(code).replacing(#/ ?([=<>?:,;{}()&|*]+) ?/#) { $0.1 }
        }
        guard let first = line.firstIndex(where: isQuote), let last = line.lastIndex(where: isQuote) else {
            return compacted(line)
        }
        return compacted(line[..<first]) + line[first...last] + compacted(line[last...].dropFirst())
    }

    /// Private names are known in their class alone, so any will do.
    private func withShortPrivateNames(_ script: String) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        var names: [Substring: String] = [:]
        return script.replacing(/#([A-Za-z]\w*)/) { match in
            let count = names.count
            let short =
                "#\(letters[count % letters.count])\(count < letters.count ? "" : "\(count / letters.count)")"
            let name = names[match.1] ?? short
            names[match.1] = name
            return name
        }
    }

    private func styles(_ name: String) throws -> String {
        try codeLines(of: name).joined(separator: "\n")
    }

    /// The lines of a file without indentation, but for empty ones and those of comments.
    private func codeLines(of name: String) throws -> [Substring] {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        var isInComment = false
        return text.split(separator: "\n").compactMap { line in
            let code = line.drop { $0 == " " }
            if !isInComment, code.hasPrefix("/*") { isInComment = true }
            if isInComment {
                isInComment = !code.hasSuffix("*/")
                return nil
            }
            return code.isEmpty || code.hasPrefix("//") ? nil : code
        }
    }

    private func javaScriptString(_ text: String) throws -> String {
        let data = try JSONEncoder().encode([text])
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }
}
