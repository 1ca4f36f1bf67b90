import Foundation
import PhotoAlbum
import PhotoSite

/// `photo-slider export`: writes an album as a site.
struct ExportCommand: Command {
    static let name = "export"
    static let operands = "[OPTION…] [PATH…] --output FOLDER"
    static let summary =
        "Write a site that any web server can serve, and that opens by a double click. Run again, it does what is new."
    static let options =
        [
            CommandOption("--output", "FOLDER", "where to write it"),
            CommandOption("--force", nil, "write to a folder that has other files in it"),
            CommandOption("--format", "FORMAT", "webp, jpeg or avif"),
            CommandOption("--sizes", "N,N…", "the longer sides to offer, in pixels; else 480,960,1920,2880"),
            CommandOption("--quality", "N", "from 1 to 100; else 80 for webp, 82 for jpeg, 60 for avif"),
            CommandOption("--no-tiles", nil, "no tiles: zoom into large photos ends at the largest size"),
        ] + AlbumOptions.all

    private let album: AlbumOptions
    private let output: FilePath
    private let isForced: Bool
    private let recipe: PhotoRecipe

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let output = arguments.path("--output") else {
            throw UsageError("say where to write the site: --output FOLDER")
        }
        self.output = output
        isForced = arguments.has("--force")
        album = try AlbumOptions(arguments)
        recipe = PhotoRecipe(
            format: try arguments.choice("--format") ?? .webp,
            quality: try arguments.integer("--quality", in: 1...100),
            sizes: try Self.sizes(arguments), hasTiles: !arguments.has("--no-tiles"))
    }

    func run() throws {
        EndSignals.endProcess(status: EXIT_FAILURE)
        let decoder = album.source.startDecoder()
        let photos = try album.openAlbum(decoder)
        let exporter = SiteExporter(
            album: photos, options: album.slider, recipe: recipe, hasOriginals: album.hasOriginals,
            decoder: decoder, workerCount: album.source.workerCount)
        let line = ProgressLine()
        let summary = try exporter.export(to: output, from: album.source.paths, isForced: isForced) {
            progress in
            line.show { ExportProgress(progress).text }
        }
        for problem in summary.warnings + summary.failures { Console.warn("\(problem)") }
        Console.say("\(output.appending("index.html")): \(Self.words(for: summary, photos))")
        if album.hasOriginals {
            Console.say("The originals are part of it, with all they tell: where they were taken, for one.")
        }
        if !summary.failures.isEmpty || !photos.problems.isEmpty { throw PartialFailure() }
    }

    private static func sizes(_ arguments: ParsedArguments) throws(UsageError) -> [Int] {
        guard let text = arguments.text("--sizes") else { return PhotoRecipe.usualSizes }
        let sizes = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard sizes.count <= 16, sizes.allSatisfy((16...16_383).contains) else {
            throw UsageError(
                "--sizes is up to 16 numbers from 16 to 16383, as in 480,960, not “\(FilePath(text))”")
        }
        return sizes
    }

    private static func words(for summary: ExportSummary, _ album: PhotoAlbum) -> String {
        let count = summary.made + summary.unchanged
        var words = ["\(count) \(count == 1 ? "photo" : "photos")"]
        if summary.made > 0 { words.append("\(summary.made) made") }
        if summary.unchanged > 0 { words.append("\(summary.unchanged) unchanged") }
        let failed = summary.failures.count + album.problems.count
        if failed > 0 { words.append("\(failed) failed") }
        if summary.removed > 0 { words.append("\(summary.removed) old files removed") }
        if !album.leftOut.isEmpty { words.append("left out: \(album.leftOut)") }
        return words.joined(separator: "; ")
    }
}
