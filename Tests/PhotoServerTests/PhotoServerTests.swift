import Foundation
import Testing

@testable import PhotoAlbum
@testable import PhotoServer
@testable import PhotoSite

struct PhotoServerTests {
    @Test func servesThePageUnderItsPolicy() throws {
        let page = try ServedAlbum().request("/")
        #expect(page.status == 200)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        #expect(page.headers["x-content-type-options"] == "nosniff")
        let policy = try #require(page.headers["content-security-policy"]).components(separatedBy: "; ")
        for directive in [
            "default-src 'none'", "img-src 'self' data:", "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "connect-src 'self'", "require-trusted-types-for 'script'", "trusted-types 'none'",
        ] {
            #expect(policy.contains(directive))
        }
        #expect(page.text.contains("<photo-slider "))
    }

    @Test(arguments: [
        ("/photo-slider.js", "text/javascript; charset=utf-8"),
        ("/page.js", "text/javascript; charset=utf-8"),
        ("/page.css", "text/css; charset=utf-8"), ("/album.json", "application/json"),
    ])
    func servesWhatThePageNeeds(path: String, type: String) throws {
        let answer = try ServedAlbum().request(path)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == type)
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(!answer.body.isEmpty)
    }

    @Test func listsAllPhotosInOrder() throws {
        let names = (1...30).map { "photo\($0).png" }
        let served = try ServedAlbum(
            Dictionary(uniqueKeysWithValues: names.map { (FilePath($0), ServedAlbum.photo) }))
        let list =
            try JSONSerialization.jsonObject(with: Data(served.request("/album.json").body)) as? [String: Any]
        let photos = try #require(list?["photos"] as? [[String: Any]])
        #expect(photos.compactMap { $0["alt"] as? String } == (1...30).map { "photo\($0)" })
        #expect(photos.allSatisfy { $0["width"] as? Int == 1 && $0["height"] as? Int == 1 })
        let page = try served.request("/").text
        let children = page.components(separatedBy: "<img ").dropFirst()
        #expect(children.count == AlbumPage.childCount)
        for (child, photo) in zip(children, photos) {
            #expect(child.contains("src=\"\(try #require(photo["src"] as? String))\""))
        }
    }

    @Test(arguments: [true, false])
    func derivesAPhotoAndLetsItBeKept(isCached: Bool) throws {
        let served = try ServedAlbum(isCached: isCached)
        for _ in 1...2 {
            let answer = try served.request(served.address())
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "image/webp")
            #expect(answer.headers["cache-control"] == "public, max-age=31536000, immutable")
            #expect(answer.body.starts(with: Array("RIFF".utf8)))
        }
        let kept = try? FileManager.default.subpathsOfDirectory(atPath: served.cacheFolder.path)
        #expect((kept ?? []).contains { $0.hasSuffix("/480.webp") } == isCached)
    }

    @Test func headSendsTheHeadersAlone() throws {
        let served = try ServedAlbum()
        let full = try served.request(served.address())
        let head = try served.request(served.address(), method: "HEAD")
        #expect(head.status == 200)
        #expect(head.body.isEmpty)
        #expect(head.headers["content-length"] == "\(full.body.count)")
        #expect(head.headers["etag"] == full.headers["etag"])
    }

    @Test(arguments: [true, false])
    func sendsParts(isCached: Bool) throws {
        let served = try ServedAlbum(isCached: isCached)
        let full = try served.request(served.address()).body
        let part = try served.request(served.address(), headers: ["Range": "bytes=4-9"])
        #expect(part.status == 206)
        #expect(part.body == Array(full[4...9]))
        #expect(part.headers["content-range"] == "bytes 4-9/\(full.count)")
        let beyond = try served.request(served.address(), headers: ["Range": "bytes=\(full.count)-"])
        #expect(beyond.status == 416)
        #expect(beyond.headers["content-range"] == "bytes */\(full.count)")
    }

    @Test(arguments: ["/", "/photo-slider.js", "/album.json"])
    func anUnchangedFileIsNotSentAgain(path: String) throws {
        let served = try ServedAlbum()
        let tag = try #require(try served.request(path).headers["etag"])
        let again = try served.request(path, headers: ["If-None-Match": tag])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(try served.request(path, headers: ["If-None-Match": "\"other\""]).status == 200)
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
    func onlyGetAndHeadWork(method: String) throws {
        let answer = try ServedAlbum().request("/", method: method)
        #expect(answer.status == 405)
        #expect(answer.headers["allow"] == "GET, HEAD")
    }

    @Test(arguments: [
        "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
        "192.168.0.2", "[::2]", "",
    ])
    func aForeignHostIsRefused(host: String) throws {
        let answer = try ServedAlbum().request("/", headers: ["Host": host])
        #expect(answer.status == 421)
        #expect(!answer.text.contains("photo-slider"))
    }

    @Test(arguments: [
        "localhost", "LOCALHOST:8080", "127.0.0.1", "127.9.9.9:1", "[::1]:8080", "album.localhost",
    ])
    func everyNameOfThisMachineWorks(host: String) throws {
        #expect(try ServedAlbum().request("/", headers: ["Host": host]).status == 200)
    }

    @Test(arguments: [
        "/../../../../etc/passwd", "/photos/../../etc/passwd", "/photos/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/pages/../photos/one.png", "/pages/%2e%2e/photos/one.png", "/pages/..%2fphotos%2fone.png",
        "/photos/one.png", "/photos/one.png/480.webp", "/photos//480.webp", "/photos/%00/480.webp", "/cache",
        "/pages/",
    ])
    func nothingElseCanBeReached(path: String) throws {
        let answer = try ServedAlbum(pages: ["a.html": "hello"]).request(path)
        #expect(answer.status == 404)
    }

    @Test func sizesOtherThanThoseOfferedAreNotMade() throws {
        let served = try ServedAlbum()
        let id = served.album.photos[0].id
        for name in ["481.webp", "0480.webp", "480.jpg", "99999999.webp", "480.webp/", "-480.webp"] {
            #expect(try served.request("/photos/\(id)/\(name)").status == 404)
        }
    }

    @Test func photosWithOddNamesAreReached() throws {
        let names: [FilePath] = [
            "with space.png", "#%41?&'\".png", "<script>.png", "two\nlines.png", "🏔.png", "..png",
            FilePath(bytes: [0xE9, 0x74, 0xE9, 0x2E, 0x70, 0x6E, 0x67]),
        ]
        let served = try ServedAlbum(Dictionary(uniqueKeysWithValues: names.map { ($0, ServedAlbum.photo) }))
        // A name that begins with a dot is hidden.
        #expect(served.album.photos.count == names.count - 1)
        for index in served.album.photos.indices {
            #expect(try served.request(served.address(of: index)).status == 200)
        }
        #expect(try served.request("/").text.contains("alt=\"été\""))
    }

    @Test func aBrokenPhotoIsNamedOnceAndHarmsNoOther() throws {
        let served = try ServedAlbum(["a.png": Array("no photo".utf8), "b.png": ServedAlbum.photo])
        for size in PhotoRecipe.usualSizes {
            let answer = try served.request(served.address(of: 0, size: size))
            #expect(answer.status == 422)
            #expect(answer.headers["cache-control"] == "no-store")
        }
        #expect(try served.request(served.address(of: 1)).status == 200)
        #expect(
            served.problems == ["\(served.album.photos[0].path): not a photo in a format that can be read"])
    }

    @Test func aPhotoEditedSinceTheStartGetsANewAddress() throws {
        let served = try ServedAlbum()
        let events = try RawClient(port: served.port)
        try events.send("GET /events/1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        try Data(ServedAlbum.photo + [0]).write(to: URL(fileURLWithPath: served.album.photos[0].path.text))
        let event = try events.receive()
        #expect(event.headers["content-type"] == "text/event-stream")
        #expect(event.text.contains("id: 2\ndata: album.json?2\n\n"))
        let list = try served.photos(in: "/album.json?2")
        let address = try #require(list.first?["src"] as? String)
        #expect("/" + address != served.address(size: 960))
        #expect(try served.request("/" + address).status == 200)
        #expect(try served.request(served.address()).status == 404)
    }

    @Test func photosThatComeOrGoAreTold() throws {
        let served = try ServedAlbum()
        let events = try RawClient(port: served.port)
        try events.send("GET /events/1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let file = URL(fileURLWithPath: served.photosFolder.appending("two.png").text)
        try Data(ServedAlbum.photo).write(to: file)
        #expect(try events.receive().text.contains("data: album.json?"))
        #expect(try served.photos(in: "/album.json").count == 2)
        // Who has missed the change is told at once.
        #expect(try served.request("/events/1").text.contains("data: album.json?"))
        #expect(try served.request("/events/x").status == 404)
    }

    @Test func aLongListComesInChunks() throws {
        let count = AlbumManifest.chunkSize + 5
        let names = (0..<count).map { FilePath("photo\($0).png") }
        let served = try ServedAlbum(Dictionary(uniqueKeysWithValues: names.map { ($0, ServedAlbum.photo) }))
        let body = Data(try served.request("/album.json").body)
        let first = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        #expect(first["count"] as? Int == count)
        #expect(first["chunkSize"] as? Int == AlbumManifest.chunkSize)
        let address = try #require(first["chunks"] as? String).replacingOccurrences(of: "{chunk}", with: "1")
        let photos = try served.photos(in: "/album.json") + served.photos(in: "/" + address)
        #expect(photos.compactMap { $0["alt"] as? String } == (0..<count).map { "photo\($0)" })
        for name in ["album-1-2.json", "album-1-0.json", "album-2-1.json", "album-1--1.json", "album-.json"] {
            #expect(try served.request("/" + name).status == 404)
        }
    }

    @Test func tilesAreMadeOnDemand() throws {
        let served = try ServedAlbum(["wide.png": try ServedAlbum.picture(width: 4400, height: 700)])
        let photo = try #require(try served.photos(in: "/album.json").first)
        let tiles = try #require(photo["tiles"] as? [String: Any])
        let template = try #require(tiles["src"] as? String)
        func tile(_ level: Int, _ column: Int, _ row: Int) throws -> RawClient.Answer {
            try served.request(
                "/"
                    + template.replacingOccurrences(of: "{level}", with: "\(level)")
                    .replacingOccurrences(of: "{column}", with: "\(column)")
                    .replacingOccurrences(of: "{row}", with: "\(row)"))
        }
        // 4400 pixels need level 13; 510 a tile, that is nine columns and two rows.
        #expect(try tile(13, 8, 1).headers["content-type"] == "image/webp")
        #expect(try tile(0, 0, 0).status == 200)
        #expect(try tile(13, 9, 0).status == 404)
        #expect(try tile(14, 0, 0).status == 404)
        let descriptor = try served.request("/photos/\(served.album.photos[0].id)/tiles.dzi")
        #expect(descriptor.text.contains("TileSize=\"510\""))
    }

    @Test func smallPhotosHaveNoTiles() throws {
        let served = try ServedAlbum()
        #expect(try served.photos(in: "/album.json").first?["tiles"] == nil)
        #expect(
            try served.request("/photos/\(served.album.photos[0].id)/tiles_files/0/0_0.webp").status == 404)
    }

    @Test(arguments: [true, false])
    func originalsAreServedOnlyIfAskedFor(hasOriginals: Bool) throws {
        let served = try ServedAlbum(hasOriginals: hasOriginals)
        let original = try served.request("/photos/\(served.album.photos[0].id)/original")
        #expect(original.status == (hasOriginals ? 200 : 404))
        #expect((original.body == ServedAlbum.photo) == hasOriginals)
        #expect(
            original.headers["content-disposition"]
                == (hasOriginals ? "attachment; filename*=UTF-8''one%2Epng" : nil))
    }

    @Test func aPhotoThatHasBeenMadeHasAPlaceholder() throws {
        let served = try ServedAlbum()
        #expect(try served.request(served.address()).status == 200)
        let photo = try #require(try served.photos(in: "/album.json").first)
        #expect((photo["placeholder"] as? String)?.hasPrefix("data:image/webp;base64,") == true)
        // The only pixel is red; WebP may be a little off.
        #expect((photo["color"] as? String)?.hasPrefix("#f") == true)
    }

    @Test func slowAndHalfOpenClientsHoldUpNobody() throws {
        let served = try ServedAlbum()
        let slow = try (1...80).map { _ in
            let client = try RawClient(port: served.port)
            try client.send("GET / HTTP/1.1\r\nHost: loc")
            return client
        }
        #expect(try served.request("/").status == 200)
        #expect(try served.request(served.address()).status == 200)
        try slow[0].send("alhost\r\nConnection: close\r\n\r\n")
        #expect(try slow[0].receive().status == 200)
    }

    @Test func oneAddressCannotTakeAllConnections() throws {
        let served = try ServedAlbum()
        let greedy = try (1...450).map { _ in try RawClient(port: served.port, source: 0x7F00_0002) }
        let other = try RawClient(port: served.port, source: 0x7F00_0003)
        try other.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        #expect(try other.receive().status == 200)
        #expect(greedy.count == 450)
    }

    @Test func aConnectionServesOneRequestAfterTheOther() throws {
        let served = try ServedAlbum()
        let client = try RawClient(port: served.port)
        try client.send("HEAD \(served.address()) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try client.send("GET /page.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let answers = try client.receive()
        #expect(answers.headers["content-type"] == "image/webp")
        #expect(answers.text.contains("text/javascript"))
    }

    @Test func clientsThatLeaveDoNotHarm() throws {
        let served = try ServedAlbum(isCached: false)
        for _ in 1...20 {
            let client = try RawClient(port: served.port)
            try client.send("GET \(served.address(size: 2880)) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        }
        #expect(try served.request(served.address()).status == 200)
    }

    @Test func servesPagesBesideTheAlbumAndLinksThem() throws {
        let served = try ServedAlbum(pages: [
            "square.html": "<p>hello", "style.css": "p {}", ".hidden.html": "no",
        ])
        #expect(try served.request("/").text.contains("<a href=\"pages/square.html\">square</a>"))
        let page = try served.request("/pages/square.html")
        #expect(page.text == "<p>hello")
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        #expect(try served.request("/pages/style.css").headers["content-type"] == "text/css; charset=utf-8")
        #expect(try served.request("/pages/photo-slider.js").body == served.request("/photo-slider.js").body)
        #expect(try served.request("/pages/.hidden.html").status == 404)
    }

    @Test func anAlbumWithoutPagesHasNoLinks() throws {
        #expect(try !ServedAlbum().request("/").text.contains("<nav"))
    }
}
