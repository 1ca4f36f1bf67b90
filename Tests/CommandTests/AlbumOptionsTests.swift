import PhotoAlbum
import Testing

@testable import photo_slider

struct AlbumOptionsTests {
    private func options(_ arguments: String...) throws -> AlbumOptions {
        try AlbumOptions(ParsedArguments(arguments.map { FilePath($0) }, options: AlbumOptions.all))
    }

    @Test func defaults() throws {
        let options = try options()
        #expect(options.source.paths.map(\.text) == ["."])
        #expect(options.source.order == .name && !options.hasOriginals)
        #expect(options.slider.loops && options.slider.autoplay == nil && options.slider.start == 0)
        #expect(
            options.slider.fit == .contain && options.slider.effect == .slide
                && options.slider.indicator == .auto)
    }

    @Test func photosAreCountedFromOne() throws {
        #expect(try options("--start", "1").slider.start == 0)
        #expect(try options("--start", "40").slider.start == 39)
        #expect(throws: UsageError.self) { try options("--start", "0") }
    }

    @Test func theTitleIsTheFoldersName() throws {
        #expect(try options("/usr/share").slider.title == "share")
        #expect(try options("/usr/share", "/usr/lib").slider.title == "Photos")
        #expect(try options("/").slider.title == "Photos")
        #expect(try options("/usr", "--title", "Mine").slider.title == "Mine")
    }
}
