import Foundation
import PhotoAlbum
import PhotoSite

/// The options that every command takes which shows an album.
struct AlbumOptions {
    static let all =
        [
            CommandOption("--autoplay", "SECONDS", "turn to the next photo by itself"),
            CommandOption("--no-loop", nil, "stop at the first and the last photo"),
            CommandOption(
                "--fit", "contain|cover", "show whole photos (contain), or fill the window (cover)"),
            CommandOption("--effect", "slide|fade", "how one photo gives way to the next"),
            CommandOption("--indicator", "KIND", "auto, dots, fraction, progress or none"),
            CommandOption("--title", "TEXT", "the album's title; else the folder's name"),
            CommandOption("--start", "N", "begin with the Nth photo"),
            CommandOption("--shuffle", nil, "in a new order each time"),
            CommandOption(
                "--originals", nil,
                "let the photos' own files be downloaded, with all they tell, as where they were taken"),
        ] + AlbumSource.options

    let source: AlbumSource
    let slider: SliderOptions
    let hasOriginals: Bool
    /// What the order is drawn from; nil where it isn't drawn.
    private let seed: UInt64?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        source = try AlbumSource(arguments)
        seed = arguments.has("--shuffle") ? .random(in: 0 ... .max) : nil
        hasOriginals = arguments.has("--originals")
        var slider = SliderOptions(title: arguments.text("--title") ?? source.title)
        slider.autoplay = try arguments.seconds("--autoplay")
        slider.loops = !arguments.has("--no-loop")
        slider.fit = try arguments.choice("--fit") ?? slider.fit
        slider.effect = try arguments.choice("--effect") ?? slider.effect
        slider.indicator = try arguments.choice("--indicator") ?? slider.indicator
        slider.start = try arguments.integer("--start", in: 1...Int.max).map { $0 - 1 } ?? 0
        self.slider = slider
    }

    /// Finds the photos, and tells what couldn't be looked at.
    func openAlbum(_ decoder: any PhotoDecoder) throws(CommandFailure) -> PhotoAlbum {
        let album = ordered(try source.openAlbum(decoder))
        guard slider.start < album.photos.count else {
            let count = album.photos.count == 1 ? "is only 1 photo" : "are only \(album.photos.count) photos"
            throw CommandFailure("--start \(slider.start + 1): there \(count)")
        }
        return album
    }

    /// Finds the photos once more, in the order of the first time.
    func refreshedAlbum(_ decoder: any PhotoDecoder) -> PhotoAlbum {
        ordered(source.findPhotos(decoder))
    }

    private func ordered(_ album: PhotoAlbum) -> PhotoAlbum {
        seed.map(album.shuffled) ?? album
    }
}
