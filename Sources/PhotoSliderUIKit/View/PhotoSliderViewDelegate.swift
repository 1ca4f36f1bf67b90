#if canImport(UIKit)
    import UIKit

    /// What a slider tells its owner. Every method is optional; the slider's closures tell the same.
    @MainActor
    public protocol PhotoSliderViewDelegate: AnyObject {
        /// Another page became the nearest one.
        func photoSlider(_ slider: PhotoSliderView, didChangeToPage page: Int)
        /// The slider came to rest.
        func photoSlider(_ slider: PhotoSliderView, didSettleOnPage page: Int)
        /// The photo was tapped, or activated by VoiceOver.
        func photoSlider(_ slider: PhotoSliderView, didTapPage page: Int)
        /// The photo was enlarged or made smaller; 1 is the photo as it fits.
        func photoSlider(_ slider: PhotoSliderView, didZoomPage page: Int, to scale: Double)
        /// A photo couldn't be loaded; its page offers to try again.
        func photoSlider(_ slider: PhotoSliderView, didFailToLoadPage page: Int, error: any Error)
    }

    extension PhotoSliderViewDelegate {
        public func photoSlider(_ slider: PhotoSliderView, didChangeToPage page: Int) {}
        public func photoSlider(_ slider: PhotoSliderView, didSettleOnPage page: Int) {}
        public func photoSlider(_ slider: PhotoSliderView, didTapPage page: Int) {}
        public func photoSlider(_ slider: PhotoSliderView, didZoomPage page: Int, to scale: Double) {}
        public func photoSlider(_ slider: PhotoSliderView, didFailToLoadPage page: Int, error: any Error) {}
    }
#endif
