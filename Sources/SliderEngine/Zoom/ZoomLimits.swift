/// How far a photo can be zoomed in its page.
///
/// Scales are relative to the photo as it fits.
public struct ZoomLimits: Equatable, Sendable {
    /// Of the photo as it fits, in logical pixels: with `PhotoFit.cover` one side is longer than the page's.
    public var fittedWidth = 0.0
    public var fittedHeight = 0.0
    /// Logical pixels per pixel of the photo as it fits; 1 where its size is unknown.
    public var fit = 1.0
    /// The largest scale at rest: 3, or a device pixel for each of the photo's where that is more.
    public var maximum = 3.0
    /// Where a double tap leads: 2, or the scale that fills the page where that is more.
    public var doubleTap = 2.0
    /// Whether the photo's pixels were counted; else it is taken for the size of its page.
    public var isPhotoSizeKnown = false

    /// - Parameters:
    ///   - photoWidth: in pixels; where a side isn't a positive number, the photo counts as the page's size.
    ///   - photoHeight: in pixels.
    ///   - pageWidth: in logical pixels.
    ///   - pageHeight: in logical pixels.
    ///   - density: device pixels per logical pixel.
    ///   - fit: how the photo lies in its page.
    public init(
        photoWidth: Double, photoHeight: Double, pageWidth: Double, pageHeight: Double, density: Double,
        fit: PhotoFit
    ) {
        let horizontal = pageWidth / photoWidth
        let vertical = pageHeight / photoHeight
        let fill = max(horizontal, vertical)
        let fitted = fit == .cover ? fill : min(min(horizontal, vertical), 1)
        guard photoWidth >= 1, photoHeight >= 1, fitted > 1e-9 else {
            fittedWidth = pageWidth
            fittedHeight = pageHeight
            return
        }
        isPhotoSizeKnown = true
        self.fit = fitted
        fittedWidth = photoWidth * fitted
        fittedHeight = photoHeight * fitted
        maximum = max(3, 1 / (density * fitted))
        doubleTap = min(max(2, fill / fitted), maximum)
    }

    package init() {}
}
