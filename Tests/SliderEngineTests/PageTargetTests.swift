import SliderEngine
import Testing

@Suite struct PageTargetTests {
    /// Five pages.
    private let rests = RestPositions(count: 5, pagesInView: 1, alignment: .center, loops: false)

    private func page(
        _ position: Double, _ logical: Double, _ net: Double, _ velocity: Double, _ travel: Double
    ) -> Double {
        rests.clamped(
            PageTarget(position: position, logical: logical, net: net, velocity: velocity, travel: travel)
                .page)
    }

    // Reference value 16.
    @Test func goesToTheNearestPage() {
        #expect(page(0.49, 0, 191, 0, 201) == 0)
        #expect(page(0.51, 0, 199, 0, 209) == 1)
    }

    @Test func anExactHalfGoesTheWayOfTheDrag() {
        #expect(page(0.5, 0, 195, 0, 205) == 1)
        #expect(page(0.5, 1, -195, 0, 205) == 0)
    }

    // Reference value 17.
    @Test func aFlickIsFastAndLongEnough() {
        #expect(page(0.1, 0, 39, 299, 49) == 0)
        #expect(page(0.1, 0, 39, 300, 49) == 1)
        #expect(page(0.01, 0, 4, 900, 14) == 0)
    }

    @Test func aFlickBackCancels() {
        #expect(page(0.7, 0, 273, -400, 283) == 0)
        #expect(page(0.9, 1, -39, -800, 49) == 0)
    }

    // Reference value 18.
    @Test func quickFlicksAddUp() {
        #expect(page(0.7, 1, 40, 900, 50) == 2)
        #expect(page(0.7, 1, -30, -900, 40) == 0)
    }

    @Test func aLongDragGoesOnFromWhereItIs() {
        #expect(page(1.2, 0, 468, 600, 478) == 2)
        #expect(page(1.2, 0, 468, 0, 478) == 1)
    }

    @Test func staysWithinTheEnds() {
        #expect(page(4.1, 4, 39, 900, 80) == 4)
        #expect(page(-0.05, 0, -19.5, -700, 60) == 0)
    }

    // Reference value 23: a touchpad's threshold.
    @Test func aTouchpadNeedsMoreSpeed() {
        func page(_ velocity: Double) -> Double {
            PageTarget(
                position: 0.31, logical: 0, net: 121, velocity: velocity, travel: 121, threshold: 600
            ).page
        }
        #expect(page(400) == 0)
        #expect(page(900) == 1)
    }

    @Test func toleratesRounding() {
        // On page 1 but for rounding: a flick goes to the next page, not to the one it is on.
        #expect(page(1 - 1e-12, 1, 40, 900, 50) == 2)
        #expect(page(1 + 1e-12, 1, -40, -900, 50) == 0)
        #expect(page(0.5 - 1e-12, 0, 195, 0, 205) == 1)
        #expect(page(0.5 + 1e-12, 1, -195, 0, 205) == 0)
    }

    @Test func goesBackFromAFractionalEndToTheLastWholePage() {
        func page(_ position: Double) -> Double {
            PageTarget(position: position, logical: 7.5, net: -40, velocity: -900, travel: 50).page
        }
        #expect(page(7.5) == 7)
        #expect(page(7.4) == 7)
    }

    @Test func isMirrored() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2000 {
            let position = Double.random(in: -6...6, using: &generator)
            let logical = Double.random(in: -6...6, using: &generator).rounded()
            let net = Double.random(in: -500...500, using: &generator)
            let velocity = Double.random(in: -1000...1000, using: &generator)
            let target = PageTarget(
                position: position, logical: logical, net: net, velocity: velocity, travel: abs(net))
            let mirrored = PageTarget(
                position: -position, logical: -logical, net: -net, velocity: -velocity, travel: abs(net))
            #expect(target.page == -mirrored.page)
            // One page at most beyond what the drag itself crossed.
            #expect(abs(target.page - position) <= 1 || abs(target.page - logical) <= 1)
        }
    }

    @Test func everyInputIsLegal() {
        for a in oddNumbers {
            for b in oddNumbers {
                for c in oddNumbers {
                    #expect(
                        !PageTarget(position: a, logical: b, net: c, velocity: b, travel: a).page.isNaN)
                    #expect(!PageTarget(position: 0.3, logical: 0, net: a, velocity: b, travel: c).page.isNaN)
                }
            }
        }
        #expect(PageTarget(position: .nan, logical: 3, net: 0, velocity: 0, travel: 0).page == 3)
    }

    /// Where the last step is shorter than a page, a release without a flick goes to the nearer of its ends.
    @Test func aFractionalLastStepIsHalved() {
        let values: [(f: Double, net: Double, page: Double)] = [
            (7.1, 1, 7), (7.24, 1, 7), (7.25, 1, 7.5), (7.25, -1, 7), (7.26, -1, 7.5), (7.45, -1, 7.5),
            (7.5, -1, 7.5), (7.6, 1, 7.5), (6.6, 1, 7), (6.4, -1, 6),
        ]
        for (f, net, page) in values {
            let target = PageTarget(position: f, logical: 7, net: net, velocity: 0, travel: 100, last: 7.5)
            #expect(target.page == page)
        }
        let flick = PageTarget(position: 7.4, logical: 7.5, net: -0.1, velocity: -900, travel: 40, last: 7.5)
        #expect(flick.page == 7)
    }
}
