/// How an album's page shows its photos.
public struct SliderOptions: Sendable {
    public enum Fit: String, CaseIterable, Sendable {
        case cover, contain
    }

    public enum Effect: String, CaseIterable, Sendable {
        case slide, fade
    }

    public enum Indicator: String, CaseIterable, Sendable {
        case auto, dots, fraction, progress, none
    }

    public var title: String
    /// Seconds from photo to photo; nil where the photos don't turn by themselves.
    public var autoplay: Double?
    public var loops = true
    public var fit = Fit.contain
    public var effect = Effect.slide
    public var indicator = Indicator.auto
    /// The photo shown first, counted from 0.
    public var start = 0

    public init(title: String) {
        self.title = title
    }
}
