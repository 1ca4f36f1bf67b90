import Testing

@testable import PhotoAlbum
@testable import PhotoServer

struct PhotoListTests {
    private func sourceSet(_ dimensions: PhotoDimensions?) throws -> [String] {
        let photo = try ServedAlbum().album.photos[0]
        return PhotoList.sourceSet(of: photo, dimensions).split(separator: ", ")
            .map { $0.dropFirst("photos/\(photo.id)/".count) }.map(String.init)
    }

    @Test func tellsTheTrueWidths() throws {
        #expect(
            try sourceSet(PhotoDimensions(width: 3000, height: 4000)) == [
                "480.webp 360w", "960.webp 720w", "1920.webp 1440w", "2880.webp 2160w",
            ])
    }

    @Test func offersNothingLargerThanThePhoto() throws {
        #expect(
            try sourceSet(PhotoDimensions(width: 600, height: 400)) == ["480.webp 480w", "960.webp 600w"])
    }

    @Test func offersEverythingWhereTheSizeIsUnknown() throws {
        #expect(
            try sourceSet(nil) == ["480.webp 480w", "960.webp 960w", "1920.webp 1920w", "2880.webp 2880w"])
    }
}
