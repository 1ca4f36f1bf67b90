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

    private func cache(_ name: FilePath = "cache", byteLimit: Int = 1 << 30) throws -> DerivedCache {
        try DerivedCache(folder: folder.path.appending(name), byteLimit: byteLimit)
    }

    private func names(in cache: FilePath = "cache") throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path.appending(cache).text)
            .filter { $0.contains(".") }.sorted()
    }

    @Test func keepsWhatIsStoredUnderItsNameAlone() throws {
        let cache = try cache("deep/cache")
        #expect(cache.file("480.webp", of: photo) == nil)
        try cache.keep([1, 2, 3], as: "480.webp", of: photo)
        #expect(try cache.file("480.webp", of: photo)?.bytes() == [1, 2, 3])
        #expect(cache.file("1920.webp", of: photo) == nil)
        #expect(try names(in: "deep/cache") == ["\(photo.id.prefix(2))/\(photo.id)/480.webp"])
    }

    @Test func anotherRunFindsIt() throws {
        try cache().keep([7], as: "a.webp", of: photo)
        #expect(try cache().file("a.webp", of: photo)?.bytes() == [7])
    }

    @Test func nothingIsKeptOfWhatFailsHalfWay() throws {
        let cache = try cache()
        #expect(throws: PhotoError.unsupported) {
            try cache.keep(for: photo) { (folder) throws(PhotoError) in
                try PhotoError.whileWriting { () throws(SystemError) in
                    try FileWriter.write([1], to: folder.appending("480.webp"))
                }
                throw .unsupported
            }
        }
        #expect(try names().isEmpty)
    }

    @Test func whatWasOfUseLongestAgoGoesFirst() throws {
        let photos = try (0..<10).map { number in
            let path = try folder.write(FilePath("\(number).jpg"), [0xFF, 0xD8, 0xFF])
            return try #require(PhotoAlbum(paths: [path]).photos.first)
        }
        let cache = try cache(byteLimit: 5500)
        for photo in photos { try cache.keep([UInt8](repeating: 0, count: 1000), as: "480.webp", of: photo) }
        // The oldest is used once more.
        #expect(cache.file("480.webp", of: photos[0]) != nil)
        cache.trim()
        let left = photos.indices.filter { cache.file("480.webp", of: photos[$0]) != nil }
        // Nine tenths of the limit hold four.
        #expect(left == [0, 7, 8, 9])
        #expect(try names().count == 4)
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
