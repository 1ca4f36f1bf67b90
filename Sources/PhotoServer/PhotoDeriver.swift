import PhotoAlbum

/// A photo, by its place in the album, in a size.
struct Derivation: Hashable, Sendable {
    let photo: Int
    let size: DerivedSize
}

/// Makes an album's photos ready to be sent, and keeps what it makes.
struct PhotoDeriver: Sendable {
    let album: PhotoAlbum
    let cache: DerivedCache?
    let problems: ProblemLog
    private let reader = PhotoReader()

    init(album: PhotoAlbum, cache: DerivedCache?, problems: ProblemLog) {
        self.album = album
        self.cache = cache
        self.problems = problems
    }

    /// The size of a photo, or nil if it can't be told.
    func dimensions(of photo: Photo) -> PhotoDimensions? {
        do throws(PhotoError) {
            return try reader.dimensions(of: photo)
        } catch {
            problems.add(photo, error.description)
            return nil
        }
    }

    /// The photo as it was kept, or nil if it hasn't been.
    func kept(_ derivation: Derivation) -> HTTPResponse? {
        let photo = album.photos[derivation.photo]
        return cache?.file(for: photo, size: derivation.size).map {
            response(.file($0), photo, derivation.size)
        }
    }

    /// Decodes the photo.
    func make(_ derivation: Derivation) -> HTTPResponse {
        let photo = album.photos[derivation.photo]
        let derived: DerivedPhoto
        do throws(PhotoError) {
            derived = try reader.derive(photo, size: derivation.size)
        } catch {
            problems.add(photo, error.description)
            return .message(422, "This photo can't be shown: \(error).")
        }
        if let problem = derived.problem { problems.add(photo, problem) }
        do throws(CacheError) {
            try cache?.store(derived.bytes, for: photo, size: derivation.size)
        } catch {
            problems.add(error)
        }
        return response(.bytes(derived.bytes), photo, derivation.size)
    }

    private func response(_ body: HTTPResponse.Body, _ photo: Photo, _ size: DerivedSize) -> HTTPResponse {
        .content(body, type: "image/webp", tag: "\(photo.id)-\(size.rawValue)", isImmutable: true)
    }
}
