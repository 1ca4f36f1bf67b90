// Sources: developer.apple.com/documentation/uikit/uiscrollview, .../uiscrollviewdelegate,
// .../uiscrollview/setcontentoffset(_:animated:), .../uiscrollview/zoom(to:animated:)
import Foundation

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

/// What is optional in Objective-C.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
}

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// How a motion goes on by itself.
    enum Motion: Equatable {
        case animation(from: CGPoint, to: CGPoint)
        case deceleration(from: CGPoint, to: CGPoint)
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addGestureRecognizer(panGestureRecognizer)
        // A pan that is disabled in mid-drag is cancelled, and the content goes to the nearest page.
        panGestureRecognizer.onDisabled = { [weak self] in
            if self?.isDragging == true { self?.simulateRelease() } else { self?.isTracking = false }
        }
    }

    open override var bounds: CGRect {
        didSet {
            if bounds.origin != oldValue.origin {
                setNeedsLayout()
                delegate?.scrollViewDidScroll(self)
            }
        }
    }
    /// The origin of the bounds, as it is in UIKit. Setting it ends an animation.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            motion = nil
            bounds.origin = newValue
        }
    }
    open var contentSize = CGSize.zero {
        didSet {
            // What lies beyond smaller content comes back at once, unless a finger holds it.
            let most = largestOffset
            guard contentSize != oldValue, !isTracking, motion == nil else { return }
            let held = CGPoint(x: min(contentOffset.x, most.x), y: min(contentOffset.y, most.y))
            if held != contentOffset { contentOffset = held }
        }
    }
    open var contentInset = UIEdgeInsets.zero
    open var isPagingEnabled = false
    open var isScrollEnabled = true
    open var bounces = true
    open var alwaysBounceHorizontal = false
    open var alwaysBounceVertical = false
    open var bouncesZoom = true
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var delaysContentTouches = true
    public let panGestureRecognizer = UIPanGestureRecognizer()

    public internal(set) var isTracking = false
    public internal(set) var isDragging = false
    public internal(set) var isZooming = false
    public var isDecelerating: Bool {
        if case .deceleration = motion { true } else { false }
    }
    var motion: Motion? {
        didSet { if motion != oldValue { motionShare = 0 } }
    }
    /// How much of its way the motion has gone.
    var motionShare: CGFloat = 0

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            self.contentOffset = contentOffset
            return
        }
        motion =
            contentOffset == self.contentOffset
            ? nil : .animation(from: self.contentOffset, to: contentOffset)
    }

    var largestOffset: CGPoint {
        CGPoint(
            x: max(contentSize.width + contentInset.right - bounds.width, -contentInset.left),
            y: max(contentSize.height + contentInset.bottom - bounds.height, -contentInset.top))
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, -contentInset.left), largestOffset.x),
            y: min(max(offset.y, -contentInset.top), largestOffset.y))
    }

    // MARK: Zoom

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    private var scale: CGFloat = 1
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
        apply(min(max(scale, minimumZoomScale), maximumZoomScale))
        if animated { delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.scale) }
    }

    /// So much that the rectangle of the zoomed view fills the bounds.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
        apply(min(max(wanted, minimumZoomScale), maximumZoomScale))
        contentOffset = clamped(
            CGPoint(
                x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2))
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }

    func apply(_ new: CGFloat) {
        guard let view = delegate?.viewForZooming(in: self), new != scale else { return }
        contentSize = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
        scale = new
        view.frame.origin = .zero
        delegate?.scrollViewDidZoom(self)
    }
}
