import Testing

@testable import PhotoAlbum
@testable import PhotoSite

struct SitePhotoTests {
    private func photo(
        _ dimensions: PhotoDimensions?, caption: String? = nil, recipe: PhotoRecipe = PhotoRecipe()
    ) throws -> SitePhoto {
        let folder = try TestFolder()
        let path = try folder.write("one_two.jpg", [0xFF, 0xD8, 0xFF])
        let photo = try #require(PhotoAlbum(paths: [path]).photos.first)
        let details = dimensions.map {
            PhotoDetails(dimensions: $0, format: "JPEG", orientation: 1, caption: caption)
        }
        return SitePhoto(photo, at: "photos/x", details: details, derived: nil, recipe: recipe, original: nil)
    }

    @Test func tellsTheTrueWidths() throws {
        #expect(
            try photo(PhotoDimensions(width: 3000, height: 4000)).srcset
                == "photos/x/480.webp 360w, photos/x/960.webp 720w, photos/x/1920.webp 1440w, photos/x/2880.webp 2160w"
        )
    }

    @Test func offersNothingLargerThanThePhoto() throws {
        let small = try photo(PhotoDimensions(width: 600, height: 400))
        #expect(small.srcset == "photos/x/480.webp 480w, photos/x/960.webp 600w")
        #expect(small.src == "photos/x/960.webp")
        #expect(try photo(PhotoDimensions(width: 60, height: 40)).src == "photos/x/480.webp")
    }

    @Test func offersEverythingWhereTheSizeIsUnknown() throws {
        let unknown = try photo(nil)
        #expect(unknown.srcset.components(separatedBy: ", ").count == 4)
        #expect(unknown.tiles == nil)
    }

    @Test func hasTilesFromOneAndAHalfTimesTheLargestSize() throws {
        #expect(try photo(PhotoDimensions(width: 4320, height: 10)).tiles == nil)
        let tiles = try #require(try photo(PhotoDimensions(width: 4321, height: 10)).tiles)
        #expect(tiles.src == "photos/x/tiles_files/{level}/{column}_{row}.webp")
        #expect(
            try photo(PhotoDimensions(width: 4321, height: 10), recipe: PhotoRecipe(hasTiles: false)).tiles
                == nil)
    }

    @Test func theCaptionIsTheAlternativeTextInOneLineAndElseTheName() throws {
        let size = PhotoDimensions(width: 9, height: 9)
        #expect(try photo(size, caption: "A boat\nat sea").alt == "A boat at sea")
        #expect(try photo(size).alt == "one two")
        #expect(try photo(size).caption == nil)
    }
}
