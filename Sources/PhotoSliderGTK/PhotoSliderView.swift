#if GTK
    import CGtk
    import PhotoAlbum
    import SliderEngine

    /// A photo slider as a GTK 4 widget.
    ///
    ///     let slider = PhotoSliderView()
    ///     slider.configuration.loops = true
    ///     slider.configure(with: album.photos)
    ///     gtk_window_set_child(window, slider.widget)
    ///
    /// A handle on ``widget``, which lives on in its window when the handle goes. GTK has to be initialized.
    /// Pages count from 0. A closure that keeps the view alive keeps the widget too.
    @MainActor
    public final class PhotoSliderView {
        /// The widget, to be put into a container. A square, where the container leaves its size to it.
        public let widget: UnsafeMutablePointer<GtkWidget>
        private let controller: SliderController
        /// The widget, for the end: like all of GTK, a view is let go on the main thread.
        nonisolated(unsafe) private let reference: UnsafeMutablePointer<GtkWidget>

        /// An empty slider.
        ///
        /// - Parameter reader: decodes the photos, off the main thread.
        public init(reader: PhotoReader = PhotoReader()) {
            controller = SliderController(reader: reader)
            widget = controller.widget
            reference = widget
            g_object_ref_sink(UnsafeMutableRawPointer(widget))
        }

        deinit {
            g_object_unref(UnsafeMutableRawPointer(reference))
        }

        /// Shows other photos. The one in view stays, if it is among them.
        public func configure(with photos: [Photo]) { controller.configure(with: photos) }

        /// What the slider is asked to do. Where the system's animations are off, changes are cuts whatever it says.
        public var configuration: SliderConfiguration {
            get { controller.configuration }
            set { controller.configuration = newValue }
        }

        /// The page nearest to what is shown. Set, it is there at once.
        public var currentPage: Int {
            get { controller.model.currentPage }
            set { scrollToPage(newValue, animated: false) }
        }

        /// How many photos there are.
        public var pageCount: Int { controller.model.pageCount }

        public func scrollToNextPage(animated: Bool) {
            controller.perform(.next, .call, isAnimated: animated)
        }

        public func scrollToPreviousPage(animated: Bool) {
            controller.perform(.previous, .call, isAnimated: animated)
        }

        /// Goes to a page; in a loop the shorter way round. One that doesn't exist yet is gone to when it comes.
        public func scrollToPage(_ page: Int, animated: Bool) {
            controller.perform(.page(page), .call, isAnimated: animated)
        }

        /// Starts autoplay, as the user's Play does.
        public func play() { controller.perform(.play, .call) }

        /// Stops autoplay until it is asked for.
        public func pause() { controller.perform(.pause, .call) }

        public var isPlaying: Bool { controller.model.isPlaying }

        /// Whether the photo in view is larger than it fits.
        public var isZoomed: Bool { controller.model.isZoomed }

        public var pageIndicatorTintColor: SliderColor {
            get { controller.pageIndicatorTintColor }
            set { controller.pageIndicatorTintColor = newValue }
        }

        public var currentPageIndicatorTintColor: SliderColor {
            get { controller.currentPageIndicatorTintColor }
            set { controller.currentPageIndicatorTintColor = newValue }
        }

        /// Called with the page when the one nearest to what is shown is another.
        public var onPageChange: (Int) -> Void {
            get { controller.onPageChange }
            set { controller.onPageChange = newValue }
        }

        /// Called with the page when the slider has come to rest.
        public var onSettle: (Int) -> Void {
            get { controller.onSettle }
            set { controller.onSettle = newValue }
        }
    }

    extension PhotoSliderView {
        /// How many frames were drawn, the seconds that this package's code took for them, and the bytes that its
        /// textures take.
        package var drawing: (frames: Int, seconds: Double, textureBytes: Int) {
            (controller.frameCount, controller.frameTime, controller.store.textureByteCount)
        }
    }
#endif
