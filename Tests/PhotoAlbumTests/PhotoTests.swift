import Testing

@testable import PhotoAlbum

struct PhotoTests {
    @Test(arguments: [
        ("blue_marble.jpg", "blue marble"), ("IMG_0001.HEIC", "IMG 0001"), ("no ending", "no ending"),
        ("two\nlines.png", "two lines"), ("4-astronaut.jpg", "4-astronaut"), ("a.b.jpg", "a.b"),
    ])
    func theTitleIsTheCleanedUpName(name: String, expected: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(FilePath(name), [0xFF, 0xD8, 0xFF])
        #expect(PhotoAlbum(paths: [path]).photos.first?.title == expected)
    }
}
