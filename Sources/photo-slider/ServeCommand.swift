import Foundation
import PhotoAlbum
import PhotoServer

/// `photo-slider serve`: shows an album in a browser.
struct ServeCommand: Command {
    static let name = "serve"
    static let operands = "[OPTION…] [PATH…]"
    static let summary =
        "Show the photos in folders, or single ones, in a browser. Without PATH: this folder."
    static let options =
        AlbumOptions.all + [
            CommandOption("--port", "PORT", "the port to listen on; else 8080 or the next free one"),
            CommandOption(
                "--host", "ADDRESS", "the address to listen on; 0.0.0.0 lets others in; else 127.0.0.1"),
            CommandOption("--open", nil, "open the browser"),
            CommandOption("--cache-limit", "GIGABYTES", "how much may be kept from run to run; else 4"),
            CommandOption("--pages", "FOLDER", "serve more pages from a folder, linked from the album's"),
        ]

    private let album: AlbumOptions
    private let port: UInt16?
    private let host: String
    private let opensBrowser: Bool
    private let pagesFolder: FilePath?
    private let cacheLimit: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        album = try AlbumOptions(arguments)
        port = try arguments.integer("--port", in: 0...65_535).flatMap { UInt16(exactly: $0) }
        host = arguments.text("--host") ?? "127.0.0.1"
        opensBrowser = arguments.has("--open")
        pagesFolder = arguments.path("--pages")
        cacheLimit =
            try arguments.integer("--cache-limit", in: 1...1_000_000).map { $0 << 30 }
            ?? DerivedCache.usualByteLimit
    }

    func run() throws {
        EndSignals.endProcess(status: EXIT_SUCCESS)
        let decoder = album.source.startDecoder()
        let photos = try album.openAlbum(decoder)
        let pages = try openPages()
        let socket = try ListeningSocket(host: host, ports: port.map { $0...$0 } ?? 8080...8179)
        let server = try PhotoServer(
            album: photos, options: album.slider, hasOriginals: album.hasOriginals, pages: pages,
            decoder: decoder, cache: openCache(), socket: socket, refresh: { album.refreshedAlbum(decoder) }
        ) { Console.warn("\($0)") }
        announce(photos, socket)
        if opensBrowser { Browser.open(socket.localAddress) }
        withExtendedLifetime(server) {
            while true { pause() }
        }
    }

    private func openPages() throws -> StaticPages {
        guard let pagesFolder else { return StaticPages() }
        do {
            return try StaticPages(folder: pagesFolder)
        } catch {
            throw CommandFailure("--pages \(pagesFolder): there is no such folder, or it can't be read")
        }
    }

    private func announce(_ album: PhotoAlbum, _ socket: ListeningSocket) {
        let photoCount = album.photos.count == 1 ? "1 photo" : "\(album.photos.count) photos"
        let others = album.leftOut.isEmpty ? "" : " (left out: \(album.leftOut))"
        Console.say("\(photoCount) at \(socket.localAddress)\(others)")
        if socket.isEveryAddress {
            for address in ListeningSocket.networkAddresses() {
                Console.say("On your network: http://\(address):\(socket.port)/")
            }
        }
        Console.say("Ctrl-C ends it.")
    }

    private func openCache() -> DerivedCache? {
        guard let folder = DerivedCache.userFolder(environment: ProcessInfo.processInfo.environment) else {
            Console.warn("there is no cache folder, for want of HOME; photos are made anew each time")
            return nil
        }
        do {
            return try DerivedCache(folder: folder, byteLimit: cacheLimit)
        } catch {
            Console.warn("\(error); photos are made anew each time")
            return nil
        }
    }
}
