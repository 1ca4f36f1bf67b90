import SliderEngine
import Testing

@Suite struct RubberBandTests {
    private let band = RubberBand(length: 390)

    // Reference value 1.
    @Test func resists() {
        let values: [(Double, Double)] = [
            (1, 0.5492), (10, 5.4235), (50, 25.6886), (100, 48.2022), (200, 85.8000), (390, 138.3871),
            (1000, 228.1915),
        ]
        for (excess, expected) in values {
            #expect(isClose(band.shown(excess: excess), expected, within: lengthTolerance))
        }
    }

    // Reference value 2.
    @Test func slowsTheFinger() {
        for (excess, expected) in [(1.0, 0.5485), (100, 0.4224), (390, 0.2289)] {
            #expect(isClose(band.gain(shown: band.shown(excess: excess)), expected, within: 1e-4))
        }
        #expect(isClose(band.excess(shown: band.shown(excess: 200)), 200, within: lengthTolerance))
    }

    @Test func goesBackTheSameWay() {
        for shown in stride(from: -389.0, through: 389, by: 0.5) {
            #expect(isClose(band.shown(excess: band.excess(shown: shown)), shown, within: 1e-9))
        }
    }

    @Test func isMirrored() {
        for distance in [0.1, 5, 200, 389.9, 5000] {
            #expect(band.shown(excess: -distance) == -band.shown(excess: distance))
            #expect(band.excess(shown: -distance) == -band.excess(shown: distance))
            #expect(band.gain(shown: -distance) == band.gain(shown: distance))
        }
    }

    @Test func gainIsTheDerivative() {
        for excess in [1.0, 40, 300, 2000] {
            let slope = (band.shown(excess: excess + 1e-4) - band.shown(excess: excess - 1e-4)) / 2e-4
            #expect(isClose(band.gain(shown: band.shown(excess: excess)), slope, within: 1e-6))
        }
    }

    @Test func everyInputIsLegal() {
        for number in oddNumbers {
            #expect(abs(band.shown(excess: number)) < 390)
            #expect(band.excess(shown: number).isFinite)
            #expect((0...0.55).contains(band.gain(shown: number)))
        }
        for length in [0, -1, .nan, .infinity] as [Double] {
            let band = RubberBand(length: length)
            #expect(band.shown(excess: 100) == 0)
            #expect(band.excess(shown: 100) == 0)
            #expect(band.gain(shown: 100) == 0)
        }
    }
}
