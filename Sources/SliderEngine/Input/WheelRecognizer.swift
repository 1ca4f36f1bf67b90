/// What a toolkit knows of a touchpad's gesture when it reports a scroll event.
public enum WheelPhase: Sendable {
    /// Nothing, as in browsers.
    case none
    case began
    case changed
    /// The fingers have left the touchpad.
    case ended
    /// Scrolling that goes on by itself after that.
    case momentum
}

/// A scroll event, its axes resolved: positive is forward.
package struct WheelInput: Equatable, Sendable {
    package var deltaMain: Double
    package var deltaCross: Double
    /// The unit of the deltas as the DOM counts it: 0 pixels, 1 lines, 2 pages.
    package var deltaMode: Int
    /// The DOM's `wheelDelta`: multiples of 120 for a wheel with detents; 0 if unknown.
    package var wheelDeltaMain: Double
    package var wheelDeltaCross: Double
    package var phase: WheelPhase

    package init(
        deltaMain: Double, deltaCross: Double, deltaMode: Int = 0, wheelDeltaMain: Double = 0,
        wheelDeltaCross: Double = 0, phase: WheelPhase = .none
    ) {
        self.deltaMain = Self.limited(deltaMain)
        self.deltaCross = Self.limited(deltaCross)
        self.deltaMode = deltaMode
        self.wheelDeltaMain = wheelDeltaMain
        self.wheelDeltaCross = wheelDeltaCross
        self.phase = phase
    }

    /// What isn't a number doesn't scroll, and nothing scrolls further than a million pixels at once.
    private static func limited(_ delta: Double) -> Double {
        delta.isFinite ? min(max(delta, -1e6), 1e6) : 0
    }
}

/// What a scroll event means.
package enum WheelOutcome: Equatable, Sendable {
    /// Not the slider's: the default happens.
    case ignored
    /// The slider's, but nothing turns.
    case consumed
    /// One page forward (1) or back (−1).
    case turn(Int)
    /// A touchpad takes hold of the content and moves it by this much, in points.
    case dragBegan(Double)
    case dragged(Double)
    case dragEnded
}

/// Tells page turns from scroll events: touchpads with phases, precise streams without, and wheels with detents.
///
/// Deltas in pixels, times in seconds. The 1.2 of the axis, and the 150 ms, are libadwaita's.
package struct WheelRecognizer: Equatable, Sendable {
    /// Silence that ends a stream, and the pause between two turns of a wheel.
    private static let silence = 0.150
    /// The sum of deltas that turns a page.
    private static let turningSum = 30.0
    /// A change of direction, or a new swipe, has deltas above this.
    private static let leastDelta = 2.0
    /// So many deltas that don't grow are the tail of a swipe.
    private static let tailLength = 5
    /// The smallest delta of a wheel with detents.
    private static let leastDetent = 40.0
    private static let tolerance = 1e-9

    private enum Gesture {
        case idle, undecided, ours, foreign
        /// Over; its momentum may follow.
        case ended
    }

    private enum Axis {
        case main, cross, foreign
    }

    private enum Stream: Equatable {
        case idle
        case detents
        case precise(Axis)
    }

    private var gesture = Gesture.idle

    private var stream = Stream.idle
    private var lastTime = -Double.infinity
    private var lastTurn = -Double.infinity
    private var sum = 0.0
    /// After a turn: the rest of the swipe turns nothing.
    private var isLocked = false
    /// The direction of the turn that locked.
    private var lockedSign = 0.0
    private var lastMagnitude = 0.0
    private var notGrowing = 0

    package init() {}

    /// - Parameter crossTurnsToo: whether a wheel across the axis turns pages too, as where no page scrolls.
    package mutating func handle(_ input: WheelInput, crossTurnsToo: Bool, at t: Double) -> WheelOutcome {
        switch input.phase {
        case .none: handleStream(input, crossTurnsToo: crossTurnsToo, at: t)
        case .began: began(input)
        case .changed: changed(input)
        case .ended: ended()
        case .momentum: gesture == .ended ? .consumed : .ignored
        }
    }

    // MARK: Touchpads with phases

    private mutating func began(_ input: WheelInput) -> WheelOutcome {
        // A second beginning without an end goes on.
        if gesture != .ours { gesture = .undecided }
        return changed(input)
    }

    private mutating func changed(_ input: WheelInput) -> WheelOutcome {
        switch gesture {
        case .ours:
            return .dragged(input.deltaMain)
        case .foreign:
            return .ignored
        case .idle, .undecided, .ended:
            // Some toolkits begin with an event that doesn't move.
            guard input.deltaMain != 0 || input.deltaCross != 0 else {
                gesture = .undecided
                return .ignored
            }
            gesture = Self.isMain(input) ? .ours : .foreign
            return gesture == .ours ? .dragBegan(input.deltaMain) : .ignored
        }
    }

    private mutating func ended() -> WheelOutcome {
        let wasOurs = gesture == .ours
        gesture = wasOurs ? .ended : .idle
        return wasOurs ? .dragEnded : .ignored
    }

    // MARK: Events without phases

    private mutating func handleStream(
        _ input: WheelInput, crossTurnsToo: Bool, at t: Double
    ) -> WheelOutcome {
        guard t.isFinite, input.deltaMain != 0 || input.deltaCross != 0 else {
            return isOurs ? .consumed : .ignored
        }
        if t - lastTime >= Self.silence - Self.tolerance {
            stream = .idle
            unlock()
        }
        lastTime = t

        // Within a precise stream a delta may look like a detent's by chance.
        if case .precise(let axis) = stream {
            return handlePrecise(input, axis: axis)
        }
        let axis = Self.axis(of: input, crossTurnsToo: crossTurnsToo)
        if Self.isDetent(input) {
            stream = .detents
            return handleDetent(input, axis: axis, at: t)
        }
        stream = .precise(axis)
        return handlePrecise(input, axis: axis)
    }

    private var isOurs: Bool {
        switch stream {
        case .idle, .precise(.foreign): false
        case .detents, .precise: true
        }
    }

    private mutating func handleDetent(_ input: WheelInput, axis: Axis, at t: Double) -> WheelOutcome {
        guard let delta = Self.delta(of: input, along: axis) else { return .ignored }
        guard t - lastTurn >= Self.silence - Self.tolerance else { return .consumed }
        lastTurn = t
        return turn(delta)
    }

    private mutating func handlePrecise(_ input: WheelInput, axis: Axis) -> WheelOutcome {
        guard let delta = Self.delta(of: input, along: axis) else { return .ignored }
        let magnitude = abs(delta)
        if isLocked, startsSwipe(delta) { unlock() }
        notGrowing = magnitude <= lastMagnitude ? notGrowing + 1 : 0
        lastMagnitude = magnitude
        guard !isLocked else { return .consumed }
        sum += delta
        return abs(sum) >= Self.turningSum ? turn(sum) : .consumed
    }

    /// Whether a delta is more than the tail of the swipe that has turned a page.
    private func startsSwipe(_ delta: Double) -> Bool {
        let isBack = delta * lockedSign < 0 && abs(delta) >= Self.leastDelta
        let isAnother =
            notGrowing >= Self.tailLength && abs(delta) > max(Self.leastDelta, 2 * lastMagnitude)
        return isBack || isAnother
    }

    private mutating func turn(_ delta: Double) -> WheelOutcome {
        isLocked = true
        lockedSign = delta < 0 ? -1 : 1
        sum = 0
        return .turn(delta < 0 ? -1 : 1)
    }

    private mutating func unlock() {
        isLocked = false
        sum = 0
        lastMagnitude = 0
        notGrowing = 0
    }

    // MARK: Numbers

    private static func isMain(_ input: WheelInput) -> Bool {
        abs(input.deltaMain) >= 1.2 * abs(input.deltaCross)
    }

    private static func axis(of input: WheelInput, crossTurnsToo: Bool) -> Axis {
        isMain(input) ? .main : crossTurnsToo ? .cross : .foreign
    }

    private static func delta(of input: WheelInput, along axis: Axis) -> Double? {
        switch axis {
        case .main: input.deltaMain
        case .cross: input.deltaCross
        case .foreign: nil
        }
    }

    /// Whether the event is that of a wheel with detents: not in pixels, or a whole number of pixels for
    /// a whole number of detents.
    private static func isDetent(_ input: WheelInput) -> Bool {
        guard input.deltaMode == 0 else { return true }
        let isAlong = abs(input.deltaMain) >= abs(input.deltaCross)
        let delta = isAlong ? input.deltaMain : input.deltaCross
        let detents = (isAlong ? input.wheelDeltaMain : input.wheelDeltaCross) / 120
        return detents != 0 && detents == detents.rounded() && delta == delta.rounded()
            && abs(delta) >= leastDetent
    }
}
