/// The photos found in some folders, in order.
public struct PhotoAlbum: Sendable {
    public let photos: [Photo]
    /// What couldn't be looked at, and why.
    public let problems: [PhotoProblem]
    /// How many files were left out because they are no photos.
    public let otherCount: Int

    /// Finds the photos in `paths`, files and folders mixed, subfolders included.
    ///
    /// - Parameter progress: called now and then with the number of photos found so far.
    public init(paths: [FilePath], order: PhotoOrder = .name, progress: (Int) -> Void = { _ in }) {
        let found = PhotoFinder(paths: paths, progress: progress)
        photos = order.sort(found.photos)
        problems = found.problems
        otherCount = found.otherCount
    }

    /// An album of the same photos in an order drawn from `generator`.
    public func shuffled(using generator: inout some RandomNumberGenerator) -> PhotoAlbum {
        PhotoAlbum(photos: photos.shuffled(using: &generator), problems: problems, otherCount: otherCount)
    }

    private init(photos: [Photo], problems: [PhotoProblem], otherCount: Int) {
        self.photos = photos
        self.problems = problems
        self.otherCount = otherCount
    }
}
