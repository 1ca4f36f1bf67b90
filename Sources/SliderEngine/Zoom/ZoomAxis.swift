/// One direction of a zoomed photo: where its middle is, in logical pixels from the middle of its page.
package struct ZoomAxis: Sendable {
    /// Lengths of the page, and of the photo as it fits.
    package var page = 0.0
    package var fitted = 0.0
    /// Where it is shown now, where it was when its motion began, and where that ends.
    package var shown = 0.0
    private var from = 0.0
    package var goal = 0.0
    /// Where a finger moved it, without rubber band.
    private var raw = 0.0
    private var coast: Coast?

    package init() {}

    /// How far it can be moved to either side.
    private func bound(_ scale: Double) -> Double { max((fitted * scale - page) / 2, 0) }

    @inline(never)
    private func inside(_ place: Double, _ scale: Double) -> Double {
        min(max(place, -bound(scale)), bound(scale))
    }

    private var band: RubberBand { RubberBand(length: page) }

    /// Sends it to where it is with another scale, when a point stays in place; at scale 1 to the middle.
    @inline(never)
    mutating func settle(to scale: Double, from old: Double, around point: Double) {
        from = shown
        goal = scale == 1 ? 0 : inside(point - (point - goal) * scale / old, scale)
    }

    /// Moves it with a spring of which this much is left.
    @inline(never)
    mutating func move(left share: Double) { shown = goal + (from - goal) * share }

    @inline(never)
    mutating func letGo(velocity: Double, scale: Double, pixel: Double) -> Double {
        let coast = Coast(from: shown, velocity: velocity, bound: bound(scale), band: band, pixel: pixel)
        self.coast = coast
        goal = coast.position(at: coast.duration)
        return coast.duration
    }

    @inline(never)
    mutating func coast(at t: Double) { shown = coast?.position(at: t) ?? goal }

    @inline(never)
    mutating func takeHold(scale: Double) {
        let edge = inside(shown, scale)
        raw = edge + band.excess(shown: shown - edge)
    }

    @inline(never)
    mutating func pan(by distance: Double, scale: Double) {
        raw += distance
        let edge = inside(raw, scale)
        shown = edge + band.shown(excess: raw - edge)
    }

    /// Two fingers put it anywhere, though not so far beyond its edge that one couldn't hold it there.
    @inline(never)
    mutating func pinch(to place: Double, scale: Double) {
        let edge = inside(place, scale)
        shown = edge + min(max(place - edge, -0.9 * page), 0.9 * page)
    }

    /// Whether its edge is in view already on the side that it would move away from; within a pixel counts.
    func isAtEdge(moving way: Double, scale: Double) -> Bool {
        let bound = bound(scale) - 1
        return way < 0 ? shown <= -bound : shown >= bound
    }

    /// Goes by other lengths; what is in the middle of the page stays there.
    @inline(never)
    mutating func adopt(page: Double, fitted: Double, growth: Double) {
        shown *= self.fitted > 0 ? growth * fitted / self.fitted : 0
        self.page = page
        self.fitted = fitted
    }
}
