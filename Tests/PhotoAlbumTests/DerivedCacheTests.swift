import Foundation
import Testing

@testable import PhotoAlbum

struct DerivedCacheTests {
    private let folder: TemporaryFolder
    private let photo: Photo

    init() throws {
        folder = try TemporaryFolder()
        let path = try folder.write("photo.jpg", [0xFF, 0xD8, 0xFF])
        photo = try #require(PhotoAlbum(paths: [path]).photos.first)
    }

    @Test func keepsWhatIsStoredUnderItsNameAlone() throws {
        let cache = try DerivedCache(folder: folder.path.appending("deep/cache"))
        #expect(cache.file(for: photo, size: .small) == nil)
        try cache.store([1, 2, 3], for: photo, size: .small)
        let file = try #require(cache.file(for: photo, size: .small))
        #expect(try file.start(count: 9) == [1, 2, 3])
        #expect(cache.file(for: photo, size: .large) == nil)
        let names = try FileManager.default.subpathsOfDirectory(
            atPath: folder.path.appending("deep/cache").text)
        #expect(names.filter { $0.contains(".") } == ["\(photo.id.prefix(2))/\(photo.id)-480.webp"])
    }

    @Test func anotherRunFindsIt() throws {
        try DerivedCache(folder: folder.path.appending("cache")).store([7], for: photo, size: .huge)
        let again = try DerivedCache(folder: folder.path.appending("cache"))
        #expect(try again.file(for: photo, size: .huge)?.start(count: 2) == [7])
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let impossible = folder.path.appending("photo.jpg/cache")
        let error = #expect(throws: CacheError.self) { try DerivedCache(folder: impossible) }
        #expect(error?.description == "\(impossible): not a directory")
    }

    @Test func theUsersFolderFollowsTheXDGSpecification() {
        #expect(
            DerivedCache.userFolder(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])?.text
                == "/c/photo-slider")
        #expect(DerivedCache.userFolder(environment: ["HOME": "/h"])?.text == "/h/.cache/photo-slider")
        // A relative path has to be ignored.
        #expect(
            DerivedCache.userFolder(environment: ["XDG_CACHE_HOME": "c", "HOME": "/h"])?.text
                == "/h/.cache/photo-slider")
        #expect(DerivedCache.userFolder(environment: [:]) == nil)
    }
}
