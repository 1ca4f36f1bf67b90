/// When a host should call `SliderModel.advance(to:)` again.
public enum WakeUp: Equatable, Sendable {
    /// At the next frame: something moves.
    case now
    /// At a time, in seconds.
    case at(Double)
    /// Not before an event.
    case never
}
