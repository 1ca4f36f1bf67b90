import SliderEngine
import Testing

@Suite struct SpringTests {
    // Reference values 5 and 6: half a page from rest.
    @Test func snapsFromRest() {
        let spring = Spring.snap(displacement: -195, velocity: 0)
        let displacements = [
            (0.05, -143.47298), (0.10, -79.17114), (0.20, -17.85775), (0.30, -3.38350), (0.50, -0.09738),
        ]
        for (t, expected) in displacements {
            #expect(isClose(spring.displacement(at: t), expected, within: lengthTolerance))
        }
        for (t, expected) in [(0.05, 1434.7298), (0.10, 1055.6152), (0.20, 285.7240)] {
            #expect(isClose(spring.velocity(at: t), expected, within: speedTolerance))
        }
        #expect(isClose(spring.restTime(displacement: 1.0 / 6, velocity: .infinity), 0.470, within: 1e-3))
    }

    // Reference value 7.
    @Test func snapsAfterAFlick() {
        let spring = Spring.snap(displacement: -292.5, velocity: 1500)
        #expect(spring.frequency == 20)
        #expect(isClose(spring.displacement(at: 0.10), -98.45642, within: lengthTolerance))
        #expect(isClose(spring.velocity(at: 0.10), 1380.4199, within: speedTolerance))
        #expect(isClose(spring.displacement(at: 0.15), -47.04878, within: lengthTolerance))
        #expect(isClose(spring.velocity(at: 0.15), 724.4018, within: speedTolerance))
        #expect(isClose(spring.displacement(at: 0.30), -3.95981, within: lengthTolerance))
    }

    // Reference value 8.
    @Test func isStifferWhereItWouldOvershoot() {
        let spring = Spring.snap(displacement: -40, velocity: 2000)
        #expect(spring.frequency == 50)
        #expect(spring.initialVelocity == 2000)
        for (t, expected) in [(0.02, -14.71518), (0.05, -3.28340), (0.10, -0.26952)] {
            #expect(isClose(spring.displacement(at: t), expected, within: lengthTolerance))
        }
    }

    // Reference value 9.
    @Test func cutsTheVelocityOnlyAtTheCap() {
        let spring = Spring.snap(displacement: -10, velocity: 2000)
        #expect(spring.frequency == 60)
        #expect(spring.initialVelocity == 600)
    }

    // Reference value 10.
    @Test func turnsRoundOnTheWrongWay() {
        let spring = Spring.snap(displacement: 97.5, velocity: 200)
        let samples = (0...10_000).map { spring.displacement(at: Double($0) * 1e-5) }
        let peak = samples.max() ?? 0
        #expect(isClose(peak, 97.95102, within: lengthTolerance))
        #expect(isClose(Double(samples.firstIndex(of: peak) ?? 0) * 1e-5, 0.00465, within: 1e-5))
        for (t, expected) in [(0.05, 75.41529), (0.10, 42.29228), (0.30, 1.84047)] {
            #expect(isClose(spring.displacement(at: t), expected, within: lengthTolerance))
        }
    }

    // Reference value 11.
    @Test func bouncesAfterAnOutwardFlick() {
        let gain = RubberBand(length: 390).gain(shown: 60)
        #expect(isClose(gain, 0.39379, within: 1e-5))
        #expect(isClose(gain * 800, 315.0296, within: speedTolerance))
        let spring = Spring.edgeBounce(displacement: 60, velocity: gain * 800)
        for (t, expected) in [(0.05, 60.61915), (0.10, 47.70390), (0.20, 22.40969), (0.50, 1.14382)] {
            #expect(isClose(spring.displacement(at: t), expected, within: lengthTolerance))
        }
    }

    // Reference value 12.
    @Test func bouncesFromRest() {
        let spring = Spring.edgeBounce(displacement: 60, velocity: 0)
        for (t, expected) in [(0.1, 38.6781), (0.2, 17.2378), (0.3, 6.7026), (0.5, 0.8397)] {
            #expect(isClose(spring.displacement(at: t), expected, within: lengthTolerance))
        }
    }

    @Test func aBounceNeverCrossesTheEndInwards() {
        for velocity in [-500.0, -2000, -8000] {
            let spring = Spring.edgeBounce(displacement: 20, velocity: velocity)
            #expect((0...1000).allSatisfy { spring.displacement(at: Double($0) * 1e-3) >= 0 })
        }
    }

    // Reference value 13.
    @Test func isTheSameAfterARestart() {
        let whole = Spring(displacement: -195, velocity: 300, frequency: 20)
        let rest = Spring(
            displacement: whole.displacement(at: 0.07), velocity: whole.velocity(at: 0.07), frequency: 20)
        #expect(isClose(whole.displacement(at: 0.18), rest.displacement(at: 0.11), within: 1e-9))
        #expect(isClose(whole.velocity(at: 0.18), rest.velocity(at: 0.11), within: 1e-9))
        #expect(isClose(whole.displacement(at: 0.18), -23.033898, within: 1e-6))
        #expect(isClose(whole.velocity(at: 0.18), 362.312560, within: 1e-6))
    }

    /// Displacements and velocities of every kind: slow, fast, near, far, both ways.
    private static let starts: [(Double, Double)] = {
        var generator = SeededGenerator(seed: 6)
        let scales: [Double] = [0.01, 1, 40, 400]
        let speeds: [Double] = [0, 80, 8000]
        return (0..<300).map { step in
            let scale = scales[step % scales.count]
            let speed = speeds[step % speeds.count]
            let d0 = Double.random(in: -scale...scale, using: &generator)
            return (d0, Double.random(in: -speed...speed, using: &generator))
        }
    }()

    @Test func aSnapNeverCrossesItsTarget() {
        for (d0, v0) in Self.starts {
            let spring = Spring.snap(displacement: d0, velocity: v0)
            let pointsAway = d0 * v0 > 0
            var last = abs(d0)
            for step in 0...400 {
                let d = spring.displacement(at: Double(step) * 0.0025)
                #expect(d * d0 >= 0, "\(d0) \(v0)")
                #expect(pointsAway || abs(d) <= last, "\(d0) \(v0)")
                last = abs(d)
            }
        }
    }

    @Test func isMirroredByAMirroredStart() {
        for (d0, v0) in Self.starts {
            let spring = Spring.snap(displacement: d0, velocity: v0)
            let mirrored = Spring.snap(displacement: -d0, velocity: -v0)
            for t in [0, 0.01, 0.1, 0.4] {
                #expect(spring.displacement(at: t) == -mirrored.displacement(at: t))
                #expect(spring.velocity(at: t) == -mirrored.velocity(at: t))
            }
        }
    }

    @Test func velocityIsTheDerivative() {
        for (d0, v0) in Self.starts {
            let spring = Spring(displacement: d0, velocity: v0, frequency: 20)
            let slope = (spring.displacement(at: 0.1 + 1e-6) - spring.displacement(at: 0.1 - 1e-6)) / 2e-6
            #expect(isClose(spring.velocity(at: 0.1), slope, within: 1e-3 + abs(slope) * 1e-5))
        }
    }

    @Test func restTimeIsTheLastTimeOutside() {
        for (d0, v0) in Self.starts {
            for spring in [
                Spring.snap(displacement: d0, velocity: v0), .edgeBounce(displacement: d0, velocity: v0),
                Spring(displacement: d0, velocity: v0, frequency: 20),
            ] {
                for (length, speed) in [(1.0 / 6, 20.0 / 3), (0.5, .infinity), (.infinity, 20), (50, 700)] {
                    let rest = spring.restTime(displacement: length, velocity: speed)
                    var sampled = -1.0
                    for step in 0...2000 {
                        let t = Double(step) * 1e-3
                        if abs(spring.displacement(at: t)) > length || abs(spring.velocity(at: t)) > speed {
                            sampled = t
                        }
                    }
                    if sampled < 0 {
                        // A peak may lie between two samples.
                        #expect(
                            rest < 1e-3 || abs(spring.displacement(at: rest)) >= length * 0.99, "\(d0) \(v0)")
                    } else {
                        #expect(rest >= sampled && rest <= sampled + 2e-3, "\(d0) \(v0) \(length) \(speed)")
                    }
                }
            }
        }
    }

    @Test func everyInputIsLegal() {
        for d0 in oddNumbers + [1] {
            for v0 in oddNumbers + [1] {
                for frequency in oddNumbers + [20] {
                    let spring = Spring(displacement: d0, velocity: v0, frequency: frequency)
                    #expect(spring.frequency > 0 && spring.frequency.isFinite)
                    #expect(spring.displacement(at: .infinity) == 0)
                    #expect(spring.displacement(at: -1) == spring.initialDisplacement)
                    #expect(spring.displacement(at: .nan) == spring.initialDisplacement)
                    for threshold in oddNumbers {
                        // Ends, and isn't NaN.
                        #expect(spring.restTime(displacement: threshold, velocity: threshold) >= 0)
                    }
                }
            }
        }
        #expect(Spring.snap(displacement: 0, velocity: 0).restTime(displacement: 0, velocity: 0) == 0)
    }
}
