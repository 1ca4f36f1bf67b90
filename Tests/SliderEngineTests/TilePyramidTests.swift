import SliderEngine
import Testing

/// Names and sizes of tiles are checked against libvips in the album's tests.
@Suite struct TilePyramidTests {
    private let panorama = TilePyramid(width: 5400, height: 2700)

    private func rectangle(_ pyramid: TilePyramid, _ level: Int, _ column: Int, _ row: Int) -> TileRectangle {
        pyramid.rectangle(of: TileAddress(level: level, column: column, row: row))
    }

    // MARK: Levels

    @Test func eachLevelIsHalfTheNextRoundedUp() {
        // log₂ 5400 = 12.4, so that the last level is the 13th after that of one pixel.
        #expect(panorama.lastLevel == 13)
        let sizes = (0...13).map { (panorama.width(ofLevel: $0), panorama.height(ofLevel: $0)) }
        for level in 0..<13 {
            #expect(sizes[level].0 == (sizes[level + 1].0 + 1) / 2)
            #expect(sizes[level].1 == (sizes[level + 1].1 + 1) / 2)
        }
        #expect(sizes[13] == (5400, 2700))
        #expect(sizes[0] == (1, 1))
    }

    @Test func aPixelHasOneLevel() {
        let pyramid = TilePyramid(width: 1, height: 1)
        #expect(pyramid.lastLevel == 0)
        #expect(rectangle(pyramid, 0, 0, 0) == TileRectangle(x: 0, y: 0, width: 1, height: 1))
    }

    @Test(arguments: [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (1024, 10), (1025, 11)])
    func theLastLevelIsTheLogarithmRoundedUp(_ side: Int, _ level: Int) {
        #expect(TilePyramid(width: 1, height: side).lastLevel == level)
    }

    @Test func theScreenNeedsAPixelForEachOfItsOwn() {
        #expect(panorama.level(forScale: 1) == 13)
        #expect(panorama.level(forScale: 0.51) == 13)
        #expect(panorama.level(forScale: 0.5) == 12)
        #expect(panorama.level(forScale: 0.26) == 12)
        #expect(panorama.level(forScale: 0.25) == 11)
        #expect(panorama.level(forScale: 0.25, density: 2) == 12)
        #expect(panorama.level(forScale: 8, density: 3) == 13)
        #expect(panorama.level(forScale: 0) == 0)
    }

    @Test func theFinestLevelOfASingleTile() {
        #expect(panorama.singleTileLevel == 9)  // 338 × 169; the next is 675 wide
        #expect(TilePyramid(width: 510, height: 510).singleTileLevel == 9)
        #expect(TilePyramid(width: 511, height: 510).singleTileLevel == 8)
    }

    // MARK: Tiles

    @Test func tilesShowOnePixelOfEachNeighbour() {
        #expect(rectangle(panorama, 13, 0, 0) == TileRectangle(x: 0, y: 0, width: 511, height: 511))
        #expect(rectangle(panorama, 13, 1, 1) == TileRectangle(x: 509, y: 509, width: 512, height: 512))
        // 5400 = 10 × 510 + 300, 2700 = 5 × 510 + 150
        #expect(rectangle(panorama, 13, 10, 5) == TileRectangle(x: 5099, y: 2549, width: 301, height: 151))
    }

    @Test(arguments: [(5400, 2700, 510, 1), (511, 20_000, 510, 1), (1000, 700, 100, 0), (300, 300, 64, 4)])
    func tilesWithoutOverlapCoverEveryPixelOnce(_ width: Int, _ height: Int, _ size: Int, _ overlap: Int) {
        let pyramid = TilePyramid(width: width, height: height, tileSize: size, overlap: overlap)
        for level in 0...pyramid.lastLevel {
            var end = 0
            for column in 0..<pyramid.columnCount(ofLevel: level) {
                let tile = rectangle(pyramid, level, column, 0)
                let isFirst = column == 0
                let isLast = column == pyramid.columnCount(ofLevel: level) - 1
                #expect(tile.x == end - (isFirst ? 0 : overlap))
                let after = min(overlap, pyramid.width(ofLevel: level) - (end + size))
                end = tile.x + tile.width - (isLast ? 0 : after)
            }
            #expect(end == pyramid.width(ofLevel: level))
        }
    }

    // MARK: Views

    private func tiles(_ x: Double, _ y: Double, _ width: Double, _ height: Double, level: Int)
        -> [TileAddress]
    {
        Array(panorama.tiles(in: PhotoRectangle(x: x, y: y, width: width, height: height), level: level))
    }

    @Test func aViewNeedsTheTilesThatItTouches() {
        let found = tiles(2000, 1000, 800, 600, level: 13)
        // Columns 3 (from 1530) to 5 (from 2550), rows 1 (from 510) to 3 (from 1530)
        #expect(Set(found.map(\.column)) == [3, 4, 5])
        #expect(Set(found.map(\.row)) == [1, 2, 3])
        #expect(found.count == 9)
        #expect(tiles(510, 510, 510, 510, level: 13) == [TileAddress(level: 13, column: 1, row: 1)])
        // The same in the level of half the size
        #expect(tiles(1020, 1020, 1020, 1020, level: 12) == [TileAddress(level: 12, column: 1, row: 1)])
    }

    @Test func theNearestToTheCentreComesFirst() {
        for (x, y, width, height) in [
            (0.0, 0.0, 5400.0, 2700.0), (300, 900, 2900, 700), (5000, 100, 900, 2000),
        ] {
            let found = tiles(x, y, width, height, level: 13)
            let column = Int(min(x + width / 2, 5399) / 510)
            let row = Int((y + height / 2) / 510)
            let distances = found.map { max(abs($0.column - column), abs($0.row - row)) }
            #expect(distances == distances.sorted())
            #expect(distances.first == 0)
            #expect(Set(found).count == found.count)
        }
        #expect(tiles(0, 0, 5400, 2700, level: 13).count == 11 * 6)
    }

    @Test func aViewBesideThePhotoNeedsNothing() {
        #expect(tiles(-500, 0, 500, 500, level: 13).isEmpty)
        #expect(tiles(0, 2700, 500, 500, level: 13).isEmpty)
        #expect(tiles(0, 0, 0, 0, level: 13).isEmpty)
        #expect(tiles(-100, -100, 300, 300, level: 13) == [TileAddress(level: 13, column: 0, row: 0)])
    }

    /// Sixteen million pixels square: only the tiles in view are counted out.
    @Test func theCostIsThatOfTheView() {
        let pyramid = TilePyramid(width: 1 << 24, height: 1 << 24)
        let view = PhotoRectangle(x: 8e6, y: 8e6, width: 1000, height: 1000)
        #expect(Array(pyramid.tiles(in: view, level: pyramid.lastLevel)).count <= 9)
        // A strip of 32,897 tiles is found ring by ring without looking beside it.
        let strip = PhotoRectangle(x: 0, y: 8e6, width: 16_777_216, height: 1)
        #expect(Array(pyramid.tiles(in: strip, level: pyramid.lastLevel)).count == 32_897)
    }

    // MARK: Nonsense

    @Test func noNumberTraps() {
        let whole = [Int.min, -1, 0, 1, 2, 510, 1 << 24, Int.max]
        for width in whole {
            for other in whole {
                let pyramid = TilePyramid(width: width, height: other, tileSize: other, overlap: width)
                #expect((0...24).contains(pyramid.lastLevel))
                for level in whole {
                    #expect(pyramid.width(ofLevel: level) >= 1)
                    #expect(pyramid.rowCount(ofLevel: level) >= 1)
                    let rectangle = pyramid.rectangle(
                        of: TileAddress(level: level, column: other, row: width))
                    #expect(rectangle.width >= 0 && rectangle.x >= 0)
                }
            }
        }
        for number in oddNumbers + [1e-300, 1e300, -3] {
            #expect((0...13).contains(panorama.level(forScale: number)))
            #expect((0...13).contains(panorama.level(forScale: 1, density: number)))
            for other in oddNumbers {
                let view = PhotoRectangle(x: number, y: other, width: number, height: -other)
                var tiles = panorama.tiles(in: view, level: 13)
                while let tile = tiles.next() { #expect(tile.column < 11 && tile.row < 6) }
            }
        }
        #expect(panorama.level(forScale: .nan) == 13)
    }
}
