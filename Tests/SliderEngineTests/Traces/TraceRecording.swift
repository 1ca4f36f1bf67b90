import Foundation
import SliderEngine

/// The calls of a trace, and the frame after each, for a comparison with another build of the engine.
struct TraceRecording: Encodable {
    private struct Entry: Encodable {
        let call: TraceCall
        let frame: [Double]

        func encode(to encoder: any Encoder) throws {
            var entry = encoder.unkeyedContainer()
            try entry.encode(call.name)
            try entry.encode(call.arguments)
            try entry.encode(frame)
        }
    }

    private var entries: [Entry] = []

    mutating func add(_ call: TraceCall, _ slider: borrowing SliderModel) {
        let frame = slider.frame
        var numbers = [
            Double(frame.base), frame.offset, Double(slider.currentPage), Double(frame.pages.count),
        ]
        let zoomed = frame.pages.last { $0.label == frame.zoom?.label }
        numbers.append(Double(zoomed?.slot ?? -1))
        let transform = frame.zoom?.transform ?? ZoomTransform()
        numbers += [transform.scale, transform.x, transform.y]
        for page in frame.pages {
            numbers += [
                Double(page.slot), Double(page.photo), page.origin, page.effect.translation,
                page.effect.scale, page.effect.rotation, page.effect.opacity,
            ]
        }
        entries.append(Entry(call: call, frame: numbers))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }

    /// Writes it to the folder that the environment names, if it does.
    func write(named name: String) throws {
        guard let path = ProcessInfo.processInfo.environment["TRACE_OUTPUT"], !path.isEmpty else { return }
        let folder = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: folder.appendingPathComponent(name + ".json"))
    }
}
