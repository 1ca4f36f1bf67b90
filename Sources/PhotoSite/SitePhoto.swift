import PhotoAlbum

/// What a page and a manifest tell of a photo.
package struct SitePhoto: Encodable, Sendable {
    package struct Tiles: Encodable, Sendable {
        package let src: String
        package let size: Int
        package let overlap: Int
    }

    package struct Original: Encodable, Sendable {
        package let src: String
        package let name: String

        package init(src: String, name: String) {
            self.src = src
            self.name = name
        }
    }

    package let src: String
    package let srcset: String
    package let width: Int?
    package let height: Int?
    package let alt: String
    package let caption: String?
    package let date: String?
    package let color: String?
    package let placeholder: String?
    package let tiles: Tiles?
    package let original: Original?

    /// - Parameters:
    ///   - address: where the files made of the photo are, without a slash at the end.
    ///   - details: nil where they aren't known.
    ///   - derived: nil as long as nothing has been made of it.
    package init(
        _ photo: Photo, at address: String, details: PhotoDetails?, derived: DerivedPhoto?,
        recipe: PhotoRecipe,
        original: Original?
    ) {
        let dimensions = details?.dimensions
        src = "\(address)/\(recipe.fileName(size: recipe.plainSize(for: dimensions)))"
        srcset = recipe.sizes(for: dimensions).map { size in
            // Where the width isn't known it is taken for what it may be.
            "\(address)/\(recipe.fileName(size: size)) \(dimensions?.fitting(size).width ?? size)w"
        }
        .joined(separator: ", ")
        width = dimensions?.width
        height = dimensions?.height
        caption = photo.sidecarCaption ?? details?.caption
        let words =
            caption.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? photo.title
        alt = words.isEmpty ? "Photo" : words
        date = details?.date
        color = derived?.color
        placeholder = derived?.placeholder
        tiles =
            dimensions.map(recipe.isTiled) == true
            ? Tiles(
                src:
                    "\(address)/\(DeepZoom.name)_files/{level}/{column}_{row}.\(recipe.format.fileExtension)",
                size: DeepZoom.tileSize, overlap: DeepZoom.overlap) : nil
        self.original = original
    }
}
