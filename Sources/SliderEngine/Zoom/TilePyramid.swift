/// A photo in the Deep Zoom format: levels, each half as wide and high as the next, cut into tiles.
///
///     let pyramid = TilePyramid(width: 5400, height: 2700)
///     let level = pyramid.level(forScale: 0.3)          // 12: 2700 × 1350
///     for tile in pyramid.tiles(in: view, level: level) {
///         // photo_files/12/3_1.webp
///         let pixels = pyramid.rectangle(of: tile)      // x 1529, y 509, width 512, height 512
///     }
///
/// Level 0 is a single pixel and the last level the photo itself; halves are rounded up. Tiles lie side by side
/// from the top left, each `tileSize` pixels wide and high; one that has a neighbour shows `overlap` pixels
/// of it too. Source: Microsoft, "Deep Zoom File Format Overview".
public struct TilePyramid: Equatable, Sendable {
    /// Of the photo, in pixels.
    public let width: Int
    public let height: Int
    /// Of a tile without its overlap, in pixels.
    public let tileSize: Int
    /// How many pixels of each neighbour a tile shows.
    public let overlap: Int
    /// The level that is the photo itself: the least whole number ≥ log₂ of the longer side.
    public let lastLevel: Int

    private static let largest = 1 << 24

    /// A side or tile size below 1 counts as 1, one above 16,777,216 as that.
    public init(width: Int, height: Int, tileSize: Int = 510, overlap: Int = 1) {
        self.width = min(max(width, 1), Self.largest)
        self.height = min(max(height, 1), Self.largest)
        self.tileSize = min(max(tileSize, 1), Self.largest)
        self.overlap = min(max(overlap, 0), self.tileSize)
        let longest = max(self.width, self.height)
        lastLevel = Int.bitWidth - (longest - 1).leadingZeroBitCount
    }

    /// Of a level, in its own pixels.
    public func width(ofLevel level: Int) -> Int { halved(width, toLevel: level) }
    public func height(ofLevel level: Int) -> Int { halved(height, toLevel: level) }

    /// How many pixels of the photo, in each direction, one pixel of a level stands for: 1, 2, 4, …
    @inline(never)
    public func reduction(ofLevel level: Int) -> Int { 1 << (lastLevel - clamped(level)) }

    public func columnCount(ofLevel level: Int) -> Int { tileCount(width(ofLevel: level)) }
    public func rowCount(ofLevel level: Int) -> Int { tileCount(height(ofLevel: level)) }

    /// The finest level that is a single tile.
    public var singleTileLevel: Int {
        var level = lastLevel
        while level > 0, columnCount(ofLevel: level) * rowCount(ofLevel: level) > 1 { level -= 1 }
        return level
    }

    /// The smallest level that has a pixel for every pixel of the screen.
    ///
    /// - Parameters:
    ///   - scale: logical pixels of the screen per pixel of the photo.
    ///   - density: device pixels per logical pixel.
    public func level(forScale scale: Double, density: Double = 1) -> Int {
        // A millionth too little is rounding.
        let needed = scale * density * (1 - 1e-6)
        var level = lastLevel
        var share = 0.5
        while level > 0, needed <= share {
            level -= 1
            share /= 2
        }
        return level
    }

    /// What a tile shows, its overlap included, in pixels of its level: the place to draw it, or to cut it from.
    ///
    /// A tile that doesn't exist shows nothing.
    public func rectangle(of tile: TileAddress) -> TileRectangle {
        let columns = span(tile.column, in: width(ofLevel: tile.level))
        let rows = span(tile.row, in: height(ofLevel: tile.level))
        return TileRectangle(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
    }

    /// The tiles of a level that show any of a view, beginning with the one at its centre and going outward.
    ///
    /// A host that shows coarser tiles until the finer ones are there asks for one level after the other.
    /// - Complexity: each tile is found as it is asked for, by the number of those that the view shows.
    public func tiles(in view: PhotoRectangle, level: Int) -> Tiles {
        let level = clamped(level)
        let side = Double(tileSize) * Double(reduction(ofLevel: level))
        return Tiles(
            level: level,
            columns: TileSpan(
                from: view.x / side, to: (view.x + view.width) / side, length: Double(width) / side),
            rows: TileSpan(
                from: view.y / side, to: (view.y + view.height) / side, length: Double(height) / side))
    }

    private func clamped(_ level: Int) -> Int { min(max(level, 0), lastLevel) }

    @inline(never)
    private func halved(_ side: Int, toLevel level: Int) -> Int {
        let reduction = reduction(ofLevel: level)
        return (side + reduction - 1) / reduction
    }

    private func tileCount(_ side: Int) -> Int { (side + tileSize - 1) / tileSize }

    @inline(never)
    private func span(_ index: Int, in side: Int) -> (start: Int, length: Int) {
        guard index >= 0, index < tileCount(side) else { return (0, 0) }
        let start = max(index * tileSize - overlap, 0)
        return (start, min(index * tileSize + tileSize + overlap, side) - start)
    }
}
