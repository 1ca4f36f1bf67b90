/// The page that a drag goes to when it is released.
///
/// One flick moves one page, a flick back takes it back, and quick flicks add up, because they count from the
/// page that the motion they interrupt was going to.
package struct PageTarget: Equatable, Sendable {
    /// Before it is held within the rest positions.
    package let page: Double

    /// A release at this speed is a flick, in points per second: as measured on UIScrollView's paging.
    package static let flickSpeed = 300.0
    /// A flick is at least this long (libadwaita).
    private static let shortestFlick = 16.0
    /// Far below a pixel: a position that should lie on a page does so.
    private static let tolerance = 1e-9

    /// - Parameters:
    ///   - position: at release, in pages.
    ///   - logical: the page at rest at touch-down, or the one that a caught motion was going to.
    ///   - net: how far this drag has moved the content, forward positive; only the sign counts.
    ///   - velocity: at release, in points per second, forward positive.
    ///   - travel: of the finger since touch-down, in points; the sign doesn't count.
    ///   - threshold: the speed from which on a release is a flick, in points per second.
    ///   - last: the last rest position, to which the step may be shorter than a page; infinite in a loop.
    package init(
        position f: Double, logical b: Double, net: Double, velocity: Double, travel: Double,
        threshold: Double = flickSpeed, last: Double = .infinity
    ) {
        guard f.isFinite else {
            page = b.isFinite ? b : 0
            return
        }
        // The logical page is whole but for a fractional last rest position, 7.5 say: one back from there is 7.
        func next(after position: Double) -> Double { (position + Self.tolerance).rounded(.down) + 1 }
        func previous(before position: Double) -> Double { (position - Self.tolerance).rounded(.up) - 1 }

        let isFlick = abs(velocity) >= threshold && abs(travel) >= Self.shortestFlick
        if isFlick, velocity > 0 {
            page = net > 0 && b.isFinite ? max(next(after: f), next(after: b)) : next(after: f)
        } else if isFlick, velocity < 0 {
            page = net < 0 && b.isFinite ? min(previous(before: f), previous(before: b)) : previous(before: f)
        } else {
            let lower = f.rounded(.down)
            let upper = min(lower + 1, max(last, lower))
            let over = f - (lower + upper) / 2
            page = over > (net < 0 ? Self.tolerance : -Self.tolerance) ? upper : lower
        }
    }
}
