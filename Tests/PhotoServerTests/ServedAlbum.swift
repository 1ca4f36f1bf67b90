import CVips
import Foundation
import Synchronization

@testable import PhotoAlbum
@testable import PhotoServer
@testable import PhotoSite

/// A server on a free port of this machine, with an album in a folder that goes when the test ends.
final class ServedAlbum {
    /// A PNG of one red pixel.
    static let photo = Array(
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
        )
            ?? Data())

    let folder: URL
    let album: PhotoAlbum
    let photosFolder: FilePath
    let server: PhotoServer
    let port: UInt16
    let isCached: Bool
    private let reported: Reported

    var cacheFolder: URL { folder.appendingPathComponent("cache") }
    var problems: [String] { reported.lines.withLock { $0 } }

    private final class Reported: Sendable {
        let lines = Mutex<[String]>([])
    }

    init(
        _ files: [FilePath: [UInt8]] = ["one.png": ServedAlbum.photo], pages: [String: String] = [:],
        isCached: Bool = true, hasOriginals: Bool = false, options: (inout SliderOptions) -> Void = { _ in }
    ) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "photo-slider-\(UUID().uuidString)")
        let photos = folder.appendingPathComponent("photos")
        let pagesFolder = folder.appendingPathComponent("pages")
        for path in [photos, pagesFolder] {
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        for (name, bytes) in files {
            // By its bytes, since a name need not be text.
            let file = FilePath(photos.path).appending(name).withCString { fopen($0, "wb") }
            guard let file, fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else {
                throw SystemError()
            }
        }
        for (name, text) in pages {
            try Data(text.utf8).write(to: pagesFolder.appendingPathComponent(name))
        }
        self.isCached = isCached
        let paths = [FilePath(photos.path)]
        photosFolder = paths[0]
        album = PhotoAlbum(paths: paths)
        let reported = Reported()
        self.reported = reported
        let socket = try ListeningSocket(host: "127.0.0.1", ports: 0...0)
        port = socket.port
        var slider = SliderOptions(title: "Album")
        options(&slider)
        server = try PhotoServer(
            album: album, options: slider, hasOriginals: hasOriginals,
            pages: try StaticPages(folder: FilePath(pagesFolder.path)),
            decoder: PhotoReader(),
            cache: isCached
                ? try DerivedCache(folder: FilePath(folder.appendingPathComponent("cache").path)) : nil,
            socket: socket, refresh: { PhotoAlbum(paths: paths) },
            report: { problem in reported.lines.withLock { $0.append(problem.description) } })
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    func address(of index: Int = 0, size: Int = 480) -> String {
        "/photos/\(album.photos[index].id)/\(size).webp"
    }

    /// The photos in a chunk of the list.
    func photos(in path: String) throws -> [[String: Any]] {
        let list = try JSONSerialization.jsonObject(with: Data(request(path).body)) as? [String: Any]
        return list?["photos"] as? [[String: Any]] ?? []
    }

    /// A grey PNG.
    static func picture(width: Int, height: Int) throws -> [UInt8] {
        let pixels = [UInt8](repeating: 200, count: width * height)
        _ = PhotoReader()
        guard
            let image = vips_image_new_from_memory_copy(
                pixels, pixels.count, CInt(width), CInt(height), 1, VIPS_FORMAT_UCHAR)
        else { throw SystemError(code: EINVAL) }
        defer { g_object_unref(image) }
        var bytes: UnsafeMutableRawPointer?
        var count = 0
        guard vips_file_bytes(image, ".png", &bytes, &count) == 0, let bytes else {
            throw SystemError(code: EINVAL)
        }
        defer { g_free(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    func request(
        _ path: String, method: String = "GET", headers: [String: String] = [:]
    ) throws -> RawClient.Answer {
        try RawClient.request(path, method: method, port: port, headers: headers)
    }
}
