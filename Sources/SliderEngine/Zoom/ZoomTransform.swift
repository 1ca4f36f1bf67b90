/// How a photo is drawn in its page: enlarged around the page's centre, then moved.
public struct ZoomTransform: Equatable, Sendable {
    /// 1 where the photo fits.
    public var scale = 1.0
    /// To the right, in logical pixels.
    public var x = 0.0
    /// Downwards, in logical pixels.
    public var y = 0.0

    public init(scale: Double = 1, x: Double = 0, y: Double = 0) {
        self.scale = scale
        self.x = x
        self.y = y
    }
}
