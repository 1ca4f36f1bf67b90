import Foundation

/// The signals that ask the command to end: Ctrl-C, `kill`, a closed terminal.
enum EndSignals {
    /// From here on each of them ends the process at once, with `status`. To be called before any thread is made.
    ///
    /// Work under way isn't waited for: nothing of it is lost.
    static func endProcess(status: CInt) {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        Thread.detachNewThread { [set] in
            var set = set
            var signal: CInt = 0
            while sigwait(&set, &signal) != 0 {}
            _exit(status)
        }
    }
}
