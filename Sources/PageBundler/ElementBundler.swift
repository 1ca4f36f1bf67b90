import Foundation

/// Bundles the element's modules, its style sheets and the engine into one script that adds nothing to the global scope.
struct ElementBundler {
    /// The folder of `main.js`; the modules import the engine as `engine.wasm.gz`, which stands there only in the bundle.
    let element: URL

    func bundle(engine: Data, in folder: URL) throws -> String {
        let esbuild = try Tool("esbuild", package: "esbuild")
        let files = FileManager.default
        let copy = folder.appendingPathComponent("element")
        try? files.removeItem(at: copy)
        try files.copyItem(at: element, to: copy)
        try engine.write(to: copy.appendingPathComponent("engine.wasm.gz"))
        for sheet in try files.contentsOfDirectory(at: copy, includingPropertiesForKeys: nil)
        where sheet.pathExtension == "css" {
            try esbuild.run(["--minify", sheet.path]).write(to: sheet)
        }
        let script = try esbuild.run([
            // Has V8 compile every function as it reads the script, beside the page: most are called at the start.
            "--banner:js=//# allFunctionsCalledOnLoad",
            "--bundle", "--minify", "--format=iife", "--target=es2022",
            "--loader:.css=text", "--loader:.gz=base64", "--log-level=warning",
            copy.appendingPathComponent("main.js").path,
        ])
        return String(decoding: script, as: UTF8.self)
    }
}
