/// Why autoplay waits, while it lasts.
public struct WaitReasons: OptionSet, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A mouse rests over the slider.
    public static let hover = WaitReasons(rawValue: 1 << 0)
    /// The tab or window is hidden or minimised.
    public static let hidden = WaitReasons(rawValue: 1 << 1)
    /// The slider is scrolled out of sight.
    public static let outOfSight = WaitReasons(rawValue: 1 << 2)
    /// Something lies over the photos, such as an overview of them, or a host's own zoom.
    public static let covered = WaitReasons(rawValue: 1 << 3)
    /// Keyboard focus is inside. When it comes, autoplay stops until the user asks for it again.
    public static let focus = WaitReasons(rawValue: 1 << 4)
    /// A screen reader is on: pages that turn by themselves would take its place away.
    public static let screenReader = WaitReasons(rawValue: 1 << 5)
}
