import Foundation
import Synchronization

@testable import PhotoAlbum
@testable import PhotoServer

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
        isCached: Bool = true, options: (inout SliderOptions) -> Void = { _ in }
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
        album = PhotoAlbum(paths: [FilePath(photos.path)])
        let reported = Reported()
        self.reported = reported
        let socket = try ListeningSocket(host: "127.0.0.1", ports: 0...0)
        port = socket.port
        var slider = SliderOptions(title: "Album")
        options(&slider)
        server = try PhotoServer(
            album: album, options: slider, pages: try StaticPages(folder: FilePath(pagesFolder.path)),
            cache: isCached
                ? try DerivedCache(folder: FilePath(folder.appendingPathComponent("cache").path)) : nil,
            socket: socket, report: { problem in reported.lines.withLock { $0.append(problem.description) } })
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    func address(of index: Int = 0, size: DerivedSize = .small) -> String {
        "/" + AlbumPage.address(of: album.photos[index], size)
    }

    func request(
        _ path: String, method: String = "GET", headers: [String: String] = [:]
    ) throws -> RawClient.Answer {
        try RawClient.request(path, method: method, port: port, headers: headers)
    }
}
