import Testing

@testable import PhotoSliderUIKit

/// A slider in a window, with what it told.
@MainActor
final class Stage {
    let clock = ManualClock()
    let scene = UIWindowScene()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let slider: PhotoSliderView
    private(set) var pages: [Int] = []
    private(set) var settled: [Int] = []

    init(_ count: Int = 6, width: CGFloat = 390, set: (PhotoSliderView) -> Void = { _ in }) {
        slider = PhotoSliderView(frame: CGRect(x: 0, y: 0, width: width, height: width), clock: clock)
        slider.onPageChange = { [unowned self] in pages.append($0) }
        slider.onSettle = { [unowned self] in settled.append($0) }
        set(slider)
        window.windowScene = scene
        slider.configure(with: Stage.images(count))
        window.addSubview(slider)
        window.layoutIfNeeded()
    }

    /// Different images of one size.
    static func images(_ count: Int) -> [UIImage] {
        (0..<count).map { _ in UIImage(simulatedSize: CGSize(width: 600, height: 400)) }
    }

    var scrollView: UIScrollView { slider.scrollView }
    var width: CGFloat { slider.bounds.width }

    /// The photo whose page fills the window; `nil` if none does.
    var shown: Int? {
        let page = slider.strip.heldPages.first {
            abs($0.frame.minX - scrollView.contentOffset.x) < 0.01 && !$0.isHidden
        }
        return page?.photo.flatMap { photo in slider.photos.firstIndex { $0.id == photo.id } }
    }

    /// Whether the window shows pages without a hole.
    var isFilled: Bool {
        let start = scrollView.contentOffset.x
        let ranges = slider.strip.heldPages.filter { !$0.isHidden }.map { ($0.frame.minX, $0.frame.maxX) }
            .sorted { $0.0 < $1.0 }
        var reached = start
        for (low, high) in ranges where low <= reached + 0.01 { reached = max(reached, high) }
        return reached >= start + width - 0.01
    }

    func flick(_ direction: CGFloat, settles: Bool = true) {
        scrollView.simulateDrag(by: direction * 12)
        scrollView.simulateDrag(by: direction * 90)
        scrollView.simulateRelease(velocity: direction)
        if settles { scrollView.simulateMotion() }
    }

    /// A scroll in code runs to its end.
    func settle() { scrollView.simulateMotion() }

    func resize(to size: CGSize) {
        slider.frame.size = size
        window.layoutIfNeeded()
    }

    /// A finger on the slider, without a move.
    func press(_ isDown: Bool) {
        let recognizer = scrollView.gestureRecognizers?.compactMap { $0 as? UILongPressGestureRecognizer }
            .first
        recognizer?.simulate(isDown ? .began : .ended, at: .zero)
        if isDown { scrollView.simulateTouchDown() } else { scrollView.simulateRelease() }
    }

    func tap(at point: CGPoint, count: Int = 1) {
        let recognizer = scrollView.gestureRecognizers?.compactMap { $0 as? UITapGestureRecognizer }
            .first { $0.numberOfTapsRequired == count }
        let origin = scrollView.contentOffset
        recognizer?.simulate(.ended, at: CGPoint(x: point.x + origin.x, y: point.y + origin.y))
    }
}

/// Waits until something that another task does is done.
@MainActor
func until(_ condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    #expect(condition())
}
