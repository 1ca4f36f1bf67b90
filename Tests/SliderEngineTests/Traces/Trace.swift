import Foundation

/// A scenario as a file tells it: what is done to a slider at which times, and what has to be seen then.
///
/// `Tests/Traces/README.md` describes the format.
struct Trace: Sendable {
    /// Something seen at a time.
    struct Expectation: Sendable {
        let line: Int
        let time: Double
        let key: String
        let values: [String]
        let tolerance: Double
    }

    enum Step: Sendable {
        case call(TraceCall)
        case expect(Expectation)

        var time: Double {
            switch self {
            case .call(let call): call.time
            case .expect(let expectation): expectation.time
            }
        }
    }

    /// A line that says nothing known.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    let name: String
    let steps: [Step]

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Traces")

    /// The files of the folder of traces, by name.
    static let names: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".trace") }.map { String($0.dropLast(6)) }.sorted()
    }()

    init(named name: String) throws {
        let file = Self.folder.appendingPathComponent(name + ".trace")
        try self.init(name: name, text: String(contentsOf: file, encoding: .utf8))
    }

    init(name: String, text: String) throws {
        var reader = TraceReader(name: name)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let said = line.prefix { $0 != "#" }
            let words = said.split(separator: " ").map(String.init)
            if !words.isEmpty { try reader.read(words, line: index + 1) }
        }
        self.name = name
        steps = reader.steps
    }
}
