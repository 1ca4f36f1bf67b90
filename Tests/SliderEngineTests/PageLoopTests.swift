import SliderEngine
import Testing

@Suite struct PageLoopTests {
    @Test func showsPhotosModuloTheCount() {
        let loop = PageLoop(count: 3)
        #expect((-4...4).map { loop.photo(on: $0) } == [2, 0, 1, 2, 0, 1, 2, 0, 1])
        #expect(loop.photo(on: .max) == Int.max % 3)
        #expect((0..<3).contains(loop.photo(on: .min)))
    }

    @Test func takesTheShorterWay() {
        let loop = PageLoop(count: 6)
        #expect(loop.nearestPage(showing: 5, to: 0) == -1)
        #expect(loop.nearestPage(showing: 0, to: 5) == 6)
        #expect(loop.nearestPage(showing: 2, to: 600) == 602)
        #expect(loop.nearestPage(showing: 4, to: 600) == 598)
        #expect(loop.nearestPage(showing: 1, to: -5) == -5)
    }

    @Test func breaksATieForward() {
        #expect(PageLoop(count: 6).nearestPage(showing: 3, to: 0) == 3)
        #expect(PageLoop(count: 2).nearestPage(showing: 0, to: 7) == 8)
    }

    @Test(arguments: [-3, 0]) func hasNoPhotos(count: Int) {
        #expect(PageLoop(count: count).photo(on: 5) == 0)
        #expect(PageLoop(count: count).nearestPage(showing: 2, to: 5) == 5)
    }
}
