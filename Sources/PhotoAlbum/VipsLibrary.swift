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

    /// libvips's last error on this thread, in one line.
    static func takeError() -> PhotoError {
        let text = String(cString: vips_error_buffer())
        vips_error_clear()
        let line = text.split(separator: "\n").first.map(String.init) ?? "the decoder doesn't say why"
        return .damaged(line)
    }
}
