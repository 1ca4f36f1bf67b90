#if GTK
    import CGtk

    /// The button that starts and stops autoplay.
    @MainActor
    final class PlayButton {
        private static let side: CInt = 40
        private let parent: UnsafeMutablePointer<GtkWidget>
        private let button: UnsafeMutablePointer<GtkWidget>?
        private var isPlaying: Bool?

        init(parent: UnsafeMutablePointer<GtkWidget>, pressed: @escaping @MainActor () -> Void) {
            self.parent = parent
            button = gtk_button_new()
            gtk_widget_add_css_class(button, "osd")
            gtk_widget_add_css_class(button, "circular")
            gtk_widget_set_visible(button, 0)
            gtk_widget_set_parent(button, parent)
            Signal.connect(button, "clicked", pressed)
        }

        func remove() { gtk_widget_unparent(button) }

        func update(isShown: Bool, isPlaying: Bool) {
            if (gtk_widget_get_visible(button) != 0) != isShown {
                gtk_widget_set_visible(button, isShown ? 1 : 0)
            }
            guard isPlaying != self.isPlaying else { return }
            self.isPlaying = isPlaying
            let icon = isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic"
            button?.withMemoryRebound(to: GtkButton.self, capacity: 1) { gtk_button_set_icon_name($0, icon) }
            gtk_widget_set_tooltip_text(button, isPlaying ? "Pause" : "Play")
            if let button { slider_set_label(button, isPlaying ? "Pause" : "Play") }
        }

        /// At the top right corner.
        func allocate() {
            guard gtk_widget_get_visible(button) != 0 else { return }
            var size = GtkRequisition()
            gtk_widget_get_preferred_size(button, nil, &size)
            let width = max(size.width, Self.side)
            let height = max(size.height, Self.side)
            var place = GtkAllocation(
                x: max(gtk_widget_get_width(parent) - width - 12, 0), y: 12, width: width, height: height)
            gtk_widget_size_allocate(button, &place, -1)
        }

        func snapshot(_ snapshot: OpaquePointer) { gtk_widget_snapshot_child(parent, button, snapshot) }

        func contains(x: Double, y: Double) -> Bool {
            guard gtk_widget_get_visible(button) != 0 else { return false }
            var (inX, inY) = (0.0, 0.0)
            guard gtk_widget_translate_coordinates(parent, button, x, y, &inX, &inY) != 0 else {
                return false
            }
            return gtk_widget_contains(button, inX, inY) != 0
        }
    }
#endif
