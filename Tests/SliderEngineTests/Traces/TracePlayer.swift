import SliderEngine
import Testing

/// Plays a trace on the engine, drawing 60 frames a second between its events.
struct TracePlayer: ~Copyable {
    private static let frameRate = 60.0

    private var slider = SliderModel()
    private var nextFrame = 1.0
    private(set) var recording = TraceRecording()

    mutating func play(_ trace: Trace) {
        for step in trace.steps {
            while nextFrame / Self.frameRate < step.time {
                perform(TraceCall("advance", [], at: nextFrame / Self.frameRate))
                nextFrame += 1
            }
            switch step {
            case .call(let call): perform(call)
            case .expect(let expectation):
                perform(TraceCall("advance", [], at: expectation.time))
                check(expectation, of: trace)
            }
        }
    }

    private mutating func perform(_ call: TraceCall) {
        slider.perform(call)
        recording.add(call, slider)
    }

    private func check(_ expectation: Trace.Expectation, of trace: Trace) {
        let place: Comment =
            "\(trace.name).trace:\(expectation.line): \(expectation.key) at \(expectation.time) s"
        let words = expectation.values
        func expect(_ number: Double?, _ word: String) {
            guard let number, let expected = Double(word) else {
                Issue.record("\(place): \(String(describing: number)), not \(word)")
                return
            }
            #expect(abs(number - expected) <= expectation.tolerance, place)
        }
        switch (expectation.key, words.count) {
        case ("x", 1): expect(x, words[0])
        case ("page", 1): expect(Double(slider.currentPage), words[0])
        case ("positions", 1): expect(Double(slider.positionCount), words[0])
        case ("moving", 1): #expect((slider.isMoving ? "yes" : "no") == words[0], place)
        case ("dragging", 1): #expect((slider.isDragging ? "yes" : "no") == words[0], place)
        case ("playing", 1): #expect((slider.isPlaying ? "yes" : "no") == words[0], place)
        case ("zoom", 3):
            let transform = slider.frame.zoom?.transform ?? ZoomTransform()
            expect(transform.scale, words[0])
            expect(transform.x, words[1])
            expect(transform.y, words[2])
        case ("effect", 4):
            let page = slider.frame.pages.first { String($0.photo) == words[0] && $0.isVisible }
            expect(page?.effect.translation, words[1])
            expect(page?.effect.scale, words[2])
            expect(page?.effect.rotation, words[3])
        case ("drawn", _):
            #expect(slider.frame.pages.filter(\.isVisible).map { String($0.photo) } == words, place)
        case ("opacity", 2):
            let page = slider.frame.pages.first { String($0.photo) == words[0] && $0.isVisible }
            expect(page?.effect.opacity, words[1])
        case ("shown", _): #expect(shownPhotos.map(String.init) == words, place)
        default: Issue.record("\(place): nothing of this kind can be expected")
        }
    }

    /// The content offset from page 0, growing towards the next page.
    private var x: Double {
        let configuration = slider.configuration
        let isMirrored = configuration.isRightToLeft && configuration.axis == .horizontal
        let stride = slider.frame.pageLength + configuration.gap
        return Double(slider.frame.base) * stride + (isMirrored ? -1 : 1) * slider.frame.offset
    }

    /// From the left or top.
    private var shownPhotos: [Int] {
        slider.frame.pages.filter { $0.isVisible && !$0.isOutgoing }.sorted { $0.origin < $1.origin }.map(
            \.photo)
    }
}
