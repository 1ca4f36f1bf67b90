// Sources: developer.apple.com/documentation/uikit/uiview, .../uiview/layoutsubviews(), .../uiview/willmove(towindow:)
import Foundation

@MainActor open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    public init(frame: CGRect) {
        super.init()
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Geometry

    open var bounds = CGRect.zero {
        didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
    }
    open var center = CGPoint.zero
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
                height: bounds.height)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds = CGRect(origin: bounds.origin, size: newValue.size)
        }
    }
    public let layer = CALayer()
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var safeAreaInsets = UIEdgeInsets.zero
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open func invalidateIntrinsicContentSize() {}

    /// By way of the window, or of the root of the tree.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let here = rootOrigin
        let there = view?.rootOrigin ?? .zero
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    /// Where this view's (0, 0) lies.
    private var rootOrigin: CGPoint {
        let above = superview?.rootOrigin ?? CGPoint(x: -frame.minX, y: -frame.minY)
        return CGPoint(x: above.x + frame.minX - bounds.minX, y: above.y + frame.minY - bounds.minY)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    // MARK: Appearance

    open var contentMode = ContentMode.scaleToFill
    open var clipsToBounds = false
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var isUserInteractionEnabled = true
    open var traitCollection: UITraitCollection { UITraitCollection(displayScale: 2) }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Tree

    public private(set) final var subviews: [UIView] = []
    public private(set) final weak var superview: UIView?
    private weak var windowStorage: UIWindow?
    open var window: UIWindow? { windowStorage }
    /// A view controller whose view this is comes before the superview.
    weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        let host = hostWindow
        if host !== view.window { view.announce(willMoveTo: host) }
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        if host !== view.window { view.adopt(host) }
        view.didMoveToSuperview()
        setNeedsLayout()
    }

    open func removeFromSuperview() {
        guard let parent = superview else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow { announce(willMoveTo: nil) }
        parent.subviews.removeAll { $0 === self }
        superview = nil
        if hadWindow { adopt(nil) }
        didMoveToSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: { $0.superview }).contains { $0 === view }
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    var hostWindow: UIWindow? { window }

    private func announce(willMoveTo window: UIWindow?) {
        willMove(toWindow: window)
        for view in subviews { view.announce(willMoveTo: window) }
    }

    private func adopt(_ window: UIWindow?) {
        windowStorage = window
        didMoveToWindow()
        for view in subviews { view.adopt(window) }
    }

    // MARK: Layout

    private var needsLayout = true
    open func setNeedsLayout() { needsLayout = true }
    open func layoutSubviews() {}
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    // MARK: Gestures

    public private(set) final var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    // MARK: Animation

    public static private(set) var areAnimationsEnabled = true
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
    /// Every transition that was asked for, by its duration.
    public static var simulatedTransitions: [TimeInterval] = []

    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        simulatedTransitions.append(duration)
        animations?()
        completion?(true)
    }

    // MARK: Constraints

    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

public struct UITraitCollection: Sendable {
    public let displayScale: CGFloat
}
