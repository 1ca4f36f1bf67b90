// Sources: developer.apple.com/documentation/uikit/uilabel, .../uicolor, .../uifont/preferredfont(fortextstyle:)
import Foundation

@MainActor open class UILabel: UIView {
    open var text: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
    open var adjustsFontForContentSizeCategory = false
    /// The user's text size.
    public static var simulatedLineHeight: CGFloat = 18 {
        didSet {
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: min(size.width, 7 * CGFloat(text?.count ?? 0)),
            height: text == nil ? 0 : UILabel.simulatedLineHeight)
    }
}

public struct UIContentSizeCategory: Sendable {
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public final class UIFont: Sendable {
    public struct TextStyle: Equatable, Sendable {
        let name: String
        public static let footnote = TextStyle(name: "footnote")
        public static let body = TextStyle(name: "body")
    }
    public let simulatedStyle: TextStyle
    init(_ style: TextStyle) { simulatedStyle = style }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style) }
}

public final class UIColor: Equatable, Sendable {
    let white: CGFloat
    let alpha: CGFloat
    public init(white: CGFloat, alpha: CGFloat) {
        self.white = white
        self.alpha = alpha
    }
    public static func == (left: UIColor, right: UIColor) -> Bool {
        left.white == right.white && left.alpha == right.alpha
    }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(white: white, alpha: alpha) }
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
    public static let systemBackground = UIColor(white: 1, alpha: 1)
    public static let secondaryLabel = UIColor(white: 0.24, alpha: 0.6)
}
