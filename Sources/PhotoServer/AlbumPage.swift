import Foundation
import PhotoAlbum
import PhotoSliderWeb

/// The page that shows an album.
struct AlbumPage {
    /// How many photos stand in the page itself, for a browser without script and for the first view.
    static let childCount = 20

    let album: PhotoAlbum
    let options: SliderOptions
    /// The sizes that are known, by photo.
    let dimensions: [PhotoDimensions?]
    /// Further pages that this one links to.
    let pages: [StaticPages.Link]

    /// The address of a photo at `size`, seen from the page.
    static func address(of photo: Photo, _ size: DerivedSize) -> String {
        "photos/\(photo.id)/\(size.rawValue).webp"
    }

    var html: String {
        let template = PhotoSliderPage.files["index.html"] ?? ""
        let values = [
            "title": options.title.escapedForMarkup,
            "attributes": attributes,
            "photos": zip(album.photos, dimensions).prefix(Self.childCount).enumerated()
                .map { image($1.0, $1.1, isFirst: $0 == options.start) }.joined(separator: "\n"),
            "pages": links,
        ]
        // In one pass: a title may itself look like a place to fill in.
        let pieces = template.components(separatedBy: "{{")
        return pieces.dropFirst().reduce(into: pieces[0]) { html, piece in
            let parts = piece.components(separatedBy: "}}")
            html += (values[parts[0]] ?? "") + parts.dropFirst().joined(separator: "}}")
        }
    }

    private var attributes: String {
        var attributes = [
            ("label", options.title), ("fit", options.fit.rawValue), ("effect", options.effect.rawValue),
            ("indicator", options.indicator.rawValue), ("src", "album.json"),
        ]
        if options.loops { attributes.append(("loop", "")) }
        if let seconds = options.autoplay { attributes.append(("autoplay", String(format: "%g", seconds))) }
        if options.start > 0 { attributes.append(("page", "\(options.start)")) }
        return attributes.map { "\($0)=\"\($1.escapedForMarkup)\"" }.joined(separator: " ")
    }

    private func image(_ photo: Photo, _ dimensions: PhotoDimensions?, isFirst: Bool) -> String {
        var attributes = [
            ("src", Self.address(of: photo, .medium)), ("srcset", PhotoList.sourceSet(of: photo, dimensions)),
        ]
        attributes.append(("sizes", sizes(dimensions)))
        if let dimensions {
            attributes += [("width", "\(dimensions.width)"), ("height", "\(dimensions.height)")]
        }
        attributes.append(("alt", photo.alternativeText))
        attributes.append(isFirst ? ("fetchpriority", "high") : ("loading", "lazy"))
        return "<img \(attributes.map { "\($0)=\"\($1.escapedForMarkup)\"" }.joined(separator: " "))>"
    }

    /// How wide a photo is shown, in CSS.
    ///
    /// A browser takes it for the image's own width too, so a whole photo's is never more than what the photo has.
    private func sizes(_ dimensions: PhotoDimensions?) -> String {
        guard let dimensions else { return "100vw" }
        let whole = "\(dimensions.width) / \(dimensions.height) * 100vh"
        return switch options.fit {
        case .contain: "min(100vw, \(whole), \(dimensions.width)px)"
        case .cover: "max(100vw, \(whole))"
        }
    }

    private var links: String {
        guard !pages.isEmpty else { return "" }
        let links = pages.map {
            "<a href=\"\($0.address.escapedForMarkup)\">\($0.title.escapedForMarkup)</a>"
        }
        return "<nav aria-label=\"More pages\">\n\(links.joined(separator: "\n"))\n</nav>"
    }
}
