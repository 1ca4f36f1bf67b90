import Foundation
import PhotoAlbum
import PhotoSliderWeb
import Synchronization

/// Serves an album: its page, the list of its photos, and the photos in a few sizes made on demand.
///
/// Photos are asked for by ids that carry no path, so only the album's own can be reached.
public final class PhotoServer: Sendable {
    private struct Derivation: Hashable {
        let photo: Int
        let size: DerivedSize
    }

    /// What went wrong with a photo, told once however often it is asked for.
    public typealias ProblemHandler = @Sendable (PhotoProblem) -> Void

    /// How long the list of photos waits for their sizes, in seconds from the start.
    private static let listPatience = 2.0

    private let album: PhotoAlbum
    private let scan: DimensionScan
    private let listDeadline = DispatchTime.now() + PhotoServer.listPatience
    private let indices: [String: Int]
    private let resources: [String: HTTPResponse]
    private let pages: StaticPages
    private let isLoopback: Bool
    private let cache: DerivedCache?
    private let queue: DerivationQueue<Derivation, HTTPResponse>
    private let daemon = Mutex<HTTPDaemon?>(nil)

    /// Starts to serve `album` on `socket`.
    ///
    /// - Parameters:
    ///   - cache: where derived photos are kept; nil to make them anew each time.
    ///   - report: called from any thread.
    public init(
        album: PhotoAlbum, options: SliderOptions, pages: StaticPages = StaticPages(), cache: DerivedCache?,
        socket: ListeningSocket, report: @escaping ProblemHandler
    ) throws {
        let reader = PhotoReader()
        let problems = ProblemLog(report: report)
        self.album = album
        self.pages = pages
        self.cache = cache
        isLoopback = socket.isLoopback
        indices = Dictionary(
            album.photos.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        scan = DimensionScan(album.photos, first: AlbumPage.childCount) { photo in
            do throws(PhotoError) {
                return try reader.dimensions(of: photo)
            } catch {
                problems.add(photo, error.description)
                return nil
            }
        }
        let page = AlbumPage(album: album, options: options, dimensions: scan.dimensions, pages: pages.links)
        let script = Self.text(PhotoSliderPage.script, type: "text/javascript; charset=utf-8")
        resources = [
            "/": Self.text(page.html, type: "text/html; charset=utf-8"),
            "/photo-slider.js": script,
            "/pages/photo-slider.js": script,
            "/page.css": Self.text(PhotoSliderPage.files["page.css"] ?? "", type: "text/css; charset=utf-8"),
            "/page.js": Self.text(
                PhotoSliderPage.files["page.js"] ?? "", type: "text/javascript; charset=utf-8"),
        ]
        queue = DerivationQueue(workerLimit: max(2, ProcessInfo.processInfo.activeProcessorCount)) {
            derivation in
            Self.derive(
                album.photos[derivation.photo], derivation.size, reader: reader, cache: cache,
                problems: problems)
        }
        let running = try HTTPDaemon(socket: socket) { [unowned self] in respond(to: $0) }
        daemon.withLock { $0 = running }
    }

    /// Closes all connections and waits for the work under way.
    public func stop() {
        scan.stop()
        queue.close()
        daemon.withLock { $0.take() }?.stop()
    }

    private func respond(to request: HTTPRequest) -> HTTPDaemon.Answer {
        if isLoopback, !HostCheck.isLoopback(request.headers["host"]) {
            return .now(.message(421, "This server answers only to the name localhost."))
        }
        if let resource = resources[request.path] {
            return .now(Self.secured(resource))
        }
        if request.path == "/album.json" {
            return .later { [scan, album, listDeadline] finish in
                scan.whenDone(orBy: listDeadline) { finish(Self.secured(Self.list(album, $0))) }
            }
        }
        if let derivation = derivation(at: request.path) {
            return respond(to: request, derivation)
        }
        if request.path.hasPrefix("/pages/"), let page = page(String(request.path.dropFirst("/pages/".count)))
        {
            return .now(page)
        }
        return .now(Self.secured(.message(404, "There is nothing here.")))
    }

    private func respond(to request: HTTPRequest, _ derivation: Derivation) -> HTTPDaemon.Answer {
        let photo = album.photos[derivation.photo]
        if let file = cache?.file(for: photo, size: derivation.size) {
            return .now(Self.secured(Self.photoResponse(.file(file), photo, derivation.size)))
        }
        return .later { [queue] finish in
            queue.request(derivation, urgency: request.urgency, at: ProcessInfo.processInfo.systemUptime) {
                response in
                finish(Self.secured(response ?? .message(503, "The server is about to end.")))
            }
        }
    }

    /// What the address `/photos/<id>/<size>.webp` stands for.
    private func derivation(at path: String) -> Derivation? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0].isEmpty, parts[1] == "photos", let index = indices[String(parts[2])],
            let size = DerivedSize.allCases.first(where: { parts[3] == "\($0.rawValue).webp" })
        else { return nil }
        return Derivation(photo: index, size: size)
    }

    private func page(_ name: String) -> HTTPResponse? {
        guard let path = pages.files[name], let file = try? OpenFile(path: path) else { return nil }
        return .content(.file(file), type: StaticPages.mediaType(of: path), tag: file.tag)
    }

    private static func derive(
        _ photo: Photo, _ size: DerivedSize, reader: PhotoReader, cache: DerivedCache?, problems: ProblemLog
    ) -> HTTPResponse {
        do throws(PhotoError) {
            let derived = try reader.derive(photo, size: size)
            if let problem = derived.problem { problems.add(photo, problem) }
            do throws(CacheError) {
                try cache?.store(derived.bytes, for: photo, size: size)
            } catch {
                problems.add(error)
            }
            return photoResponse(.bytes(derived.bytes), photo, size)
        } catch {
            problems.add(photo, error.description)
            return .message(422, "This photo can't be shown: \(error).")
        }
    }

    private static func photoResponse(_ body: HTTPResponse.Body, _ photo: Photo, _ size: DerivedSize)
        -> HTTPResponse
    {
        .content(body, type: "image/webp", tag: "\(photo.id)-\(size.rawValue)", isImmutable: true)
    }

    private static func list(_ album: PhotoAlbum, _ dimensions: [PhotoDimensions?]) -> HTTPResponse {
        guard let json = try? PhotoList(album.photos, dimensions).json else {
            return .message(500, "The list of photos can't be written.")
        }
        return content(Array(json), type: "application/json")
    }

    private static func text(_ text: String, type: String) -> HTTPResponse {
        content(Array(text.utf8), type: type)
    }

    private static func content(_ bytes: [UInt8], type: String) -> HTTPResponse {
        .content(.bytes(bytes), type: type, tag: String(Checksum.hexadecimal(of: bytes).prefix(24)))
    }

    private static func secured(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.headers += [
            ("X-Content-Type-Options", "nosniff"), ("Content-Security-Policy", policy),
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
        ]
        return response
    }

    /// What the page may do: load from here, and nothing else.
    private static let policy = [
        "default-src 'none'", "img-src 'self' data:", "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
        "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
}
