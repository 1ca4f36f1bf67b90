/// The order of an album's photos.
public enum PhotoOrder: String, CaseIterable, Sendable {
    /// By name, numbers by their value: see ``NaturalOrder``.
    case name
    /// By the date when they were taken, or else when their file last changed, the oldest first; then by name.
    case date
    /// As the file system lists them.
    case none

    /// - Parameter date: when a photo was taken, as ``PhotoDetails/date``. Asked for once a photo, by this order only.
    func sort(_ photos: [Photo], date: (Photo) -> String?) -> [Photo] {
        if self == .none { return photos }
        let keyed = photos.map { photo in
            let taken = self == .date ? date(photo) ?? photo.modificationDate : ""
            return (photo: photo, date: taken, name: NaturalOrder(photo.path))
        }
        let sorted = keyed.sorted { left, right in
            left.date == right.date ? left.name < right.name : left.date < right.date
        }
        return sorted.map(\.photo)
    }
}
