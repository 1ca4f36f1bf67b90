#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    extension PhotoSliderView {
        /// Shows these images, in place of earlier photos.
        public func configure(with images: [UIImage]) {
            configure(with: images.map { Photo($0) })
        }

        /// Shows these photos, in place of earlier ones.
        ///
        /// The photo in view stays in view if it is in the new list too; if it went, the one in its place is shown. A list that
        /// has none of the earlier photos, as in a reused cell, begins at its first.
        public func configure(with photos: [Photo]) {
            let shown = targetPage
            let start = page(of: photos)
            self.photos = photos
            setList(photo: start)
            if strip.hasLayout, start != shown { report(change: currentPage) }
        }

        private func page(of new: [Photo]) -> Int {
            if let page = pendingPage, page < new.count {
                pendingPage = nil
                return page
            }
            let page = targetPage
            guard photos.indices.contains(page) else { return 0 }
            let id = photos[page].id
            if new.indices.contains(page), new[page].id == id { return page }
            if let place = new.firstIndex(where: { $0.id == id }) { return place }
            let known = Set(photos.map(\.id))
            return new.contains { known.contains($0.id) } ? min(page, new.count - 1) : 0
        }

        func setList(photo: Int) {
            pageControl.numberOfPages = photos.count
            strip.setList(count: photos.count, loops: loops, photo: photo)
            pageControl.currentPage = strip.indicatedPhoto
            setNeedsLayout()
            updateAutoplay()
        }
    }

    extension PhotoSliderView: PageStripDelegate {
        func pageStrip(_ strip: PageStrip, show photo: Int, in page: PageView, isWanted: Bool) {
            guard photos.indices.contains(photo) else {
                page.clear()
                return
            }
            if page.onFailure == nil {
                page.onFailure = { [weak self] photo, error in self?.photoFailed(photo, error) }
                page.zoomView.onZoom = { [weak self, weak page] scale in self?.zoomed(page, scale: scale) }
            }
            page.captionInset = photos.count > 1 ? pageControl.frame.height : 0
            page.zoomView.isZoomEnabled = isZoomEnabled
            page.show(
                photos[photo], fit: fit == .cover ? .cover : .contain, loader: photoLoader,
                retryTitle: wording.retry, isWanted: isWanted)
        }

        func pageStripDidScroll(_ strip: PageStrip) {
            pageControl.currentPage = strip.indicatedPhoto
            updateAutoplay()
        }

        func pageStrip(_ strip: PageStrip, didChangeTo photo: Int, reason: SliderEvent.Reason) {
            report(change: photo)
        }

        func pageStrip(_ strip: PageStrip, didSettleOn photo: Int, reason: SliderEvent.Reason) {
            pageControl.currentPage = photo
            updateAutoplay()
            onSettle?(photo)
            delegate?.photoSlider(self, didSettleOnPage: photo)
            if reason == .drag || reason == .indicator { announcePage() }
        }

        private func report(change photo: Int) {
            onPageChange?(photo)
            delegate?.photoSlider(self, didChangeToPage: photo)
        }

        private func photoFailed(_ photo: Photo, _ error: any Error) {
            guard let page = photos.firstIndex(where: { $0.id == photo.id }) else { return }
            onFailure?(page, error)
            delegate?.photoSlider(self, didFailToLoadPage: page, error: error)
        }

        private func zoomed(_ page: PageView?, scale: Double) {
            guard let page, page === strip.currentPage else { return }
            updateAutoplay()
            onZoom?(currentPage, scale)
            delegate?.photoSlider(self, didZoomPage: currentPage, to: scale)
        }
    }
#endif
