/// Events in the order in which they happened, until the host takes them.
///
/// A host that never asks loses the oldest, not memory.
package struct EventQueue: Sendable {
    private static let limit = 256
    private var events: [SliderEvent] = []
    private var head = 0

    package init() {}

    package mutating func add(_ event: SliderEvent) {
        if events.count == Self.limit {
            if head == 0 { head = 1 }
            events.removeFirst(head)
            head = 0
        }
        events.append(event)
    }

    package mutating func next() -> SliderEvent? {
        guard head < events.count else {
            events.removeAll(keepingCapacity: true)
            head = 0
            return nil
        }
        head += 1
        return events[head - 1]
    }
}
