import Foundation

// photo-slider's page in one Swift source: the engine compiled to WebAssembly and bundled with the
// element's modules into one script, and the files of the album page as they are.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 8 else {
    fail("usage: PageBundler SWIFTC WASM-LD ENGINE EXPORTS MATH PAGE WORK-FOLDER OUTPUT")
}
let paths = arguments.map { URL(fileURLWithPath: $0) }

do {
    let compiler = WebAssemblyCompiler(
        swiftc: Tool(at: paths[0]), linker: Tool(at: paths[1]), engine: paths[2], exports: paths[3],
        math: paths[4])
    let engine = try compiler.compile(in: paths[6])
    let element = paths[5].appendingPathComponent("element")
    let script = try ElementBundler(element: element).bundle(engine: engine, in: paths[6])
    let page = try files(in: paths[5].appendingPathComponent("album"))
    try swiftSource(script: script, page: page).write(to: paths[7], atomically: true, encoding: .utf8)
} catch {
    fail("\(error)")
}

/// The text files of `folder`, by name.
func files(in folder: URL) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .map { (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
}

func swiftSource(script: String, page: [(name: String, text: String)]) throws -> String {
    func literal(_ text: String) throws -> String {
        guard !text.contains("\"\"\"##") else { throw BundlerError("a page file contains \"\"\"##") }
        return "##\"\"\"\n\(text)\n\"\"\"##"
    }
    let entries = try page.map { "        \"\($0.name)\": \(try literal($0.text))," }
    return """
        enum BundledPage {
            static let script = \(try literal(script))
            static let files: [String: String] = [
        \(entries.joined(separator: "\n"))
            ]
        }

        """
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("PageBundler: \(message)\n".utf8))
    exit(1)
}
