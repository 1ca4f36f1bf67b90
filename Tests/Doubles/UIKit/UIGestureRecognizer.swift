// Sources: developer.apple.com/documentation/uikit/uigesturerecognizer, .../uitapgesturerecognizer, .../uilongpressgesturerecognizer
import Foundation

@MainActor open class UIGestureRecognizer {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    public init() {}

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    open var state = State.possible
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { onDisabled?() } }
    }
    open var cancelsTouchesInView = true
    open var delaysTouchesEnded = true
    /// What the recognizer waits for.
    public private(set) var simulatedFailureRequirements: [UIGestureRecognizer] = []
    open func require(toFail other: UIGestureRecognizer) { simulatedFailureRequirements.append(other) }

    var place = CGPoint.zero
    var onDisabled: (() -> Void)?
    /// In place of a target and an action.
    public var simulatedAction: (() -> Void)?

    /// In the coordinates of `view`; `simulate` takes the place in those of the recognizer's own view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let view else { return place }
        let inWindow = own.convert(place, to: nil)
        let origin = view.convert(CGPoint.zero, to: nil)
        return CGPoint(x: inWindow.x - origin.x, y: inWindow.y - origin.y)
    }

    public func simulate(_ state: State, at place: CGPoint) {
        guard isEnabled else { return }
        self.place = place
        self.state = state
        simulatedAction?()
    }
}

@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
