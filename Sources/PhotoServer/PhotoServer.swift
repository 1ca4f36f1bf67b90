import Foundation
import PhotoAlbum

/// Serves an album: its page, the list of its photos, and the photos in a few sizes made on demand.
///
/// Photos are asked for by ids that carry no path, so only the album's own can be reached.
public final class PhotoServer: Sendable {
    private let scan: DimensionScan
    private let queue: DerivationQueue<Derivation, HTTPResponse>
    private let daemon: HTTPDaemon

    /// Starts to serve `album` on `socket`, which is closed when the server stops.
    ///
    /// - Parameters:
    ///   - pages: more pages, under `/pages/`.
    ///   - cache: where derived photos are kept; nil to make them anew each time.
    ///   - report: told once of each photo or folder that makes trouble, from any thread.
    public init(
        album: PhotoAlbum, options: SliderOptions, pages: StaticPages = StaticPages(), cache: DerivedCache?,
        socket: ListeningSocket, report: @escaping @Sendable (PhotoProblem) -> Void
    ) throws(ServerError) {
        let problems = ProblemLog(report: report)
        let deriver = PhotoDeriver(album: album, cache: cache, problems: problems)
        scan = DimensionScan(album.photos, first: AlbumPage.childCount, read: deriver.dimensions)
        queue = DerivationQueue(
            workerLimit: max(2, ProcessInfo.processInfo.activeProcessorCount), work: deriver.make)
        let page = AlbumPage(album: album, options: options, dimensions: scan.dimensions, pages: pages.links)
        let responder = AlbumResponder(
            page: page, pages: pages, isLoopback: socket.isLoopback, scan: scan, deriver: deriver,
            queue: queue)
        daemon = try HTTPDaemon(socket: socket, respond: responder.respond)
    }

    /// Closes all connections and waits for the work under way.
    public func stop() {
        scan.stop()
        queue.close()
        daemon.stop()
    }

    deinit {
        stop()
    }
}
