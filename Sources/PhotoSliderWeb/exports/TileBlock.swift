// Tiles as numbers: level, column, row, and the place in the photo as it fits, in CSS pixels: x, y, width, height.

extension Block {
    private static let tileLength = 7
    /// Many more than a screen shows.
    private static let mostTiles = 512

    mutating func write(_ zoom: SliderFrame.Zoom, tileSize: Int, overlap: Int, first: Int, density: Double)
        -> Int32
    {
        let fit = zoom.limits.fit
        guard zoom.limits.isPhotoSizeKnown else { return 0 }
        let pyramid = TilePyramid(
            width: Int(clamping: (zoom.limits.fittedWidth / fit).rounded()),
            height: Int(clamping: (zoom.limits.fittedHeight / fit).rounded()), tileSize: tileSize,
            overlap: overlap)
        reserve(Self.mostTiles * Self.tileLength)
        var count = 0
        var level = max(first, 0)
        let last = pyramid.level(forScale: zoom.pixelScale, density: density)
        while level <= last {
            var tiles = pyramid.tiles(in: zoom.view, level: level)
            while count < Self.mostTiles, let tile = tiles.next() {
                write(tile, of: pyramid, fit: fit, to: start + count * Self.tileLength)
                count += 1
            }
            level += 1
        }
        return Int32(count)
    }

    private func write(
        _ tile: TileAddress, of pyramid: TilePyramid, fit: Double, to place: UnsafeMutablePointer<Double>
    ) {
        let pixel = Double(pyramid.reduction(ofLevel: tile.level)) * fit
        let rectangle = pyramid.rectangle(of: tile)
        place[0] = Double(tile.level)
        place[1] = Double(tile.column)
        place[2] = Double(tile.row)
        place[3] = Double(rectangle.x) * pixel
        place[4] = Double(rectangle.y) * pixel
        place[5] = Double(rectangle.width) * pixel
        place[6] = Double(rectangle.height) * pixel
    }
}
