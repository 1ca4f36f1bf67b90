import Foundation
import PackagePlugin

/// Compiles the engine to WebAssembly, bundles it with the element's modules into one script,
/// and hands the result to the target as a Swift source.
@main
struct BundlePage: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let sources = context.package.directoryURL.appending(path: "Sources")
        let engine = sources.appending(path: "SliderEngine")
        let math = sources.appending(path: "CMath")
        let exports = sources.appending(path: "PhotoSliderWeb/exports")
        let page = sources.appending(path: "PhotoSliderWeb/page")
        let output = context.pluginWorkDirectoryURL.appending(path: "BundledPage.swift")
        return [
            .buildCommand(
                displayName: "Compiling the slider for the web",
                executable: try context.tool(named: "PageBundler").url,
                arguments: [
                    try context.tool(named: "swiftc").url.path,
                    try context.tool(named: "wasm-ld").url.path,
                    engine.path, exports.path, math.path, page.path,
                    context.pluginWorkDirectoryURL.path, output.path,
                ],
                inputFiles: try [engine, exports, math, page].flatMap(files(in:)),
                outputFiles: [output])
        ]
    }

    private func files(in folder: URL) throws -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        return try (found?.compactMap { $0 as? URL } ?? [])
            .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
            .sorted { $0.path < $1.path }
    }
}
