/// Where in the album the slider is, as dots, a fraction or a bar, and what a tap on it means.
///
/// Lengths are in logical pixels along an indicator that is as long as the viewport.
public struct PageIndicator: Sendable {
    /// What is asked for.
    public enum Style: Sendable {
        /// Dots while they fit, else a fraction.
        case automatic
        case dots, fraction, progress, none
    }

    /// What is shown.
    public enum Kind: Int, Sendable {
        case hidden, dots, fraction, progress
    }

    public struct Dot: Equatable, Sendable {
        /// Which of the host's dots it is, used again as the window of dots moves on.
        public let slot: Int
        /// Its centre, from the start of the indicator.
        public let center: Double
        /// From 0 to 1: dots shrink where more follow beyond the window.
        public let scale: Double
        public let isCurrent: Bool
        /// The page a tap on it means, counted on through a loop.
        let label: Int
    }

    /// Room for each dot: a target of 24 px (WCAG 2.2, success criterion 2.5.8).
    static let spacing = 24.0
    /// Dots in a moving window.
    private static let windowSize = 9
    /// The bar keeps away from both ends by this.
    static let barInset = 24.0

    public private(set) var kind = Kind.hidden
    /// How far through the album the position is, from 0 to 1.
    public private(set) var progress = 0.0
    public private(set) var dots: [Dot] = []
    private var length = 0.0
    private var isMirrored = false

    init() {}

    /// Works out what is shown.
    ///
    /// - Parameters:
    ///   - position: in rest positions; runs on through a loop, with fractions while pages move.
    ///   - current: the rest position to mark, counted like `position`.
    mutating func update(
        style: Style, count: Int, position: Double, current: Int, length: Double, loops: Bool,
        isMirrored: Bool
    ) {
        self.length = length
        self.isMirrored = isMirrored
        kind = Self.kind(style: style, count: count, length: length)
        let last = Double(max(count - 1, 1))
        let inLap =
            loops ? position - (position / Double(max(count, 1))).rounded(.down) * Double(count) : position
        progress = count > 1 ? min(max(inLap / last, 0), 1) : 0
        dots.removeAll(keepingCapacity: true)
        guard kind == .dots else { return }
        if count <= Self.capacity(length) {
            let photo = PageLoop(count: count).photo(on: current)
            for index in 0..<count {
                let offset = (Double(index) - (Double(count) - 1) / 2) * Self.spacing
                // A tap takes the shorter way, so the label is the lap's own.
                append(
                    slot: index, offset: offset, scale: 1, isCurrent: index == photo,
                    label: loops ? PageLoop(count: count).nearestPage(showing: index, to: current) : index)
            }
        } else {
            appendWindow(count: count, position: position, current: current, loops: loops)
        }
    }

    /// What a tap at a point along the indicator asks for.
    func target(ofTapAt along: Double) -> Tap {
        let along = isMirrored ? length - along : along
        guard kind == .dots, let first = dots.first, let last = dots.last else {
            return along < length / 2 ? .previous : .next
        }
        let start = logical(first.center)
        let end = logical(last.center)
        if along < start - Self.spacing / 2 { return .previous }
        if along > end + Self.spacing / 2 { return .next }
        var nearest = first
        for dot in dots where abs(logical(dot.center) - along) < abs(logical(nearest.center) - along) {
            nearest = dot
        }
        return .label(nearest.label)
    }

    enum Tap: Equatable {
        case previous, next
        case label(Int)
    }

    /// The share of the album that a point along the bar stands for, from 0 to 1.
    func share(at along: Double) -> Double {
        let along = isMirrored ? length - along : along
        let bar = length - 2 * Self.barInset
        return bar > 0 ? min(max((along - Self.barInset) / bar, 0), 1) : 0
    }

    private func logical(_ center: Double) -> Double { isMirrored ? length - center : center }

    private static func kind(style: Style, count: Int, length: Double) -> Kind {
        guard count > 1, length > 0 else { return .hidden }
        switch style {
        case .none: return .hidden
        case .fraction: return .fraction
        case .progress: return .progress
        case .dots: return capacity(length) >= min(count, 3) ? .dots : .fraction
        case .automatic: return capacity(length) >= count ? .dots : .fraction
        }
    }

    /// How many dots fit, with room for a tap on either side of them.
    private static func capacity(_ length: Double) -> Int {
        max(Int(clamping: length / spacing) - 2, 0)
    }

    /// A window of dots around the position. It follows the position, and stays centred through a loop.
    private mutating func appendWindow(count: Int, position: Double, current: Int, loops: Bool) {
        let fitting = min(Self.capacity(length), Self.windowSize)
        let half = Double((fitting - 1) / 2)
        let last = Double(count - 1)
        let center = loops ? position : min(max(position, half), last - half)
        let lower = Int(clamping: (center - half - 1).rounded(.up))
        let upper = Int(clamping: (center + half + 1).rounded(.down))
        // One dot more than can be seen, so that none is used for two places at once.
        let slots = PageLoop(count: 2 * Int(half) + 3)
        // How many dots, up to one, lie hidden on either side.
        let before = loops ? 1 : min(max(center - half, 0), 1)
        let after = loops ? 1 : min(max(last - half - center, 0), 1)
        for label in lower...max(lower, upper) where loops || (0..<count).contains(label) {
            let distance = Double(label) - center
            let shrunken = min(max((half + 1 - abs(distance)) / 2, 0), 1)
            let hidden = distance < 0 ? before : after
            append(
                slot: slots.photo(on: label), offset: distance * Self.spacing,
                scale: 1 - hidden * (1 - shrunken), isCurrent: label == current, label: label)
        }
    }

    private mutating func append(slot: Int, offset: Double, scale: Double, isCurrent: Bool, label: Int) {
        let center = length / 2 + (isMirrored ? -offset : offset)
        dots.append(Dot(slot: slot, center: center, scale: scale, isCurrent: isCurrent, label: label))
    }
}
