import Dispatch
import Synchronization

/// Decodes in processes of their own, with limits on memory and time, each replaced by another if it fails.
public final class DecoderPool: PhotoDecoder {
    private let program: String
    private let arguments: [String]
    private let secondLimit: Int
    private let idle = Mutex<[DecoderProcess]>([])
    private let places: DispatchSemaphore

    /// - Parameters:
    ///   - program: the command, which runs ``DecoderWorker`` when told to.
    ///   - count: how many processes there are at most.
    ///   - megapixels: as for ``PhotoReader``.
    ///   - secondLimit: what one photo may take. Tiles of 500 megapixels take about two minutes.
    public init(
        program: String = "/proc/self/exe", count: Int, megapixels: Int = PhotoReader.usualMegapixels,
        secondLimit: Int = 300
    ) {
        self.program = program
        self.secondLimit = secondLimit
        // Pixels take 4 bytes at most when decoded whole, a progressive JPEG's 6, an AVIF's with 10 bits 8.
        let memory = min(megapixels, 1_000_000) * 1_000_000 * 8 + (1 << 30)
        arguments = [DecoderWorker.command, "\(megapixels)", "\(memory)"]
        places = DispatchSemaphore(value: max(1, count))
    }

    public func details(of photo: Photo) throws(PhotoError) -> PhotoDetails {
        guard case .details(let details) = try answer(.details(photo)) else { throw .crashed }
        return details
    }

    public func derive(
        _ photo: Photo, _ part: DerivedPart, by recipe: PhotoRecipe, into folder: FilePath
    ) throws(PhotoError) -> DerivedPhoto {
        guard case .derived(let derived) = try answer(.derive(photo, part, recipe, folder)) else {
            throw .crashed
        }
        return derived
    }

    private func answer(_ request: DecoderRequest) throws(PhotoError) -> DecoderReply {
        places.wait()
        defer { places.signal() }
        let process: DecoderProcess
        do throws(SystemError) {
            if let waiting = idle.withLock({ $0.popLast() }) {
                process = waiting
            } else {
                process = try DecoderProcess(path: program, arguments: arguments)
            }
        } catch {
            throw .unreadable("no process can be started to decode it: \(error)")
        }
        let reply: DecoderReply?
        do throws(MessageStream.Late) {
            reply = try process.answer(request, within: secondLimit)
        } catch {
            throw .timedOut(secondLimit)
        }
        guard let reply else { throw .crashed }
        idle.withLock { $0.append(process) }
        if case .failed(let error) = reply { throw error }
        return reply
    }
}
