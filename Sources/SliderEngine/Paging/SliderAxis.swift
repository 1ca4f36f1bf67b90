/// The direction in which pages follow one another.
public enum SliderAxis: Sendable {
    case horizontal
    case vertical
}
