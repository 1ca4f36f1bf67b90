// Sources: developer.apple.com/documentation/uikit/uiaccessibility, .../uiaccessibilitytraits, .../uiaccessibilitycustomaction
import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

@MainActor public final class UIAccessibilityCustomAction {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
    public let name: String
    public let actionHandler: Handler?
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}

@MainActor public enum UIAccessibility {
    public struct Notification: Equatable, Sendable {
        let name: String
        public static let announcement = Notification(name: "announcement")
        public static let pageScrolled = Notification(name: "pageScrolled")
        public static let layoutChanged = Notification(name: "layoutChanged")
    }

    public static private(set) var isVoiceOverRunning = false
    public static private(set) var isReduceMotionEnabled = false
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// What was posted.
    public static var simulatedPosts: [(Notification, String?)] = []
    public static func post(notification: Notification, argument: Any?) {
        simulatedPosts.append((notification, argument as? String))
    }

    public static func simulateVoiceOver(_ isOn: Bool) {
        isVoiceOverRunning = isOn
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }

    public static func simulateReduceMotion(_ isOn: Bool) {
        isReduceMotionEnabled = isOn
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
}
