import PhotoAlbum
import Synchronization

/// Tells of each problem once.
final class ProblemLog: Sendable {
    private let report: @Sendable (PhotoProblem) -> Void
    private let known = Mutex<Set<String>>([])

    init(report: @escaping @Sendable (PhotoProblem) -> Void) {
        self.report = report
    }

    func add(_ photo: Photo, _ reason: String) {
        add(photo.id, PhotoProblem(path: photo.path, reason: reason))
    }

    func add(_ problem: PhotoProblem) {
        add(problem.description, problem)
    }

    /// What is made of photos can't be kept, for `reason`.
    func addCache(_ reason: String) {
        add("cache", PhotoProblem(path: "the cache", reason: "\(reason); photos are made anew each time"))
    }

    private func add(_ key: String, _ problem: PhotoProblem) {
        if known.withLock({ $0.insert(key).inserted }) { report(problem) }
    }
}
