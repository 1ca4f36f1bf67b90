/// Turns the lines of a trace into steps.
struct TraceReader {
    private static let reportInterval = 0.008

    private let name: String
    private var line = 0
    private var settings = TraceSettings()
    private var timed: [Trace.Step] = []
    /// Where the fingers are; a second one belongs to a pinch.
    private var fingers = [(x: 0.0, y: 0.0), (x: 0.0, y: 0.0)]

    init(name: String) { self.name = name }

    /// In the order of their times; those of the same time in the order of the file.
    var steps: [Trace.Step] {
        let inOrder = timed.enumerated().sorted {
            ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
        }
        return settings.calls.map { .call($0) } + inOrder.map(\.element)
    }

    mutating func read(_ words: [String], line: Int) throws {
        self.line = line
        guard let time = Double(words[0]) else {
            guard settings.set(words[0], Array(words.dropFirst())) else {
                throw malformed("no setting of this name and kind: \(words.joined(separator: " "))")
            }
            return
        }
        guard words.count > 1 else { throw malformed("a time with nothing done at it") }
        let isSecond = words[1] == "second" && words.count > 2
        let event = words[isSecond ? 2 : 1]
        let arguments = Array(words.dropFirst(isSecond ? 3 : 2))
        let finger = isSecond ? 1 : 0
        switch event {
        case "expect": try readExpectation(arguments, at: time)
        case "glide": try readGlide(arguments, of: finger, at: time)
        case "down", "move", "up", "cancel":
            guard let call = pointerCall(event, arguments, of: finger, at: time) else {
                throw malformed("not what a pointer does: \(words.dropFirst().joined(separator: " "))")
            }
            timed.append(.call(call))
        case "wheels": try readWheels(arguments, at: time)
        default:
            guard let calls = calls(event, arguments, at: time) else {
                throw malformed("no event of this name and kind: \(words.dropFirst().joined(separator: " "))")
            }
            timed += calls.map { .call($0) }
        }
    }

    private func malformed(_ message: String) -> Trace.Malformed {
        Trace.Malformed(description: "\(name).trace:\(line): \(message)")
    }

    private func numbers(_ words: [String]) throws -> [Double] {
        try words.map {
            guard let number = Double($0) else { throw malformed("\($0) is no number") }
            return number
        }
    }

    private mutating func readExpectation(_ words: [String], at time: Double) throws {
        var values = Array(words.dropFirst())
        var tolerance = 1e-3
        if values.count > 2, values[values.count - 2] == "within" {
            tolerance = try numbers([values[values.count - 1]])[0]
            values.removeLast(2)
        }
        guard let key = words.first, !values.isEmpty else { throw malformed("expect what?") }
        timed.append(
            .expect(.init(line: line, time: time, key: key, values: values, tolerance: tolerance)))
    }

    /// The finger moves evenly to a point, and reports every 8 ms.
    private mutating func readGlide(_ words: [String], of finger: Int, at time: Double) throws {
        let values = try numbers(words)
        guard values.count == 3, values[2] > 0, values[2] < 60 else { throw malformed("glide X Y SECONDS") }
        let steps = max((values[2] / Self.reportInterval).rounded(), 1)
        for step in 1...Int(steps) {
            let share = Double(step) / steps
            let x = fingers[finger].x + (values[0] - fingers[finger].x) * share
            let y = fingers[finger].y + (values[1] - fingers[finger].y) * share
            let call = TraceCall(
                "pointerMove", [Double(finger + 1), x, y, 1], at: time + values[2] * share)
            timed.append(.call(call))
        }
        fingers[finger] = (values[0], values[1])
    }

    /// A stream of horizontal wheel events at equal intervals.
    private mutating func readWheels(_ words: [String], at time: Double) throws {
        let values = try numbers(words)
        guard values.count > 1 else { throw malformed("wheels SECONDS DELTA…") }
        for (index, delta) in values.dropFirst().enumerated() {
            let call = TraceCall("wheel", [delta, 0, 0, 0, 0, -1], at: time + values[0] * Double(index))
            timed.append(.call(call))
        }
    }

    /// What a finger, mouse or pen does.
    private mutating func pointerCall(
        _ event: String, _ words: [String], of finger: Int, at time: Double
    ) -> TraceCall? {
        let values = words.compactMap(Double.init)
        let names = words.filter { Double($0) == nil }
        let id = Double(finger + 1)
        switch (event, values.count, names) {
        case ("down", 2, _):
            fingers[finger] = (values[0], values[1])
            let kinds = ["mouse": 0.0, "touch": 1, "pen": 2]
            let kind = names.compactMap { kinds[$0] }.first ?? 1
            return TraceCall(
                "pointerDown", [id, values[0], values[1], kind, names.contains("secondary") ? 2 : 1],
                at: time)
        case ("move", 2, []), ("move", 2, ["unpressed"]):
            fingers[finger] = (values[0], values[1])
            return TraceCall("pointerMove", [id, values[0], values[1], names.isEmpty ? 1 : 0], at: time)
        case ("up", 0, []):
            return TraceCall("pointerUp", [id, fingers[finger].x, fingers[finger].y], at: time)
        case ("cancel", 0, []): return TraceCall("pointerCancel", [id], at: time)
        default: return nil
        }
    }

    private func calls(_ event: String, _ words: [String], at time: Double) -> [TraceCall]? {
        func call(_ name: String, _ arguments: Double...) -> [TraceCall] {
            [TraceCall(name, arguments, at: time)]
        }
        let values = words.compactMap(Double.init)
        let names = words.filter { Double($0) == nil }
        switch (event, values.count, names) {
        case ("wheel", 2, []): return call("wheel", values[0], values[1], 0, 0, 0, -1)
        case ("wheel", 2, ["began"]): return call("wheel", values[0], values[1], 0, 0, 0, 0)
        case ("wheel", 2, ["changed"]): return call("wheel", values[0], values[1], 0, 0, 0, 1)
        case ("wheel", 2, ["ended"]): return call("wheel", values[0], values[1], 0, 0, 0, 2)
        case ("detents", 1, []): return call("wheel", 100 * values[0], 0, 0, -120 * values[0], 0, -1)
        case ("next", 0, []): return call("command", 0, 0, 1, 0)
        case ("previous", 0, []): return call("command", 1, 0, 1, 0)
        case ("first", 0, []): return call("command", 2, 0, 1, 0)
        case ("last", 0, []): return call("command", 3, 0, 1, 0)
        case ("page", 1, []): return call("command", 4, values[0], 1, 0)
        case ("page", 1, ["cut"]): return call("command", 4, values[0], 0, 0)
        case ("play", 0, []): return call("command", 5, 0, 1, 0)
        case ("pause", 0, []): return call("command", 6, 0, 1, 0)
        case ("hover", 0, ["on"]): return call("wait", 0, 1)
        case ("hover", 0, ["off"]): return call("wait", 0, 0)
        case ("hidden", 0, ["on"]): return call("wait", 1, 1)
        case ("hidden", 0, ["off"]): return call("wait", 1, 0)
        case ("dots", 1, ["tap"]): return call("indicatorDown", values[0]) + call("indicatorUp", values[0])
        case ("dots", 1, ["down"]): return call("indicatorDown", values[0])
        case ("dots", 1, ["move"]): return call("indicatorMove", values[0])
        case ("dots", 1, ["up"]): return call("indicatorUp", values[0])
        case ("zoom", 0, ["in"]): return call("command", 8, 0, 1, 0)
        case ("zoom", 0, ["out"]): return call("command", 9, 0, 1, 0)
        case ("zoom", 0, ["reset"]): return call("command", 10, 0, 1, 0)
        case ("pan", 0, ["left"]): return call("command", 11, 0, 1, 0)
        case ("pan", 0, ["right"]): return call("command", 12, 0, 1, 0)
        case ("pan", 0, ["up"]): return call("command", 13, 0, 1, 0)
        case ("pan", 0, ["down"]): return call("command", 14, 0, 1, 0)
        case ("ctrl-wheel", 3, []): return call("zoomWheel", values[0], 0, values[1], values[2])
        case ("size", 3, []): return call("photoSize", values[0], values[1], values[2])
        case ("viewport", 3, []): return call("layout", values[0], values[1], values[2])
        case ("photos", 1, []): return call("setPages", values[0], -1)
        case ("photos", 2, ["showing"]): return call("setPages", values[0], values[1])
        default: return nil
        }
    }
}
