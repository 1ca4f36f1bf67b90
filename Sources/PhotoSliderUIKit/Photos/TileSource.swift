#if canImport(UIKit)
    import UIKit

    /// A photo cut into tiles at several sizes, in the manner of Deep Zoom: each level is half as wide and high as the next,
    /// the last is the photo itself.
    ///
    /// Adopt it to show a photo that is too large for memory. ``DeepZoomTiles`` reads tiles from a folder or server.
    public protocol TileSource: Sendable {
        /// Width of the photo in pixels.
        var pixelWidth: Int { get }
        /// Height of the photo in pixels.
        var pixelHeight: Int { get }
        /// Width and height of a tile without its overlap, in pixels.
        var tileSize: Int { get }
        /// How many pixels of each neighbour a tile shows too.
        var overlap: Int { get }

        /// The image of one tile, `tile.frame.size` pixels large. The task is cancelled when the tile is out of view.
        func image(for tile: PhotoTile) async throws -> UIImage
    }

    extension TileSource {
        /// 510, which with an overlap of 1 makes images of 512.
        public var tileSize: Int { 510 }
        /// 1
        public var overlap: Int { 1 }
    }
#endif
