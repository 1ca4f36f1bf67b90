// The frame as numbers. The page reads them by the same places: see page/element/Frame.js.

extension Block {
    private static let headerLength = 24
    private static let pageLength = 10
    private static let dotLength = 4

    mutating func write(_ slider: borrowing SliderModel) {
        let pagesAt = Self.headerLength
        let dotsAt = pagesAt + slider.frame.pages.count * Self.pageLength
        reserve(dotsAt + slider.frame.indicator.dots.count * Self.dotLength)
        start[0] = Double(slider.frame.base)
        start[1] = slider.frame.offset
        start[2] = Self.seconds(slider.nextWakeUp)
        start[3] = Double(slider.currentPage)
        start[4] = Double(slider.positionCount)
        start[5] =
            Self.flag(0, slider.isPlaying) + Self.flag(1, slider.isMoving) + Self.flag(2, slider.isDragging)
            + Self.flag(3, slider.canGoToPreviousPage) + Self.flag(4, slider.canGoToNextPage)
            + Self.flag(5, slider.isLooping) + Self.flag(6, slider.hasAutoplay)
            + Self.flag(7, slider.isZoomed) + Self.flag(8, slider.canZoomIn)
            + Self.flag(9, slider.isHandedOver)
        start[6] = Double(slider.pageCount)
        start[7] = slider.frame.pageLength
        start[8] = Double(slider.frame.slotCount)
        start[9] = Double(slider.frame.pages.count)
        start[10] = Double(slider.frame.indicator.kind.rawValue)
        start[11] = Double(slider.frame.indicator.dots.count)
        start[12] = slider.frame.indicator.progress
        start[13] = slider.configuration.axis == .horizontal ? 0 : 1
        start[14] = Double(pagesAt)
        start[15] = Double(dotsAt)
        start[16] = slider.autoplayFraction ?? -1
        start[17] = slider.autoplayInterval ?? 0
        write(slider.frame.zoom)
        for index in slider.frame.pages.indices {
            write(slider.frame.pages[index], to: start + pagesAt + index * Self.pageLength)
            if slider.frame.zoom?.label == slider.frame.pages[index].label {
                start[18] = Double(slider.frame.pages[index].slot)
            }
        }
        for index in slider.frame.indicator.dots.indices {
            write(slider.frame.indicator.dots[index], to: start + dotsAt + index * Self.dotLength)
        }
    }

    private func write(_ zoom: SliderFrame.Zoom?) {
        start[18] = -1
        start[19] = zoom?.transform.scale ?? 1
        start[20] = zoom?.transform.x ?? 0
        start[21] = zoom?.transform.y ?? 0
        start[22] = zoom?.limits.fittedWidth ?? 0
        start[23] = zoom?.limits.fittedHeight ?? 0
    }

    private func write(_ page: SliderFrame.Page, to place: UnsafeMutablePointer<Double>) {
        place[0] = Double(page.slot)
        place[1] = Double(page.photo)
        place[2] = page.origin
        place[3] = page.effect.translation
        place[4] = page.effect.scale
        place[5] = page.effect.rotation
        place[6] = page.effect.opacity
        place[7] =
            Self.flag(0, page.isVisible) + Self.flag(1, page.isWanted) + Self.flag(2, page.isCurrent)
            + Self.flag(3, page.isOutgoing) + Self.flag(4, page.isReachable)
        place[8] = Double(page.label)
        place[9] = 0
    }

    private func write(_ dot: PageIndicator.Dot, to place: UnsafeMutablePointer<Double>) {
        place[0] = Double(dot.slot)
        place[1] = dot.center
        place[2] = dot.scale
        place[3] = Self.flag(0, dot.isCurrent)
    }

    mutating func write(_ event: SliderEvent) -> Int32 {
        switch event {
        case .pageChange(let page, let reason):
            write(page: page, reason: reason.rawValue, x: 0, y: 0)
            return 1
        case .settle(let page, let reason):
            write(page: page, reason: reason.rawValue, x: 0, y: 0)
            return 2
        case .tap(let page, let x, let y):
            write(page: page, reason: 0, x: x, y: y)
            return 3
        case .doubleTap(let page, let x, let y):
            write(page: page, reason: 0, x: x, y: y)
            return 4
        case .zoomChange(let page, let scale):
            write(page: page, reason: 0, x: scale, y: 0)
            return 5
        }
    }

    private func write(page: Int, reason: Int, x: Double, y: Double) {
        start[0] = Double(page)
        start[1] = Double(reason)
        start[2] = x
        start[3] = y
    }

    private static func seconds(_ wakeUp: WakeUp) -> Double {
        switch wakeUp {
        case .now: 0
        case .at(let t): t
        case .never: .infinity
        }
    }

    /// A number with only this bit, or 0.
    @inline(never)
    private static func flag(_ bit: Int, _ isOn: Bool) -> Double {
        isOn ? Double(1 << bit) : 0
    }
}
