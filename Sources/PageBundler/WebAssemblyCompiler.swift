import Foundation

/// Compiles the engine and its exports to one WebAssembly module, as Embedded Swift.
struct WebAssemblyCompiler {
    let swiftc: URL
    let linker: URL
    let engine: URL
    let exports: URL
    let math: URL

    private let environment = URL(fileURLWithPath: "/usr/bin/env")

    /// Debian's wasi-libc: memory pages and the mathematical functions.
    private let libraries = "/usr/lib/wasm32-wasi"

    /// The bytes of the module, gzipped: what the element carries and unpacks.
    func compile(in folder: URL) throws -> Data {
        guard FileManager.default.fileExists(atPath: libraries + "/libc.a") else {
            throw BundlerError("\(libraries)/libc.a is missing; install it: apt-get install wasi-libc")
        }
        let object = folder.appendingPathComponent("engine.o")
        let module = folder.appendingPathComponent("engine.wasm")
        let sources = try [engine, exports].flatMap(swiftFiles(in:)).map(\.path)
        try run(
            swiftc,
            [
                "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded",
                "-enable-experimental-feature", "Extern",
                "-swift-version", "6", "-wmo", "-Osize", "-parse-as-library", "-module-name", "Engine",
                "-package-name", "PhotoSlider", "-Xfrontend", "-disable-stack-protector",
                "-I", math.path, "-c", "-o", object.path,
            ] + sources)
        try run(
            linker,
            [
                "--no-entry", "--gc-sections", "--strip-all", "-z", "stack-size=65536",
                // Without it every export would run the C library's constructors and destructors.
                "--export=__wasm_call_ctors",
                // Memory comes from Allocator.swift.
                "--wrap=posix_memalign", "--wrap=free",
                object.path, "-L\(libraries)", "-lc", "-o", module.path,
            ])
        let small = folder.appendingPathComponent("engine.min.wasm")
        try run(
            environment,
            [
                "wasm-opt", "-Oz", "--enable-bulk-memory", "--enable-nontrapping-float-to-int",
                "--enable-sign-ext", module.path, "-o", small.path,
            ])
        return try run(environment, ["gzip", "-9", "-n", "-c", small.path])
    }

    private func swiftFiles(in folder: URL) throws -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    @discardableResult
    private func run(_ tool: URL, _ arguments: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = tool
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let name = tool == environment ? arguments[0] : tool.lastPathComponent
        guard process.terminationStatus != 127 else {
            throw BundlerError("\(name) is missing; install it: apt-get install binaryen gzip")
        }
        guard process.terminationStatus == 0 else {
            throw BundlerError("\(name) ended with \(process.terminationStatus)")
        }
        return data
    }
}
