import Foundation
import PhotoSliderWeb

/// The page that shows an album.
package struct AlbumPage {
    /// A further page that this one links to.
    package struct Link: Sendable {
        package let address: String
        package let title: String

        package init(address: String, title: String) {
            self.address = address
            self.title = title
        }
    }

    /// The addresses of what the page loads.
    package struct Parts: Sendable {
        package var manifest = "album.json"
        package var element = "photo-slider.js"
        package var script = "page.js"
        package var style = "page.css"
        /// Where the server tells of changes; nil where there is none.
        package var events: String?

        package init() {}
    }

    /// How many photos stand in the page itself, for a browser without script and for the first view.
    package static let childCount = 20

    /// The first photos.
    private let photos: [SitePhoto]
    private let options: SliderOptions
    private let parts: Parts
    private let pages: [Link]

    package init(photos: [SitePhoto], options: SliderOptions, parts: Parts, pages: [Link] = []) {
        self.photos = photos
        self.options = options
        self.parts = parts
        self.pages = pages
    }

    package var html: String {
        let template = PhotoSliderPage.files["index.html"] ?? ""
        let values = [
            "title": options.title.escapedForMarkup,
            "style": parts.style, "element": parts.element, "script": parts.script,
            "attributes": attributes,
            "photos": photos.prefix(Self.childCount).enumerated().map {
                image($1, isFirst: $0 == options.start)
            }
            .joined(separator: "\n"),
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
            ("indicator", options.indicator.rawValue), ("src", parts.manifest),
        ]
        if options.loops { attributes.append(("loop", "")) }
        if let seconds = options.autoplay { attributes.append(("autoplay", String(format: "%g", seconds))) }
        if options.start > 0 { attributes.append(("page", "\(options.start)")) }
        if let events = parts.events { attributes.append(("data-events", events)) }
        return attributes.map { "\($0)=\"\($1.escapedForMarkup)\"" }.joined(separator: " ")
    }

    private func image(_ photo: SitePhoto, isFirst: Bool) -> String {
        var attributes = [("src", photo.src), ("srcset", photo.srcset), ("sizes", sizes(photo))]
        if let width = photo.width, let height = photo.height {
            attributes += [("width", "\(width)"), ("height", "\(height)")]
        }
        attributes.append(("alt", photo.alt))
        attributes.append(isFirst ? ("fetchpriority", "high") : ("loading", "lazy"))
        return "<img \(attributes.map { "\($0)=\"\($1.escapedForMarkup)\"" }.joined(separator: " "))>"
    }

    /// How wide a photo is shown, in CSS.
    ///
    /// A browser takes it for the image's own width too, so a whole photo's is never more than what the photo has.
    private func sizes(_ photo: SitePhoto) -> String {
        guard let width = photo.width, let height = photo.height else { return "100vw" }
        let whole = "\(width) / \(height) * 100vh"
        return switch options.fit {
        case .contain: "min(100vw, \(whole), \(width)px)"
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
