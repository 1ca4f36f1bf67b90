import Foundation

/// Compiles the engine and its exports to one small WebAssembly module, as Embedded Swift.
struct WebAssemblyCompiler {
    let swiftc: Tool
    let linker: Tool
    let engine: URL
    let exports: URL
    let math: URL

    /// Debian's wasi-libc: memory pages and the mathematical functions.
    private let libraries = "/usr/lib/wasm32-wasi"

    /// The bytes of the module, gzipped: what the element carries and unpacks.
    func compile(in folder: URL) throws -> Data {
        guard FileManager.default.fileExists(atPath: libraries + "/libc.a") else {
            throw BundlerError("\(libraries)/libc.a is missing; install it: apt-get install wasi-libc")
        }
        let optimizer = try Tool("wasm-opt", package: "binaryen")
        let packer = try Tool("zopfli", package: "zopfli")
        let object = folder.appendingPathComponent("engine.o")
        let linked = folder.appendingPathComponent("engine.linked.wasm")
        let module = folder.appendingPathComponent("engine.wasm")
        let sources = try [engine, exports].flatMap(swiftFiles(in:)).map(\.path)
        try swiftc.run(
            [
                "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded",
                "-enable-experimental-feature", "Extern",
                "-swift-version", "6", "-wmo", "-Osize", "-parse-as-library", "-module-name", "Engine",
                "-package-name", "PhotoSlider", "-Xfrontend", "-disable-stack-protector",
                // The checks stay in the native build, where all tests of the engine run with them.
                "-remove-runtime-asserts", "-enforce-exclusivity=unchecked",
                "-Xllvm", "-inline-threshold=0",
                "-I", math.path, "-c", "-o", object.path,
            ] + sources)
        try linker.run(
            [
                "--no-entry", "--gc-sections", "--strip-all", "-z", "stack-size=65536",
                // Without it every export would run the C library's constructors and destructors.
                "--export=__wasm_call_ctors",
                // Memory comes from Allocator.swift.
                "--wrap=posix_memalign", "--wrap=free",
                object.path, "-L\(libraries)", "-lc", "-o", linked.path,
            ])
        try optimizer.run(
            [
                "-Oz", "--converge", "--low-memory-unused", "--enable-bulk-memory",
                "--enable-nontrapping-float-to-int", "--enable-sign-ext", linked.path, "-o", module.path,
            ])
        return try packer.run(["-c", module.path])
    }

    private func swiftFiles(in folder: URL) throws -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }
}
