import Foundation
import PhotoAlbum
import PhotoSite
import PhotoSliderWeb

/// Finds what a request to an album's server asks for.
struct AlbumResponder: Sendable {
    let live: LiveAlbum
    let options: SliderOptions
    let hasOriginals: Bool
    let pages: StaticPages
    let isLoopback: Bool
    let store: PhotoStore
    let queue: DerivationQueue<Derivation, PhotoStore.Made>

    func respond(to request: HTTPRequest) -> HTTPDaemon.Answer {
        if isLoopback, !HostCheck.isLoopback(request.headers["host"]) {
            return .now(.message(421, "This server answers only to the name localhost."))
        }
        if let resource = Self.resources[request.path] {
            return .now(resource.underPolicy)
        }
        let words = request.path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        switch (words.first, words.count) {
        case ("", 1): return page
        case ("events", 2): return change(since: request.headers["last-event-id"] ?? String(words[1]))
        case (let name?, 1): return chunk(named: name)
        case ("photos", 3...): return photo(String(words[1]), Array(words[2...]), request)
        case ("pages", _): return .now(page(at: request.path) ?? Self.nothing)
        default: return .now(Self.nothing)
        }
    }

    private static let nothing = HTTPResponse.message(404, "There is nothing here.")

    private static let resources: [String: HTTPResponse] = {
        let script = text(PhotoSliderPage.script, type: "text/javascript; charset=utf-8")
        let files = PhotoSliderPage.files
        return [
            "/page.css": text(files["page.css"] ?? "", type: "text/css; charset=utf-8"),
            "/page.js": text(files["page.js"] ?? "", type: "text/javascript; charset=utf-8"),
            "/photo-slider.js": script,
            // Beside the other pages too, so that they find it wherever their folder stands.
            "/pages/photo-slider.js": script,
        ]
    }()

    // MARK: The album

    private var page: HTTPDaemon.Answer {
        .later { finish in
            DispatchQueue.global(qos: .userInitiated).async {
                let state = live.current
                var parts = AlbumPage.Parts()
                parts.manifest = address(ofList: state)
                parts.events = "events/\(state.version)"
                let photos = state.album.photos.prefix(AlbumPage.childCount).map(sitePhoto)
                let page = AlbumPage(photos: photos, options: options, parts: parts, pages: pages.links)
                finish(Self.text(page.html, type: "text/html; charset=utf-8").underPolicy)
            }
        }
    }

    /// The list of a version has an address of its own, so that what a page learns of a change is another address.
    private func address(ofList state: LiveAlbum.State) -> String {
        state.version == 1 ? "album.json" : "album.json?\(state.version)"
    }

    /// `album.json`, and the further chunks `album-VERSION-CHUNK.json`.
    private func chunk(named name: Substring) -> HTTPDaemon.Answer {
        let state = live.current
        let photos = state.album.photos
        let stem = "album-\(state.version)-"
        let index = name == "album.json" ? 0 : Int(name.dropFirst(stem.count).dropLast(".json".count)) ?? 0
        guard name == (index == 0 ? "album.json" : "\(stem)\(index).json"), index >= 0,
            index < AlbumManifest.chunkCount(for: photos.count)
        else { return .now(Self.nothing) }
        return .later { finish in
            DispatchQueue.global().async {
                let range = AlbumManifest.photos(inChunk: index, of: photos.count)
                let json = try? AlbumManifest.chunk(
                    index, photos: photos[range].map(sitePhoto), of: photos.count,
                    chunks: "\(stem){chunk}.json")
                let response = json.map { Self.content(Array($0), type: "application/json").underPolicy }
                finish(response ?? .message(500, "The list of photos can't be written."))
            }
        }
    }

    private func sitePhoto(_ photo: Photo) -> SitePhoto {
        let knowledge = store.knowledge(of: photo)
        let original =
            hasOriginals
            ? SitePhoto.Original(src: "photos/\(photo.id)/original", name: photo.path.name.text) : nil
        return SitePhoto(
            photo, at: "photos/\(photo.id)", details: knowledge.details, derived: knowledge.derived,
            recipe: store.recipe, original: original)
    }

    /// An event stream (HTML, section 9.2) of one event at most: the client comes back for the next by itself, and says
    /// which was the last.
    private func change(since version: String) -> HTTPDaemon.Answer {
        guard let version = Int(version) else { return .now(Self.nothing) }
        return .later { finish in
            live.whenOther(than: version) { state in
                let event =
                    state.version == version ? "" : "id: \(state.version)\ndata: \(address(ofList: state))\n"
                let response = HTTPResponse(
                    headers: [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")],
                    body: .bytes(Array("retry: 500\n\(event)\n".utf8)))
                finish(response.underPolicy)
            }
        }
    }

    // MARK: Photos

    private func photo(_ id: String, _ components: [Substring], _ request: HTTPRequest) -> HTTPDaemon.Answer {
        guard let photo = live.current.photo(id: id),
            let address = ServedAddress(components, recipe: store.recipe)
        else { return .now(Self.nothing) }
        let name = components.joined(separator: "/")
        switch address {
        case .original: return .now(hasOriginals ? Self.original(photo) : Self.nothing)
        case .size(let size): return file(name, of: Derivation(photo: photo, part: .size(size)), request)
        case .tile, .tileDescriptor: return file(name, of: Derivation(photo: photo, part: .tiles), request)
        }
    }

    private func file(_ name: String, of derivation: Derivation, _ request: HTTPRequest) -> HTTPDaemon.Answer
    {
        if let kept = store.kept(name, of: derivation.photo) {
            return .now(response(.file(kept), name, derivation.photo))
        }
        let now = ProcessInfo.processInfo.systemUptime
        return .later { finish in
            queue.request(derivation, urgency: request.urgency, at: now) { made in
                switch made {
                case .bytes(let bytes): finish(response(.bytes(bytes), name, derivation.photo))
                case .kept:
                    let kept = store.kept(name, of: derivation.photo)
                    finish(kept.map { response(.file($0), name, derivation.photo) } ?? Self.nothing)
                case .failed(let error): finish(.message(422, "This photo can't be shown: \(error)."))
                case nil: finish(.message(503, "The server is about to end."))
                }
            }
        }
    }

    private func response(_ body: HTTPResponse.Body, _ name: String, _ photo: Photo) -> HTTPResponse {
        let type = name.hasSuffix(".dzi") ? "application/xml" : store.recipe.format.mediaType
        return HTTPResponse.content(body, type: type, tag: "\(photo.id)-\(name)", isImmutable: true)
            .underPolicy
    }

    private static func original(_ photo: Photo) -> HTTPResponse {
        guard let file = try? OpenFile(path: photo.path) else { return nothing }
        var response = HTTPResponse.content(.file(file), type: "application/octet-stream", tag: file.tag)
        let name =
            photo.path.name.text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "photo"
        response.headers.append(("Content-Disposition", "attachment; filename*=UTF-8''\(name)"))
        return response.underPolicy
    }

    // MARK: Further pages

    private func page(at path: String) -> HTTPResponse? {
        guard let file = pages.files[String(path.dropFirst("/pages/".count))],
            let open = try? OpenFile(path: file)
        else { return nil }
        return .content(.file(open), type: StaticPages.mediaType(of: file), tag: open.tag)
    }

    private static func text(_ text: String, type: String) -> HTTPResponse {
        content(Array(text.utf8), type: type)
    }

    private static func content(_ bytes: [UInt8], type: String) -> HTTPResponse {
        .content(.bytes(bytes), type: type, tag: bytes.digest)
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
