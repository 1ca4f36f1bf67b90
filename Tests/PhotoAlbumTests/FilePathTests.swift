import Testing

@testable import PhotoAlbum

struct FilePathTests {
    @Test func bytesThatAreNotUTF8AreReadAsLatin1() {
        #expect(FilePath(bytes: [0x4D, 0xFC, 0x6C, 0x6C]).text == "Müll")
        #expect(FilePath("Müll").text == "Müll")
    }

    @Test func descriptionCannotSteerATerminal() {
        #expect(FilePath("a\u{1B}[2Jb\n\u{202E}c").description == "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}c")
    }

    @Test(arguments: [
        ("a/b.JPG", "jpg"), ("b.tar.gz", "gz"), ("none", ""), (".hidden", ""), ("a.b/none", ""), ("end.", ""),
    ])
    func fileExtension(path: String, expected: String) {
        #expect(FilePath(path).fileExtension == expected)
    }

    @Test func isInsideLooksAtWholeComponents() {
        #expect(FilePath("/a/b").isInside(FilePath("/a")))
        #expect(FilePath("/a").isInside(FilePath("/a")))
        #expect(FilePath("/a").isInside(FilePath("/")))
        #expect(!FilePath("/ab").isInside(FilePath("/a")))
        #expect(!FilePath("/").isInside(FilePath("/a")))
    }

    @Test func appendingKeepsTheRoot() {
        #expect(FilePath("/").appending(FilePath("a")).text == "/a")
        #expect(FilePath("/a").appending(FilePath("b")).text == "/a/b")
    }
}
