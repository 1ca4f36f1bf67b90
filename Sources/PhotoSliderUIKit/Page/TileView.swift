#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    /// The tiles of a large photo that are in view, at the size that they have there.
    ///
    /// The coarsest level that is a single tile stays as a ground; finer tiles are laid over it as they come,
    /// and go when others have taken their place.
    @MainActor
    final class TileView: UIView {
        private let source: any TileSource
        private let pyramid: TilePyramid
        private var tiles: [TileAddress: UIImageView] = [:]
        private var tasks: [TileAddress: Task<Void, Never>] = [:]
        private var needed: Set<TileAddress> = []
        private let ground: Int

        init(source: any TileSource) {
            self.source = source
            pyramid = TilePyramid(
                width: source.pixelWidth, height: source.pixelHeight, tileSize: source.tileSize,
                overlap: source.overlap)
            ground = pyramid.singleTileLevel
            super.init(frame: .zero)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        deinit {
            for task in tasks.values { task.cancel() }
        }

        /// Shows what is in view.
        ///
        /// - Parameters:
        ///   - visible: in points of the zoomed photo.
        ///   - scale: of the zoom; 1 is the photo as it fits.
        ///   - density: device pixels per point.
        func show(_ visible: CGRect, scale: Double, density: Double) {
            guard bounds.width > 0, scale > 0 else { return }
            let pixelsPerPoint = Double(pyramid.width) / bounds.width
            let factor = pixelsPerPoint / scale
            let view = PhotoRectangle(
                x: visible.minX * factor, y: visible.minY * factor, width: visible.width * factor,
                height: visible.height * factor)
            let level = pyramid.level(forScale: 1 / factor, density: density)
            var wanted: [TileAddress] = [TileAddress(level: ground, column: 0, row: 0)]
            if level > ground { wanted += pyramid.tiles(in: view, level: level) }
            needed = Set(wanted)
            for (address, task) in tasks where !needed.contains(address) {
                task.cancel()
                tasks[address] = nil
            }
            for address in wanted where tiles[address] == nil && tasks[address] == nil { load(address) }
            for (address, tile) in tiles { tile.frame = frame(of: address) }
            dropReplaced()
        }

        private func load(_ address: TileAddress) {
            let tile = photoTile(address)
            tasks[address] = Task { [weak self, source] in
                // One that went out of view before its turn is not asked for.
                guard !Task.isCancelled else { return }
                let image = try? await source.image(for: tile)
                guard !Task.isCancelled else { return }
                self?.place(image, at: address)
            }
        }

        private func place(_ image: UIImage?, at address: TileAddress) {
            // A tile that failed is asked for again when the view moves.
            tasks[address] = nil
            guard let image, needed.contains(address) else { return }
            let tile = UIImageView(frame: frame(of: address))
            tile.image = image
            // The ground lies below.
            insertSubview(tile, at: address.level == ground ? 0 : subviews.count)
            tiles[address] = tile
            dropReplaced()
        }

        /// Takes tiles away that aren't needed, once those that are needed are there.
        private func dropReplaced() {
            guard tasks.isEmpty else { return }
            for (address, tile) in tiles where !needed.contains(address) {
                tile.removeFromSuperview()
                tiles[address] = nil
            }
        }

        private func frame(of address: TileAddress) -> CGRect {
            let place = pyramid.rectangle(of: address)
            let across = bounds.width / CGFloat(pyramid.width(ofLevel: address.level))
            let down = bounds.height / CGFloat(pyramid.height(ofLevel: address.level))
            return CGRect(
                x: CGFloat(place.x) * across, y: CGFloat(place.y) * down,
                width: CGFloat(place.width) * across,
                height: CGFloat(place.height) * down)
        }

        private func photoTile(_ address: TileAddress) -> PhotoTile {
            let place = pyramid.rectangle(of: address)
            let reduction = pyramid.reduction(ofLevel: address.level)
            let frame = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
            let inPhoto = CGRect(
                x: place.x * reduction, y: place.y * reduction, width: place.width * reduction,
                height: place.height * reduction)
            return PhotoTile(
                level: address.level, column: address.column, row: address.row, frame: frame,
                photoFrame: inPhoto.intersection(
                    CGRect(x: 0, y: 0, width: pyramid.width, height: pyramid.height)))
        }
    }
#endif
