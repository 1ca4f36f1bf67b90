/// How a trace sets its slider up, by the numbers of the exported `configure`.
struct TraceSettings {
    private enum Place: Int {
        case loops, interval, autoplayEnd, duration, axis, isRightToLeft, pagesInView, gap, peek
        case alignment, effect, indicator, preload, motion, fillsWindow, isNested, isZoomable, fit
    }

    private var numbers: [Double] = [0, 0, 0, 0.3, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    private var pages = 0.0
    private var viewport = [390.0, 390, 3]

    /// What brings a new slider to its start.
    var calls: [TraceCall] {
        [
            TraceCall("configure", numbers, at: 0), TraceCall("setPages", [pages, -1], at: 0),
            TraceCall("layout", viewport, at: 0),
        ]
    }

    /// - Returns: whether there is a setting of that name with such values.
    mutating func set(_ name: String, _ words: [String]) -> Bool {
        let values = words.compactMap(Double.init)
        switch (name, values.count == words.count ? values.count : -1) {
        case ("pages", 1): pages = values[0]
        case ("viewport", 3): viewport = values
        case ("autoplay", 1): self[.interval] = values[0]
        case ("duration", 1): self[.duration] = values[0]
        case ("in-view", 1): self[.pagesInView] = values[0]
        case ("gap", 1): self[.gap] = values[0]
        case ("peek", 1): self[.peek] = values[0]
        case ("preload", 1): self[.preload] = values[0]
        default: return choose(([name] + words).joined(separator: " "))
        }
        return true
    }

    private mutating func choose(_ setting: String) -> Bool {
        switch setting {
        case "loops": self[.loops] = 1
        case "autoplay-end stop": self[.autoplayEnd] = 1
        case "vertical": self[.axis] = 1
        case "right-to-left": self[.isRightToLeft] = 1
        case "align start": self[.alignment] = 1
        case "effect fade": self[.effect] = 1
        case "effect cover-flow": self[.effect] = 2
        case "effect stack": self[.effect] = 3
        case "effect depth": self[.effect] = 4
        case "zoomable": self[.isZoomable] = 1
        case "fit contain": self[.fit] = 1
        case "indicator dots": self[.indicator] = 1
        case "indicator fraction": self[.indicator] = 2
        case "indicator progress": self[.indicator] = 3
        case "motion reduced": self[.motion] = 1
        case "motion none": self[.motion] = 2
        case "fills-window": self[.fillsWindow] = 1
        case "nested": self[.isNested] = 1
        default: return false
        }
        return true
    }

    private subscript(place: Place) -> Double {
        get { numbers[place.rawValue] }
        set { numbers[place.rawValue] = newValue }
    }
}
