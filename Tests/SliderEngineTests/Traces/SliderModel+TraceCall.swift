import SliderEngine

// What the exported functions do, here.

extension SliderModel {
    mutating func perform(_ call: TraceCall) {
        let values = call.arguments
        let t = call.time
        switch call.name {
        case "configure": configure(SliderConfiguration(numbers: values), at: t)
        case "layout": layout(Viewport(width: values[0], height: values[1], scale: values[2]), at: t)
        case "setPages":
            setPageCount(
                Int(clamping: values[0]), current: values[1] >= 0 ? Int(clamping: values[1]) : nil, at: t)
        case "pointerDown":
            let kind: PointerEvent.Kind = values[3] == 1 ? .touch : values[3] == 2 ? .pen : .mouse
            handle(
                .pointerDown(
                    id: Int(clamping: values[0]), x: values[1], y: values[2], kind: kind,
                    isPrimary: values[4] == 1), at: t)
        case "pointerMove":
            handle(
                .pointerMove(
                    id: Int(clamping: values[0]), x: values[1], y: values[2], isPressed: values[3] == 1),
                at: t)
        case "pointerUp": handle(.pointerUp(id: Int(clamping: values[0]), x: values[1], y: values[2]), at: t)
        case "pointerCancel": handle(.pointerCancel(id: Int(clamping: values[0])), at: t)
        case "wheel":
            let phases: [Double: WheelPhase] = [0: .began, 1: .changed, 2: .ended]
            handle(
                WheelEvent(
                    deltaX: values[0], deltaY: values[1], deltaMode: 0, wheelDeltaX: values[3],
                    wheelDeltaY: values[4], phase: phases[values[5]] ?? .none), at: t)
        case "photoSize":
            setPhotoSize(width: values[1], height: values[2], ofPhoto: Int(clamping: values[0]), at: t)
        case "zoomWheel": zoom(byWheel: values[0], atX: values[2], y: values[3], at: t)
        case "command": perform(command: values, at: t)
        case "wait": wait(values[0] == 0 ? .hover : .hidden, values[1] == 1, at: t)
        case "indicatorDown": handle(IndicatorEvent.down(along: values[0]), at: t)
        case "indicatorMove": handle(IndicatorEvent.move(along: values[0]), at: t)
        case "indicatorUp": handle(IndicatorEvent.up(along: values[0]), at: t)
        default: advance(to: t)
        }
    }

    private mutating func perform(command values: [Double], at t: Double) {
        let commands: [Double: SliderCommand] = [
            0: .next, 1: .previous, 2: .first, 3: .last, 4: .page(Int(clamping: values[1])), 5: .play,
            6: .pause, 8: .zoomIn, 9: .zoomOut, 10: .resetZoom, 11: .panLeft, 12: .panRight, 13: .panUp,
            14: .panDown,
        ]
        if let command = commands[values[0]] { perform(command, isAnimated: values[2] == 1, at: t) }
    }
}

extension SliderConfiguration {
    fileprivate init(numbers: [Double]) {
        self.init(
            loops: numbers[0] == 1, autoplay: numbers[1] > 0 ? .every(numbers[1]) : .off,
            effect: [1: .fade, 2: .coverFlow, 3: .stack, 4: .depth][numbers[10]] ?? .slide)
        autoplayEnd = numbers[2] == 1 ? .stop : .rewind
        changeDuration = numbers[3]
        axis = numbers[4] == 1 ? .vertical : .horizontal
        isRightToLeft = numbers[5] == 1
        pagesInView = numbers[6]
        gap = numbers[7]
        peek = numbers[8]
        alignment = numbers[9] == 1 ? .start : .center
        indicator = [1: .dots, 2: .fraction, 3: .progress][numbers[11]] ?? .automatic
        preloadCount = Int(clamping: numbers[12])
        motionPreference = numbers[13] == 1 ? .reduced : numbers[13] == 2 ? .none : .full
        fillsWindow = numbers[14] == 1
        isNested = numbers[15] == 1
        isZoomable = numbers[16] == 1
        photoFit = numbers[17] == 1 ? .contain : .cover
    }
}
