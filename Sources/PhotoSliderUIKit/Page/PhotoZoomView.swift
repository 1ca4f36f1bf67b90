#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    /// A photo that two fingers or a double tap enlarge.
    @MainActor
    final class PhotoZoomView: UIView {
        let scrollView = UIScrollView()
        let imageView = UIImageView()
        /// How the scale changed; 1 is the photo as it fits.
        var onZoom: ((Double) -> Void)?
        private let content = UIView()
        private var tileView: TileView?
        private var limits = ZoomLimits()
        private var laidOut = CGSize.zero
        private var isPlacing = false
        private lazy var scrolling = ZoomScrolling(self)

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            clipsToBounds = true
            imageView.clipsToBounds = true
            scrollView.delegate = scrolling
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.showsHorizontalScrollIndicator = false
            scrollView.showsVerticalScrollIndicator = false
            scrollView.scrollsToTop = false
            // A photo that fits leaves the finger to the slider.
            scrollView.panGestureRecognizer.isEnabled = false
            content.addSubview(imageView)
            scrollView.addSubview(content)
            addSubview(scrollView)
        }

        /// Whether the photo fills its page, or all of it is seen.
        var fit = PhotoFit.cover {
            didSet { if fit != oldValue { remeasure() } }
        }

        var isZoomEnabled = true {
            didSet { if isZoomEnabled != oldValue { remeasure() } }
        }

        var image: UIImage? {
            get { imageView.image }
            set {
                imageView.image = newValue
                remeasure()
            }
        }

        var tiles: (any TileSource)? {
            didSet {
                tileView?.removeFromSuperview()
                tileView = tiles.map { TileView(source: $0) }
                if let tileView { content.addSubview(tileView) }
                remeasure()
            }
        }

        var isZoomed: Bool { scrollView.zoomScale > 1.01 }

        private var photoSize: CGSize {
            if let tiles { return CGSize(width: tiles.pixelWidth, height: tiles.pixelHeight) }
            guard let image else { return .zero }
            // A point of the image counts as one of the screen, so that "never enlarged" means its own size.
            return image.size
        }

        // MARK: Layout

        override func layoutSubviews() {
            super.layoutSubviews()
            guard bounds.size != laidOut else { return }
            remeasure()
        }

        /// Fits the photo to its page; the scale and the place at the middle stay, as far as they can.
        private func remeasure() {
            guard bounds.width > 0, bounds.height > 0 else { return }
            let middle = middleShare
            let scale = scrollView.zoomScale
            laidOut = bounds.size
            let size = photoSize
            let density = Double(max(traitCollection.displayScale, 1))
            let pixels = tiles == nil ? Double(image?.scale ?? 1) : 1
            limits = ZoomLimits(
                photoWidth: size.width, photoHeight: size.height, pageWidth: bounds.width,
                pageHeight: bounds.height, density: density / pixels, fit: fit)
            isPlacing = true
            scrollView.frame = bounds
            scrollView.minimumZoomScale = 1
            scrollView.zoomScale = 1
            content.bounds = CGRect(x: 0, y: 0, width: limits.fittedWidth, height: limits.fittedHeight)
            content.center = CGPoint(x: limits.fittedWidth / 2, y: limits.fittedHeight / 2)
            imageView.frame = content.bounds
            imageView.contentMode = fit == .cover ? .scaleAspectFill : .scaleAspectFit
            tileView?.frame = content.bounds
            scrollView.contentSize = content.bounds.size
            scrollView.maximumZoomScale = isZoomEnabled ? max(limits.maximum, 1) : 1
            scrollView.zoomScale = scale
            isPlacing = false
            zoomChanged()
            if scrollView.zoomScale > 1 { center(around: middle) }
        }

        /// What is at the middle of the page, in shares of the photo's sides.
        private var middleShare: CGPoint {
            let size = scrollView.contentSize
            guard size.width > 0, size.height > 0 else { return CGPoint(x: 0.5, y: 0.5) }
            return CGPoint(
                x: (scrollView.contentOffset.x + scrollView.bounds.width / 2) / size.width,
                y: (scrollView.contentOffset.y + scrollView.bounds.height / 2) / size.height)
        }

        private func center(around share: CGPoint) {
            inset()
            let size = scrollView.contentSize
            let insets = scrollView.contentInset
            func held(_ share: CGFloat, _ length: CGFloat, _ page: CGFloat, _ inset: CGFloat) -> CGFloat {
                min(max(share * length - page / 2, -inset), max(length + inset - page, -inset))
            }
            scrollView.contentOffset = CGPoint(
                x: held(share.x, size.width, bounds.width, insets.left),
                y: held(share.y, size.height, bounds.height, insets.top))
        }

        /// Keeps a photo that is smaller than its page in the middle.
        private func inset() {
            let size = scrollView.contentSize
            let across = max((bounds.width - size.width) / 2, 0)
            let down = max((bounds.height - size.height) / 2, 0)
            scrollView.contentInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
        }

        // MARK: Zoom

        /// Between the photo as it fits and closer, around a point of this view.
        func toggleZoom(at point: CGPoint) {
            zoom(to: isZoomed ? 1 : limits.doubleTap, at: point)
        }

        /// Half as near again, or half as far, around the middle: what keys and actions ask for.
        func zoom(by factor: Double) {
            zoom(to: Double(scrollView.zoomScale) * factor, at: CGPoint(x: bounds.midX, y: bounds.midY))
        }

        /// Changes the scale so that what is at a point stays there.
        private func zoom(to scale: Double, at point: CGPoint) {
            guard isZoomEnabled, bounds.width > 0, bounds.height > 0 else { return }
            let scale = min(scale, limits.maximum)
            guard scale > 1.01 else {
                scrollView.setZoomScale(1, animated: true)
                return
            }
            let now = Double(scrollView.zoomScale)
            let anchor = CGPoint(
                x: (scrollView.contentOffset.x + point.x) / now,
                y: (scrollView.contentOffset.y + point.y) / now)
            scrollView.zoom(
                to: CGRect(
                    x: anchor.x - point.x / scale, y: anchor.y - point.y / scale,
                    width: bounds.width / scale, height: bounds.height / scale), animated: true)
        }

        func resetZoom() {
            guard scrollView.zoomScale != 1 else { return }
            scrollView.zoomScale = 1
            onZoom?(1)
        }

        fileprivate var zoomedView: UIView { content }

        fileprivate func zoomChanged() {
            guard !isPlacing else { return }
            if scrollView.zoomScale == 1 { center(around: CGPoint(x: 0.5, y: 0.5)) } else { inset() }
            scrollView.panGestureRecognizer.isEnabled = isZoomed
            updateTiles()
        }

        fileprivate func zoomEnded() {
            // Nearly as it fits is as it fits.
            if scrollView.zoomScale != 1, !isZoomed { scrollView.zoomScale = 1 }
            zoomChanged()
            onZoom?(Double(scrollView.zoomScale))
        }

        fileprivate func updateTiles() {
            guard let tileView, !isPlacing else { return }
            tileView.show(
                scrollView.bounds, scale: Double(scrollView.zoomScale),
                density: Double(max(traitCollection.displayScale, 1)))
        }
    }

    /// The zoom scroll view's delegate.
    @MainActor
    private final class ZoomScrolling: NSObject, UIScrollViewDelegate {
        private weak var view: PhotoZoomView?

        init(_ view: PhotoZoomView) {
            self.view = view
            super.init()
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view?.zoomedView }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { view?.zoomChanged() }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { view?.updateTiles() }
        func scrollViewDidEndZooming(
            _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        ) {
            self.view?.zoomEnded()
        }
    }
#endif
