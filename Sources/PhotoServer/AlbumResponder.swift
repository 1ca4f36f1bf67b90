import Foundation
import PhotoAlbum
import PhotoSliderWeb

/// Finds what a request to an album's server asks for.
struct AlbumResponder: Sendable {
    /// How long the list of photos waits for their sizes, in seconds from the start.
    private static let listPatience = 2.0

    private let album: PhotoAlbum
    private let indices: [String: Int]
    private let resources: [String: HTTPResponse]
    private let pages: StaticPages
    private let isLoopback: Bool
    private let scan: DimensionScan
    private let deriver: PhotoDeriver
    private let queue: DerivationQueue<Derivation, HTTPResponse>
    private let listDeadline = DispatchTime.now() + AlbumResponder.listPatience

    init(
        page: AlbumPage, pages: StaticPages, isLoopback: Bool, scan: DimensionScan, deriver: PhotoDeriver,
        queue: DerivationQueue<Derivation, HTTPResponse>
    ) {
        album = page.album
        indices = Dictionary(
            album.photos.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.pages = pages
        self.isLoopback = isLoopback
        self.scan = scan
        self.deriver = deriver
        self.queue = queue
        let script = Self.text(PhotoSliderPage.script, type: "text/javascript; charset=utf-8")
        let files = PhotoSliderPage.files
        resources = [
            "/": Self.text(page.html, type: "text/html; charset=utf-8"),
            "/page.css": Self.text(files["page.css"] ?? "", type: "text/css; charset=utf-8"),
            "/page.js": Self.text(files["page.js"] ?? "", type: "text/javascript; charset=utf-8"),
            "/photo-slider.js": script,
            // Beside the other pages too, so that they find it wherever their folder stands.
            "/pages/photo-slider.js": script,
        ]
    }

    func respond(to request: HTTPRequest) -> HTTPDaemon.Answer {
        if isLoopback, !HostCheck.isLoopback(request.headers["host"]) {
            return .now(.message(421, "This server answers only to the name localhost."))
        }
        if let resource = resources[request.path] {
            return .now(resource.underPolicy)
        }
        if request.path == "/album.json" {
            return .later { [scan, album, listDeadline] finish in
                scan.whenDone(orBy: listDeadline) { finish(Self.list(album, $0).underPolicy) }
            }
        }
        if let derivation = derivation(at: request.path) {
            return respond(to: request, derivation)
        }
        if let page = page(at: request.path) {
            return .now(page)
        }
        return .now(.message(404, "There is nothing here."))
    }

    private func respond(to request: HTTPRequest, _ derivation: Derivation) -> HTTPDaemon.Answer {
        if let kept = deriver.kept(derivation) {
            return .now(kept.underPolicy)
        }
        let now = ProcessInfo.processInfo.systemUptime
        return .later { [queue] finish in
            queue.request(derivation, urgency: request.urgency, at: now) { response in
                finish(response?.underPolicy ?? .message(503, "The server is about to end."))
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

    private func page(at path: String) -> HTTPResponse? {
        guard path.hasPrefix("/pages/"), let file = pages.files[String(path.dropFirst("/pages/".count))],
            let open = try? OpenFile(path: file)
        else { return nil }
        return .content(.file(open), type: StaticPages.mediaType(of: file), tag: open.tag)
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
}

extension HTTPResponse {
    /// This under the policy of the album's page, which loads from its own server and does nothing else.
    fileprivate var underPolicy: HTTPResponse {
        let policy = """
            default-src 'none'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
            connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
            require-trusted-types-for 'script'; trusted-types 'none'
            """
        var response = self
        response.headers += [
            ("Content-Security-Policy", policy), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Referrer-Policy", "no-referrer"),
        ]
        return response
    }
}
