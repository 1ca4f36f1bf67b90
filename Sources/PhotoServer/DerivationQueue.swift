import Dispatch
import Synchronization

/// Work done on request by a few workers, each piece once however many wait for it.
///
/// The most urgent goes first. Among equals the latest burst of requests goes first, since it is for what is in view
/// now, and within a burst the order is the client's own.
final class DerivationQueue<Key: Hashable & Sendable, Output: Sendable>: Sendable {
    private struct Job {
        var urgency: Int
        var burst: Int
        let number: Int
        var isRunning = false
        var waiting: [@Sendable (Output?) -> Void]

        /// Whether this is to be done before `other`.
        func precedes(_ other: Job) -> Bool {
            (urgency, -burst, number) < (other.urgency, -other.burst, other.number)
        }
    }

    private struct State {
        var jobs: [Key: Job] = [:]
        var workerCount = 0
        var requestCount = 0
        var burst = 0
        var lastRequest = -Double.infinity
        var isClosed = false
    }

    /// Requests that follow each other within this time, in seconds, are for the same view.
    private static var burstGap: Double { 0.05 }

    private let state = Mutex(State())
    private let workerLimit: Int
    private let work: @Sendable (Key) -> Output
    private let workers = DispatchGroup()
    private let queue = DispatchQueue(label: "photo-slider.derivation", attributes: .concurrent)

    init(workerLimit: Int, work: @escaping @Sendable (Key) -> Output) {
        self.workerLimit = workerLimit
        self.work = work
    }

    /// Calls `completion` on a worker when the work on `key` is done, or with nil if the queue has been closed.
    ///
    /// - Parameters:
    ///   - urgency: 0 is the most urgent.
    ///   - time: now, in seconds.
    func request(
        _ key: Key, urgency: Int, at time: Double, completion: @escaping @Sendable (Output?) -> Void
    ) {
        let isRefused = state.withLock { state in
            if state.isClosed { return true }
            if time - state.lastRequest > Self.burstGap { state.burst += 1 }
            state.lastRequest = time
            state.requestCount += 1
            var job =
                state.jobs[key]
                ?? Job(urgency: urgency, burst: state.burst, number: state.requestCount, waiting: [])
            job.urgency = min(job.urgency, urgency)
            job.burst = state.burst
            job.waiting.append(completion)
            state.jobs[key] = job
            if state.workerCount < workerLimit {
                state.workerCount += 1
                queue.async(group: workers) { self.runWorker() }
            }
            return false
        }
        if isRefused { completion(nil) }
    }

    /// Refuses new work, gives up what hasn't begun, and waits for what has.
    func close() {
        let abandoned = state.withLock { state in
            state.isClosed = true
            let abandoned = state.jobs.filter { !$0.value.isRunning }
            for key in abandoned.keys { state.jobs[key] = nil }
            return abandoned.values.flatMap(\.waiting)
        }
        for completion in abandoned { completion(nil) }
        workers.wait()
    }

    private func runWorker() {
        while let key = takeNext() {
            let output = work(key)
            let waiting = state.withLock { $0.jobs.removeValue(forKey: key)?.waiting ?? [] }
            for completion in waiting { completion(output) }
        }
    }

    private func takeNext() -> Key? {
        state.withLock { state in
            let next = state.jobs.filter { !$0.value.isRunning }.min { $0.value.precedes($1.value) }
            guard let key = next?.key else {
                state.workerCount -= 1
                return nil
            }
            state.jobs[key]?.isRunning = true
            return key
        }
    }
}
