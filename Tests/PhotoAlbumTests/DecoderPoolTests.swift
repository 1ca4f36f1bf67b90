import Foundation
import Testing

@testable import PhotoAlbum

/// Processes that don't do what they should; the right one is tried by the command's tests.
struct DecoderPoolTests {
    private let folder: TemporaryFolder
    private let photo: Photo

    init() throws {
        folder = try TemporaryFolder()
        let path = try folder.write("photo.jpg", [0xFF, 0xD8, 0xFF])
        photo = try #require(PhotoAlbum(paths: [path]).photos.first)
    }

    private func program(_ script: String) throws -> String {
        let path = try folder.write("program", Array("#!/bin/sh\n\(script)\n".utf8))
        #expect(chmod(path.text, 0o755) == 0)
        return path.text
    }

    @Test(arguments: ["exit 0", "kill -SEGV $$", "head -c 4 >/dev/null; printf 'nonsense' >&0"])
    func aDecoderThatCrashesFailsThePhotoAndIsReplaced(script: String) throws {
        let pool = DecoderPool(program: try program(script), count: 1)
        for _ in 1...3 {
            #expect(throws: PhotoError.crashed) { try pool.details(of: photo) }
        }
    }

    @Test func aDecoderThatRunsWildIsStopped() throws {
        let pool = DecoderPool(program: try program("exec sleep 100"), count: 1, secondLimit: 1)
        #expect(throws: PhotoError.timedOut(1)) { try pool.details(of: photo) }
    }

    @Test func aDecoderThatCannotBeStartedIsNamed() throws {
        let pool = DecoderPool(program: "/none", count: 1)
        let error = #expect(throws: PhotoError.self) { try pool.details(of: photo) }
        #expect(error?.description == "no process can be started to decode it: no such file or directory")
    }
}
