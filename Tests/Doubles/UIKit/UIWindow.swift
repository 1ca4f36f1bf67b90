// Sources: developer.apple.com/documentation/uikit/uiwindow, .../uiscene, .../uiviewcontroller, .../uinavigationcontroller
import Foundation

@MainActor open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    open var rootViewController: UIViewController?
    open override var window: UIWindow? { self }
}

@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    public internal(set) var activationState = ActivationState.foregroundActive

    /// The app comes to the front or leaves it.
    public func simulateActivation(_ isActive: Bool) {
        activationState = isActive ? .foregroundActive : .foregroundInactive
        NotificationCenter.default.post(
            name: isActive ? UIScene.didActivateNotification : UIScene.willDeactivateNotification,
            object: self)
    }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    private var viewStorage: UIView?
    open var view: UIView! {
        get {
            if viewStorage == nil {
                loadView()
                viewDidLoad()
            }
            return viewStorage
        }
        set {
            viewStorage = newValue
            newValue?.controller = self
        }
    }
    open var title: String?
    public internal(set) weak var navigationController: UINavigationController?
    open override var next: UIResponder? { viewStorage?.superview ?? navigationController }
    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
    open func viewDidLayoutSubviews() {}
}

@MainActor open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        rootViewController.navigationController = self
        view.addSubview(rootViewController.view)
    }
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
}
