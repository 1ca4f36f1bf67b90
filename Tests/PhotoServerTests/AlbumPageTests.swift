import Foundation
import Testing

@testable import PhotoAlbum
@testable import PhotoServer
@testable import PhotoSite

struct AlbumPageTests {
    private func page(_ names: [String], options: (inout SliderOptions) -> Void = { _ in }) throws -> String {
        let files = names.map { (FilePath($0), ServedAlbum.photo) }
        return try ServedAlbum(Dictionary(uniqueKeysWithValues: files), options: options).request("/").text
    }

    @Test func namesAreTextAndNeverMarkup() throws {
        let html = try page(["<script>alert(1)<_script>.png", "\"onload='x' & y.png", "{{pages}}.png"]) {
            $0.title = "</title><script>\"'{{photos}}"
        }
        #expect(!html.contains("<script>"))
        #expect(html.contains("alt=\"&lt;script&gt;alert(1)&lt; script&gt;\""))
        #expect(html.contains("alt=\"&quot;onload=&#39;x&#39; &amp; y\""))
        #expect(html.contains("<title>&lt;/title&gt;&lt;script&gt;&quot;&#39;{{photos}}</title>"))
        #expect(html.contains("alt=\"{{pages}}\""))
    }

    @Test func carriesTheDefaults() throws {
        let html = try page(["a.png"])
        #expect(html.contains(#"fit="contain""#))
        #expect(html.contains(#" loop="""#))
        #expect(html.contains(#"src="album.json""#))
        #expect(!html.contains("autoplay"))
        #expect(!html.contains(#" page=""#))
    }

    @Test(arguments: [(3, "3"), (0.25, "0.25"), (86_400, "86400")])
    func tellsTheIntervalInSeconds(interval: Double, expected: String) throws {
        #expect(try page(["a.png"]) { $0.autoplay = interval }.contains("autoplay=\"\(expected)\""))
    }

    @Test func carriesTheOptions() throws {
        let html = try page(["a.png", "b.png"]) {
            $0.autoplay = 2.5
            $0.loops = false
            $0.fit = .cover
            $0.effect = .fade
            $0.indicator = .fraction
            $0.start = 1
        }
        for attribute in [
            #"autoplay="2.5""#, #"fit="cover""#, #"effect="fade""#, #"indicator="fraction""#, #"page="1""#,
        ] {
            #expect(html.contains(attribute))
        }
        #expect(!html.contains(" loop"))
    }

    @Test func aBrowserWithoutScriptLoadsTheFirstPhotoFirst() throws {
        let images = try page(["a.png", "b.png", "c.png"]).components(separatedBy: "<img ").dropFirst()
        #expect(images.map { $0.contains("loading=\"lazy\"") } == [false, true, true])
        #expect(images.allSatisfy { $0.contains("width=\"1\" height=\"1\"") })
    }

    @Test func aPhotoIsShownNoWiderThanItIs() throws {
        #expect(try page(["a.png"]).contains("sizes=\"min(100vw, 1 / 1 * 100vh, 1px)\""))
        #expect(try page(["a.png"]) { $0.fit = .cover }.contains("sizes=\"max(100vw, 1 / 1 * 100vh)\""))
    }
}
