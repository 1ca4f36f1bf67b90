/// Lengths along the axis, in logical pixels: how long a page is, and how far apart pages are.
///
/// Page length = (W − gap·(n − 1) − 2·peek) / n, rounded to a device pixel; stride = that + gap.
package struct PageGeometry: Equatable, Sendable {
    /// The viewport's length along the axis.
    package let length: Double
    package let pageLength: Double
    /// From the start of a page to the start of the next.
    package let stride: Double
    /// From the start of the viewport to the start of the page at the position.
    package let inset: Double
    /// Device pixels per logical pixel.
    package let scale: Double

    package init(viewport: Viewport, configuration: SliderConfiguration) {
        let length = configuration.axis == .horizontal ? viewport.width : viewport.height
        let scale = viewport.scale
        let pages = configuration.pagesInView
        let gap = min(configuration.gap, length)
        let peek = min(configuration.peek, length / 2)
        let room = length - gap * (pages - 1) - 2 * peek
        func rounded(_ value: Double) -> Double { (value * scale).rounded() / scale }

        self.length = length
        self.scale = scale
        pageLength = length > 0 ? max(1 / scale, rounded(room / pages)) : 0
        stride = length > 0 ? pageLength + gap : 0
        inset = configuration.alignment == .center ? rounded((length - pageLength) / 2) : peek
    }

    package var isEmpty: Bool { !(stride > 0) }

    /// The most pages that can be seen at once.
    package var visibleCapacity: Int {
        isEmpty ? 0 : Int(clamping: ((length + pageLength) / stride).rounded(.up))
    }

    /// The pages that show at least a sliver, or `share` of their length, at a position.
    ///
    /// Positions and pages are counted from the same page.
    package func pages(inViewAt position: Double, showing share: Double = 0) -> ClosedRange<Int>? {
        guard !isEmpty else { return nil }
        // Less than a hundredth of a device pixel is rounding, not a sliver.
        let least = max(share * pageLength, 0.01 / scale)
        let first = position + (least - pageLength - inset) / stride
        let last = position + (length - least - inset) / stride
        let lower = Int(clamping: (first - 1e-9).rounded(.up))
        let upper = Int(clamping: (last + 1e-9).rounded(.down))
        return lower <= upper ? lower...upper : nil
    }
}

extension Int {
    /// The integer nearest to zero's side of `value`, at the ends of ±2³⁰ where it lies beyond them; 0 for NaN.
    package init(clamping value: Double) {
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1_073_741_824), 1_073_741_824))
    }
}
