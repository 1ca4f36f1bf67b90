import PhotoAlbum

/// What an address below `/photos/` names: `ID/480.webp`, `ID/tiles_files/12/3_4.webp`, `ID/original`.
enum ServedAddress: Equatable {
    case size(Int)
    case tileDescriptor
    case tile(level: Int, column: Int, row: Int)
    case original

    /// - Parameter components: what follows the photo's id.
    init?(_ components: [Substring], recipe: PhotoRecipe) {
        let tiles = "\(DeepZoom.name)_files"
        switch (components.count, components.first) {
        case (1, "original"): self = .original
        case (1, "\(DeepZoom.name).dzi"): self = .tileDescriptor
        case (1, let name?):
            guard let size = recipe.sizes.first(where: { name == recipe.fileName(size: $0) }) else {
                return nil
            }
            self = .size(size)
        case (3, tiles?):
            let ending = ".\(recipe.format.fileExtension)"
            guard components[2].hasSuffix(ending) else { return nil }
            let place = components[2].dropLast(ending.count).split(
                separator: "_", omittingEmptySubsequences: false)
            let numbers = ([components[1]] + place).compactMap(Self.number)
            guard place.count == 2, numbers.count == 3 else { return nil }
            self = .tile(level: numbers[0], column: numbers[1], row: numbers[2])
        default: return nil
        }
    }

    /// A number as it is written here: digits, without a leading zero.
    private static func number(_ text: Substring) -> Int? {
        guard let number = Int(text), "\(number)" == text, number >= 0 else { return nil }
        return number
    }
}
