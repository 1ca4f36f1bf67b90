#if canImport(UIKit)
    import UIKit

    /// Where pages lie in a scroll view's content, and which page an offset shows.
    ///
    /// The content is a row of places as wide as the window. In a loop it is a short one that starts at any page;
    /// moving `first` by whole pages together with the offset changes nothing that is seen.
    struct ScrollContent: Equatable {
        /// Width of a page, in points.
        var stride = 0.0
        /// The page in the first place.
        var first = 0
        /// How many places there are.
        var count = 0
        /// Whether the first place is the rightmost one.
        var isMirrored = false

        var length: Double { stride * Double(count) }

        /// The content offset that shows a position, in pages.
        func offset(of position: Double) -> Double {
            let place = position - Double(first)
            return (isMirrored ? Double(count - 1) - place : place) * stride
        }

        /// The position, in pages, that a content offset shows.
        func position(at offset: Double) -> Double {
            guard stride > 0 else { return Double(first) }
            let place = offset / stride
            return Double(first) + (isMirrored ? Double(count - 1) - place : place)
        }
    }
#endif
