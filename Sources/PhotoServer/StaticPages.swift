import Foundation
import PhotoAlbum
import PhotoSite

/// A folder of pages served beside the album, with what they load.
///
/// Only what is in the folder at the start can be asked for, so no address leads out of it.
public struct StaticPages: Sendable {

    let files: [String: FilePath]
    let links: [AlbumPage.Link]

    /// No pages.
    public init() {
        files = [:]
        links = []
    }

    /// The files in `folder` and its subfolders, hidden ones left out, links followed.
    public init(folder: FilePath) throws {
        files = try Self.files(in: URL(fileURLWithPath: folder.text, isDirectory: true), depth: 8)
        links = files.keys.filter { $0.hasSuffix(".html") && !$0.contains("/") }.sorted()
            .map { AlbumPage.Link(address: "pages/\($0)", title: String($0.dropLast(".html".count))) }
    }

    /// The files by their path inside `folder`; `depth` ends a loop of links.
    private static func files(in folder: URL, depth: Int) throws -> [String: FilePath] {
        let options: FileManager.DirectoryEnumerationOptions = .skipsHiddenFiles
        let entries = try FileManager.default.contentsOfDirectory(
            at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil, options: options)
        var files: [String: FilePath] = [:]
        for entry in entries {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) else { continue }
            if !isFolder.boolValue {
                files[entry.lastPathComponent] = FilePath(entry.path)
            } else if depth > 1 {
                for (name, path) in try Self.files(in: entry, depth: depth - 1) {
                    files["\(entry.lastPathComponent)/\(name)"] = path
                }
            }
        }
        return files
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
