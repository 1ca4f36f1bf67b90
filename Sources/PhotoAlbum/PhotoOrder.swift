/// The order of an album's photos.
public enum PhotoOrder: String, CaseIterable, Sendable {
    /// By name, numbers by their value: see ``NaturalOrder``.
    case name
    /// By the date the file's content last changed, the oldest first; then by name.
    case date
    /// As the file system lists them.
    case none

    func sort(_ photos: [Photo]) -> [Photo] {
        if self == .none { return photos }
        let keyed = photos.map { (photo: $0, name: NaturalOrder($0.path)) }
        let sorted = keyed.sorted { left, right in
            if self == .date, left.photo.modified != right.photo.modified {
                return left.photo.modified < right.photo.modified
            }
            return left.name < right.name
        }
        return sorted.map(\.photo)
    }
}
