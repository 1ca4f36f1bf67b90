#if canImport(UIKit)
    import UIKit

    /// Deep Zoom tiles in a folder or on a server, such as `photo_files/12/3_1.webp`.
    ///
    /// The level folders are what libvips' `dzsave` and other Deep Zoom writers make.
    public struct DeepZoomTiles: TileSource {
        public let pixelWidth: Int
        public let pixelHeight: Int
        public let tileSize: Int
        public let overlap: Int
        private let folder: URL
        private let format: String
        private let loader: any PhotoLoader

        /// - Parameters:
        ///   - folder: the one that holds the level folders.
        ///   - pixelWidth: of the photo.
        ///   - pixelHeight: of the photo.
        ///   - tileSize: width and height of a tile without its overlap, in pixels.
        ///   - overlap: how many pixels of each neighbour a tile shows too.
        ///   - format: the tiles' file name extension.
        ///   - loader: fetches the tiles.
        public init(
            folder: URL, pixelWidth: Int, pixelHeight: Int, tileSize: Int = 510, overlap: Int = 1,
            format: String = "jpg", loader: any PhotoLoader = URLPhotoLoader()
        ) {
            self.folder = folder
            self.pixelWidth = pixelWidth
            self.pixelHeight = pixelHeight
            self.tileSize = tileSize
            self.overlap = overlap
            self.format = format
            self.loader = loader
        }

        public func image(for tile: PhotoTile) async throws -> UIImage {
            let name = "\(tile.column)_\(tile.row).\(format)"
            return try await loader.image(
                at: folder.appendingPathComponent("\(tile.level)").appendingPathComponent(name))
        }
    }
#endif
