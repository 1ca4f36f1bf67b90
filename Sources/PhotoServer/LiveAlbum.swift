import Dispatch
import PhotoAlbum
import Synchronization

/// The album as it is now, and those who wait for it to change.
final class LiveAlbum: Sendable {
    /// An album and what it is found by.
    struct State: Sendable {
        let album: PhotoAlbum
        /// Grows with each change.
        let version: Int
        private let indices: [String: Int]

        init(_ album: PhotoAlbum, version: Int) {
            self.album = album
            self.version = version
            indices = Dictionary(
                album.photos.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        }

        func photo(id: String) -> Photo? {
            indices[id].map { album.photos[$0] }
        }
    }

    /// Seconds after which somebody who waits is answered although nothing has changed: a connection that is gone isn't
    /// noticed before.
    private static let patience = 15.0

    private typealias Waiting = @Sendable (State) -> Void
    private let state: Mutex<State>
    private let waiting = Mutex<[Int: Waiting]>([:])
    private let count = Atomic(0)

    init(_ album: PhotoAlbum) {
        state = Mutex(State(album, version: 1))
    }

    var current: State { state.withLock { $0 } }

    /// Shows another album, if it differs.
    ///
    /// - Returns: whether it does.
    func replace(with album: PhotoAlbum) -> Bool {
        let isOther = state.withLock { state in
            let isSame = state.album.photos.elementsEqual(album.photos) {
                $0.id == $1.id && $0.sidecarState == $1.sidecarState
            }
            if !isSame { state = State(album, version: state.version + 1) }
            return !isSame
        }
        if isOther { answerAll() }
        return isOther
    }

    /// Calls `completion` once, as soon as the album's version isn't `version`, or after a while.
    func whenOther(than version: Int, _ completion: @escaping @Sendable (State) -> Void) {
        let number = count.add(1, ordering: .relaxed).newValue
        waiting.withLock { $0[number] = completion }
        if current.version != version { return answer(number) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            self?.answer(number)
        }
    }

    /// Answers everybody who waits.
    func answerAll() {
        for number in waiting.withLock({ Array($0.keys) }) { answer(number) }
    }

    private func answer(_ number: Int) {
        waiting.withLock { $0.removeValue(forKey: number) }?(current)
    }
}
