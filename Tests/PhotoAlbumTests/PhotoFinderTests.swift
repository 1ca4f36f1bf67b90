import Foundation
import Glibc
import Testing

@testable import PhotoAlbum

struct PhotoFinderTests {
    private let folder: TemporaryFolder
    private let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0]

    init() throws {
        folder = try TemporaryFolder()
    }

    private func album(order: PhotoOrder = .name) -> PhotoAlbum {
        PhotoAlbum(paths: [folder.path], order: order)
    }

    /// The photos' paths inside the folder.
    private func names(_ album: PhotoAlbum) -> [String] {
        album.photos.map { FilePath(bytes: Array($0.path.bytes.dropFirst(folder.path.bytes.count + 1))).text }
    }

    @Test func findsPhotosInSubfoldersInNaturalOrder() throws {
        for name in ["image10.jpg", "image2.png", "sub/b.webp", "sub/a.avif", "image1.heic"] {
            try folder.write(FilePath(name), jpeg)
        }
        #expect(names(album()) == ["image1.heic", "image2.png", "image10.jpg", "sub/a.avif", "sub/b.webp"])
    }

    @Test func keepsApartWhatIsAlmostTheSame() throws {
        for name in ["same.jpg", "SAME.JPG", "same.png", "a/same.jpg", "b/same.jpg"] {
            try folder.write(FilePath(name), jpeg)
        }
        let photos = album().photos
        #expect(photos.count == 5)
        #expect(Set(photos.map(\.id)).count == 5)
    }

    @Test func leavesOutWhatIsNoPhotoAndCountsIt() throws {
        for name in [
            "._a.jpg", ".hidden.jpg", "Thumbs.db", "film.mp4", "raw.NEF", "notes.txt", "@eaDir/a.jpg",
        ] {
            try folder.write(FilePath(name), Array("\0\0\0\u{18}ftypisom and so on".utf8))
        }
        try folder.write("a.jpg", jpeg)
        let album = album()
        #expect(names(album) == ["a.jpg"])
        #expect(album.others.values.reduce(0, +) == 7)
        #expect(album.problems.isEmpty)
    }

    @Test func tellsThePhotoByItsContentWhereTheNameSaysNothing() throws {
        try folder.write("DSC1", jpeg)
        try folder.write("photo.bak", Array("RIFF....WEBPVP8 ".utf8))
        try folder.write("live.mov", Array("\0\0\0\u{18}ftypheic\0\0\0\0".utf8))
        try folder.write("raw.cr2", [0x49, 0x49, 0x2A, 0, 0, 0, 0, 0])
        #expect(names(album()) == ["DSC1", "live.mov", "photo.bak"])
    }

    @Test func anEmptyFileIsNamed() throws {
        try folder.write("empty.jpg", [])
        #expect(album().problems.map(\.description) == ["\(folder.path)/empty.jpg: an empty file"])
    }

    @Test func opensNoPipeAndNoFolderThatIsCalledPhoto() throws {
        // Opening the pipe would wait for ever.
        #expect(mkfifo(folder.path.appending("pipe.jpg").text, 0o600) == 0)
        try folder.write("folder.jpg/inside.jpg", jpeg)
        #expect(names(album()) == ["folder.jpg/inside.jpg"])
        let pipe = folder.path.appending("pipe.jpg")
        #expect(throws: SystemError.self) { try OpenFile(path: pipe) }
    }

    @Test func survivesLoopsOfLinks() throws {
        try folder.write("a/b/photo.jpg", jpeg)
        try folder.link("a/b/up", to: "../..")
        try folder.link("a/self", to: ".")
        try folder.link("round", to: "round")
        let album = album()
        #expect(names(album) == ["a/b/photo.jpg"])
        #expect(album.problems.map(\.path.name.text) == ["round"])
    }

    @Test func followsLinksInsideTheFolderOnly() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("secret.jpg", jpeg)
        try folder.write("real/photo.jpg", jpeg)
        try folder.link("alias.jpg", to: "real/photo.jpg")
        try folder.link("out.jpg", to: elsewhere.path.text + "/secret.jpg")
        try folder.link("outside", to: elsewhere.path.text)
        let album = album()
        #expect(names(album) == ["alias.jpg", "real/photo.jpg"])
        #expect(album.problems.map(\.path.name.text).sorted() == ["out.jpg", "outside"])
        #expect(album.problems.allSatisfy { $0.reason.contains("leads out") })
    }

    @Test func aFolderThatMayNotBeReadIsNamed() throws {
        try folder.write("open/a.jpg", jpeg)
        try folder.write("locked/b.jpg", jpeg)
        let isRoot = geteuid() == 0
        // Whatever the mask of modes is that other tests may be changing at this moment.
        for path in [folder.path, folder.path.appending("open")] { chmod(path.text, 0o755) }
        chmod(folder.path.appending("locked").text, isRoot ? 0o700 : 0)
        // Whoever runs the tests may be root, who may read everything: this thread looks as nobody for a moment.
        if isRoot { try setFileUser(65_534) }
        let album = album()
        if isRoot { try setFileUser(0) }
        #expect(names(album).contains("open/a.jpg"))
        #expect(album.problems.map(\.description) == ["\(folder.path)/locked: permission denied"])
    }

    /// Makes this thread alone use files as another user: `setfsuid`, which Swift's Glibc doesn't show.
    private func setFileUser(_ user: uid_t) throws {
        let function = try #require(dlsym(nil, "setfsuid"))
        _ = unsafeBitCast(function, to: (@convention(c) (uid_t) -> CInt).self)(user)
    }

    @Test func namesWithOddBytesAreFound() throws {
        let odd = [
            FilePath("with space.jpg"), FilePath("#%?&'\".jpg"), FilePath("<script>.jpg"),
            FilePath("two\nlines.jpg"),
            FilePath("🏔.jpg"), FilePath("\u{202E}gpj.jpg"),
            FilePath(bytes: [0xE9, 0x74, 0xE9, 0x2E, 0x6A, 0x70, 0x67]),
            FilePath("-rf.jpg"),
        ]
        for name in odd { try folder.write(name, jpeg) }
        let photos = album().photos
        #expect(Set(photos.map(\.path.name)) == Set(odd))
        #expect(photos.contains { $0.title == "été" })
        for photo in photos { #expect(try OpenFile(path: photo.path).byteCount == jpeg.count) }
    }

    @Test func takesFilesAndFoldersTogetherAndEachPhotoOnce() throws {
        let one = try folder.write("x/one.jpg", jpeg)
        let two = try folder.write("y/two.jpg", jpeg)
        let x = folder.path.appending("x")
        #expect(PhotoAlbum(paths: [two, x, one, two]).photos.map(\.path) == [one, two])
    }

    @Test func whatIsNotThereIsNamed() {
        let album = PhotoAlbum(paths: [folder.path.appending("none")])
        #expect(album.problems.map(\.reason) == ["no such file or directory"])
    }

    @Test func ordersByDate() throws {
        for (name, time) in [("a.jpg", 300), ("b.jpg", 100), ("c.jpg", 200), ("d.jpg", 100)] {
            let path = try folder.write(FilePath(name), jpeg)
            var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
            #expect(utimes(path.text, &times) == 0)
        }
        #expect(names(album(order: .date)) == ["b.jpg", "d.jpg", "c.jpg", "a.jpg"])
    }

    @Test func anEditGivesAnotherIdentity() throws {
        let path = try folder.write("a.jpg", jpeg)
        let first = try #require(album().photos.first)
        #expect(album().photos.first?.id == first.id)
        try folder.write("a.jpg", jpeg + [1])
        // An editor may set the time back; the size tells.
        var times = [timeval(tv_sec: 100, tv_usec: 0), timeval(tv_sec: 100, tv_usec: 0)]
        utimes(path.text, &times)
        #expect(album().photos.first?.id != first.id)
        #expect(!first.id.contains("a.jpg"))
    }
}
