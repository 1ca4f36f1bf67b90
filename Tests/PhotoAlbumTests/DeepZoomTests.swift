import Foundation
import SliderEngine
import Testing

@testable import PhotoAlbum

/// The engine's tiles are those that libvips writes: same names, same sizes.
@Suite struct DeepZoomTests {
    @Test(arguments: [
        (1, 1), (2, 1), (510, 510), (511, 511), (512, 512), (513, 513), (1021, 511), (5400, 2700),
        (20_000, 1250),
    ])
    func tilesAreThoseOfDzsave(_ width: Int, _ height: Int) throws {
        try check(TilePyramid(width: width, height: height))
    }

    @Test func tilesOfRandomPhotosAreThoseOfDzsave() throws {
        for _ in 0..<12 {
            try check(
                TilePyramid(
                    width: .random(in: 1...3000), height: .random(in: 1...3000),
                    tileSize: .random(in: 100...600),
                    overlap: .random(in: 0...4)))
        }
    }

    private func check(_ pyramid: TilePyramid) throws {
        let folder = try TemporaryFolder()
        try TestImage(width: pyramid.width, height: pyramid.height, grey16: 0).write(
            to: folder.path.appending(FilePath("photo")), by: "dzsave",
            [
                "tile-size": String(pyramid.tileSize), "overlap": String(pyramid.overlap),
                "suffix": ".png[compression=1]",
            ])
        let levels = URL(fileURLWithPath: folder.path.appending(FilePath("photo_files")).text)
        var written: [String: TileRectangle] = [:]
        for level in try FileManager.default.contentsOfDirectory(atPath: levels.path)
        where level != "vips-properties.xml" {
            let tiles = levels.appendingPathComponent(level)
            for name in try FileManager.default.contentsOfDirectory(atPath: tiles.path) {
                let image = try TestImage(
                    decoding: Array(Data(contentsOf: tiles.appendingPathComponent(name))))
                written["\(level)/\(name)"] = TileRectangle(
                    x: 0, y: 0, width: image.width, height: image.height)
            }
        }
        #expect(written == expectedTiles(of: pyramid), "\(pyramid)")
    }

    /// All tiles of all levels, at their sizes.
    private func expectedTiles(of pyramid: TilePyramid) -> [String: TileRectangle] {
        var tiles: [String: TileRectangle] = [:]
        for level in 0...pyramid.lastLevel {
            let whole = PhotoRectangle(
                x: 0, y: 0, width: Double(pyramid.width), height: Double(pyramid.height))
            for tile in pyramid.tiles(in: whole, level: level) {
                var rectangle = pyramid.rectangle(of: tile)
                (rectangle.x, rectangle.y) = (0, 0)
                tiles["\(tile.level)/\(tile.column)_\(tile.row).png"] = rectangle
            }
        }
        return tiles
    }
}
