#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    /// One page: a photo with its caption, what stands for it until it is there, and a way to try again where it failed.
    ///
    /// Page views are used again: an image that comes late is never shown on another photo's page.
    @MainActor
    final class PageView: UIView {
        let zoomView = PhotoZoomView()
        let captionView = CaptionView()
        private(set) var failureView: FailureView?
        private(set) var photo: Photo?
        /// What went wrong with the photo.
        var onFailure: ((Photo, any Error) -> Void)?
        private var loader: (any PhotoLoader)?
        private var retryTitle = ""
        private var state = State.waiting
        private var task: Task<Void, Never>?
        /// Room that the page control takes at the bottom.
        var captionInset: CGFloat = 0 {
            didSet { if captionInset != oldValue { setNeedsLayout() } }
        }

        private enum State {
            case waiting, loading, loaded, failed
        }

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
            addSubview(zoomView)
            addSubview(captionView)
        }

        deinit {
            task?.cancel()
        }

        var hasFailed: Bool { state == .failed }
        var isLoaded: Bool { state == .loaded }

        // MARK: Photo

        /// Shows a photo. One that isn't wanted yet is not asked for; what is there already is shown.
        func show(
            _ photo: Photo, fit: PhotoFit, loader: any PhotoLoader, retryTitle: String, isWanted: Bool
        ) {
            isHidden = false
            zoomView.fit = fit
            self.retryTitle = retryTitle
            self.loader = loader
            if self.photo?.id != photo.id {
                reset()
                zoomView.image = photo.placeholder
                if case .image(let image) = photo.source { receive(image) }
            }
            self.photo = photo
            if captionView.text != photo.caption {
                captionView.text = photo.caption
                setNeedsLayout()
            }
            if isWanted, state == .waiting { load() }
        }

        /// Gives the photo up: the page is free.
        func clear() {
            guard !isHidden || photo != nil else { return }
            isHidden = true
            reset()
        }

        func resetZoom() { zoomView.resetZoom() }

        func retry() {
            guard state == .failed else { return }
            state = .waiting
            load()
        }

        private func reset() {
            task?.cancel()
            task = nil
            state = .waiting
            photo = nil
            zoomView.resetZoom()
            zoomView.tiles = nil
            zoomView.image = nil
            showFailure(false)
        }

        private func load() {
            guard let photo else { return }
            showFailure(false)
            switch photo.source {
            case .image(let image):
                receive(image)
            case .asset(let name, let bundle):
                if let image = UIImage(named: name, in: bundle, compatibleWith: traitCollection) {
                    receive(image)
                } else {
                    fail(PhotoError.noSuchAsset(name))
                }
            case .tiles(let source):
                zoomView.tiles = source
                state = .loaded
            case .url(let url):
                guard let loader else { return }
                begin { try await loader.image(at: url) }
            case .load(let load):
                begin(load)
            }
        }

        private func begin(_ load: @escaping @Sendable () async throws -> UIImage) {
            state = .loading
            task = Task { [weak self] in
                do {
                    let image = try await load()
                    // A page that was given another photo has cancelled this.
                    if !Task.isCancelled { self?.receive(image) }
                } catch {
                    if !Task.isCancelled { self?.fail(error) }
                }
            }
        }

        private func receive(_ image: UIImage) {
            task = nil
            state = .loaded
            zoomView.image = image
        }

        private func fail(_ error: any Error) {
            task = nil
            state = .failed
            showFailure(true)
            if let photo { onFailure?(photo, error) }
        }

        private func showFailure(_ isShown: Bool) {
            guard isShown else {
                failureView?.removeFromSuperview()
                failureView = nil
                return
            }
            let view = FailureView(title: retryTitle) { [weak self] in self?.retry() }
            failureView = view
            addSubview(view)
            setNeedsLayout()
        }

        // MARK: Layout

        override func layoutSubviews() {
            super.layoutSubviews()
            zoomView.frame = bounds
            captionView.place(in: bounds, above: captionInset)
            failureView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }
#endif
