/// Tiles as in the Deep Zoom format: `tiles.dzi`, and `tiles_files/LEVEL/COLUMN_ROW.webp`.
///
/// Level 0 is one pixel, each further one twice as wide and high, the last the photo itself. The names are those that
/// libvips's dzsave writes and OpenSeadragon reads.
public enum DeepZoom {
    /// The width and height of a tile's own part, in pixels of its level: 512 with the overlap on both sides.
    public static let tileSize = 510
    /// How far a tile goes into each of its neighbours, in pixels.
    public static let overlap = 1
    /// The name of the descriptor without its ending.
    public static let name = "tiles"

    /// The level with all pixels: ⌈log₂ of the longer side⌉.
    public static func highestLevel(of dimensions: PhotoDimensions) -> Int {
        max(1, dimensions.longSide) == 1 ? 0 : Int.bitWidth - (dimensions.longSide - 1).leadingZeroBitCount
    }

    /// Whether the photo has this tile.
    public static func contains(level: Int, column: Int, row: Int, of dimensions: PhotoDimensions) -> Bool {
        let highest = highestLevel(of: dimensions)
        guard (0...highest).contains(level), column >= 0, row >= 0 else { return false }
        func count(_ side: Int) -> Int {
            // Rounded up at both divisions.
            let pixels = (side + (1 << (highest - level)) - 1) >> (highest - level)
            return (pixels + tileSize - 1) / tileSize
        }
        return column < count(dimensions.width) && row < count(dimensions.height)
    }
}
