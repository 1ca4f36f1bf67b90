/// The photos found in some folders, in order.
public struct PhotoAlbum: Sendable {
    public private(set) var photos: [Photo]
    /// What couldn't be looked at, and why.
    public let problems: [PhotoProblem]
    /// How many files of each kind were left out because they are no photos.
    public let others: [FileKind: Int]
    /// The folders whose changes may change the album.
    public let folders: Set<FilePath>

    /// Finds the photos in `paths`, files and folders mixed, subfolders included.
    ///
    /// - Parameters:
    ///   - date: when a photo was taken, as ``PhotoDetails/date``; only the order by date asks.
    ///   - progress: called now and then with the number of photos found so far.
    public init(
        paths: [FilePath], order: PhotoOrder = .name, date: (Photo) -> String? = { _ in nil },
        progress: (Int) -> Void = { _ in }
    ) {
        let found = PhotoFinder(paths: paths, progress: progress)
        photos = order.sort(found.photos, date: date)
        problems = found.problems
        others = found.others
        folders = found.folders
    }

    /// The same photos in an order drawn from `seed`: the same one for the same photos, and for most of them when others
    /// come or go.
    public func shuffled(seed: UInt64) -> PhotoAlbum {
        let keyed = photos.map { (photo: $0, key: ($0.path.bytes + Array("\0\(seed)".utf8)).digest) }
        var album = self
        album.photos = keyed.sorted { $0.key < $1.key }.map(\.photo)
        return album
    }

    /// What was left out, in words; empty where nothing was.
    public var leftOut: String {
        let words: [(FileKind, String, String)] = [
            (.video, "video", "videos"), (.raw, "raw file", "raw files"),
            (.other, "other file", "other files"),
        ]
        let parts = words.compactMap { kind, one, many -> String? in
            guard let count = others[kind], count > 0 else { return nil }
            return "\(count) \(count == 1 ? one : many)"
        }
        return parts.joined(separator: ", ")
    }
}
