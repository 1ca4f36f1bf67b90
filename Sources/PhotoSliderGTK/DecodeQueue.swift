#if GTK
    import Dispatch
    import Synchronization

    /// Decoding off the main thread: the newest wish first, so that what has gone out of view doesn't hold up what has come in.
    final class DecodeQueue: Sendable {
        private let jobs = Mutex<[(key: String, work: @Sendable () -> Void)]>([])
        private let queue: DispatchQueue
        private let places: Int
        private let running = Mutex(0)

        /// - Parameter places: how many jobs run at once.
        init(places: Int) {
            self.places = places
            queue = DispatchQueue(label: "photo-slider.decode", qos: .userInitiated, attributes: .concurrent)
        }

        /// Puts a job in front of the others; one with the same key that hasn't begun is dropped.
        func add(_ key: String, _ work: @escaping @Sendable () -> Void) {
            jobs.withLock { jobs in
                jobs.removeAll { $0.key == key }
                jobs.append((key, work))
            }
            let starts = running.withLock { running in
                guard running < places else { return false }
                running += 1
                return true
            }
            if starts { queue.async { [self] in drain() } }
        }

        /// Drops what nobody waits for any more.
        func keepOnly(_ isWanted: (String) -> Bool) {
            jobs.withLock { $0.removeAll { !isWanted($0.key) } }
        }

        private func drain() {
            while true {
                // Both locks in one order: a job that is added now finds either a place or this loop.
                let job = running.withLock { running in
                    let job = jobs.withLock { $0.popLast() }
                    if job == nil { running -= 1 }
                    return job
                }
                guard let job else { return }
                job.work()
            }
        }
    }
#endif
