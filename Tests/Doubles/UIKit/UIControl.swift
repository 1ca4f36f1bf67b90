// Sources: developer.apple.com/documentation/uikit/uicontrol, .../uiaction, .../uibutton, .../uipagecontrol, .../uipagecontrolprogress
import Foundation

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    private var actions: [(UIAction, Event)] = []
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.handler(action)
        }
    }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor public final class UIAction {
    public var title: String
    let handler: UIActionHandler
    public init(title: String = "", handler: @escaping UIActionHandler) {
        self.title = title
        self.handler = handler
    }
}

@MainActor open class UIButton: UIControl {
    public struct Configuration: Sendable {
        public var title: String?
        public static func filled() -> Configuration { Configuration() }
    }

    public var configuration: Configuration?
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 90, height: 34) }
    public func simulateTap() { sendActions(for: .primaryActionTriggered) }
}

@MainActor open class UIPageControl: UIControl {
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    /// Pinned to the pages there are, as documented.
    private var page = 0
    open var currentPage: Int {
        get { page }
        set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
    }
    open var numberOfPages = 0 {
        didSet { currentPage = page }
    }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var backgroundStyle = BackgroundStyle.automatic
    open private(set) var interactionState = InteractionState.none
    open var allowsContinuousInteraction = true
    open var progress: UIPageControlProgress?
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: 20 * pageCount + 20, height: 26)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// Nothing is to be seen of one page.
    public var isShown: Bool { !isHidden && !(hidesForSinglePage && numberOfPages <= 1) }

    /// A tap on either side steps by one, and stays at the ends.
    public func simulateTap(after isAfter: Bool) {
        let target = currentPage + (isAfter ? 1 : -1)
        guard (0..<numberOfPages).contains(target) else { return }
        change(to: target, state: .discrete)
    }

    public func simulateScrub(to target: Int) { change(to: target, state: .continuous) }

    private func change(to target: Int, state: InteractionState) {
        interactionState = state
        currentPage = target
        sendActions(for: .valueChanged)
        interactionState = .none
    }
}

@MainActor open class UIPageControlProgress {
    public init() {}
    open var currentProgress: Float = 0
    open var isProgressVisible: Bool { true }
}

@MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }
    open var preferredDuration: TimeInterval
    open weak var delegate: (any UIPageControlTimerProgressDelegate)?
    open private(set) var isRunning = false
    open func pauseTimer() { isRunning = false }
    open func resumeTimer() { isRunning = true }
}

@MainActor public protocol UIPageControlTimerProgressDelegate: AnyObject {
    func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool
}
