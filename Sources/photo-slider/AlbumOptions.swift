import PhotoAlbum
import PhotoServer

/// The options that every command takes which shows an album.
struct AlbumOptions {
    static let all = [
        CommandOption("--autoplay", "SECONDS", "turn to the next photo by itself"),
        CommandOption("--no-loop", nil, "stop at the first and the last photo"),
        CommandOption("--fit", "contain|cover", "show whole photos (contain), or fill the window (cover)"),
        CommandOption("--effect", "slide|fade", "how one photo gives way to the next"),
        CommandOption("--indicator", "KIND", "auto, dots, fraction, progress or none"),
        CommandOption("--title", "TEXT", "the album's title; else the folder's name"),
        CommandOption("--sort", "ORDER", "name (photo2 before photo10), date or none"),
        CommandOption("--shuffle", nil, "in a new order each time"),
        CommandOption("--start", "N", "begin with the Nth photo"),
    ]

    let paths: [FilePath]
    let order: PhotoOrder
    let isShuffled: Bool
    let slider: SliderOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.operands.isEmpty ? [FilePath(".")] : arguments.operands
        order = try arguments.choice("--sort") ?? .name
        isShuffled = arguments.has("--shuffle")
        var slider = SliderOptions(title: arguments.text("--title") ?? Self.title(for: paths))
        slider.autoplay = try arguments.seconds("--autoplay")
        slider.loops = !arguments.has("--no-loop")
        slider.fit = try arguments.choice("--fit") ?? slider.fit
        slider.effect = try arguments.choice("--effect") ?? slider.effect
        slider.indicator = try arguments.choice("--indicator") ?? slider.indicator
        slider.start = try arguments.integer("--start", in: 1...Int.max).map { $0 - 1 } ?? 0
        self.slider = slider
    }

    /// Finds the photos, and tells what couldn't be looked at.
    func openAlbum() throws(CommandFailure) -> PhotoAlbum {
        for path in paths where path.resolved() == nil {
            throw CommandFailure("\(path): there is no such file or folder")
        }
        let album = findPhotos()
        for problem in album.problems {
            Console.warn("\(problem)")
        }
        guard !album.photos.isEmpty else {
            throw CommandFailure("no photos in \(paths.map(\.description).joined(separator: ", "))")
        }
        guard slider.start < album.photos.count else {
            let count = album.photos.count == 1 ? "is only 1 photo" : "are only \(album.photos.count) photos"
            throw CommandFailure("--start \(slider.start + 1): there \(count)")
        }
        guard isShuffled else { return album }
        var generator = SystemRandomNumberGenerator()
        return album.shuffled(using: &generator)
    }

    private func findPhotos() -> PhotoAlbum {
        var line = ProgressLine()
        return PhotoAlbum(paths: paths, order: order) { count in
            line.show { "Looking for photos: \(count)" }
        }
    }

    private static func title(for paths: [FilePath]) -> String {
        guard paths.count == 1, let name = paths[0].resolved()?.name.text, !name.isEmpty else {
            return "Photos"
        }
        return name
    }
}
