#if GTK
    import CGtk

    /// Work for GLib's main loop.
    enum IdleCall {
        private final class Box {
            let body: @MainActor () -> Void
            init(_ body: @escaping @MainActor () -> Void) { self.body = body }
        }

        /// Runs `body` in the main loop, soon; from any thread.
        static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
            _ = add(body) { g_idle_add_full(G_PRIORITY_DEFAULT, $0, $1, $2) }
        }

        /// Runs `body` in the main loop after some seconds.
        ///
        /// - Returns: a source to be removed with `g_source_remove`, unless `body` has run.
        @MainActor
        static func run(after seconds: Double, _ body: @escaping @MainActor () -> Void) -> UInt32 {
            let milliseconds = UInt32(min(max((seconds * 1000).rounded(.up), 0), 1e9))
            return add(body) { g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, $0, $1, $2) }
        }

        private static func add(
            _ body: @escaping @MainActor () -> Void,
            by source: (GSourceFunc, UnsafeMutableRawPointer, GDestroyNotify) -> UInt32
        ) -> UInt32 {
            source(
                { box in
                    guard let box else { return 0 }
                    nonisolated(unsafe) let call = Unmanaged<Box>.fromOpaque(box).takeUnretainedValue()
                    MainActor.assumeIsolated { call.body() }
                    return 0
                },
                Unmanaged.passRetained(Box(body)).toOpaque(),
                { box in if let box { Unmanaged<Box>.fromOpaque(box).release() } })
        }
    }
#endif
