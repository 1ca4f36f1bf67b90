import Dispatch
import PhotoAlbum
import Synchronization

/// Reads the sizes of an album's photos from their headers, in order, beside everything else.
final class DimensionScan: Sendable {
    typealias Completion = @Sendable ([PhotoDimensions?]) -> Void

    private struct State {
        var dimensions: [PhotoDimensions?]
        var isDone = false
        var isStopped = false
        var waiting: [Completion] = []
    }

    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "photo-slider.dimensions", qos: .utility)

    /// Starts with the first photos, before this returns, and goes on with the rest.
    ///
    /// - Parameter read: the size of a photo, or nil if it can't be told.
    init(_ photos: [Photo], first count: Int, read: @escaping @Sendable (Photo) -> PhotoDimensions?) {
        let first = photos.prefix(count).map(read)
        state = Mutex(State(dimensions: first + Array(repeating: nil, count: photos.count - first.count)))
        queue.async { [self] in
            for index in photos.indices.dropFirst(count) {
                let dimensions = read(photos[index])
                let isStopped = state.withLock { state in
                    state.dimensions[index] = dimensions
                    return state.isStopped
                }
                if isStopped { break }
            }
            state.withLock { $0.isDone = true }
            answer()
        }
    }

    /// The sizes known now.
    var dimensions: [PhotoDimensions?] {
        state.withLock(\.dimensions)
    }

    /// Calls `completion` once, with all sizes, or at `deadline` with those known by then.
    func whenDone(orBy deadline: DispatchTime, _ completion: @escaping Completion) {
        let isDone = state.withLock { state in
            if !state.isDone { state.waiting.append(completion) }
            return state.isDone
        }
        if isDone { return completion(dimensions) }
        DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in self?.answer() }
    }

    /// Ends after the photo under way, and answers those who wait.
    func stop() {
        state.withLock { $0.isStopped = true }
        queue.sync {}
    }

    private func answer() {
        let (waiting, dimensions) = state.withLock { state in
            defer { state.waiting = [] }
            return (state.waiting, state.dimensions)
        }
        for completion in waiting { completion(dimensions) }
    }
}
