import Foundation
import PhotoAlbum

/// A folder of pages served beside the album, with what they load.
///
/// Only what is in the folder at the start can be asked for, so no address leads out of it.
public struct StaticPages: Sendable {
    struct Link: Sendable {
        let address: String
        let title: String
    }

    let files: [String: FilePath]
    let links: [Link]

    /// No pages.
    public init() {
        files = [:]
        links = []
    }

    /// The files in `folder` and its subfolders.
    public init(folder: String) throws {
        let root = URL(fileURLWithPath: folder, isDirectory: true)
        var files: [String: FilePath] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            files[path] = FilePath(root.appendingPathComponent(path).path)
        }
        self.files = files
        links = files.keys.filter { $0.hasSuffix(".html") && !$0.contains("/") }.sorted()
            .map { Link(address: "pages/\($0)", title: String($0.dropLast(".html".count))) }
    }

    static func mediaType(of path: FilePath) -> String {
        switch path.fileExtension {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "json": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "avif": "image/avif"
        case "txt", "md": "text/plain; charset=utf-8"
        default: "application/octet-stream"
        }
    }
}
