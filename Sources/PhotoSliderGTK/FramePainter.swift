#if GTK
    import CGtk
    import PhotoAlbum
    import SliderEngine

    /// Draws a frame.
    @MainActor
    struct FramePainter {
        let snapshot: OpaquePointer
        let widget: UnsafeMutablePointer<GtkWidget>
        let viewport: Viewport
        let configuration: SliderConfiguration
        let background: SliderColor

        func draw(_ frame: borrowing SliderFrame, _ store: PhotoStore) {
            fill(0, 0, viewport.width, viewport.height, background)
            let isHorizontal = configuration.axis == .horizontal
            let breadth = isHorizontal ? viewport.height : viewport.width
            // In a fade the lower page is opaque and the upper one fades in: together they add up to 1 everywhere.
            let fades = configuration.effect == .fade || frame.pages.contains(where: \.isOutgoing)
            var isLowest = true
            for page in frame.pages where page.isVisible && page.effect.opacity > 0 {
                let along = page.origin - frame.offset + page.effect.translation
                let width = isHorizontal ? frame.pageLength : breadth
                let height = isHorizontal ? breadth : frame.pageLength
                gtk_snapshot_save(snapshot)
                translate(isHorizontal ? along : 0, isHorizontal ? 0 : along)
                transform(page.effect, width, height, isHorizontal)
                let opacity = fades && isLowest ? 1 : page.effect.opacity
                isLowest = false
                if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
                var bounds = rect(0, 0, width, height)
                gtk_snapshot_push_clip(snapshot, &bounds)
                fill(0, 0, width, height, background)
                if store.slots.indices.contains(page.slot), let content = store.slots[page.slot] {
                    draw(
                        content, width, height,
                        zoom: frame.zoom.flatMap { $0.label == page.label ? $0 : nil },
                        store.tiles)
                }
                gtk_snapshot_pop(snapshot)
                if opacity < 1 { gtk_snapshot_pop(snapshot) }
                gtk_snapshot_restore(snapshot)
            }
        }

        private func draw(
            _ content: SlotContent, _ width: Double, _ height: Double, zoom: SliderFrame.Zoom?,
            _ tiles: TileStore?
        ) {
            guard let texture = content.texture, let dimensions = content.dimensions else {
                if let failure = content.failure {
                    text(
                        "\(content.photo.path.name.text)\n\(failure)", size: 15, x: width / 2, y: height / 2,
                        width: width * 0.8, color: .white.withAlpha(0.8), isBottom: false)
                } else {
                    fill(0, 0, width, height, SliderColor.white.withAlpha(0.04))
                }
                return
            }
            let limits = ZoomLimits(
                photoWidth: Double(dimensions.width), photoHeight: Double(dimensions.height),
                pageWidth: width,
                pageHeight: height, density: viewport.scale, fit: configuration.photoFit)
            let zoom = zoom?.transform ?? ZoomTransform()
            let scale = limits.fit * zoom.scale
            let photoWidth = limits.fittedWidth * zoom.scale
            let photoHeight = limits.fittedHeight * zoom.scale
            let x = (width - photoWidth) / 2 + zoom.x
            let y = (height - photoHeight) / 2 + zoom.y
            append(texture, x, y, photoWidth, photoHeight)
            guard zoom.scale > 1, let tiles, tiles.photo.id == content.photo.id else { return }
            let view = PhotoRectangle(
                x: -x / scale, y: -y / scale, width: width / scale, height: height / scale)
            for tile in tiles.tiles(in: view) {
                append(
                    tile.texture, x + tile.place.x * scale, y + tile.place.y * scale,
                    tile.place.width * scale,
                    tile.place.height * scale)
            }
        }

        private func transform(
            _ effect: PageTransform, _ width: Double, _ height: Double, _ isHorizontal: Bool
        ) {
            guard effect.scale != 1 || effect.rotation != 0 else { return }
            translate(width / 2, height / 2)
            if effect.rotation != 0 {
                // As far away as the page is long, as CSS's perspective of 100 % would be.
                gtk_snapshot_perspective(snapshot, Float(2 * (isHorizontal ? width : height)))
                gtk_snapshot_rotate_3d(
                    snapshot, Float((isHorizontal ? 1 : -1) * effect.rotation * 180 / .pi),
                    isHorizontal ? graphene_vec3_y_axis() : graphene_vec3_x_axis())
            }
            if effect.scale != 1 { gtk_snapshot_scale(snapshot, Float(effect.scale), Float(effect.scale)) }
            translate(-width / 2, -height / 2)
        }

        /// Dots, a fraction or a bar, along the lower edge, or along the right one of a vertical slider.
        func draw(
            _ indicator: borrowing PageIndicator, page: Int, count: Int, tint: SliderColor,
            current: SliderColor
        ) {
            let isHorizontal = configuration.axis == .horizontal
            let across = (isHorizontal ? viewport.height : viewport.width) - 20
            switch indicator.kind {
            case .hidden: break
            case .dots:
                for dot in indicator.dots where dot.scale > 0 {
                    let radius = (dot.isCurrent ? 5 : 4) * dot.scale
                    let x = isHorizontal ? dot.center : across
                    let y = isHorizontal ? across : dot.center
                    // A dark rim keeps it visible on a white photo.
                    circle(x, y, radius + 1.5, SliderColor.black.withAlpha(0.55))
                    circle(x, y, radius, dot.isCurrent ? current : tint)
                }
            case .fraction:
                pill("\(page + 1) / \(count)", current)
            case .progress:
                let length = (isHorizontal ? viewport.width : viewport.height) - 48
                let done = max(length * indicator.progress, 4)
                if isHorizontal {
                    fill(23, across - 3, length + 2, 6, SliderColor.black.withAlpha(0.55))
                    fill(24, across - 2, length, 4, tint)
                    fill(configuration.isRightToLeft ? 24 + length - done : 24, across - 2, done, 4, current)
                } else {
                    fill(across - 3, 23, 6, length + 2, SliderColor.black.withAlpha(0.55))
                    fill(across - 2, 24, 4, length, tint)
                    fill(across - 2, 24, 4, done, current)
                }
            }
        }

        /// A photo's caption above the indicator, on a dark ground.
        func draw(caption: String) {
            text(
                caption, size: 15, x: viewport.width / 2, y: viewport.height - 44,
                width: viewport.width * 0.8,
                color: .white, isBottom: true, ground: SliderColor.black.withAlpha(0.65))
        }

        /// The ring that shows where the keyboard's input goes.
        func drawFocusRing() {
            let inner = SliderColor.white.withAlpha(0.9)
            for (inset, color) in [(0.0, SliderColor.black), (2.0, inner)] {
                let width = viewport.width - 2 * inset
                let height = viewport.height - 2 * inset
                fill(inset, inset, width, 2, color)
                fill(inset, inset + height - 2, width, 2, color)
                fill(inset, inset, 2, height, color)
                fill(inset + width - 2, inset, 2, height, color)
            }
        }

        private func pill(_ string: String, _ color: SliderColor) {
            text(
                string, size: 14, x: viewport.width / 2, y: viewport.height - 10, width: viewport.width,
                color: color,
                isBottom: true, ground: SliderColor.black.withAlpha(0.6))
        }

        /// Centred at `x`; at `y` ends what is at the bottom, else it is the middle.
        private func text(
            _ string: String, size: Double, x: Double, y: Double, width: Double, color: SliderColor,
            isBottom: Bool,
            ground: SliderColor? = nil
        ) {
            let layout = gtk_widget_create_pango_layout(widget, string)
            defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
            let font = pango_font_description_from_string("Sans")
            pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
            pango_layout_set_font_description(layout, font)
            pango_font_description_free(font)
            pango_layout_set_width(layout, CInt(max(width, 1) * Double(PANGO_SCALE)))
            pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            pango_layout_set_height(layout, -4)
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            var ink = PangoRectangle()
            var logical = PangoRectangle()
            pango_layout_get_pixel_extents(layout, &ink, &logical)
            let top = isBottom ? y - Double(logical.height) : y - Double(logical.height) / 2
            if let ground {
                let left = x - width / 2 + Double(logical.x)
                var rounded = GskRoundedRect()
                var bounds = rect(left - 10, top - 4, Double(logical.width) + 20, Double(logical.height) + 8)
                gsk_rounded_rect_init_from_rect(&rounded, &bounds, 8)
                gtk_snapshot_push_rounded_clip(snapshot, &rounded)
                fill(left - 10, top - 4, Double(logical.width) + 20, Double(logical.height) + 8, ground)
                gtk_snapshot_pop(snapshot)
            }
            gtk_snapshot_save(snapshot)
            translate(x - width / 2, top)
            var rgba = color.rgba
            gtk_snapshot_append_layout(snapshot, layout, &rgba)
            gtk_snapshot_restore(snapshot)
        }

        private func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: SliderColor) {
            var rounded = GskRoundedRect()
            var bounds = rect(x - radius, y - radius, 2 * radius, 2 * radius)
            gsk_rounded_rect_init_from_rect(&rounded, &bounds, Float(radius))
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
            fill(x - radius, y - radius, 2 * radius, 2 * radius, color)
            gtk_snapshot_pop(snapshot)
        }

        private func append(_ texture: Texture, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            var bounds = rect(x, y, width, height)
            gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
        }

        private func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: SliderColor) {
            var bounds = rect(x, y, width, height)
            var rgba = color.rgba
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        }

        private func translate(_ x: Double, _ y: Double) {
            var point = graphene_point_t(x: Float(x), y: Float(y))
            gtk_snapshot_translate(snapshot, &point)
        }

        private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> graphene_rect_t {
            graphene_rect_t(
                origin: graphene_point_t(x: Float(x), y: Float(y)),
                size: graphene_size_t(width: Float(max(width, 0)), height: Float(max(height, 0))))
        }
    }
#endif
