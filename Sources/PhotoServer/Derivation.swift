import PhotoAlbum

/// What has to be made of a photo.
struct Derivation: Hashable, Sendable {
    let photo: Photo
    let part: DerivedPart

    static func == (left: Derivation, right: Derivation) -> Bool {
        left.photo.id == right.photo.id && left.part == right.part
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(photo.id)
        hasher.combine(part)
    }
}
