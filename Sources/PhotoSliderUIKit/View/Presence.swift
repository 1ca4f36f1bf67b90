#if canImport(UIKit)
    import UIKit

    /// What goes on around a slider: the app's scene comes and goes, VoiceOver, reduced motion or text size change.
    @MainActor
    final class Presence {
        private var observations: [Observation] = []

        /// - Parameter onChange: called on the main thread whenever one of them changes.
        init(onChange: @escaping @MainActor (_ scene: ObjectIdentifier?, _ isActive: Bool?) -> Void) {
            func observe(_ name: Notification.Name, isActive: Bool?) {
                observations.append(
                    Observation(of: name) { scene in onChange(scene, isActive) })
            }
            observe(UIScene.didActivateNotification, isActive: true)
            observe(UIScene.willDeactivateNotification, isActive: false)
            observe(UIAccessibility.voiceOverStatusDidChangeNotification, isActive: nil)
            observe(UIAccessibility.reduceMotionStatusDidChangeNotification, isActive: nil)
            observe(UIContentSizeCategory.didChangeNotification, isActive: nil)
        }
    }

    /// A notification that is observed for as long as this lives.
    private final class Observation {
        private let token: any NSObjectProtocol

        init(of name: Notification.Name, _ action: @escaping @MainActor (ObjectIdentifier?) -> Void) {
            token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                // UIKit posts these on the main thread.
                let sender = (note.object as AnyObject?).map { ObjectIdentifier($0) }
                MainActor.assumeIsolated { action(sender) }
            }
        }

        deinit { NotificationCenter.default.removeObserver(token) }
    }
#endif
