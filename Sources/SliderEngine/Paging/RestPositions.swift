/// Where the slider can come to rest, in pages. Dots, keys, ends and autoplay count these.
///
/// Centred, every page has one. Aligned to the start, with n pages in view, they are 0, 1, … and the last is
/// count − n, where the last page ends with the viewport; it may be fractional.
package struct RestPositions: Equatable, Sendable {
    /// Whether the loop is in force: it was asked for, and there are at least two pages and enough to fill the view.
    package let isLooping: Bool
    /// How many there are; 0 without pages.
    package let count: Int
    /// The position of the last one; 0 without pages.
    package let last: Double

    /// - Parameters:
    ///   - count: the number of pages.
    ///   - pagesInView: may be fractional; what is below 1, or NaN, counts as 1.
    ///   - loops: whether a loop is asked for.
    package init(count: Int, pagesInView: Double, alignment: SliderAlignment, loops: Bool) {
        let count = max(0, count)
        let pagesInView = max(1, pagesInView)
        isLooping = loops && count >= 2 && Double(count) >= pagesInView.rounded(.up)
        if count == 0 {
            self.count = 0
            last = 0
        } else if isLooping || alignment == .center {
            self.count = count
            last = Double(count - 1)
        } else if pagesInView < Double(count) {
            self.count = count - Int(pagesInView.rounded(.down)) + 1
            last = Double(count) - pagesInView
        } else {
            self.count = 1
            last = 0
        }
    }

    /// An index outside of them counts as the nearest of them.
    package func position(of index: Int) -> Double {
        index >= count - 1 ? last : Double(max(0, index))
    }

    /// The index of the rest position nearest to a position, the later one of two that are equally far.
    ///
    /// In a loop, the index of the photo on the nearest page. 0 for what isn't finite and without pages.
    package func index(nearestTo position: Double) -> Int {
        guard count > 0, position.isFinite else { return 0 }
        guard !isLooping else {
            let count = Double(self.count)
            let page = (position + 0.5).rounded(.down)
            let photo = page - (page / count).rounded(.down) * count
            // Far out, where whole numbers aren't exact any more, this may lie outside.
            return Int(min(max(0, photo), count - 1))
        }
        let position = clamped(position)
        let lastButOne = Double(count - 2)
        return position >= (lastButOne + last) / 2 ? count - 1 : Int((position + 0.5).rounded(.down))
    }

    /// The position, held between the first and the last; in a loop there are no ends.
    package func clamped(_ position: Double) -> Double {
        isLooping ? position : min(max(0, position), last)
    }
}
