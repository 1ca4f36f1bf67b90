/// The browser's part of the slider, ready to be served or written to a file.
public enum PhotoSliderPage {
    /// The script that defines `<photo-slider>`, with the engine inside.
    public static var script: String { BundledPage.script }

    /// The album page's files by name: `index.html`, `page.css`, `page.js`.
    public static var files: [String: String] { BundledPage.files }
}
