import CVips

/// libvips, set up once for untrusted files and many small jobs.
enum VipsLibrary {
    static func start() {
        _ = isStarted
    }

    private static let isStarted: Bool = {
        guard vips_init("photo-slider") == 0 else { return false }
        vips_block_untrusted_set(1)
        // Jobs run side by side; each does its own work in one thread and nothing is done twice.
        vips_concurrency_set(1)
        vips_cache_set_max(0)
        // Warnings would go to the terminal without a file's name; what matters comes back as an error.
        g_log_set_handler("VIPS", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
        return true
    }()

    /// libvips's last error about a file of this format, in one line.
    ///
    /// The library has one list of errors for all threads, so those about other formats may be other photos'.
    static func takeError(of format: PhotoFormat? = nil) -> PhotoError {
        .damaged(lastMessage(of: format))
    }

    /// The last line of libvips's errors, without the name of the part that wrote it.
    static func lastMessage(of format: PhotoFormat? = nil) -> String? {
        let lines = String(cString: vips_error_buffer()).split(separator: "\n").compactMap {
            line -> Substring? in
            guard let colon = line.firstIndex(of: ":"),
                line[..<colon].lowercased().contains(format?.errorDomain ?? "")
            else { return nil }
            return line[line.index(after: colon)...].drop { $0 == " " }
        }
        return lines.last.map(String.init)
    }
}
