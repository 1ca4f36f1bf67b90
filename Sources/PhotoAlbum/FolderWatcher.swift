import Dispatch
import Glibc
import Synchronization

/// Tells when something in folders changes, by inotify.
public final class FolderWatcher: Sendable {
    /// Seconds to wait for more changes after one: a file that is being copied has several.
    private static let calm = 0.3
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF)

    private let descriptor: CInt
    /// Safe to use from any thread, though it does not say so.
    nonisolated(unsafe) private let source: any DispatchSourceRead
    private let isScheduled = Mutex(false)
    private let queue = DispatchQueue(label: "photo-slider.watcher", qos: .utility)
    private let changed: @Sendable () -> Set<FilePath>

    /// Starts to watch; nil where the system has no watches left.
    ///
    /// - Parameter changed: called some time after each change or burst of them; returns the folders to watch from then
    ///   on.
    public init?(_ folders: Set<FilePath>, changed: @escaping @Sendable () -> Set<FilePath>) {
        descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.changed = changed
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler { [descriptor] in close(descriptor) }
        source.setEventHandler { [weak self] in self?.readEvents() }
        watch(folders)
        source.resume()
    }

    /// Ends watching, after the change under way.
    public func stop() {
        source.cancel()
        queue.sync {}
    }

    deinit {
        source.cancel()
    }

    /// A folder that is watched already stays so; one that is gone isn't watched any more.
    private func watch(_ folders: Set<FilePath>) {
        for folder in folders {
            _ = folder.withCString { inotify_add_watch(descriptor, $0, Self.events) }
        }
    }

    /// What has changed isn't looked at: finding all photos anew takes a moment even where there are thousands.
    private func readEvents() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        guard
            isScheduled.withLock({ isScheduled in
                defer { isScheduled = true }
                return !isScheduled
            })
        else { return }
        queue.asyncAfter(deadline: .now() + Self.calm) { [weak self] in
            guard let self, !source.isCancelled else { return }
            isScheduled.withLock { $0 = false }
            watch(changed())
        }
    }
}
