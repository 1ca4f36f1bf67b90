import Foundation

/// The browser's part of the slider, ready to be served or written to a file.
public enum PhotoSliderPage {
    /// The script that defines `<photo-slider>`, with the engine inside.
    public static var script: String { BundledPage.script }

    /// The album page's files by name: `index.html`, `page.css`, `page.js`.
    public static var files: [String: String] { BundledPage.page }

    /// The files of the npm package by name: the script, its types and what describes it.
    public static func package(version: String) -> [String: String] {
        var files = BundledPage.package.mapValues {
            $0.replacingOccurrences(of: "{{version}}", with: version)
        }
        files["photo-slider.js"] = script
        return files
    }
}
