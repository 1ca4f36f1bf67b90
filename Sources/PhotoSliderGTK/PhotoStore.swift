#if GTK
    import PhotoAlbum
    import SliderEngine

    /// What the slots show: photos are decoded as pages come near, and let go as they leave.
    @MainActor
    final class PhotoStore {
        private let reader: PhotoReader
        private let queue = DecodeQueue(places: 2)
        private(set) var slots: [SlotContent?] = []
        /// Called when a slot has something new to show.
        var changed: (Int) -> Void = { _ in }
        private(set) var tiles: TileStore?

        init(reader: PhotoReader) { self.reader = reader }

        /// Bytes of the slots' textures.
        var textureByteCount: Int { slots.reduce(0) { $0 + ($1?.texture?.byteCount ?? 0) } }

        /// Brings the slots in line with a frame.
        func update(_ frame: borrowing SliderFrame, photos: [Photo], viewport: Viewport, fit: PhotoFit) {
            var next = [SlotContent?](repeating: nil, count: frame.slotCount)
            var wanted: [Int] = []
            for page in frame.pages
            where photos.indices.contains(page.photo) && next.indices.contains(page.slot) {
                let photo = photos[page.photo]
                if slots.indices.contains(page.slot), let content = slots[page.slot],
                    content.photo.id == photo.id
                {
                    next[page.slot] = content
                } else {
                    // The same photo may stand in another slot: a loop of few, or a list that changed.
                    next[page.slot] =
                        slots.compactMap { $0 }.first { $0.photo.id == photo.id } ?? SlotContent(photo)
                }
                if page.isWanted { wanted.append(page.slot) }
            }
            slots = next
            let shown = Set(slots.compactMap { $0?.photo.id })
            queue.keepOnly { $0.hasPrefix("tile") || shown.contains($0) }
            // Pages come in drawing order, the nearest last, and the queue takes the newest first.
            for slot in wanted { request(slot, viewport: viewport, fit: fit) }
        }

        /// Asks for a photo at the size at which it is shown.
        private func request(_ slot: Int, viewport: Viewport, fit: PhotoFit) {
            guard let content = slots[slot], content.failure == nil, viewport.width > 0, viewport.height > 0
            else {
                return
            }
            let width = viewport.width * viewport.scale
            let height = viewport.height * viewport.scale
            if let dimensions = content.dimensions {
                let side = Self.longSide(of: dimensions, width: width, height: height, fit: fit)
                guard side > content.requestedSide else { return }
            } else if content.requestedSide > 0 {
                return
            }
            let side = content.dimensions.map {
                Self.longSide(of: $0, width: width, height: height, fit: fit)
            }
            for index in slots.indices where slots[index]?.photo.id == content.photo.id {
                slots[index]?.requestedSide = side ?? 1
            }
            let photo = content.photo
            let reader = reader
            queue.add(photo.id) { [weak self] in
                var made = SlotContent(photo)
                do throws(PhotoError) {
                    let details = try reader.details(of: photo)
                    let side = Self.longSide(of: details.dimensions, width: width, height: height, fit: fit)
                    made.dimensions = details.dimensions
                    made.caption = photo.sidecarCaption ?? details.caption
                    made.requestedSide = side
                    made.texture = Texture(try reader.pixels(of: photo, longSide: side))
                    if made.texture == nil { made.failure = "there is no memory for it" }
                } catch {
                    made.failure = error.description
                }
                let result = made
                IdleCall.run { self?.take(result) }
            }
        }

        private func take(_ made: SlotContent) {
            for slot in slots.indices {
                guard let content = slots[slot], content.photo.id == made.photo.id,
                    (content.texture?.width ?? 0) <= (made.texture?.width ?? 0)
                else { continue }
                slots[slot] = made
                changed(slot)
            }
        }

        /// The longer side that a photo needs where it is shown; never more than it has.
        nonisolated static func longSide(
            of photo: PhotoDimensions, width: Double, height: Double, fit: PhotoFit
        ) -> Int {
            let horizontal = width / Double(max(photo.width, 1))
            let vertical = height / Double(max(photo.height, 1))
            let scale = min(fit == .cover ? max(horizontal, vertical) : min(horizontal, vertical), 1)
            return Int((Double(photo.longSide) * scale).rounded(.up))
        }

        /// Asks for the tiles of a photo that is zoomed beyond its texture.
        func zoom(_ zoom: SliderFrame.Zoom?, slot: Int?, density: Double) {
            guard let zoom, let slot, let content = slots[slot], let dimensions = content.dimensions,
                let texture = content.texture
            else {
                if tiles != nil { queue.keepOnly { !$0.hasPrefix("tile") } }
                tiles = nil
                return
            }
            if tiles?.photo.id != content.photo.id {
                tiles = TileStore(photo: content.photo, dimensions: dimensions, reader: reader, queue: queue)
                {
                    [weak self] in self?.changed(slot)
                }
            }
            let needed = zoom.pixelScale * density * Double(dimensions.width)
            guard let tiles, needed > Double(texture.width) * 1.01, texture.width < dimensions.width else {
                return
            }
            tiles.need(zoom.view, level: tiles.pyramid.level(forScale: zoom.pixelScale, density: density))
        }
    }
#endif
