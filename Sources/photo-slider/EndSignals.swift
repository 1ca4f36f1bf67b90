import Glibc

/// The signals that ask the command to end: Ctrl-C, `kill`, a closed terminal.
struct EndSignals {
    private var set = sigset_t()

    /// From here on these signals wait until ``wait()`` takes them. To be made before any thread is.
    init() {
        sigemptyset(&set)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Returns when one has come.
    func wait() {
        var set = set
        var signal: CInt = 0
        while sigwait(&set, &signal) != 0 {}
    }
}
