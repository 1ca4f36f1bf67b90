#if GTK
    import CGtk
    import PhotoAlbum
    import SliderEngine

    /// A window that a slider fills.
    ///
    /// F11 makes it as large as the screen and back, Escape leaves the whole screen.
    @MainActor
    public final class AlbumWindow {
        public let slider: PhotoSliderView
        private let application: UnsafeMutablePointer<GtkApplication>?
        private let title: String
        private let isFullscreen: Bool
        private var window: UnsafeMutablePointer<GtkWindow>?

        public init(
            _ photos: [Photo], title: String, configuration: SliderConfiguration, start: Int,
            isFullscreen: Bool,
            reader: PhotoReader
        ) {
            // No name on the bus: each window is a process of its own, and remembers nothing.
            application = gtk_application_new(nil, G_APPLICATION_DEFAULT_FLAGS)
            self.title = title
            self.isFullscreen = isFullscreen
            slider = PhotoSliderView(reader: reader)
            slider.configuration = configuration
            slider.configure(with: photos)
            slider.currentPage = start
        }

        /// Shows the window until it is closed.
        public func run() {
            slider_prefer_dark()
            if let application {
                Signal.connect(UnsafeMutableRawPointer(application), "activate") { [weak self] in self?.open()
                }
                application.withMemoryRebound(to: GApplication.self, capacity: 1) {
                    _ = g_application_run($0, 0, nil)
                }
                g_object_unref(UnsafeMutableRawPointer(application))
            }
        }

        /// Runs something on the main thread, soon; from any thread.
        public nonisolated static func onMain(_ body: @escaping @Sendable @MainActor () -> Void) {
            IdleCall.run(body)
        }

        private func open() {
            guard let widget = gtk_application_window_new(application) else { return }
            let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
            self.window = window
            gtk_window_set_title(window, title)
            gtk_window_set_icon_name(window, "photo-slider")
            gtk_window_set_default_size(window, 1280, 800)
            gtk_window_set_child(window, slider.widget)
            slider_set_label(slider.widget, title)
            let keys = gtk_event_controller_key_new()
            let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
                _, key, _, _, window in
                let window = window?.assumingMemoryBound(to: GtkWindow.self)
                switch CInt(bitPattern: key) {
                case GDK_KEY_F11:
                    if gtk_window_is_fullscreen(window) != 0 {
                        gtk_window_unfullscreen(window)
                    } else {
                        gtk_window_fullscreen(window)
                    }
                case GDK_KEY_Escape where gtk_window_is_fullscreen(window) != 0:
                    gtk_window_unfullscreen(window)
                default: return 0
                }
                return 1
            }
            slider_connect(
                UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(pressed, to: GCallback.self),
                UnsafeMutableRawPointer(window), nil)
            gtk_widget_add_controller(widget, keys)
            Signal.connect(
                UnsafeMutableRawPointer(widget), "notify::fullscreened",
                { [weak self] in self?.followFullscreen() }, argumentCount: 1)
            if isFullscreen { gtk_window_fullscreen(window) }
            _ = gtk_widget_grab_focus(slider.widget)
            gtk_window_present(window)
            if isFullscreen { keepAwake() }
        }

        /// On the whole screen there is no pointer.
        private func followFullscreen() {
            let isFullscreen = gtk_window_is_fullscreen(window) != 0
            gtk_widget_set_cursor_from_name(slider.widget, isFullscreen ? "none" : nil)
        }

        private func keepAwake() {
            _ = gtk_application_inhibit(application, window, GTK_APPLICATION_INHIBIT_IDLE, "Photos are shown")
        }
    }
#endif
