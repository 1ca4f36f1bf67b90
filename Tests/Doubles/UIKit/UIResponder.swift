// Source: developer.apple.com/documentation/uikit/uiresponder
@_exported import Foundation

@MainActor open class UIResponder {
    public init() {}

    /// The name that `next` of a slider would clash with.
    open var next: UIResponder? { nil }

    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityIdentifier: String?
    open var accessibilityElementsHidden = false
}

extension UIResponder: @MainActor Equatable {
    public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
}
