import Foundation
import PhotoAlbum

/// `photo-slider inspect`: tells what an album sees in photos.
struct InspectCommand: Command {
    static let name = "inspect"
    static let operands = "[OPTION…] [PATH…]"
    static let summary =
        "Tell what is seen in photos: size, type, orientation, profile, date, caption, problems."
    static let options = [CommandOption("--json", nil, "as JSON, for programs")] + AlbumSource.options

    /// A line of the table.
    struct Row: Encodable {
        let path: String
        var bytes: Int?
        var width: Int?
        var height: Int?
        var type: String?
        var orientation: Int?
        var profile: String?
        var date: String?
        var caption: String?
        var problem: String?
    }

    private let source: AlbumSource
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        source = try AlbumSource(arguments)
        isJSON = arguments.has("--json")
    }

    func run() throws {
        EndSignals.endProcess(status: EXIT_FAILURE)
        let decoder = source.startDecoder()
        for path in source.paths where path.resolved() == nil {
            throw CommandFailure("\(path): there is no such file or folder")
        }
        let album = source.findPhotos(decoder)
        let rows =
            album.photos.map { Self.row($0, decoder) }
            + album.problems.map { Row(path: $0.path.description, problem: $0.reason) }
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
            Console.say(String(decoding: try encoder.encode(rows), as: UTF8.self))
        } else {
            for line in Self.table(rows) { Console.say(line) }
            if !album.leftOut.isEmpty { Console.say("Left out: \(album.leftOut).") }
        }
    }

    private static func row(_ photo: Photo, _ decoder: any PhotoDecoder) -> Row {
        var row = Row(path: photo.path.description, bytes: photo.byteCount)
        do throws(PhotoError) {
            let details = try decoder.details(of: photo)
            row.width = details.dimensions.width
            row.height = details.dimensions.height
            row.type = details.format
            row.orientation = details.orientation
            row.profile = details.profile
            row.date = details.date
            row.caption = photo.sidecarCaption ?? details.caption
            row.problem = details.problem
        } catch {
            row.problem = error.description
        }
        return row
    }

    private static func table(_ rows: [Row]) -> [String] {
        let head = ["photo", "pixels", "type", "turned", "profile", "taken", "caption", "problem"]
        let cells = rows.map { row in
            [
                row.path, row.width.flatMap { width in row.height.map { "\(width) × \($0)" } } ?? "",
                row.type ?? "", row.orientation.map { $0 == 1 ? "" : "\($0)" } ?? "", row.profile ?? "",
                row.date?.replacingOccurrences(of: "T", with: " ") ?? "", row.caption ?? "",
                row.problem ?? "",
            ]
            .map { FilePath($0).description }
        }
        let columns = head.indices.filter { column in column == 0 || cells.contains { !$0[column].isEmpty } }
        let widths = columns.map { column in ([head] + cells).map { $0[column].count }.max() ?? 0 }
        return ([head] + cells).map { line in
            zip(columns, widths).map { column, width in
                line[column] + String(repeating: " ", count: width - line[column].count)
            }
            .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
    }
}
