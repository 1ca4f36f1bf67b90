import SliderEngine

/// A stream of events as users, hosts and nonsense may send them; the same for the same seed.
struct RandomStream {
    enum Event {
        case pointer(PointerEvent)
        case wheel(WheelEvent)
        case indicator(IndicatorEvent)
        case command(SliderCommand, isAnimated: Bool)
        case layout(Viewport)
        case pageCount(Int, current: Int?)
        case wait(WaitReasons, Bool)
        case configure(SliderConfiguration)
        case advance
        case handOver
        case photoSize(width: Double, height: Double, photo: Int)
        case zoomWheel(delta: Double, x: Double, y: Double)
    }

    /// What may happen.
    struct Content: OptionSet {
        let rawValue: Int
        /// NaN, infinities, times that jump, pointers that were never down.
        static let nonsense = Content(rawValue: 1 << 0)
        /// New settings on the way.
        static let settings = Content(rawValue: 1 << 1)
        static let all: Content = [.nonsense, .settings]
    }

    let pageCount: Int
    let configuration: SliderConfiguration
    let viewport: Viewport
    private(set) var events: [(event: Event, time: Double)] = []

    private var generator: SeededGenerator
    private var time = 0.0
    private var size: Viewport
    private var pointers: [(id: Int, x: Double, y: Double)] = []
    private var isOnIndicator = false
    private let content: Content

    init(seed: UInt64, count: Int, content: Content, longestPause: Double = 5) {
        var generator = SeededGenerator(seed: seed)
        pageCount = Int.random(in: 0...8, using: &generator)
        configuration = Self.configuration(using: &generator)
        viewport = Self.viewport(using: &generator)
        size = viewport
        self.content = content
        self.generator = generator
        for _ in 0..<count { add(longestPause: longestPause) }
    }

    // MARK: Numbers

    /// Quarters of a point, which mirror exactly.
    private static func quarters(_ range: ClosedRange<Int>, using generator: inout SeededGenerator) -> Double
    {
        Double(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &generator)) / 4
    }

    private mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < share
    }

    private mutating func oneOf<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Double {
        if content.contains(.nonsense), chance(0.02) { return oneOf(oddNumbers) }
        return Self.quarters(range, using: &generator)
    }

    private static func configuration(using generator: inout SeededGenerator) -> SliderConfiguration {
        func oneOf<Value>(_ values: [Value]) -> Value {
            values[Int.random(in: values.indices, using: &generator)]
        }
        var configuration = SliderConfiguration(
            loops: oneOf([true, false]), autoplay: oneOf([.off, .off, .every(3), .every(0.1)]),
            effect: oneOf([.slide, .slide, .slide, .fade, .coverFlow, .stack, .depth]))
        configuration.autoplayEnd = oneOf([.rewind, .stop])
        configuration.changeDuration = oneOf([0.3, 0.3, 0, 1])
        configuration.axis = oneOf([.horizontal, .horizontal, .vertical])
        configuration.isRightToLeft = oneOf([true, false])
        configuration.pagesInView = oneOf([1, 1, 1, 2, 2.5, 3])
        configuration.gap = oneOf([0, 0, 8, 20.5])
        configuration.peek = oneOf([0, 0, 24])
        configuration.alignment = oneOf([.center, .start])
        configuration.indicator = oneOf([.automatic, .automatic, .dots, .fraction, .progress, .none])
        configuration.preloadCount = oneOf([1, 1, 2])
        configuration.motionPreference = oneOf([.full, .full, .full, .reduced, .none])
        configuration.fillsWindow = oneOf([true, false])
        configuration.isNested = oneOf([true, false, false])
        configuration.isZoomable = oneOf([true, true, false])
        configuration.photoFit = oneOf([.contain, .cover])
        return configuration
    }

    private static func viewport(using generator: inout SeededGenerator) -> Viewport {
        Viewport(
            width: quarters(60...900, using: &generator), height: quarters(60...600, using: &generator),
            scale: [1, 2, 3][Int.random(in: 0...2, using: &generator)])
    }

    // MARK: Events

    private mutating func add(longestPause: Double) {
        time +=
            chance(0.1) ? Double.random(in: 0...longestPause, using: &generator) : oneOf([0.008, 0.016, 0.1])
        var stamp = time
        if content.contains(.nonsense), chance(0.02) { stamp = oneOf(oddNumbers + [time - 3, time + 1e5]) }
        if stamp > time, stamp < 1e11 { time = stamp }
        events.append((next(), stamp))
    }

    private mutating func next() -> Event {
        if pointers.count == 1, chance(0.1) { return pointerComes() }
        if !pointers.isEmpty, chance(0.8) { return pointerGoesOn() }
        if isOnIndicator, chance(0.6) { return indicatorGoesOn() }
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<8:
            return pointerComes()
        case 8: return content.contains(.nonsense) ? pointerGoesOn() : .advance
        case 9, 10:
            return .wheel(
                WheelEvent(
                    deltaX: number(-60...60), deltaY: number(-20...20), deltaMode: oneOf([0, 0, 0, 1]),
                    wheelDeltaX: oneOf([0, 0, 120, -120]), wheelDeltaY: oneOf([0, 0, 120, -120]),
                    phase: oneOf([.none, .began, .changed, .changed, .ended, .momentum])))
        case 11, 12:
            isOnIndicator = true
            return .indicator(.down(along: number(0...900)))
        case 13, 14, 15:
            return .command(
                oneOf([
                    .next, .next, .previous, .first, .last, .play, .pause, .togglePlay,
                    .zoomIn, .zoomIn, .zoomOut, .resetZoom, .panLeft, .panRight, .panUp, .panDown,
                    .page(Int.random(in: -2...12, using: &generator)),
                    .page(content.contains(.nonsense) ? oneOf([.min, .max]) : 1),
                ]), isAnimated: !chance(0.2))
        case 16:
            size =
                chance(0.1)
                ? Viewport(width: number(-5...5), height: number(-5...5)) : Self.viewport(using: &generator)
            return .layout(size)
        case 17:
            let current = Int.random(in: -1...9, using: &generator)
            return .pageCount(Int.random(in: -1...9, using: &generator), current: chance(0.3) ? nil : current)
        case 18:
            return .wait(WaitReasons(rawValue: 1 << UInt8.random(in: 0...4, using: &generator)), chance(0.4))
        default:
            if content.contains(.settings), chance(0.3) {
                return .configure(Self.configuration(using: &generator))
            }
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1: return .handOver
            case 2:
                return .photoSize(
                    width: number(1...6000), height: number(1...6000),
                    photo: Int.random(in: 0...8, using: &generator))
            case 3, 4: return .zoomWheel(delta: number(-300...300), x: number(0...900), y: number(0...600))
            default: return .advance
            }
        }
    }

    private mutating func pointerComes() -> Event {
        let pointer = (
            id: Int.random(in: 1...3, using: &generator), x: number(0...900), y: number(0...600)
        )
        pointers.append(pointer)
        return .pointer(
            .pointerDown(
                id: pointer.id, x: pointer.x, y: pointer.y, kind: oneOf([.mouse, .touch, .pen]),
                isPrimary: !chance(0.05)))
    }

    private mutating func pointerGoesOn() -> Event {
        guard !pointers.isEmpty else {
            return .pointer(.pointerUp(id: 9, x: number(0...9), y: number(0...9)))
        }
        let index = Int.random(in: pointers.indices, using: &generator)
        let direction = oneOf([-1.0, 1])
        let speed: Double = oneOf([0, 1, 4, 12, 40])
        pointers[index].x += direction * speed * Self.quarters(0...2, using: &generator)
        pointers[index].y += oneOf([-0.25, 0.25, 2, 9] as [Double]) * speed / 4
        let pointer = pointers[index]
        switch Int.random(in: 0..<16, using: &generator) {
        case 0, 1:
            pointers.remove(at: index)
            return .pointer(.pointerUp(id: pointer.id, x: pointer.x, y: pointer.y))
        case 2:
            pointers.remove(at: index)
            return .pointer(.pointerCancel(id: pointer.id))
        case 3 where chance(0.3):
            pointers.remove(at: index)
            return .pointer(.pointerMove(id: pointer.id, x: pointer.x, y: pointer.y, isPressed: false))
        case 4 where content.contains(.nonsense):
            return .pointer(.pointerMove(id: pointer.id, x: number(0...900), y: number(0...600)))
        default: return .pointer(.pointerMove(id: pointer.id, x: pointer.x, y: pointer.y))
        }
    }

    private mutating func indicatorGoesOn() -> Event {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0, 1: return .indicator(.move(along: number(0...900)))
        case 2:
            isOnIndicator = false
            return .indicator(.up(along: number(0...900)))
        default:
            isOnIndicator = false
            return .indicator(.cancel)
        }
    }

    /// The slider that the stream is for, before its first event.
    func slider() -> SliderModel {
        var slider = SliderModel(pageCount: pageCount, configuration: configuration)
        slider.layout(viewport, at: 0)
        return slider
    }
}

extension SliderModel {
    /// Takes in an event of a stream; the verdict on it, if it is one that has a verdict.
    @discardableResult
    mutating func take(_ event: RandomStream.Event, at t: Double) -> Verdict? {
        switch event {
        case .pointer(let event): return handle(event, at: t)
        case .wheel(let event): return handle(event, at: t)
        case .indicator(let event): handle(event, at: t)
        case .command(let command, let isAnimated): perform(command, isAnimated: isAnimated, at: t)
        case .layout(let viewport): layout(viewport, at: t)
        case .pageCount(let count, let current): setPageCount(count, current: current, at: t)
        case .wait(let reason, let isOn): wait(reason, isOn, at: t)
        case .configure(let configuration): configure(configuration, at: t)
        case .advance: advance(to: t)
        case .handOver: _ = handOver(at: t)
        case .photoSize(let width, let height, let photo):
            setPhotoSize(width: width, height: height, ofPhoto: photo, at: t)
        case .zoomWheel(let delta, let x, let y): return zoom(byWheel: delta, atX: x, y: y, at: t)
        }
        return nil
    }
}

extension RandomStream.Event {
    /// The same event in a mirror that stands at the middle of a viewport.
    func mirrored(width: Double) -> RandomStream.Event {
        switch self {
        case .pointer(.pointerDown(let id, let x, let y, let kind, let isPrimary)):
            .pointer(.pointerDown(id: id, x: width - x, y: y, kind: kind, isPrimary: isPrimary))
        case .pointer(.pointerMove(let id, let x, let y, let isPressed)):
            .pointer(.pointerMove(id: id, x: width - x, y: y, isPressed: isPressed))
        case .pointer(.pointerUp(let id, let x, let y)): .pointer(.pointerUp(id: id, x: width - x, y: y))
        case .wheel(var event):
            {
                event.deltaX = -event.deltaX
                event.wheelDeltaX = -event.wheelDeltaX
                return .wheel(event)
            }()
        case .zoomWheel(let delta, let x, let y): .zoomWheel(delta: delta, x: width - x, y: y)
        case .command(.panLeft, let isAnimated): .command(.panRight, isAnimated: isAnimated)
        case .command(.panRight, let isAnimated): .command(.panLeft, isAnimated: isAnimated)
        case .indicator(.down(let along)): .indicator(.down(along: width - along))
        case .indicator(.move(let along)): .indicator(.move(along: width - along))
        case .indicator(.up(let along)): .indicator(.up(along: width - along))
        case .configure(var configuration):
            {
                configuration.isRightToLeft.toggle()
                return .configure(configuration)
            }()
        default: self
        }
    }
}
