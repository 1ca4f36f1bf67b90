#if GTK
    import CGtk
    import SliderEngine

    /// Turns GTK's events into the engine's.
    @MainActor
    final class SliderInput {
        private unowned let controller: SliderController
        private var clock = EventClock()
        private var isScrolling = false
        private var pinchScale = 1.0
        /// The pointer that is down on the indicator.
        private var scrubbing: Int?
        private var touchIds: [OpaquePointer: Int] = [:]
        private var nextTouchId = 1
        private static let mouse = 0

        init(_ controller: SliderController) {
            self.controller = controller
            guard let widget = controller.widget else { return }
            let owner = Unmanaged.passUnretained(self).toOpaque()
            let events = gtk_event_controller_legacy_new()
            let handle: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
                _, event, owner in
                nonisolated(unsafe) let event = event
                return SliderInput.with(owner) { input in event.map { input.handle($0) } == true }
            }
            slider_connect(
                UnsafeMutableRawPointer(events), "event", unsafeBitCast(handle, to: GCallback.self), owner,
                nil)
            gtk_widget_add_controller(widget, events)

            let keys = gtk_event_controller_key_new()
            let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
                _, key, _, state, owner in
                SliderInput.with(owner) { $0.keyPressed(key, state) }
            }
            slider_connect(
                UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(pressed, to: GCallback.self),
                owner, nil)
            gtk_widget_add_controller(widget, keys)

            let motion = gtk_event_controller_motion_new()
            if let motion {
                let notify: @MainActor () -> Void = { [weak controller] in
                    let isIn = gtk_event_controller_motion_contains_pointer(motion) != 0
                    controller?.wait(.hover, isIn)
                }
                Signal.connect(
                    UnsafeMutableRawPointer(motion), "notify::contains-pointer", notify, argumentCount: 1)
                gtk_widget_add_controller(widget, motion)
            }

            let focus = gtk_event_controller_focus_new()
            if let focus {
                let notify: @MainActor () -> Void = { [weak controller] in
                    guard let controller, let widget = controller.widget else { return }
                    let isIn = gtk_event_controller_focus_contains_focus(focus) != 0
                    controller.setVisibleFocus(isIn && SliderInput.isFocusVisible(widget))
                }
                Signal.connect(
                    UnsafeMutableRawPointer(focus), "notify::contains-focus", notify, argumentCount: 1)
                gtk_widget_add_controller(widget, focus)
            }

            if let settings = gtk_widget_get_settings(widget) {
                settingsHandler = slider_connect(
                    UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations",
                    unsafeBitCast(Self.settingsChanged, to: GCallback.self), owner, nil)
                self.settings = UnsafeMutableRawPointer(settings)
            }
            Signal.connect(widget, "realize") { [weak self] in self?.followWindow() }
            Signal.connect(widget, "unrealize") { [weak self] in self?.leaveWindow() }
        }

        private static let settingsChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = {
            _, _, owner in
            _ = SliderInput.with(owner) {
                $0.controller.settingsChanged()
                return true
            }
        }

        private static let stateChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = {
            _, _, owner in
            _ = SliderInput.with(owner) {
                guard let widget = $0.controller.widget else { return false }
                $0.controller.wait(.hidden, slider_is_minimized(widget) != 0)
                return true
            }
        }

        nonisolated(unsafe) private var settings: UnsafeMutableRawPointer?
        nonisolated(unsafe) private var settingsHandler: gulong = 0
        private var surface: UnsafeMutableRawPointer?
        private var surfaceHandler: gulong = 0

        deinit {
            if let settings { g_signal_handler_disconnect(settings, settingsHandler) }
        }

        /// Minimised windows hold autoplay.
        private func followWindow() {
            guard let widget = controller.widget, let native = gtk_widget_get_native(widget),
                let surface = gtk_native_get_surface(native)
            else { return }
            self.surface = UnsafeMutableRawPointer(surface)
            surfaceHandler = slider_connect(
                self.surface, "notify::state", unsafeBitCast(Self.stateChanged, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil)
        }

        func leaveWindow() {
            if let surface { g_signal_handler_disconnect(surface, surfaceHandler) }
            surface = nil
        }

        /// Whether focus came by key: a window that only opens has its focus somewhere too.
        private static func isFocusVisible(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
            guard let root = gtk_widget_get_root(widget) else { return false }
            let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
            return gtk_window_is_active(window) != 0 && gtk_window_get_focus_visible(window) != 0
        }

        private nonisolated static func with(_ owner: gpointer?, _ body: @MainActor (SliderInput) -> Bool)
            -> gboolean
        {
            guard let owner else { return 0 }
            nonisolated(unsafe) let pointer = owner
            return MainActor.assumeIsolated {
                body(Unmanaged<SliderInput>.fromOpaque(pointer).takeUnretainedValue()) ? 1 : 0
            }
        }

        // MARK: Pointers

        /// - Returns: whether the event goes no further.
        private func handle(_ event: OpaquePointer) -> Bool {
            if gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY { replayHistory(of: event) }
            let time = clock.time(of: gdk_event_get_time(event), now: EventClock.now)
            switch gdk_event_get_event_type(event) {
            case GDK_BUTTON_PRESS:
                let isPrimary = gdk_button_event_get_button(event) == 1
                return down(Self.mouse, event, isPrimary: isPrimary, at: time)
            case GDK_MOTION_NOTIFY:
                let isPressed = gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0
                return move(Self.mouse, event, isPressed: isPressed, at: time)
            case GDK_BUTTON_RELEASE:
                guard gdk_button_event_get_button(event) == 1 else { return false }
                return up(Self.mouse, event, at: time)
            case GDK_GRAB_BROKEN:
                cancel(Self.mouse, at: time)
            case GDK_TOUCH_BEGIN:
                return down(touchId(event), event, isPrimary: true, at: time)
            case GDK_TOUCH_UPDATE:
                return move(touchId(event), event, isPressed: true, at: time)
            case GDK_TOUCH_END:
                defer { forgetTouch(event) }
                return up(touchId(event), event, at: time)
            case GDK_TOUCH_CANCEL:
                cancel(touchId(event), at: time)
                forgetTouch(event)
            case GDK_SCROLL:
                return scroll(event, at: time)
            case GDK_TOUCHPAD_PINCH:
                return pinch(event, at: time)
            default: break
            }
            return false
        }

        private func touchId(_ event: OpaquePointer) -> Int {
            guard let sequence = gdk_event_get_event_sequence(event) else { return Self.mouse }
            if let id = touchIds[sequence] { return id }
            nextTouchId += 1
            touchIds[sequence] = nextTouchId
            return nextTouchId
        }

        private func forgetTouch(_ event: OpaquePointer) {
            if let sequence = gdk_event_get_event_sequence(event) { touchIds[sequence] = nil }
        }

        /// GTK makes one event of a frame's movements; where a drag begins, and how fast it goes, is told by each of them.
        private func replayHistory(of event: OpaquePointer) {
            var count: guint = 0
            guard let history = gdk_event_get_history(event, &count) else { return }
            defer { g_free(history) }
            let isPressed = gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0
            guard isPressed, scrubbing == nil else { return }
            let both = GDK_AXIS_FLAG_X.rawValue | GDK_AXIS_FLAG_Y.rawValue
            for past in UnsafeBufferPointer(start: history, count: Int(count)) {
                guard past.flags.rawValue & both == both, let (x, y) = place(x: past.axes.1, y: past.axes.2)
                else {
                    continue
                }
                let time = clock.time(of: past.time, now: EventClock.now)
                _ = controller.change {
                    $0.handle(.pointerMove(id: Self.mouse, x: x, y: y, isPressed: true), at: time)
                }
            }
        }

        /// Where an event happened, from the widget's top left.
        private func point(of event: OpaquePointer) -> (x: Double, y: Double)? {
            var (x, y) = (0.0, 0.0)
            if gdk_event_get_position(event, &x, &y) != 0 { return place(x: x, y: y) }
            // Scrolling has no place of its own: it is where the pointer is.
            guard let surface = gdk_event_get_surface(event), let seat = gdk_event_get_seat(event),
                let pointer = gdk_seat_get_pointer(seat),
                gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0
            else { return nil }
            return place(x: x, y: y)
        }

        /// A point of the window's surface, from the widget's top left.
        private func place(x: Double, y: Double) -> (x: Double, y: Double)? {
            guard let widget = controller.widget, let native = gtk_widget_get_native(widget) else {
                return nil
            }
            var (offsetX, offsetY) = (0.0, 0.0)
            gtk_native_get_surface_transform(native, &offsetX, &offsetY)
            var (inX, inY) = (0.0, 0.0)
            let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
            guard gtk_widget_translate_coordinates(root, widget, x - offsetX, y - offsetY, &inX, &inY) != 0
            else {
                return nil
            }
            return (inX, inY)
        }

        private func down(_ id: Int, _ event: OpaquePointer, isPrimary: Bool, at time: Double) -> Bool {
            guard let (x, y) = point(of: event), !controller.isOnButton(x: x, y: y) else { return false }
            if isPrimary, let widget = controller.widget, gtk_widget_get_focus_on_click(widget) != 0 {
                _ = gtk_widget_grab_focus(widget)
            }
            if isPrimary, scrubbing == nil, let along = controller.indicatorPoint(x: x, y: y) {
                scrubbing = id
                controller.change { $0.handle(.down(along: along), at: time) }
                return true
            }
            let kind = Self.kind(of: event)
            return controller.change {
                $0.handle(.pointerDown(id: id, x: x, y: y, kind: kind, isPrimary: isPrimary), at: time)
            } == .ours
        }

        private static func kind(of event: OpaquePointer) -> PointerEvent.Kind {
            if gdk_event_get_event_sequence(event) != nil { return .touch }
            return gdk_device_get_source(gdk_event_get_device(event)) == GDK_SOURCE_PEN ? .pen : .mouse
        }

        private func move(_ id: Int, _ event: OpaquePointer, isPressed: Bool, at time: Double) -> Bool {
            guard let (x, y) = point(of: event) else { return false }
            if scrubbing == id {
                if isPressed, let along = along(x, y) {
                    controller.change { $0.handle(.move(along: along), at: time) }
                } else {
                    endScrub(.cancel, at: time)
                }
                return true
            }
            return controller.change {
                $0.handle(.pointerMove(id: id, x: x, y: y, isPressed: isPressed), at: time)
            } == .ours
        }

        private func up(_ id: Int, _ event: OpaquePointer, at time: Double) -> Bool {
            guard let (x, y) = point(of: event) else {
                cancel(id, at: time)
                return false
            }
            if scrubbing == id {
                endScrub(.up(along: along(x, y) ?? x), at: time)
                return true
            }
            return controller.change { $0.handle(.pointerUp(id: id, x: x, y: y), at: time) } == .ours
        }

        private func cancel(_ id: Int, at time: Double) {
            if scrubbing == id { endScrub(.cancel, at: time) }
            _ = controller.change { $0.handle(.pointerCancel(id: id), at: time) }
        }

        private func along(_ x: Double, _ y: Double) -> Double? {
            controller.model.configuration.axis == .horizontal ? x : y
        }

        private func endScrub(_ event: IndicatorEvent, at time: Double) {
            scrubbing = nil
            controller.change { $0.handle(event, at: time) }
        }

        // MARK: Wheel and touchpad

        private func scroll(_ event: OpaquePointer, at time: Double) -> Bool {
            var (x, y) = (0.0, 0.0)
            switch gdk_scroll_event_get_direction(event) {
            case GDK_SCROLL_UP: y = -1
            case GDK_SCROLL_DOWN: y = 1
            case GDK_SCROLL_LEFT: x = -1
            case GDK_SCROLL_RIGHT: x = 1
            default: gdk_scroll_event_get_deltas(event, &x, &y)
            }
            let source = gdk_device_get_source(gdk_event_get_device(event))
            let isTouchpad =
                source == GDK_SOURCE_TOUCHPAD || gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
            let isCtrl = gdk_event_get_modifier_state(event).rawValue & GDK_CONTROL_MASK.rawValue != 0
            // A touchpad that counts in steps of a wheel: GTK's own scrolling takes 15 px for one of them.
            let unit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? 1.0 : 15
            if isCtrl {
                guard let (pointX, pointY) = point(of: event) else { return false }
                let delta = isTouchpad ? unit * y : 100 * y
                return controller.change { $0.zoom(byWheel: delta, atX: pointX, y: pointY, at: time) }
                    == .ours
            }
            if isTouchpad {
                let isEnd = gdk_scroll_event_is_stop(event) != 0
                guard !isEnd || isScrolling else { return false }
                let phase: WheelPhase = isEnd ? .ended : isScrolling ? .changed : .began
                isScrolling = !isEnd
                return controller.change {
                    $0.handle(WheelEvent(deltaX: unit * x, deltaY: unit * y, phase: phase), at: time)
                } == .ours
            }
            guard x != 0 || y != 0 else { return false }
            // Three lines a detent, as the DOM says it.
            let wheel = WheelEvent(
                deltaX: 3 * x, deltaY: 3 * y, deltaMode: 1, wheelDeltaX: -120 * x, wheelDeltaY: -120 * y)
            return controller.change { $0.handle(wheel, at: time) } == .ours
        }

        private func pinch(_ event: OpaquePointer, at time: Double) -> Bool {
            guard let (x, y) = point(of: event) else { return false }
            let scale = gdk_touchpad_event_get_pinch_scale(event)
            if gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN {
                pinchScale = 1
            }
            guard scale > 0, pinchScale > 0 else { return false }
            let factor = scale / pinchScale
            pinchScale = scale
            return controller.change { $0.zoom(by: factor, atX: x, y: y, at: time) } == .ours
        }

        // MARK: Keys

        private func keyPressed(_ key: guint, _ state: GdkModifierType) -> Bool {
            let held = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
            guard state.rawValue & held == 0, let command = command(for: key) else { return false }
            controller.perform(command, .key)
            return true
        }

        private func command(for key: guint) -> SliderCommand? {
            let configuration = controller.model.configuration
            let isVertical = configuration.axis == .vertical
            let isZoomed = controller.model.isZoomed
            let isMirrored = configuration.isRightToLeft
            switch CInt(bitPattern: key) {
            case GDK_KEY_Left, GDK_KEY_KP_Left:
                return isZoomed ? .panLeft : isVertical ? nil : isMirrored ? .next : .previous
            case GDK_KEY_Right, GDK_KEY_KP_Right:
                return isZoomed ? .panRight : isVertical ? nil : isMirrored ? .previous : .next
            case GDK_KEY_Up, GDK_KEY_KP_Up: return isZoomed ? .panUp : isVertical ? .previous : nil
            case GDK_KEY_Down, GDK_KEY_KP_Down: return isZoomed ? .panDown : isVertical ? .next : nil
            case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return .previous
            case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return .next
            case GDK_KEY_Home, GDK_KEY_KP_Home: return .first
            case GDK_KEY_End, GDK_KEY_KP_End: return .last
            case GDK_KEY_space: return controller.model.hasAutoplay ? .togglePlay : .next
            case GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_equal: return .zoomIn
            case GDK_KEY_minus, GDK_KEY_KP_Subtract: return .zoomOut
            case GDK_KEY_0, GDK_KEY_KP_0: return .resetZoom
            case GDK_KEY_Escape: return isZoomed ? .resetZoom : nil
            default: return nil
            }
        }
    }
#endif
