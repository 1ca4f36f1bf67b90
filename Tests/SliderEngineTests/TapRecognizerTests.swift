import SliderEngine
import Testing

@Suite struct TapRecognizerTests {
    private func tap(_ taps: inout TapRecognizer, x: Double = 100, at t: Double) -> TapOutcome {
        taps.down(x: x, y: 100, at: t - 0.05)
        return taps.up(x: x, y: 100, at: t)
    }

    @Test func reportsATapAtOnce() {
        var taps = TapRecognizer()
        #expect(tap(&taps, at: 1) == .tap)
    }

    @Test func aLongPressIsNoTap() {
        var taps = TapRecognizer()
        taps.down(x: 0, y: 0, at: 10)
        #expect(taps.up(x: 0, y: 0, at: 10.5) == .tap)
        taps.down(x: 0, y: 0, at: 20)
        #expect(taps.up(x: 0, y: 0, at: 20.51) == .none)
    }

    @Test func twoQuickTapsAreADoubleTap() {
        var taps = TapRecognizer()
        #expect([1, 1.3].map { tap(&taps, at: $0) } == [.tap, .doubleTap])
        #expect([3, 3.31].map { tap(&taps, at: $0) } == [.tap, .tap])
    }

    @Test func theThirdTapStartsAnew() {
        var taps = TapRecognizer()
        #expect([1, 1.2, 1.4, 1.6].map { tap(&taps, at: $0) } == [.tap, .doubleTap, .tap, .doubleTap])
    }

    @Test func tapsFarApartAreTwo() {
        var taps = TapRecognizer()
        #expect(tap(&taps, x: 100, at: 1) == .tap)
        #expect(tap(&taps, x: 141, at: 1.2) == .tap)
        #expect(tap(&taps, x: 101, at: 1.4) == .doubleTap)
    }

    @Test func aDragIsNoTap() {
        var taps = TapRecognizer()
        #expect(tap(&taps, at: 1) == .tap)
        taps.down(x: 100, y: 100, at: 1.1)
        taps.cancel()
        #expect(taps.up(x: 160, y: 100, at: 1.15) == .none)
        #expect(tap(&taps, at: 1.25) == .tap)
    }

    @Test func everyInputIsLegal() {
        var taps = TapRecognizer()
        #expect(taps.up(x: 0, y: 0, at: 0) == .none)
        for number in oddNumbers where !number.isFinite {
            taps.down(x: 0, y: 0, at: 1)
            #expect(taps.up(x: number, y: number, at: 1.1) == .none)
            taps.down(x: 0, y: 0, at: .nan)
            #expect(taps.up(x: 0, y: 0, at: 1.1) == .none)
        }
    }
}
