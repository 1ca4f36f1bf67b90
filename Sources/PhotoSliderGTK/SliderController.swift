#if GTK
    import CGtk
    import CSliderWidget
    import PhotoAlbum
    import SliderEngine

    /// What the widget owns: the engine, what its slots show, and when to look again.
    @MainActor
    final class SliderController {
        /// Lives as long as this: the widget owns it.
        private(set) var widget: UnsafeMutablePointer<GtkWidget>!
        private(set) var model = SliderModel()
        let store: PhotoStore
        private(set) var photos: [Photo] = []
        private var viewport = Viewport(width: 0, height: 0)
        private var playButton: PlayButton?
        var pageIndicatorTintColor = SliderColor(red: 0.75, green: 0.75, blue: 0.75).withAlpha(0.9)
        var currentPageIndicatorTintColor = SliderColor.white
        var backgroundColor = SliderColor.black
        var onPageChange: (Int) -> Void = { _ in }
        var onSettle: (Int) -> Void = { _ in }
        private var tick: UInt32 = 0
        private var timer: UInt32 = 0
        private var told = ""
        private(set) var hasVisibleFocus = false
        /// Frames drawn, and the time taken by this code for them, in seconds: for the benchmarks.
        private(set) var frameCount = 0
        private(set) var frameTime = 0.0
        private var input: SliderInput?

        private static let callbacks: UnsafeMutablePointer<SliderWidgetCallbacks> = {
            let callbacks = UnsafeMutablePointer<SliderWidgetCallbacks>.allocate(capacity: 1)
            callbacks.initialize(
                to: SliderWidgetCallbacks(
                    snapshot: { owner, snapshot in
                        nonisolated(unsafe) let snapshot = snapshot
                        SliderController.with(owner) { if let snapshot { $0.draw(snapshot) } }
                    },
                    allocate: { owner, width, height in
                        SliderController.with(owner) { $0.allocate(width: Int(width), height: Int(height)) }
                    },
                    map: { owner, isMapped in
                        SliderController.with(owner) { $0.mapped(isMapped != 0) }
                    },
                    dispose: { owner in
                        SliderController.with(owner) { $0.dispose() }
                        if let owner { Unmanaged<SliderController>.fromOpaque(owner).release() }
                    }))
            return callbacks
        }()

        private nonisolated static func with(
            _ owner: UnsafeMutableRawPointer?, _ body: @MainActor (SliderController) -> Void
        ) {
            guard let owner else { return }
            nonisolated(unsafe) let pointer = owner
            MainActor.assumeIsolated {
                body(Unmanaged<SliderController>.fromOpaque(pointer).takeUnretainedValue())
            }
        }

        init(reader: PhotoReader) {
            store = PhotoStore(reader: reader)
            widget = slider_widget_new(Self.callbacks, Unmanaged.passRetained(self).toOpaque())
            store.changed = { [weak self] slot in self?.contentChanged(slot) }
            input = SliderInput(self)
            playButton = PlayButton(parent: widget) { [weak self] in self?.perform(.togglePlay, .control) }
            slider_set_label(widget, "Photos")
            adoptSettings()
        }

        private func dispose() {
            stopTicking()
            if timer != 0 { g_source_remove(timer) }
            timer = 0
            playButton?.remove()
            playButton = nil
            input?.leaveWindow()
            input = nil
            onPageChange = { _ in }
            onSettle = { _ in }
            widget = nil
        }

        // MARK: What it is told

        var configuration = SliderConfiguration() {
            didSet { adoptSettings() }
        }

        private func adoptSettings() {
            guard let widget else { return }
            var configuration = configuration
            if slider_animations_are_on(widget) == 0 { configuration.motionPreference = .none }
            model.configure(configuration, at: EventClock.now)
            update()
        }

        func settingsChanged() { adoptSettings() }

        func configure(with photos: [Photo]) {
            let current =
                self.photos.indices.contains(model.currentPage)
                ? photos.firstIndex { [id = self.photos[model.currentPage].id] in $0.id == id } : nil
            let path =
                self.photos.indices.contains(model.currentPage) ? self.photos[model.currentPage].path : nil
            self.photos = photos
            // An edited photo has another identity and the same path.
            let place = current ?? path.flatMap { path in photos.firstIndex { $0.path.bytes == path.bytes } }
            model.setPageCount(photos.count, current: place, at: EventClock.now)
            update()
        }

        func perform(_ command: SliderCommand, _ reason: SliderEvent.Reason, isAnimated: Bool = true) {
            model.perform(command, isAnimated: isAnimated, reason: reason, at: EventClock.now)
            update()
        }

        func wait(_ reason: WaitReasons, _ isOn: Bool) {
            model.wait(reason, isOn, at: EventClock.now)
            update()
        }

        /// Hands something to the engine.
        func change<Result>(_ body: (inout SliderModel) -> Result) -> Result {
            let result = body(&model)
            update()
            return result
        }

        func setVisibleFocus(_ isOn: Bool) {
            hasVisibleFocus = isOn
            wait(.focus, isOn)
            if let widget { gtk_widget_queue_draw(widget) }
        }

        // MARK: What the widget says

        private func allocate(width: Int, height: Int) {
            guard let widget else { return }
            let scale = Double(gtk_widget_get_scale_factor(widget))
            let viewport = Viewport(width: Double(width), height: Double(height), scale: scale)
            playButton?.allocate()
            guard viewport != self.viewport else { return }
            self.viewport = viewport
            model.layout(viewport, at: EventClock.now)
            update()
        }

        private func mapped(_ isMapped: Bool) {
            model.wait(.outOfSight, !isMapped, at: EventClock.now)
            update()
        }

        private func draw(_ snapshot: OpaquePointer) {
            guard let widget else { return }
            let start = EventClock.now
            let painter = FramePainter(
                snapshot: snapshot, widget: widget, viewport: viewport, configuration: model.configuration,
                background: backgroundColor)
            painter.draw(model.frame, store)
            if let caption = currentContent?.caption { painter.draw(caption: caption) }
            painter.draw(
                model.frame.indicator, page: model.currentPage, count: model.positionCount,
                tint: pageIndicatorTintColor, current: currentPageIndicatorTintColor)
            if hasVisibleFocus, !model.configuration.fillsWindow { painter.drawFocusRing() }
            frameCount += 1
            frameTime += EventClock.now - start
            playButton?.snapshot(snapshot)
        }

        private var currentContent: SlotContent? {
            let page = model.frame.pages.last { $0.isCurrent }
            return page.flatMap { store.slots.indices.contains($0.slot) ? store.slots[$0.slot] : nil }
        }

        private func contentChanged(_ slot: Int) {
            if let page = model.frame.pages.last(where: { $0.isCurrent }), page.slot == slot { update() }
            if let widget { gtk_widget_queue_draw(widget) }
        }

        // MARK: What follows

        /// Draws what has changed, tells of it, and arranges to be called again.
        private func update() {
            guard let widget else { return }
            store.update(
                model.frame, photos: photos, viewport: viewport, fit: model.configuration.photoFit)
            if let page = model.frame.pages.last(where: { $0.isCurrent }),
                let size = currentContent?.dimensions
            {
                if sizedPhoto != photos[page.photo].id {
                    sizedPhoto = photos[page.photo].id
                    model.setPhotoSize(
                        width: Double(size.width), height: Double(size.height), ofPhoto: page.photo,
                        at: EventClock.now)
                }
            }
            model.wait(.zoomed, model.isZoomed, at: EventClock.now)
            let zoomed = model.frame.zoom.flatMap { zoom in
                model.frame.pages.first { $0.label == zoom.label }
            }
            store.zoom(model.frame.zoom, slot: zoomed?.slot, density: viewport.scale)
            playButton?.update(isShown: model.hasAutoplay, isPlaying: model.isPlaying)
            tellValue()
            gtk_widget_queue_draw(widget)
            schedule()
            while let event = model.nextEvent() {
                switch event {
                case .pageChange(let page, _): onPageChange(page)
                case .settle(let page, _): onSettle(page)
                case .tap, .doubleTap, .zoomChange: break
                }
            }
        }

        /// The photo whose size the engine knows.
        private var sizedPhoto = ""

        /// "3 of 10, caption" for assistive technology; while autoplay turns pages only on the way in.
        private func tellValue() {
            guard let widget else { return }
            let count = model.positionCount
            var text = count > 0 ? "\(model.currentPage + 1) of \(count)" : "No photos"
            if let content = currentContent {
                text += ", " + (content.caption ?? content.photo.title)
            }
            guard text != told, !model.isMoving, !model.isDragging else { return }
            told = text
            slider_set_value(widget, Double(min(model.currentPage + 1, count)), Double(max(count, 1)), text)
            slider_set_description(widget, text)
        }

        private func schedule() {
            if timer != 0 { g_source_remove(timer) }
            timer = 0
            switch model.nextWakeUp {
            case .now: startTicking()
            case .never: stopTicking()
            case .at(let time):
                stopTicking()
                timer = IdleCall.run(after: time - EventClock.now) { [weak self] in
                    guard let self else { return }
                    timer = 0
                    advance(to: EventClock.now)
                }
            }
        }

        private func advance(to time: Double) {
            model.advance(to: time)
            update()
        }

        private func startTicking() {
            guard tick == 0, let widget else { return }
            tick = gtk_widget_add_tick_callback(
                widget,
                { _, clock, owner in
                    let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                    SliderController.with(owner) { $0.advance(to: time) }
                    return 1
                }, Unmanaged.passUnretained(self).toOpaque(), nil)
        }

        private func stopTicking() {
            guard tick != 0 else { return }
            if let widget { gtk_widget_remove_tick_callback(widget, tick) }
            tick = 0
        }

        /// Whether the frame clock is asked for frames.
        var isTicking: Bool { tick != 0 }

        /// Whether a point lies on the play button.
        func isOnButton(x: Double, y: Double) -> Bool { playButton?.contains(x: x, y: y) == true }

        /// Where along the indicator a point is, if it lies on it.
        func indicatorPoint(x: Double, y: Double) -> Double? {
            guard model.frame.indicator.kind != .hidden else { return nil }
            let isHorizontal = model.configuration.axis == .horizontal
            let across = isHorizontal ? viewport.height - y : viewport.width - x
            return (0...40).contains(across) ? (isHorizontal ? x : y) : nil
        }
    }
#endif
