import Dispatch
import Synchronization
import Testing

@testable import PhotoServer

struct DerivationQueueTests {
    /// A queue whose work waits until it is let go, and which tells in what order it was done.
    private final class Fixture: Sendable {
        let done = Mutex<[String]>([])
        let gate = DispatchSemaphore(value: 0)
        let begun = DispatchSemaphore(value: 0)
        let finished = DispatchGroup()

        func queue(workers: Int = 1) -> DerivationQueue<String, String> {
            DerivationQueue(workerLimit: workers) { key in
                self.begun.signal()
                self.gate.wait()
                self.done.withLock { $0.append(key) }
                return key.uppercased()
            }
        }

        func request(
            _ key: String, urgency: Int = 3, at time: Double, in queue: DerivationQueue<String, String>
        ) {
            finished.enter()
            queue.request(key, urgency: urgency, at: time) { _ in self.finished.leave() }
        }

        func finish(_ count: Int) -> [String] {
            for _ in 0..<count { gate.signal() }
            finished.wait()
            return done.withLock { $0 }
        }
    }

    private let fixture = Fixture()

    /// Keeps the one worker busy, so that what follows has to wait.
    private func busyQueue() -> DerivationQueue<String, String> {
        let queue = fixture.queue()
        fixture.request("first", at: 0, in: queue)
        fixture.begun.wait()
        return queue
    }

    @Test func theLatestViewGoesFirstAndInItsOwnOrder() {
        let queue = busyQueue()
        fixture.request("old 1", at: 1, in: queue)
        fixture.request("old 2", at: 1.01, in: queue)
        fixture.request("view", at: 5, in: queue)
        fixture.request("neighbour", at: 5.01, in: queue)
        #expect(fixture.finish(5) == ["first", "view", "neighbour", "old 1", "old 2"])
    }

    @Test func theUrgentGoesFirst() {
        let queue = busyQueue()
        fixture.request("preload", urgency: 5, at: 1, in: queue)
        fixture.request("view", urgency: 1, at: 1, in: queue)
        fixture.request("late preload", urgency: 5, at: 9, in: queue)
        #expect(fixture.finish(4) == ["first", "view", "late preload", "preload"])
    }

    @Test func whatIsAskedForAgainMovesUp() {
        let queue = busyQueue()
        fixture.request("a", at: 1, in: queue)
        fixture.request("b", at: 2, in: queue)
        fixture.request("a", at: 3, in: queue)
        #expect(fixture.finish(3) == ["first", "a", "b"])
    }

    @Test func theSameWorkIsDoneOnceForAll() {
        let queue = fixture.queue(workers: 4)
        for _ in 1...10 { fixture.request("same", at: 0, in: queue) }
        #expect(fixture.finish(1) == ["same"])
    }

    @Test func closingGivesUpWhatHasNotBegun() {
        let queue = busyQueue()
        let answers = Mutex<[String?]>([])
        queue.request("waiting", urgency: 3, at: 1) { [gate = fixture.gate] answer in
            answers.withLock { $0.append(answer) }
            // Lets the work under way come to its end, which closing waits for.
            gate.signal()
        }
        queue.close()
        queue.request("late", urgency: 3, at: 2) { answer in answers.withLock { $0.append(answer) } }
        #expect(answers.withLock { $0 } == [nil, nil])
        #expect(fixture.done.withLock { $0 } == ["first"])
    }
}
