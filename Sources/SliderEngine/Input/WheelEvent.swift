/// What a wheel or touchpad says, as the toolkit gives it: positive towards the right and the bottom.
public struct WheelEvent: Equatable, Sendable {
    public var deltaX: Double
    public var deltaY: Double
    /// The unit of the deltas as the DOM counts it: 0 pixels, 1 lines, 2 pages.
    public var deltaMode: Int
    /// The DOM's `wheelDeltaX` and `wheelDeltaY`: multiples of 120 for a wheel with detents; 0 where there are none.
    public var wheelDeltaX: Double
    public var wheelDeltaY: Double
    /// Where the toolkit knows when a gesture begins and ends.
    public var phase: WheelPhase

    public init(
        deltaX: Double, deltaY: Double, deltaMode: Int = 0, wheelDeltaX: Double = 0, wheelDeltaY: Double = 0,
        phase: WheelPhase = .none
    ) {
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.deltaMode = deltaMode
        self.wheelDeltaX = wheelDeltaX
        self.wheelDeltaY = wheelDeltaY
        self.phase = phase
    }
}
