#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    /// What a strip of pages asks and tells.
    @MainActor
    protocol PageStripDelegate: AnyObject {
        /// Fills a view with a photo. Where it isn't wanted, it is only passed over and shown as far as it is there.
        func pageStrip(_ strip: PageStrip, show photo: Int, in page: PageView, isWanted: Bool)
        /// The content moved.
        func pageStripDidScroll(_ strip: PageStrip)
        func pageStrip(_ strip: PageStrip, didChangeTo photo: Int, reason: SliderEvent.Reason)
        func pageStrip(_ strip: PageStrip, didSettleOn photo: Int, reason: SliderEvent.Reason)
    }
#endif
