// Wheel and touchpad.

extension SliderModel {
    /// A touchpad's flick is faster than a finger's: 600 px/s (libadwaita's threshold).
    private static let touchpadFlickSpeed = 600.0

    /// Takes in what a wheel or touchpad did.
    ///
    /// - Returns: `ours` where the host prevents the default, else `notOurs`.
    @discardableResult
    public mutating func handle(_ event: WheelEvent, at t: Double) -> Verdict {
        proceed(to: t)
        defer { refresh() }
        if pans(by: event) { return .ours }
        let isHorizontal = configuration.axis == .horizontal
        let sign = isMirrored ? -1.0 : 1.0
        let input = WheelInput(
            deltaMain: isHorizontal ? sign * event.deltaX : event.deltaY,
            deltaCross: isHorizontal ? event.deltaY : event.deltaX,
            deltaMode: event.deltaMode,
            wheelDeltaMain: isHorizontal ? sign * event.wheelDeltaX : event.wheelDeltaY,
            wheelDeltaCross: isHorizontal ? event.wheelDeltaY : event.wheelDeltaX,
            phase: event.phase)
        let crossTurnsToo = isHorizontal && configuration.fillsWindow
        // It follows a gesture that goes on under a finger, so as to know its end.
        let outcome = wheel.handle(input, crossTurnsToo: crossTurnsToo, at: now)
        guard !geometry.isEmpty, rests.count > 1, press == nil else { return .notOurs }
        switch outcome {
        case .ignored: return .notOurs
        case .consumed: return .ours
        case .turn(let step): return turn(by: step)
        case .dragBegan(let delta):
            beginWheelGesture(at: t)
            scroll(by: delta, at: t)
        case .dragged(let delta): scroll(by: delta, at: t)
        case .dragEnded: endWheelGesture()
        }
        return .ours
    }

    private mutating func turn(by step: Int) -> Verdict {
        let next = targetRest + (step > 0 ? 1 : -1)
        guard rests.isLooping || (0..<rests.count).contains(next) else {
            return configuration.isNested ? .notOurs : .ours
        }
        pendingPage = nil
        change(to: next, isAnimated: true, reason: .wheel)
        autoplay.restart(at: now)
        return .ours
    }

    private mutating func beginWheelGesture(at t: Double) {
        wheelGesture = WheelGesture(startPosition: position, logicalPage: motion.target ?? position)
        hold(finger: 0, at: t, reason: .wheel)
    }

    private mutating func scroll(by delta: Double, at t: Double) {
        guard let gesture = wheelGesture else { return }
        wheelGesture?.sum += delta
        drag(by: delta, finger: -(gesture.sum + delta), at: t)
    }

    private mutating func endWheelGesture() {
        guard let gesture = wheelGesture else { return }
        wheelGesture = nil
        letGo(
            velocity: dragVelocity, travel: abs(gesture.sum), from: gesture.startPosition,
            logicalPage: gesture.logicalPage, flickSpeed: Self.touchpadFlickSpeed)
    }
}
