// Prints, for an album of 10 and one of 1,000,000 pages, nanoseconds and allocations per `advance` and frame.

import Allocations

/// Frames of a motion that is always under way, and of the settles and pages that come with it.
func measure(pageCount: Int, frameCount: Int) -> (nanoseconds: Double, allocations: Double) {
    var configuration = SliderConfiguration(loops: true)
    // Dots are for few pages alone.
    configuration.indicator = .fraction
    var slider = SliderModel(pageCount: pageCount, configuration: configuration)
    slider.layout(Viewport(width: 390, height: 390, scale: 3), at: 0)
    var time = 0.0
    var sum = 0.0

    func run(_ count: Int) {
        for frame in 0..<count {
            if frame % 24 == 0 { slider.perform(.next, at: time) }
            time += 1 / 120
            slider.advance(to: time)
            sum += slider.frame.offset
            for page in slider.frame.pages { sum += page.origin }
            while slider.nextEvent() != nil {}
        }
    }

    run(1000)
    let allocations = allocationCount()
    let duration = ContinuousClock().measure { run(frameCount) }
    let asked = allocationCount() - allocations
    precondition(sum.isFinite)
    let nanoseconds =
        Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    return (nanoseconds / Double(frameCount), Double(asked) / Double(frameCount))
}

/// In turn, so that the machine's speed is the same for both.
var few: [Double] = []
var many: [Double] = []
var allocations = 0.0
for _ in 0..<9 {
    let first = measure(pageCount: 10, frameCount: 200_000)
    let second = measure(pageCount: 1_000_000, frameCount: 200_000)
    few.append(first.nanoseconds)
    many.append(second.nanoseconds)
    allocations = max(allocations, first.allocations, second.allocations)
}
few.sort()
many.sort()
print(few[4], many[4], allocations)
