import PhotoAlbum

/// What is known of a photo that has been made ready, from one export to the next.
struct ExportRecord: Codable {
    /// Stands for the photo's file and the recipe.
    let key: String
    let details: PhotoDetails
    let derived: DerivedPhoto

    static func key(of photo: Photo, recipe: PhotoRecipe) -> String {
        let words = "\(photo.id) \(recipe.format) \(recipe.quality) \(recipe.sizes) \(recipe.hasTiles)"
        return Array(words.utf8).digest
    }
}
