import Foundation

/// Joins the element's modules into one script that adds nothing to the global scope.
///
/// Every module stands once, after those it imports. `import` lines and the word `export` go;
/// a name may therefore be declared by one module only. `embedded.js` gives way to the style
/// sheet and the engine themselves.
struct ScriptJoiner {
    let folder: URL

    func join(engine: Data) throws -> String {
        let styles = try String(contentsOf: folder.appendingPathComponent("photo-slider.css"), encoding: .utf8)
        var joined: [String] = [
            "const STYLES = \(try javaScriptString(styles));",
            "const ENGINE = \"\(engine.base64EncodedString())\";",
        ]
        var done: Set<String> = ["embedded.js"]
        try append("main.js", to: &joined, done: &done)
        return "(() => {\n\"use strict\";\n\(joined.joined(separator: "\n"))\n})();"
    }

    private func append(_ name: String, to joined: inout [String], done: inout Set<String>) throws {
        guard done.insert(name).inserted else { return }
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        var kept: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("import "), let start = line.range(of: "'./"), let end = line.range(of: "';") {
                try append(String(line[start.upperBound..<end.lowerBound]), to: &joined, done: &done)
            } else if line.hasPrefix("export ") {
                kept.append(line.dropFirst("export ".count))
            } else if !trimmed.isEmpty, !trimmed.hasPrefix("//"), !trimmed.hasPrefix("/*"), !trimmed.hasPrefix("*") {
                kept.append(line)
            }
        }
        joined.append(kept.joined(separator: "\n"))
    }

    private func javaScriptString(_ text: String) throws -> String {
        let data = try JSONEncoder().encode([text])
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }
}
