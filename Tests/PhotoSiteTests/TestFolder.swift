import Foundation
import Glibc

@testable import PhotoAlbum

/// A folder that goes when the test ends.
final class TestFolder {
    let path: FilePath

    init() throws {
        var template = Array("/tmp/photo-slider-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil,
            let path = FilePath(bytes: template.dropLast().map(UInt8.init)).resolved()
        else { throw SystemError() }
        self.path = path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path.text)
    }

    /// Writes `bytes` under `name`, which may lead through new subfolders.
    @discardableResult
    func write(_ name: FilePath, _ bytes: [UInt8]) throws -> FilePath {
        let file = path.appending(name)
        let parent = file.bytes.prefix(upTo: file.bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)
        try FileManager.default.createDirectory(
            atPath: FilePath(bytes: Array(parent)).text, withIntermediateDirectories: true)
        let descriptor = file.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) }
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
            throw SystemError()
        }
        return file
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path.appending(FilePath(name)).text, withDestinationPath: target)
    }
}
