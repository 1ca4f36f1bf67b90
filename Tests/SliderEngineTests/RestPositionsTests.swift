import SliderEngine
import Testing

@Suite struct RestPositionsTests {
    private func positions(_ rests: RestPositions) -> [Double] {
        (0..<rests.count).map { rests.position(of: $0) }
    }

    @Test func restsOnEveryPageWhenCentred() {
        let rests = RestPositions(count: 5, pagesInView: 2.5, alignment: .center, loops: false)
        #expect(positions(rests) == [0, 1, 2, 3, 4])
        #expect(rests.last == 4)
    }

    @Test func endsWithTheViewportWhenAlignedToTheStart() {
        let rests = RestPositions(count: 10, pagesInView: 3, alignment: .start, loops: false)
        #expect(positions(rests) == [0, 1, 2, 3, 4, 5, 6, 7])
        let one = RestPositions(count: 5, pagesInView: 1, alignment: .start, loops: false)
        #expect(positions(one) == [0, 1, 2, 3, 4])
    }

    @Test func endsWithAFractionOfAPage() {
        let rests = RestPositions(count: 10, pagesInView: 2.5, alignment: .start, loops: false)
        #expect(positions(rests) == [0, 1, 2, 3, 4, 5, 6, 7, 7.5])
        #expect([7, 7.2, 7.25, 7.5, 9].map { rests.index(nearestTo: $0) } == [7, 7, 8, 8, 8])
    }

    @Test func restsOnceWhenAllPagesAreInView() {
        let rests = RestPositions(count: 3, pagesInView: 3, alignment: .start, loops: false)
        #expect(positions(rests) == [0])
        #expect(RestPositions(count: 2, pagesInView: 7, alignment: .start, loops: false).count == 1)
    }

    @Test func loopsOnlyWithEnoughPages() {
        func loops(_ count: Int, _ pagesInView: Double) -> Bool {
            RestPositions(count: count, pagesInView: pagesInView, alignment: .start, loops: true).isLooping
        }
        #expect(!loops(0, 1) && !loops(1, 1) && loops(2, 1))
        #expect(loops(3, 3) && !loops(2, 3))
        #expect(!loops(3, 3.1) && loops(4, 3.1))
        #expect(!RestPositions(count: 9, pagesInView: 1, alignment: .center, loops: false).isLooping)
    }

    @Test func hasNoEndsInALoop() {
        let rests = RestPositions(count: 4, pagesInView: 2.5, alignment: .start, loops: true)
        #expect(positions(rests) == [0, 1, 2, 3])
        #expect(rests.clamped(-17.25) == -17.25)
        #expect([-1, -0.5, 3.49, 3.5, 401].map { rests.index(nearestTo: $0) } == [3, 0, 3, 0, 1])
    }

    @Test func holdsPositionsWithinTheEnds() {
        let rests = RestPositions(count: 4, pagesInView: 1, alignment: .center, loops: false)
        #expect([-2, 1.25, 9].map(rests.clamped) == [0, 1.25, 3])
        #expect([-2, 0.49, 0.5, 9].map { rests.index(nearestTo: $0) } == [0, 0, 1, 3])
        #expect([-1, 2, 99].map { rests.position(of: $0) } == [0, 2, 3])
    }

    @Test func everyInputIsLegal() {
        for count in [Int.min, -1, 0, 1, 2, 7, 1 << 40, .max] {
            for pagesInView in oddNumbers + [1, 2.5] {
                for alignment in [SliderAlignment.center, .start] {
                    for loops in [false, true] {
                        let rests = RestPositions(
                            count: count, pagesInView: pagesInView, alignment: alignment, loops: loops)
                        #expect((0...max(0, count)).contains(rests.count))
                        #expect((rests.count == 0) == (count <= 0))
                        for position in oddNumbers {
                            #expect((0...max(0, rests.count - 1)).contains(rests.index(nearestTo: position)))
                        }
                    }
                }
            }
        }
    }
}
