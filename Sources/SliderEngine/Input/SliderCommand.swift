/// What a slider can be told.
public enum SliderCommand: Equatable, Sendable {
    case next
    case previous
    case first
    case last
    /// A page, counted from 0. One that doesn't exist yet is gone to when it comes.
    case page(Int)
    case play
    case pause
    case togglePlay
    /// Half as large again, or back by as much, around the middle.
    case zoomIn
    case zoomOut
    case resetZoom
    /// Looks at what lies a quarter of the viewport further, where the photo is zoomed.
    case panLeft
    case panRight
    case panUp
    case panDown
}
