#if GTK
    import CGtk
    import PhotoAlbum
    import PhotoSite
    import PhotoSliderGTK
    import SliderEngine

    /// `photo-slider show`: shows an album in a window.
    struct ShowCommand: Command {
        static let name = "show"
        static let operands = "[OPTION…] [PATH…]"
        static let summary =
            "Show the photos in folders, or single ones, in a window. Without PATH: this folder."
        static let options =
            AlbumOptions.all.filter { $0.name != "--originals" } + [
                CommandOption(
                    "--fullscreen", nil, "on the whole screen, without pointer; the screen stays awake")
            ]

        private let album: AlbumOptions
        private let isFullscreen: Bool

        init(_ arguments: ParsedArguments) throws(UsageError) {
            album = try AlbumOptions(arguments)
            isFullscreen = arguments.has("--fullscreen")
        }

        func run() throws {
            g_set_prgname("photo-slider")
            g_set_application_name("Photo Slider")
            guard gtk_init_check() != 0 else {
                throw CommandFailure(
                    "there is no display for a window; photo-slider serve shows the photos in a browser")
            }
            let decoder = album.source.startDecoder()
            let photos = try album.openAlbum(decoder)
            let album = album
            let isFullscreen = isFullscreen
            MainActor.assumeIsolated {
                let window = AlbumWindow(
                    photos.photos, title: album.slider.title, configuration: Self.configuration(album.slider),
                    start: album.slider.start, isFullscreen: isFullscreen,
                    reader: PhotoReader(megapixels: album.source.megapixels))
                if album.slider.autoplay != nil { window.slider.play() }
                let watcher = FolderWatcher(photos.folders) {
                    let found = album.refreshedAlbum(decoder)
                    AlbumWindow.onMain { window.slider.configure(with: found.photos) }
                    return found.folders
                }
                withExtendedLifetime(watcher) { window.run() }
                watcher?.stop()
            }
        }

        private static func configuration(_ options: SliderOptions) -> SliderConfiguration {
            var configuration = SliderConfiguration(loops: options.loops)
            configuration.autoplay = options.autoplay.map { .every($0) } ?? .off
            configuration.fillsWindow = true
            configuration.isZoomable = true
            configuration.photoFit = options.fit == .cover ? .cover : .contain
            configuration.effect =
                switch options.effect {
                case .slide: .slide
                case .fade: .fade
                }
            configuration.indicator =
                switch options.indicator {
                case .auto: .automatic
                case .dots: .dots
                case .fraction: .fraction
                case .progress: .progress
                case .none: .none
                }
            return configuration
        }
    }
#endif
