import Foundation
import PhotoAlbum

/// What the element reads from its `src`.
struct PhotoList: Encodable {
    struct Entry: Encodable {
        let src: String
        let srcset: String
        let width: Int?
        let height: Int?
        let alt: String

        init(_ photo: Photo, _ dimensions: PhotoDimensions?) {
            src = AlbumPage.address(of: photo, .medium)
            srcset = PhotoList.sourceSet(of: photo, dimensions)
            width = dimensions?.width
            height = dimensions?.height
            alt = photo.alternativeText
        }
    }

    let photos: [Entry]

    init(_ photos: [Photo], _ dimensions: [PhotoDimensions?]) {
        self.photos = zip(photos, dimensions).map(Entry.init)
    }

    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
            return try encoder.encode(self)
        }
    }

    /// The addresses a browser chooses from, each with the width of what is there. Where that isn't known it is taken
    /// for as wide as it may be.
    static func sourceSet(of photo: Photo, _ dimensions: PhotoDimensions?) -> String {
        DerivedSize.sizes(for: dimensions)
            .map { "\(AlbumPage.address(of: photo, $0)) \(dimensions?.fitting($0).width ?? $0.rawValue)w" }
            .joined(separator: ", ")
    }
}
