import Foundation
import Glibc

/// The other side of ``DecoderProcess``: a process that decodes what it is asked to, until nobody asks any more.
public enum DecoderWorker {
    /// The word that makes the command one of these; its limits follow it.
    public static let command = "decode-for-parent"

    /// Answers requests on standard input, which is a socket.
    ///
    /// - Parameters:
    ///   - megapixels: as for ``PhotoReader``.
    ///   - memory: the most bytes of memory the process may have.
    public static func run(megapixels: Int, memory: Int) {
        var limit = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        // A crash is expected here, and no reason to fill the disk.
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        endWithParent()
        let reader = PhotoReader(megapixels: megapixels)
        while let request = try? MessageStream.receive(DecoderRequest.self, from: STDIN_FILENO, by: nil) {
            guard MessageStream.send(answer(request, reader), to: STDIN_FILENO) else { return }
        }
    }

    private static func answer(_ request: DecoderRequest, _ reader: PhotoReader) -> DecoderReply {
        do throws(PhotoError) {
            switch request {
            case .details(let photo): return .details(try reader.details(of: photo))
            case .derive(let photo, let part, let recipe, let folder):
                return .derived(try reader.derive(photo, part, by: recipe, into: folder))
            }
        } catch {
            return .failed(error)
        }
    }

    /// Ends this process when the one at the other end of the socket is gone, even in the middle of its work.
    private static func endWithParent() {
        Thread.detachNewThread {
            var poll = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
            // A hang-up is told without being asked for.
            while Glibc.poll(&poll, 1, -1) <= 0 {}
            _exit(EXIT_SUCCESS)
        }
    }
}
