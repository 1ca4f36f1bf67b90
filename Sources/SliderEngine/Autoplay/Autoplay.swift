/// When the next page comes by itself.
///
/// Two kinds of reason hold it. Some last as long as their cause, and then a full interval starts.
/// Others stop it until the user asks: keyboard focus that comes in, the user's Pause,
/// reduced motion, and the end of a list that is to stop there.
package struct Autoplay: Sendable {
    private struct Stops: OptionSet {
        let rawValue: UInt8
        static let user = Stops(rawValue: 1 << 0)
        static let focus = Stops(rawValue: 1 << 1)
        static let reducedMotion = Stops(rawValue: 1 << 2)
        static let end = Stops(rawValue: 1 << 3)
    }

    /// In seconds from start to start; `nil` is off.
    package var interval: Double? { general.map { page ?? $0 } }
    private var general: Double?
    /// What the page in view has in its place.
    private var page: Double?
    /// When the next change starts, if nothing holds it.
    package private(set) var nextStep: Double?
    private var stops: Stops = []
    private var waits: WaitReasons = []
    /// Reasons that the user overrode by asking for Play while they lasted.
    private var overridden: WaitReasons = []
    private var ignoresHover = false

    package init() {}

    /// Whether it is on and nothing stopped it: a button says Pause then.
    package var isPlaying: Bool { interval != nil && stops.isEmpty }

    /// How much of the interval has gone by, from 0 to 1; `nil` while it doesn't run.
    package func fraction(at t: Double) -> Double? {
        guard let nextStep, let interval else { return nil }
        return min(max(1 - (nextStep - t) / interval, 0), 1)
    }

    package mutating func configure(_ configuration: SliderConfiguration, was old: SliderConfiguration) {
        let general = Self.interval(of: configuration)
        if general != self.general {
            self.general = general
            nextStep = nil
        }
        ignoresHover = configuration.fillsWindow
        let isReduced = configuration.motionPreference != .full
        if !isReduced {
            stops.remove(.reducedMotion)
        } else if old.motionPreference == .full {
            stops.insert(.reducedMotion)
        }
    }

    /// Never shorter than a change and half a second.
    private static func interval(of configuration: SliderConfiguration) -> Double? {
        guard case .every(let seconds) = configuration.autoplay else { return nil }
        return interval(seconds, configuration)
    }

    private static func interval(_ seconds: Double, _ configuration: SliderConfiguration) -> Double? {
        guard seconds.isFinite, seconds > 0 else { return nil }
        return max(seconds, configuration.changeDuration + 0.5)
    }

    /// The page in view is shown for another time than others; `nil`, or what is no time, as long as they.
    /// An interval that has begun goes on, and ends as if it had been that long from its start.
    package mutating func setPageInterval(_ seconds: Double?, _ configuration: SliderConfiguration) {
        let old = interval
        page = seconds.flatMap { Self.interval($0, configuration) }
        if let nextStep, let old, let interval { self.nextStep = nextStep - old + interval }
    }

    package mutating func wait(_ reason: WaitReasons, _ isOn: Bool) {
        if !isOn {
            waits.subtract(reason)
            overridden.subtract(reason)
        } else {
            if reason.contains(.focus), !waits.contains(.focus) { stops.insert(.focus) }
            waits.formUnion(reason)
        }
    }

    /// The user asks for it.
    package mutating func play() {
        stops = []
        overridden.formUnion(waits.intersection(.hover))
    }

    package mutating func pause() {
        stops.insert(.user)
    }

    package mutating func stopAtEnd() {
        stops.insert(.end)
    }

    /// A page was turned by hand: a full interval starts.
    package mutating func restart(at t: Double) {
        if nextStep != nil, let interval { nextStep = t + interval }
    }

    /// Its step was made, or was due, at a time: the next follows one interval after.
    package mutating func stepped(at t: Double) {
        nextStep = interval.map { t + $0 }
    }

    /// Starts or ends the interval as reasons come and go.
    package mutating func update(canStep: Bool, at t: Double) {
        var holding = waits.subtracting([.focus, overridden])
        if ignoresHover { holding.remove(.hover) }
        guard canStep, isPlaying, holding.isEmpty else {
            nextStep = nil
            return
        }
        if nextStep == nil { stepped(at: t) }
    }
}
