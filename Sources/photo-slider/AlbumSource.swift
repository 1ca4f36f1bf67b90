import Foundation
import PhotoAlbum

/// Where a command's photos come from, and how they are read.
struct AlbumSource {
    static let options = [
        CommandOption("--sort", "ORDER", "name (photo2 before photo10), date (when taken) or none"),
        CommandOption(
            "--max-megapixels", "N", "leave out larger photos; else \(PhotoReader.usualMegapixels)"),
    ]

    let paths: [FilePath]
    let order: PhotoOrder
    let megapixels: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.operands.isEmpty ? [FilePath(".")] : arguments.operands
        order = try arguments.choice("--sort") ?? .name
        megapixels = try arguments.integer("--max-megapixels", in: 1...100_000) ?? PhotoReader.usualMegapixels
    }

    /// The folder's name, if there is just one.
    var title: String {
        guard paths.count == 1, let name = paths[0].resolved()?.name.text, !name.isEmpty else {
            return "Photos"
        }
        return name
    }

    /// How many photos are decoded at once.
    var workerCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Processes that decode as many photos at once as there are cores; one more reads headers meanwhile.
    func startDecoder() -> DecoderPool {
        DecoderPool(count: workerCount + 1, megapixels: megapixels)
    }

    /// Finds the photos, and tells what couldn't be looked at.
    func openAlbum(_ decoder: any PhotoDecoder) throws(CommandFailure) -> PhotoAlbum {
        for path in paths where path.resolved() == nil {
            throw CommandFailure("\(path): there is no such file or folder")
        }
        let album = findPhotos(decoder)
        for problem in album.problems {
            Console.warn("\(problem)")
        }
        guard !album.photos.isEmpty else {
            throw CommandFailure("no photos in \(paths.map(\.description).joined(separator: ", "))")
        }
        return album
    }

    func findPhotos(_ decoder: any PhotoDecoder) -> PhotoAlbum {
        let line = ProgressLine()
        var dateCount = 0
        return PhotoAlbum(
            paths: paths, order: order,
            date: { photo in
                dateCount += 1
                line.show { "Reading dates: \(dateCount)" }
                return try? decoder.details(of: photo).date
            },
            progress: { count in line.show { "Looking for photos: \(count)" } })
    }
}
