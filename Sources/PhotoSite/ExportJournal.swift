import Foundation
import Glibc
import PhotoAlbum
import Synchronization

/// The records of an export, one JSON object a line, each written as soon as its photo is there: an export that was
/// killed goes on where it stood.
final class ExportJournal: Sendable {
    private let path: FilePath
    private let descriptor: CInt
    private let isWriting = Mutex(())

    init(_ path: FilePath) throws(SystemError) {
        self.path = path
        descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw SystemError() }
    }

    deinit {
        close(descriptor)
    }

    /// What earlier runs have written, by key. A line that was cut off by a kill is left out.
    var records: [String: ExportRecord] {
        let data = (try? Data(contentsOf: URL(fileURLWithPath: path.text))) ?? Data()
        let decoder = JSONDecoder()
        let records = data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? decoder.decode(ExportRecord.self, from: $0)
        }
        return Dictionary(records.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    }

    func add(_ record: ExportRecord) throws(SystemError) {
        // The line break comes first, so that a line that was cut off harms no other.
        let line = Array("\n".utf8) + Self.line(record)
        let isWritten = isWriting.withLock { _ in Glibc.write(descriptor, line, line.count) == line.count }
        guard isWritten else { throw SystemError() }
    }

    /// Leaves nothing but `records`.
    func replace(with records: [ExportRecord]) throws(SystemError) {
        try FileWriter.replace(
            path, with: Array(records.map(Self.line).joined(separator: [UInt8(ascii: "\n")])))
    }

    private static func line(_ record: ExportRecord) -> [UInt8] {
        (try? JSONEncoder().encode(record)).map(Array.init) ?? []
    }
}
