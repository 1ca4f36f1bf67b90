#if GTK
    import CGtk
    import PhotoAlbum
    import PhotoSliderGTK

    // A window with the photos of the folders and files that are named on the command line.
    guard gtk_init_check() != 0 else { fatalError("There is no display.") }
    let album = PhotoAlbum(paths: CommandLine.arguments.dropFirst().map { FilePath($0) })

    let slider = PhotoSliderView()
    slider.configuration.loops = true
    slider.configuration.autoplay = .every(3)
    slider.pageIndicatorTintColor = SliderColor(red: 0.75, green: 0.75, blue: 0.75)
    slider.onPageChange = { page in print("photo \(page + 1) of \(album.photos.count)") }
    slider.configure(with: album.photos)

    let loop = g_main_loop_new(nil, 0)
    let window = gtk_window_new()
    gtk_window_set_default_size(
        UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self), 640, 640)
    gtk_window_set_child(
        UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self), slider.widget)
    let quit: @convention(c) (gpointer?, gpointer?) -> Void = { _, loop in
        g_main_loop_quit(loop.map { OpaquePointer($0) })
    }
    _ = slider_connect(
        window, "destroy", unsafeBitCast(quit, to: GCallback.self), UnsafeMutableRawPointer(loop), nil)
    gtk_widget_show(window)
    g_main_loop_run(loop)
#else
    print("Built without GTK: install libgtk-4-dev and build again.")
#endif
