@testable import PhotoSliderUIKit

/// Time that a test moves on.
@MainActor
final class ManualClock: SliderClock {
    private(set) var now = 100.0
    private var calls: [Int: (time: Double, action: @MainActor () -> Void)] = [:]
    private var lastKey = 0

    func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> ScheduledCall {
        lastKey += 1
        let key = lastKey
        calls[key] = (now + seconds, action)
        return ScheduledCall { [weak self] in
            MainActor.assumeIsolated { _ = self?.calls.removeValue(forKey: key) }
        }
    }

    /// How many calls are due some time.
    var pendingCount: Int { calls.count }

    /// Makes the calls that are due on the way, in their order.
    func advance(by seconds: Double) {
        let end = now + seconds
        while let (key, call) = calls.filter({ $0.value.time <= end + 1e-9 }).min(by: {
            $0.value.time < $1.value.time
        }) {
            calls[key] = nil
            now = max(now, call.time)
            call.action()
        }
        now = end
    }
}
