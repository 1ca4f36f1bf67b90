import Foundation

// photo-slider's page in one Swift source: the engine compiled to WebAssembly and bundled with the
// element's modules into one script, and the files of the album page and the npm package as they are.

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
    let package = try files(in: paths[5].appendingPathComponent("package"))
    try swiftSource(script: script, page: page, package: package)
        .write(to: paths[7], atomically: true, encoding: .utf8)
} catch {
    fail("\(error)")
}

/// The text files of `folder`, by name.
func files(in folder: URL) throws -> TextFiles {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .map { (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
}

typealias TextFiles = [(name: String, text: String)]

func swiftSource(script: String, page: TextFiles, package: TextFiles) throws -> String {
    func literal(_ text: String) throws -> String {
        guard !text.contains("\"\"\"##") else { throw BundlerError("a page file contains \"\"\"##") }
        return "##\"\"\"\n\(text)\n\"\"\"##"
    }
    func literal(_ files: TextFiles) throws -> String {
        let entries = try files.map { "        \"\($0.name)\": \(try literal($0.text))," }
        return "[\n\(entries.joined(separator: "\n"))\n    ]"
    }
    return """
        enum BundledPage {
            static let script = \(try literal(script))
            static let page: [String: String] = \(try literal(page))
            static let package: [String: String] = \(try literal(package))
        }

        """
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("PageBundler: \(message)\n".utf8))
    exit(1)
}
