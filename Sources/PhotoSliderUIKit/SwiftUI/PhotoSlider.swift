#if canImport(UIKit)
    import SwiftUI
    import UIKit

    /// ``PhotoSliderView`` for SwiftUI.
    ///
    /// ```swift
    /// struct Trip: View {
    ///     @State private var page = 0
    ///
    ///     var body: some View {
    ///         PhotoSlider(photos, selection: $page)
    ///             .loops()
    ///             .autoplay(.every(3))
    ///             .effect(.fade)
    ///             .aspectRatio(1, contentMode: .fit)
    ///     }
    /// }
    /// ```
    public struct PhotoSlider: UIViewRepresentable {
        private let photos: [Photo]
        private let selection: Binding<Int>?
        private var settings = Settings()

        private struct Settings {
            var loops = false
            var autoplay = PhotoSliderView.AutoplayInterval.off
            var autoplayEnd = PhotoSliderView.AutoplayEnd.rewind
            var showsAutoplayProgress = false
            var effect = PhotoSliderView.Effect.slide
            var fit = PhotoSliderView.Fit.cover
            var isZoomEnabled = true
            var loader: (any PhotoLoader)?
            var wording: PhotoSliderWording?
            var pageIndicatorTintColor: UIColor?
            var currentPageIndicatorTintColor: UIColor?
            var onTap: ((Int) -> Void)?
            var onSettle: ((Int) -> Void)?
        }

        /// - Parameters:
        ///   - photos: shown from the first on.
        ///   - selection: the page in view, from 0; setting it goes there.
        public init(_ photos: [Photo], selection: Binding<Int>? = nil) {
            self.photos = photos
            self.selection = selection
        }

        /// Lets photos go on endlessly in both directions.
        public func loops(_ isOn: Bool = true) -> Self { with { $0.loops = isOn } }

        /// Turns pages by themselves.
        public func autoplay(
            _ interval: PhotoSliderView.AutoplayInterval = .every(),
            end: PhotoSliderView.AutoplayEnd = .rewind,
            showsProgress: Bool = false
        ) -> Self {
            with {
                $0.autoplay = interval
                $0.autoplayEnd = end
                $0.showsAutoplayProgress = showsProgress
            }
        }

        /// Says how pages look on their way.
        public func effect(_ effect: PhotoSliderView.Effect) -> Self { with { $0.effect = effect } }

        /// Says how a photo lies in its page.
        public func fit(_ fit: PhotoSliderView.Fit) -> Self { with { $0.fit = fit } }

        /// Says whether a pinch and a double tap enlarge the photo.
        public func zoomEnabled(_ isOn: Bool) -> Self { with { $0.isZoomEnabled = isOn } }

        /// Fetches photos that are given by address.
        public func photoLoader(_ loader: any PhotoLoader) -> Self { with { $0.loader = loader } }

        /// Gives it your user's language.
        public func wording(_ wording: PhotoSliderWording) -> Self { with { $0.wording = wording } }

        /// Colours the dots; `nil` is the system's colour.
        public func pageIndicatorColors(_ color: UIColor?, current: UIColor?) -> Self {
            with {
                $0.pageIndicatorTintColor = color
                $0.currentPageIndicatorTintColor = current
            }
        }

        /// Calls when a photo is tapped.
        public func onTapPage(_ action: @escaping (_ page: Int) -> Void) -> Self {
            with { $0.onTap = action }
        }

        /// Calls when the slider comes to rest.
        public func onSettle(_ action: @escaping (_ page: Int) -> Void) -> Self {
            with { $0.onSettle = action }
        }

        private func with(_ change: (inout Settings) -> Void) -> Self {
            var copy = self
            change(&copy.settings)
            return copy
        }

        // MARK: UIViewRepresentable

        /// What is remembered from one update to the next.
        @MainActor
        public final class Coordinator {
            var selection: Binding<Int>?
            /// The page that slider and binding last agreed on.
            var page: Int?
            var photos: [Photo.ID]?

            func slider(_ slider: PhotoSliderView, isOn page: Int) {
                // Pages that a scroll in code only passes over are no selection.
                guard page == slider.targetPage, page != self.page else { return }
                self.page = page
                selection?.wrappedValue = page
            }
        }

        public func makeCoordinator() -> Coordinator { Coordinator() }

        public func makeUIView(context: Context) -> PhotoSliderView {
            let slider = PhotoSliderView(frame: .zero)
            let coordinator = context.coordinator
            slider.onPageChange = { [weak slider, weak coordinator] page in
                guard let slider else { return }
                coordinator?.slider(slider, isOn: page)
            }
            return slider
        }

        public func updateUIView(_ slider: PhotoSliderView, context: Context) {
            let coordinator = context.coordinator
            coordinator.selection = selection
            if let loader = settings.loader { slider.photoLoader = loader }
            if let wording = settings.wording { slider.wording = wording }
            slider.fit = settings.fit
            slider.effect = settings.effect
            slider.isZoomEnabled = settings.isZoomEnabled
            slider.loops = settings.loops
            slider.autoplayEnd = settings.autoplayEnd
            slider.autoplay = settings.autoplay
            slider.showsAutoplayProgress = settings.showsAutoplayProgress
            slider.pageIndicatorTintColor = settings.pageIndicatorTintColor
            slider.currentPageIndicatorTintColor = settings.currentPageIndicatorTintColor
            slider.onTap = settings.onTap
            slider.onSettle = settings.onSettle
            let isFirst = coordinator.photos == nil
            if coordinator.photos != photos.map(\.id) {
                coordinator.photos = photos.map(\.id)
                slider.configure(with: photos)
            }
            if let page = selection?.wrappedValue, page != coordinator.page {
                coordinator.page = page
                slider.scrollToPage(page, animated: !isFirst)
            }
        }
    }
#endif
