#if GTK
    import PhotoAlbum
    import SliderEngine
    import Synchronization

    /// The tiles of the photo that is zoomed, decoded as they are needed.
    @MainActor
    final class TileStore {
        /// What tiles may take, in bytes.
        private static let budget = 128 << 20

        let photo: Photo
        let pyramid: TilePyramid
        private let reader: PhotoReader
        private let source = LevelSource()
        private let queue: DecodeQueue
        private let changed: @MainActor () -> Void
        private var tiles: [TileAddress: (texture: Texture, use: Int)] = [:]
        private var pending: Set<TileAddress> = []
        private var failed: Set<TileAddress> = []
        private var byteCount = 0
        private var use = 0

        init(
            photo: Photo, dimensions: PhotoDimensions, reader: PhotoReader, queue: DecodeQueue,
            changed: @escaping @MainActor () -> Void
        ) {
            self.photo = photo
            self.reader = reader
            self.queue = queue
            self.changed = changed
            pyramid = TilePyramid(width: dimensions.width, height: dimensions.height)
        }

        /// Asks for the tiles of a view that aren't there, the middle ones first.
        func need(_ view: PhotoRectangle, level: Int) {
            use += 1
            var room = Self.budget
            var missing: [TileAddress] = []
            for tile in pyramid.tiles(in: view, level: level) {
                let place = pyramid.rectangle(of: tile)
                room -= 4 * place.width * place.height
                guard room >= 0 else { break }
                if let there = tiles[tile] {
                    tiles[tile] = (there.texture, use)
                } else if !failed.contains(tile) {
                    missing.append(tile)
                }
            }
            let wanted = Set(missing)
            queue.keepOnly { key in !key.hasPrefix("tile") || wanted.contains { Self.key($0) == key } }
            pending.formIntersection(wanted)
            // The queue takes the newest first.
            for tile in missing.reversed() where !pending.contains(tile) { request(tile) }
        }

        /// Those of a view, coarse ones first: finer ones lie above.
        func tiles(in view: PhotoRectangle) -> [(place: PhotoRectangle, texture: Texture)] {
            tiles.keys.sorted { $0.level < $1.level }.compactMap { tile in
                let place = place(of: tile)
                guard let texture = tiles[tile]?.texture, place.x < view.x + view.width,
                    place.y < view.y + view.height, place.x + place.width > view.x,
                    place.y + place.height > view.y
                else { return nil }
                return (place, texture)
            }
        }

        /// In the photo's pixels.
        private func place(of tile: TileAddress) -> PhotoRectangle {
            let place = pyramid.rectangle(of: tile)
            let reduction = Double(pyramid.reduction(ofLevel: tile.level))
            return PhotoRectangle(
                x: Double(place.x) * reduction, y: Double(place.y) * reduction,
                width: Double(place.width) * reduction, height: Double(place.height) * reduction)
        }

        private func request(_ tile: TileAddress) {
            pending.insert(tile)
            let place = pyramid.rectangle(of: tile)
            let side = max(pyramid.width(ofLevel: tile.level), pyramid.height(ofLevel: tile.level))
            let (photo, reader, source) = (photo, reader, source)
            queue.add(Self.key(tile)) { [weak self] in
                let texture = source.pixels(of: photo, longSide: side, reader).flatMap {
                    Texture($0, x: place.x, y: place.y, width: place.width, height: place.height)
                }
                IdleCall.run { self?.take(tile, texture) }
            }
        }

        private static func key(_ tile: TileAddress) -> String {
            "tile \(tile.level) \(tile.column) \(tile.row)"
        }

        private func take(_ tile: TileAddress, _ texture: Texture?) {
            pending.remove(tile)
            guard let texture else {
                failed.insert(tile)
                return
            }
            if tiles[tile] == nil { byteCount += texture.byteCount }
            tiles[tile] = (texture, use)
            while byteCount > Self.budget, let oldest = tiles.min(by: { $0.value.use < $1.value.use }) {
                byteCount -= oldest.value.texture.byteCount
                tiles[oldest.key] = nil
            }
            changed()
        }
    }

    /// The pixels of the level that tiles are cut from: formats like JPEG can't be read from the middle, so a level is
    /// decoded once, and kept until another is asked for.
    private final class LevelSource: Sendable {
        private let kept = Mutex<(side: Int, pixels: PhotoPixels?)?>(nil)

        func pixels(of photo: Photo, longSide: Int, _ reader: PhotoReader) -> PhotoPixels? {
            kept.withLock { kept in
                if let kept, kept.side == longSide { return kept.pixels }
                kept = nil
                let pixels = try? reader.pixels(of: photo, longSide: longSide)
                kept = (longSide, pixels)
                return pixels
            }
        }
    }
#endif
