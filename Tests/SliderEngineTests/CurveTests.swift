import SliderEngine
import Testing

@Suite struct CurveTests {
    // Reference value 19.
    @Test func easesLikeCoreAnimation() {
        let values: [(Double, Double)] = [
            (0.10, 0.094796), (0.25, 0.408511), (0.50, 0.802403), (0.75, 0.960459), (0.90, 0.994316),
        ]
        for (u, expected) in values {
            #expect(isClose(Curve.ease.value(at: u), expected, within: 1e-6))
        }
    }

    // Reference value 20: one page of 390 points in 0.3 s.
    @Test func movesAPage() {
        #expect(isClose(390 * Curve.ease.value(at: 0.075 / 0.3), 159.3191, within: lengthTolerance))
        #expect(isClose(390 * Curve.ease.value(at: 0.5), 312.9373, within: lengthTolerance))
        #expect(isClose(390 / 0.3 * Curve.ease.slope(at: 0.5), 1292.385, within: speedTolerance))
    }

    @Test func endsExactly() {
        #expect(Curve.ease.value(at: 0) == 0)
        #expect(Curve.ease.value(at: 1) == 1)
        #expect(Curve.ease.value(at: -0.1) == 0)
        #expect(Curve.ease.value(at: 1.1) == 1)
    }

    @Test func neverGoesBack() {
        for curve in [Curve.ease, Curve(0, 0, 1, 1), Curve(1, 0, 0, 1), Curve(0, 1, 0, 1), Curve(1, 0, 1, 0)]
        {
            var last = 0.0
            for step in 0...1000 {
                let value = curve.value(at: Double(step) / 1000)
                #expect(value >= last - 1e-9)
                last = value
            }
        }
    }

    @Test func slopeIsTheDerivative() {
        for curve in [Curve.ease, Curve(0.42, 0, 0.58, 1), Curve(0, 0, 1, 1)] {
            for u in [0.1, 0.3, 0.5, 0.9] {
                let slope = (curve.value(at: u + 1e-6) - curve.value(at: u - 1e-6)) / 2e-6
                #expect(isClose(curve.slope(at: u), slope, within: 1e-4))
            }
        }
    }

    @Test func everyInputIsLegal() {
        for u in oddNumbers {
            #expect((0...1).contains(Curve.ease.value(at: u)))
            #expect(Curve.ease.slope(at: u).isFinite)
            #expect((0...1).contains(Curve(u, 0, u, 1).value(at: 0.5)))
        }
    }
}
