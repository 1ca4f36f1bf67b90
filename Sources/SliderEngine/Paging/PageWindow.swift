/// The pages that have a slot at a position: those in view, and those preloaded on each side.
package struct PageWindow: Equatable, Sendable {
    package let visible: ClosedRange<Int>
    package let all: ClosedRange<Int>

    /// The window around `visible`, within `limits` where the slider has ends.
    package init?(visible: ClosedRange<Int>, preloading count: Int, within limits: ClosedRange<Int>?) {
        guard let limits else {
            self.visible = visible
            all = (visible.lowerBound - count)...(visible.upperBound + count)
            return
        }
        guard visible.overlaps(limits) else { return nil }
        self.visible = visible.clamped(to: limits)
        all = ((visible.lowerBound - count)...(visible.upperBound + count)).clamped(to: limits)
    }

    package func contains(_ page: Int) -> Bool { all.contains(page) }
}
