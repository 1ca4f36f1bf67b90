import Foundation
import PhotoAlbum
import PhotoSite

/// Serves an album: its page, the list of its photos, and the photos in sizes and tiles made on demand.
///
/// Photos are asked for by ids that carry no path, so only the album's own can be reached.
public final class PhotoServer: Sendable {
    private let live: LiveAlbum
    private let queue: DerivationQueue<Derivation, PhotoStore.Made>
    private let daemon: HTTPDaemon
    private let watcher: FolderWatcher?

    /// Starts to serve `album` on `socket`, which is closed when the server stops.
    ///
    /// - Parameters:
    ///   - hasOriginals: whether the photos' own files can be downloaded, with all that they tell.
    ///   - pages: more pages, under `/pages/`.
    ///   - decoder: reads the photos; may be used by all cores at once.
    ///   - cache: where derived photos are kept; nil to make them anew each time, without tiles.
    ///   - refresh: finds the album anew, called when something in its folders has changed; nil to show it as it is.
    ///   - report: told once of each photo or folder that makes trouble, from any thread.
    public init(
        album: PhotoAlbum, options: SliderOptions, recipe: PhotoRecipe = PhotoRecipe(),
        hasOriginals: Bool = false,
        pages: StaticPages = StaticPages(), decoder: any PhotoDecoder, cache: DerivedCache?,
        socket: ListeningSocket,
        refresh: (@Sendable () -> PhotoAlbum)? = nil, report: @escaping @Sendable (PhotoProblem) -> Void
    ) throws(ServerError) {
        let problems = ProblemLog(report: report)
        let store = PhotoStore(recipe: recipe, decoder: decoder, cache: cache, problems: problems)
        let live = LiveAlbum(album)
        let queue = DerivationQueue(
            workerLimit: max(2, ProcessInfo.processInfo.activeProcessorCount), work: store.make)
        self.live = live
        self.queue = queue
        watcher = refresh.flatMap { refresh in
            FolderWatcher(album.folders) {
                let album = refresh()
                for problem in album.problems { problems.add(problem) }
                if live.replace(with: album) { store.forget(allBut: Set(album.photos.map(\.id))) }
                return album.folders
            }
        }
        let responder = AlbumResponder(
            live: live, options: options, hasOriginals: hasOriginals, pages: pages,
            isLoopback: socket.isLoopback,
            store: store, queue: queue)
        daemon = try HTTPDaemon(socket: socket, respond: responder.respond)
    }

    /// Closes all connections and waits for the work under way.
    public func stop() {
        watcher?.stop()
        queue.close()
        live.answerAll()
        daemon.stop()
    }

    deinit {
        stop()
    }
}
