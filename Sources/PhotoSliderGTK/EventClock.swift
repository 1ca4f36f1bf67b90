#if GTK
    import CGtk

    /// Maps the times of input events to the clock of the frames.
    ///
    /// An event's time has 32 bits of milliseconds, and its origin is the window system's own. The shortest way that an event
    /// took so far tells how the clocks differ.
    struct EventClock {
        private var last: UInt32?
        /// Milliseconds since the first event, across the counter's end.
        private var elapsed: Int64 = 0
        private var difference = Double.infinity

        /// Seconds by the monotonic clock.
        static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

        /// When an event happened, in seconds by the monotonic clock; never after `now`.
        ///
        /// - Parameter milliseconds: the event's time; 0 where it has none.
        mutating func time(of milliseconds: UInt32, now: Double) -> Double {
            guard milliseconds != 0 else { return now }
            if let last { elapsed += Int64(Int32(truncatingIfNeeded: milliseconds &- last)) }
            last = milliseconds
            let seconds = Double(elapsed) / 1000
            difference = min(difference, now - seconds)
            // After a sleep, or a jump of its clock, an event isn't older than this.
            if now - (seconds + difference) > 1 { difference = now - seconds }
            return seconds + difference
        }
    }
#endif
