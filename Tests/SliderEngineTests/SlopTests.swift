import SliderEngine
import Testing

@Suite struct SlopTests {
    // Reference value 23.
    @Test func decidesTheAxisAtTheCrossing() {
        #expect(Slop.touch.verdict(main: 6, cross: 7) == .pending)
        #expect(Slop.touch.verdict(main: 10, cross: 0) == .along)
        #expect(Slop.touch.verdict(main: 9, cross: 9) == .across)
        #expect(Slop.touch.verdict(main: 8, cross: 9) == .across)
        #expect(Slop.touch.verdict(main: -12, cross: 5) == .along)
    }

    @Test func isShorterForAMouse() {
        #expect(Slop.mouse.verdict(main: 3.9, cross: 0) == .pending)
        #expect(Slop.mouse.verdict(main: 4, cross: 0) == .along)
    }

    @Test func isNothingForACaughtMotion() {
        let caught = Slop(distance: 0)
        #expect(caught.verdict(main: 0, cross: 0) == .pending)
        #expect(caught.verdict(main: 0.1, cross: 0) == .along)
        #expect(caught.verdict(main: 0, cross: 5) == .along)
    }

    @Test func isMirrored() {
        for (main, cross) in [(6.0, 7.0), (10, 0), (9, 9), (8, 9), (12, 5)] {
            let verdict = Slop.touch.verdict(main: main, cross: cross)
            #expect(Slop.touch.verdict(main: -main, cross: cross) == verdict)
            #expect(Slop.touch.verdict(main: main, cross: -cross) == verdict)
        }
    }

    @Test func waitsForNumbers() {
        #expect(Slop.touch.verdict(main: .nan, cross: 20) == .pending)
        #expect(Slop(distance: 0).verdict(main: 20, cross: .nan) == .pending)
    }
}
