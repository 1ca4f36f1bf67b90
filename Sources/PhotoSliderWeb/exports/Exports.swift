// What the page may call: plain numbers in, and a frame that it reads from memory.
// Times are in seconds, lengths in CSS pixels. A number out of its range counts as the first choice.

@_expose(wasm, "configure") @_cdecl("configure")
func configure(
    _ loops: Double, _ interval: Double, _ autoplayEnd: Double, _ duration: Double, _ axis: Double,
    _ isRightToLeft: Double, _ pagesInView: Double, _ gap: Double, _ peek: Double, _ alignment: Double,
    _ effect: Double, _ indicator: Double, _ preload: Double, _ motion: Double, _ fillsWindow: Double,
    _ isNested: Double, _ isZoomable: Double, _ fit: Double, _ t: Double
) {
    var configuration = SliderConfiguration(
        loops: loops == 1, autoplay: interval > 0 ? .every(interval) : .off,
        effect: pageEffect(effect))
    configuration.autoplayEnd = autoplayEnd == 1 ? .stop : .rewind
    configuration.changeDuration = duration
    configuration.axis = axis == 1 ? .vertical : .horizontal
    configuration.isRightToLeft = isRightToLeft == 1
    configuration.pagesInView = pagesInView
    configuration.gap = gap
    configuration.peek = peek
    configuration.alignment = alignment == 1 ? .start : .center
    configuration.indicator =
        switch indicator {
        case 1: .dots
        case 2: .fraction
        case 3: .progress
        case 4: .none
        default: .automatic
        }
    configuration.preloadCount = Int(clamping: preload)
    configuration.motionPreference = motion == 1 ? .reduced : motion == 2 ? .none : .full
    configuration.fillsWindow = fillsWindow == 1
    configuration.isNested = isNested == 1
    configuration.isZoomable = isZoomable == 1
    configuration.photoFit = fit == 1 ? .contain : .cover
    Instance.slider.configure(configuration, at: t)
}

private func pageEffect(_ number: Double) -> PageEffect {
    switch number {
    case 1: .fade
    case 2: .coverFlow
    case 3: .stack
    case 4: .depth
    default: .slide
    }
}

@_expose(wasm, "layout") @_cdecl("layout")
func layout(_ width: Double, _ height: Double, _ scale: Double, _ t: Double) {
    Instance.slider.layout(Viewport(width: width, height: height, scale: scale), at: t)
}

/// `current` is where the photo in view stands in the new list; negative if it is gone.
@_expose(wasm, "setPages") @_cdecl("setPages")
func setPages(_ count: Double, _ current: Double, _ t: Double) {
    Instance.slider.setPageCount(
        Int(clamping: count), current: current >= 0 ? Int(clamping: current) : nil, at: t)
}

/// `kind`: 0 mouse, 1 touch, 2 pen. `buttons` as the DOM counts them. Returns 0 undecided, 1 ours, 2 not ours.
@_expose(wasm, "pointerDown") @_cdecl("pointerDown")
func pointerDown(
    _ id: Double, _ x: Double, _ y: Double, _ kind: Double, _ buttons: Double, _ t: Double
) -> Int32 {
    let kind: PointerEvent.Kind = kind == 1 ? .touch : kind == 2 ? .pen : .mouse
    return verdict(
        .pointerDown(id: Int(clamping: id), x: x, y: y, kind: kind, isPrimary: isPrimary(buttons)), t)
}

@_expose(wasm, "pointerMove") @_cdecl("pointerMove")
func pointerMove(_ id: Double, _ x: Double, _ y: Double, _ buttons: Double, _ t: Double) -> Int32 {
    verdict(.pointerMove(id: Int(clamping: id), x: x, y: y, isPressed: isPrimary(buttons)), t)
}

@_expose(wasm, "pointerUp") @_cdecl("pointerUp")
func pointerUp(_ id: Double, _ x: Double, _ y: Double, _ t: Double) -> Int32 {
    verdict(.pointerUp(id: Int(clamping: id), x: x, y: y), t)
}

@_expose(wasm, "pointerCancel") @_cdecl("pointerCancel")
func pointerCancel(_ id: Double, _ t: Double) -> Int32 {
    verdict(.pointerCancel(id: Int(clamping: id)), t)
}

private func verdict(_ event: PointerEvent, _ t: Double) -> Int32 {
    Int32(Instance.slider.handle(event, at: t).rawValue)
}

private func isPrimary(_ buttons: Double) -> Bool { Int(clamping: buttons) & 1 == 1 }

/// `phase`: −1 none, 0 began, 1 changed, 2 ended, 3 momentum. Returns 1 where the default is to be prevented.
@_expose(wasm, "wheel") @_cdecl("wheel")
func wheel(
    _ deltaX: Double, _ deltaY: Double, _ deltaMode: Double, _ wheelDeltaX: Double, _ wheelDeltaY: Double,
    _ phase: Double, _ t: Double
) -> Int32 {
    let phase: WheelPhase =
        switch phase {
        case 0: .began
        case 1: .changed
        case 2: .ended
        case 3: .momentum
        default: .none
        }
    let event = WheelEvent(
        deltaX: deltaX, deltaY: deltaY, deltaMode: Int(clamping: deltaMode), wheelDeltaX: wheelDeltaX,
        wheelDeltaY: wheelDeltaY, phase: phase)
    return Instance.slider.handle(event, at: t) == .ours ? 1 : 0
}

/// How large the photo on the current page is, in pixels.
@_expose(wasm, "photoSize") @_cdecl("photoSize")
func photoSize(_ photo: Double, _ width: Double, _ height: Double, _ t: Double) {
    Instance.slider.setPhotoSize(width: width, height: height, ofPhoto: Int(clamping: photo), at: t)
}

/// How long autoplay shows the page in view, in seconds; 0 or no number: as long as others.
@_expose(wasm, "pageInterval") @_cdecl("pageInterval")
func pageInterval(_ seconds: Double, _ t: Double) {
    Instance.slider.setPageInterval(seconds, at: t)
}

/// A wheel while Ctrl is held, or a touchpad's pinch. Returns 1 where the default is to be prevented.
@_expose(wasm, "zoomWheel") @_cdecl("zoomWheel")
func zoomWheel(_ delta: Double, _ deltaMode: Double, _ x: Double, _ y: Double, _ t: Double) -> Int32 {
    Instance.slider.zoom(byWheel: delta, deltaMode: Int(clamping: deltaMode), atX: x, y: y, at: t) == .ours
        ? 1 : 0
}

/// Writes the tiles that the zoomed photo needs to the tile block, from level `first` on to the one that the screen
/// can show, of each those in the middle first. Returns how many.
@_expose(wasm, "tiles") @_cdecl("tiles")
func tiles(_ tileSize: Double, _ overlap: Double, _ first: Double) -> Int32 {
    guard let zoom = Instance.slider.frame.zoom else { return 0 }
    return Instance.tiles.write(
        zoom, tileSize: Int(clamping: tileSize), overlap: Int(clamping: overlap), first: Int(clamping: first),
        density: Instance.slider.viewport.scale)
}

@_expose(wasm, "tileBlock") @_cdecl("tileBlock")
func tileBlock() -> UnsafeMutablePointer<Double> { Instance.tiles.start }

/// `kind`: 0 next, 1 previous, 2 first, 3 last, 4 `page`, 5 play, 6 pause, 7 toggle play, 8 zoom in, 9 zoom out,
/// 10 reset zoom; 11 left, 12 right, 13 up, 14 down over a zoomed photo.
@_expose(wasm, "command") @_cdecl("command")
func command(_ kind: Double, _ page: Double, _ isAnimated: Double, _ reason: Double, _ t: Double) {
    let command: SliderCommand
    switch kind {
    case 0: command = .next
    case 1: command = .previous
    case 2: command = .first
    case 3: command = .last
    case 4: command = .page(Int(clamping: page))
    case 5: command = .play
    case 6: command = .pause
    case 7: command = .togglePlay
    case 8: command = .zoomIn
    case 9: command = .zoomOut
    case 10: command = .resetZoom
    case 11: command = .panLeft
    case 12: command = .panRight
    case 13: command = .panUp
    case 14: command = .panDown
    default: return
    }
    Instance.slider.perform(
        command, isAnimated: isAnimated == 1, reason: .init(rawValue: Int(clamping: reason)) ?? .call, at: t)
}

/// `reason`: 0 hover, 1 hidden, 2 out of sight, 3 covered, 4 focus.
@_expose(wasm, "wait") @_cdecl("wait")
func wait(_ reason: Double, _ isOn: Double, _ t: Double) {
    guard (0..<5).contains(reason) else { return }
    Instance.slider.wait(WaitReasons(rawValue: 1 << UInt8(reason)), isOn == 1, at: t)
}

@_expose(wasm, "indicatorDown") @_cdecl("indicatorDown")
func indicatorDown(_ along: Double, _ t: Double) {
    Instance.slider.handle(IndicatorEvent.down(along: along), at: t)
}

@_expose(wasm, "indicatorMove") @_cdecl("indicatorMove")
func indicatorMove(_ along: Double, _ t: Double) {
    Instance.slider.handle(IndicatorEvent.move(along: along), at: t)
}

@_expose(wasm, "indicatorUp") @_cdecl("indicatorUp")
func indicatorUp(_ along: Double, _ t: Double) {
    Instance.slider.handle(IndicatorEvent.up(along: along), at: t)
}

@_expose(wasm, "indicatorCancel") @_cdecl("indicatorCancel")
func indicatorCancel(_ t: Double) { Instance.slider.handle(IndicatorEvent.cancel, at: t) }

@_expose(wasm, "advance") @_cdecl("advance")
func advance(_ t: Double) { Instance.slider.advance(to: t) }

/// 0 none, 1 page change, 2 settle, 3 tap, 4 double tap, 5 zoom change; the rest of it is in the event block.
@_expose(wasm, "nextEvent") @_cdecl("nextEvent")
func nextEvent() -> Int32 {
    guard let event = Instance.slider.nextEvent() else { return 0 }
    return Instance.event.write(event)
}

/// Writes start, end and `count` offsets between them to the sample block; 0 where it cannot be done.
/// Their times go with the square: a motion bends most where it starts.
@_expose(wasm, "handOver") @_cdecl("handOver")
func handOver(_ count: Double, _ t: Double) -> Int32 {
    guard let handOver = Instance.slider.handOver(at: t) else { return 0 }
    let count = min(max(Int(clamping: count), 2), 4096)
    Instance.samples.reserve(count + 2)
    Instance.samples.start[0] = handOver.start
    Instance.samples.start[1] = handOver.end
    for index in 0..<count {
        let share = Double(index) / Double(count - 1)
        let time = handOver.start + (handOver.end - handOver.start) * share * share
        Instance.samples.start[index + 2] = handOver.offset(at: time)
    }
    return 1
}

/// Writes the frame, and returns its address.
@_expose(wasm, "frameBlock") @_cdecl("frameBlock")
func frameBlock() -> UnsafeMutablePointer<Double> {
    Instance.block.write(Instance.slider)
    return Instance.block.start
}

/// Page, reason, x and y of the event that `nextEvent` named.
@_expose(wasm, "eventBlock") @_cdecl("eventBlock")
func eventBlock() -> UnsafeMutablePointer<Double> { Instance.event.start }

@_expose(wasm, "sampleBlock") @_cdecl("sampleBlock")
func sampleBlock() -> UnsafeMutablePointer<Double> { Instance.samples.start }
