import Foundation
import PhotoAlbum
import Synchronization

/// What a server knows of photos and makes of them, found in the cache or made anew.
final class PhotoStore: Sendable {
    /// What is remembered of a photo.
    struct Knowledge: Codable, Sendable {
        var details: PhotoDetails?
        var derived: DerivedPhoto?
    }

    /// What came of making a part.
    enum Made: Sendable {
        case bytes([UInt8])
        /// The files are in the cache.
        case kept
        case failed(PhotoError)
    }

    /// Bytes made between two looks at how large the cache has become.
    private static let trimInterval = 256 << 20
    private static let knowledgeName = "photo.json"

    let recipe: PhotoRecipe
    private let decoder: any PhotoDecoder
    private let cache: DerivedCache?
    private let problems: ProblemLog
    private let known = Mutex<[String: Knowledge]>([:])
    private let untrimmed = Mutex(PhotoStore.trimInterval)

    init(recipe: PhotoRecipe, decoder: any PhotoDecoder, cache: DerivedCache?, problems: ProblemLog) {
        var recipe = recipe
        // Tiles are made all at once, so there has to be a place for them.
        if cache == nil { recipe.hasTiles = false }
        self.recipe = recipe
        self.decoder = decoder
        self.cache = cache
        self.problems = problems
        trimIfDue(after: 0)
    }

    /// What the photo's file says, and what has been made of it so far.
    func knowledge(of photo: Photo) -> Knowledge {
        if let known = known.withLock({ $0[photo.id] }) { return known }
        let kept = cache?.file(Self.knowledgeName, of: photo).flatMap { try? $0.bytes() }
        var knowledge =
            kept.flatMap { try? JSONDecoder().decode(Knowledge.self, from: Data($0)) } ?? Knowledge()
        if knowledge.details == nil {
            do throws(PhotoError) {
                knowledge.details = try decoder.details(of: photo)
                if let problem = knowledge.details?.problem { problems.add(photo, problem) }
            } catch {
                problems.add(photo, error.description)
            }
        }
        known.withLock { $0[photo.id] = knowledge }
        return knowledge
    }

    /// Forgets all photos but these.
    func forget(allBut ids: Set<String>) {
        known.withLock { known in known = known.filter { ids.contains($0.key) } }
    }

    /// A file as it was kept, or nil if it hasn't been.
    func kept(_ name: String, of photo: Photo) -> OpenFile? {
        cache?.file(name, of: photo)
    }

    /// Makes the files of a part, and keeps them.
    func make(_ derivation: Derivation) -> Made {
        do throws(PhotoError) {
            guard let cache else { return .bytes(try makeWithoutCache(derivation)) }
            var bytes: [UInt8] = []
            do throws(PhotoError) {
                let derived = try cache.keep(for: derivation.photo) { (folder) throws(PhotoError) in
                    let derived = try decoder.derive(
                        derivation.photo, derivation.part, by: recipe, into: folder)
                    bytes = try self.bytes(of: derivation, in: folder)
                    return derived
                }
                remember(derived, of: derivation)
                trimIfDue(after: bytes.count)
                return derivation.part == .tiles ? .kept : .bytes(bytes)
            } catch {
                guard case .unwritable(let reason) = error else { throw error }
                problems.addCache(reason)
                return .bytes(try makeWithoutCache(derivation))
            }
        } catch {
            problems.add(derivation.photo, error.description)
            return .failed(error)
        }
    }

    private func makeWithoutCache(_ derivation: Derivation) throws(PhotoError) -> [UInt8] {
        let folder = try PhotoError.whileWriting { () throws(SystemError) in
            try Folder.makeTemporary(in: FilePath(NSTemporaryDirectory()))
        }
        defer { Folder.remove(folder) }
        let derived = try decoder.derive(derivation.photo, derivation.part, by: recipe, into: folder)
        remember(derived, of: derivation)
        return try bytes(of: derivation, in: folder)
    }

    /// The bytes of a size that was made; none for tiles.
    private func bytes(of derivation: Derivation, in folder: FilePath) throws(PhotoError) -> [UInt8] {
        guard case .size(let size) = derivation.part else { return [] }
        return try PhotoError.whileWriting { () throws(SystemError) in
            try OpenFile(path: folder.appending(FilePath(recipe.fileName(size: size)))).bytes()
        }
    }

    private func remember(_ derived: DerivedPhoto, of derivation: Derivation) {
        let photo = derivation.photo
        if let problem = derived.problem { problems.add(photo, problem) }
        var knowledge = knowledge(of: photo)
        guard knowledge.derived == nil else { return }
        knowledge.derived = derived
        known.withLock { $0[photo.id] = knowledge }
        guard let cache, let json = try? JSONEncoder().encode(knowledge) else { return }
        // What can't be kept is found out anew next time.
        try? cache.keep(Array(json), as: Self.knowledgeName, of: photo)
    }

    /// Trims the cache beside everything else, now and then.
    private func trimIfDue(after byteCount: Int) {
        let isDue = untrimmed.withLock { untrimmed in
            untrimmed += byteCount
            guard untrimmed >= Self.trimInterval else { return false }
            untrimmed = 0
            return true
        }
        if isDue, let cache { DispatchQueue.global(qos: .utility).async { cache.trim() } }
    }
}
