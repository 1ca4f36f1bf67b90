/// How far a photo is zoomed, and what that does by itself: a closed form of time.
///
/// A change of scale is a spring (ω = 20) from one scale and place to another, in a straight line: so the point
/// that it is about stays in place throughout. A photo that is let go within its limits coasts.
package struct ZoomState: Sendable {
    /// Whether there is anything but a photo that fits.
    package var isActive = false
    package private(set) var limits = ZoomLimits()
    /// As shown now, and where it is going.
    package private(set) var scale = 1.0
    package private(set) var goalScale = 1.0
    package var along = ZoomAxis()
    package var across = ZoomAxis()
    /// When it comes to rest by itself; infinite at rest and while it is held.
    package private(set) var end = Double.infinity
    private var start = 0.0
    private var fromScale = 1.0
    private var isCoasting = false
    /// Device pixels per logical pixel.
    package private(set) var density = 1.0

    package init() {}

    private static var spring: Spring { .snap(displacement: 1, velocity: 0) }

    /// A photo that fits.
    package mutating func reset() {
        isActive = false
        limits = ZoomLimits()
        scale = 1
        along.shown = 0
        across.shown = 0
        hold()
    }

    /// Moves on to a time.
    @inline(never)
    package mutating func advance(to t: Double) {
        guard end < .infinity else { return }
        if t >= end {
            stop()
        } else if isCoasting {
            along.coast(at: t - start)
            across.coast(at: t - start)
        } else {
            let left = Self.spring.displacement(at: t - start)
            scale = goalScale + (fromScale - goalScale) * left
            along.move(left: left)
            across.move(left: left)
        }
    }

    /// What moves is where it is going.
    private mutating func stop() {
        scale = goalScale
        along.shown = along.goal
        across.shown = across.goal
        end = .infinity
    }

    /// Holds it where it is.
    @inline(never)
    package mutating func hold() {
        goalScale = scale
        along.goal = along.shown
        across.goal = across.shown
        end = .infinity
    }

    /// How far its farthest point is from where it is going, at most, in logical pixels.
    @inline(never)
    private var distance: Double {
        abs(along.shown - along.goal) + abs(across.shown - across.goal)
            + abs(scale - goalScale) * max(limits.fittedWidth, limits.fittedHeight)
    }

    /// Whether a touch finds it on its way: what is less than 2 px from its end counts as at rest.
    package var isMovingVisibly: Bool { end < .infinity && distance >= 2 }

    /// The scale that one asked for comes to rest at: at most 1.01 times the fit counts as that.
    package func restingScale(_ scale: Double) -> Double {
        scale > 1.01 ? min(scale, limits.maximum) : 1
    }

    /// Changes its scale around a point, and brings it within its bounds.
    @inline(never)
    package mutating func settle(
        to scale: Double, around point: AxisPoint = AxisPoint(along: 0, across: 0), isAnimated: Bool,
        at t: Double
    ) {
        along.settle(to: scale, from: goalScale, around: point.along)
        across.settle(to: scale, from: goalScale, around: point.across)
        fromScale = self.scale
        goalScale = scale
        start = t
        isCoasting = false
        // At rest within half a device pixel and below 20 a second, as a page is.
        let nearly = 0.5 / (density * max(distance, 1e-9))
        end = t + Self.spring.restTime(displacement: nearly, velocity: 40 * nearly)
        if !isAnimated || end <= t { stop() }
    }

    // MARK: Fingers

    /// A finger takes hold of it.
    @inline(never)
    package mutating func beginPan() {
        hold()
        along.takeHold(scale: scale)
        across.takeHold(scale: scale)
    }

    package mutating func pan(along distance: Double, across: Double) {
        along.pan(by: distance, scale: scale)
        self.across.pan(by: across, scale: scale)
    }

    /// The finger lets it go, at a point and with a speed in logical pixels per second.
    @inline(never)
    package mutating func endPan(
        at point: AxisPoint, velocityAlong: Double, velocityAcross: Double, at t: Double
    ) {
        hold()
        guard restingScale(scale) == scale, scale > 1 else {
            settle(to: restingScale(scale), around: point, isAnimated: true, at: t)
            return
        }
        start = t
        isCoasting = true
        end =
            t
            + max(
                along.letGo(velocity: velocityAlong, scale: scale, pixel: 1 / density),
                across.letGo(velocity: velocityAcross, scale: scale, pixel: 1 / density))
    }

    /// Two fingers put a point of the photo, counted from its middle as it fits, to a place.
    ///
    /// - Parameter raw: the scale that they ask for; beyond the limits limit·r^0.5 is shown, where r is how many
    ///   times the limit it is.
    @inline(never)
    package mutating func pinch(to raw: Double, anchor: AxisPoint, place: AxisPoint) {
        scale = (limit(raw) * raw).squareRoot()
        along.pinch(to: place.along - anchor.along * scale, scale: scale)
        across.pinch(to: place.across - anchor.across * scale, scale: scale)
    }

    /// The scale that fingers would ask for to show this one.
    package var rawScale: Double { scale * scale / limit(scale) }

    @inline(never)
    private func limit(_ scale: Double) -> Double { min(max(scale, 1), limits.maximum) }

    // MARK: Sizes

    /// Goes by other limits: the photo keeps its size on screen and the place at the middle, as far as it can.
    ///
    /// - Parameter isHeld: whether fingers hold it, which may do so beyond the limits.
    @inline(never)
    package mutating func adopt(
        _ new: ZoomLimits, pageLength: Double, breadth: Double, isHorizontal: Bool, density: Double,
        isHeld: Bool
    ) {
        self.density = density
        if !isHeld { stop() }
        let isSame = abs(limits.fittedWidth / limits.fit - new.fittedWidth / new.fit) < 0.5
        let growth = isSame ? limits.fit / new.fit : 1
        limits = new
        scale *= growth
        along.adopt(
            page: pageLength, fitted: isHorizontal ? new.fittedWidth : new.fittedHeight, growth: growth)
        across.adopt(page: breadth, fitted: isHorizontal ? new.fittedHeight : new.fittedWidth, growth: growth)
        hold()
        if !isHeld { settle(to: restingScale(scale), isAnimated: false, at: 0) }
    }
}
