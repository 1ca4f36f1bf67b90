import PhotoSite

/// How far an export has come, in one line of a terminal.
struct ExportProgress {
    private static let width = 24
    private let progress: SiteExporter.Progress

    init(_ progress: SiteExporter.Progress) {
        self.progress = progress
    }

    /// As in `[████████                ] 120 of 360, 3.1 photos a second, 1 min 17 s left`.
    var text: String {
        let done = progress.done
        let filled = done * Self.width / max(1, progress.count)
        let bar = String(repeating: "█", count: filled) + String(repeating: " ", count: Self.width - filled)
        guard done > 0, progress.seconds > 0 else { return "[\(bar)] \(done) of \(progress.count)" }
        let speed = Double(done) / progress.seconds
        let left = Int((Double(progress.count - done) / speed).rounded(.up))
        let tenths = Int((speed * 10).rounded())
        return
            "[\(bar)] \(done) of \(progress.count), \(tenths / 10).\(tenths % 10) photos a second, \(Self.time(left)) left"
    }

    private static func time(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
        default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
        }
    }
}
