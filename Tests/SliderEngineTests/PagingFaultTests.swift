import SliderEngine
import Testing

/// Faults of paging and loops that sliders are known for, by their numbers in the project's list.
@Suite struct PagingFaultTests {
    // P1
    @Test func onePhotoStaysPut() {
        let slider = TestSlider(pages: 1) {
            $0.loops = true
            $0.autoplay = .every(3)
        }
        for _ in 0..<3 { slider.perform(.next) }
        slider.run(for: 1, each: { #expect($0.x == 0) })
        slider.press()
        #expect(slider.move(by: -200, lasting: 0.1) == .notOurs)
        #expect(slider.x == 0)
        slider.release(at: -200)
        slider.swipe(by: 100, lasting: 0.05)
        slider.run(for: 10, each: { #expect($0.x == 0) })
        #expect(slider.currentPage == 0)
        #expect(slider.frame.indicator.kind == .hidden)
        #expect(!slider.hasAutoplay)
        #expect(!slider.canGoToNextPage && !slider.canGoToPreviousPage)
        #expect(slider.nextWakeUp == .never)
        #expect(slider.takePageChanges() == [])
    }

    // P2
    @Test(arguments: [(SliderCommand.next, 1.0), (.previous, -1)])
    func twoPhotosLoopBothWays(command: SliderCommand, way: Double) {
        for start in [0, 1] {
            let slider = TestSlider(pages: 2) { $0.loops = true }
            slider.perform(.page(start), isAnimated: false)
            let from = slider.x
            var latest = from
            slider.perform(command)
            slider.run(for: 0.29) {
                #expect(($0.x - latest) * way > 0)
                latest = $0.x
                #expect($0.visiblePhotos == (way > 0 ? [start, 1 - start] : [1 - start, start]))
            }
            slider.run(for: 0.02)
            #expect(slider.currentPage == 1 - start)
        }
    }

    // P2
    @Test(arguments: [1.0, -1.0])
    func twoPhotosAreDraggedBothWays(way: Double) {
        let slider = TestSlider(pages: 2) { $0.loops = true }
        slider.press()
        // 10 pt go into the slop.
        slider.move(by: -10 * way, lasting: 0.008)
        slider.move(from: -10 * way, by: -100 * way, lasting: 0.2)
        #expect(isClose(slider.x, 100 * way, within: lengthTolerance))
        #expect(slider.visiblePhotos == (way > 0 ? [0, 1] : [1, 0]))
        slider.release(at: -110 * way)
        slider.run(for: 2)
        #expect(slider.currentPage == 1)
    }

    // P3
    @Test func photosArriveLater() {
        let slider = TestSlider(pages: 0) { $0.loops = true }
        slider.perform(.next)
        slider.perform(.previous)
        slider.swipe(by: -200, lasting: 0.1)
        slider.run(for: 1)
        #expect(slider.x == 0)
        #expect(slider.frame.pages.isEmpty)
        #expect(slider.currentPage == 0)
        #expect(slider.nextWakeUp == .never)
        slider.setPageCount(3)
        #expect(slider.x == 0)
        #expect(slider.visiblePhotos == [0])
        #expect(slider.currentPage == 0)
    }

    // P4
    @Test(arguments: [SliderAlignment.start, .center])
    func asManyPhotosAsInViewLoopWithoutAHole(alignment: SliderAlignment) {
        let slider = TestSlider(pages: 3) {
            $0.loops = true
            $0.pagesInView = 3
            $0.alignment = alignment
        }
        var page = 0
        for command in [
            SliderCommand.next, .next, .next, .next, .previous, .previous, .previous, .previous, .previous,
        ] {
            slider.perform(command)
            slider.run(for: 0.4) { #expect($0.isFull) }
            page = (page + (command == .next ? 1 : 2)) % 3
            #expect(slider.currentPage == page)
            let expected =
                alignment == .start
                ? [page, (page + 1) % 3, (page + 2) % 3] : [(page + 2) % 3, page, (page + 1) % 3]
            #expect(slider.visiblePhotos == expected)
        }
    }

    // P5
    @Test func tenThousandFlicksDoNotDrift() {
        let slider = TestSlider(pages: 7) { $0.loops = true }
        for _ in 0..<10_000 {
            slider.swipe(by: -60, lasting: 0.048)
            slider.run(for: 0.03)
        }
        slider.run(for: 2)
        #expect(slider.currentPage == 10_000 % 7)
        #expect(slider.frame.offset == 0)
        #expect(slider.screenPosition(ofPhoto: 10_000 % 7) == 0)
    }

    // P6
    @Test func fiveCommandsAtOnceMoveFivePages() {
        let slider = TestSlider(pages: 10)
        for _ in 0..<5 {
            slider.perform(.next)
            slider.run(for: 0.05)
        }
        slider.run(for: 2)
        #expect(slider.currentPage == 5)
        #expect(slider.x == 5 * 390)
    }

    // P7
    @Test(arguments: ["dot", "key", "autoplay", "call"])
    func lastToFirstIsOneStepForward(means: String) {
        let slider = TestSlider(pages: 6) {
            $0.loops = true
            $0.autoplay = means == "autoplay" ? .every(3) : .off
        }
        slider.perform(.page(5), isAnimated: false)
        #expect(slider.visiblePhotos == [5])
        switch means {
        case "dot": slider.tapIndicator(at: slider.frame.indicator.dots[0].center)
        case "key": slider.perform(.next)
        case "call": slider.perform(.page(0))
        default: slider.run(for: 3)
        }
        var latest = -Double.infinity
        slider.run(for: 0.29) {
            let moved = -($0.screenPosition(ofPhoto: 5) ?? .nan)
            #expect(moved > latest)
            latest = moved
            #expect($0.visiblePhotos == [5, 0])
        }
        slider.run(for: 0.1)
        #expect(slider.visiblePhotos == [0])
        #expect(slider.currentPage == 0)
    }

    // P8
    @Test func pageSetBeforeTheFirstLayoutIsShownFirst() {
        var model = SliderModel(pageCount: 6)
        model.perform(.page(3), at: 0)
        #expect(model.currentPage == 3)
        model.layout(Viewport(width: 390, height: 390), at: 1)
        #expect(model.isMoving == false)
        #expect(model.frame.pages.filter(\.isVisible).map(\.photo) == [3])
        #expect(model.frame.pages.first { $0.isVisible }?.origin == model.frame.offset)
        #expect(model.currentPage == 3)
        #expect(model.frame.indicator.dots.firstIndex(where: \.isCurrent) == 3)
    }

    // P9
    @Test func reportsEachPageOnce() {
        let slider = TestSlider(pages: 4) { $0.loops = true }
        slider.run(for: 1)
        #expect(slider.takePageChanges() == [])
        for _ in 0..<8 {
            slider.perform(.next)
            slider.run(for: 0.5) { _ in }
        }
        #expect(slider.takePageChanges() == [1, 2, 3, 0, 1, 2, 3, 0])
        slider.setPageCount(4, current: 0)
        slider.run(for: 1)
        #expect(slider.takePageChanges() == [])
    }

    // P10
    @Test func fractionalWidthSkipsNoPage() {
        let slider = TestSlider(pages: 40, viewport: Viewport(width: 373.33, height: 373.33, scale: 3))
        for page in 1..<40 {
            if page.isMultiple(of: 2) {
                slider.perform(.next)
            } else {
                slider.swipe(by: -100, lasting: 0.08)
            }
            slider.run(for: 1)
            #expect(slider.takePageChanges() == [page])
            #expect(isClose(slider.screenPosition(ofPhoto: page) ?? .nan, 0, within: 0.5 / 3))
        }
        slider.perform(.next)
        slider.run(for: 1)
        #expect(slider.takePageChanges() == [])
    }

    // P11
    @Test(arguments: ["drag", "settle", "rest"])
    func listChangesAtAnyTime(moment: String) {
        // The photo in view stands elsewhere in the new list, or is gone.
        for (count, current, expected) in [(20, 12, 12), (5, 2, 2), (3, nil, 2), (1, 0, 0), (0, nil, 0)]
            as [(Int, Int?, Int)]
        {
            for loops in [false, true] {
                let slider = TestSlider(pages: 10) { $0.loops = loops }
                slider.perform(.page(9), isAnimated: false)
                switch moment {
                case "drag":
                    slider.press()
                    slider.move(by: 60, lasting: 0.2)
                case "settle":
                    slider.press()
                    slider.move(by: 60, lasting: 0.2)
                    slider.run(for: 0.2)
                    slider.release(at: 60)
                    slider.run(for: 0.05)
                    #expect(slider.isMoving)
                default: break
                }
                let shown = slider.screenPosition(ofPhoto: 9)
                slider.setPageCount(count, current: current)
                #expect(slider.currentPage == expected)
                if current != nil, count > 1 {
                    // Nothing on screen jumps.
                    #expect(
                        isClose(slider.screenPosition(ofPhoto: expected) ?? .nan, shown ?? .nan, within: 1e-6)
                    )
                }
                if moment == "drag" {
                    slider.run(for: 0.2)
                    slider.release(at: 60)
                }
                slider.run(for: 2)
                #expect(slider.currentPage == expected)
                if count > 0 { #expect(slider.visiblePhotos == [expected]) }
            }
        }
    }

    // P12
    @Test(arguments: [1, 3, 30, 300], [PageIndicator.Style.automatic, .dots])
    func dotsStayReadable(count: Int, style: PageIndicator.Style) {
        for loops in [false, true] {
            let slider = TestSlider(pages: count, viewport: Viewport(width: 320, height: 320)) {
                $0.loops = loops
                $0.indicator = style
            }
            slider.perform(.last, isAnimated: false)
            for _ in 0..<8 {
                let indicator = slider.frame.indicator
                switch (count, style) {
                case (1, _): #expect(indicator.kind == .hidden)
                case (3, _): #expect(indicator.kind == .dots && indicator.dots.count == 3)
                case (_, .automatic): #expect(indicator.kind == .fraction)
                default:
                    #expect(indicator.kind == .dots)
                    #expect((5...13).contains(indicator.dots.filter { $0.scale > 0 }.count))
                    let current = indicator.dots.filter(\.isCurrent)
                    #expect(current.count == 1)
                    #expect(current.first?.scale == 1)
                    // Past a loop's end, too, the window of dots stays in the middle.
                    if loops { #expect(current.first?.center == 160) }
                }
                let centers = indicator.dots.map(\.center).sorted()
                for (a, b) in zip(centers, centers.dropFirst()) { #expect(b - a >= 24 - 1e-9) }
                #expect(centers.allSatisfy { (0...320).contains($0) })
                slider.perform(.next)
                slider.run(for: 1)
            }
        }
    }

    // P13
    @Test func dotsNeverStepBackWithinAMotion() {
        let slider = TestSlider(pages: 12) { $0.loops = false }
        // Flicks and taps on dots further on, each before the one before has ended.
        for round in 0..<4 {
            slider.swipe(by: -60, lasting: 0.048)
            slider.run(for: 0.06, each: { _ in })
            let dots = slider.frame.indicator.dots
            slider.tapIndicator(at: dots[min(2 * round + 3, 11)].center)
            slider.run(for: 0.06, each: { _ in })
        }
        slider.run(for: 2, each: { _ in })
        let changes = slider.takePageChanges()
        #expect(changes == Array(1...(changes.last ?? 0)))
        #expect(changes.last == slider.currentPage)
        #expect(slider.frame.indicator.dots.firstIndex(where: \.isCurrent) == slider.currentPage)
    }

    // P14
    @Test func tapsOnAndBesideDots() {
        let slider = TestSlider(pages: 5)
        let dots = slider.frame.indicator.dots
        slider.tapIndicator(at: dots[3].center)
        slider.run(for: 1)
        #expect(slider.currentPage == 3)
        slider.tapIndicator(at: dots[0].center - 30)
        slider.run(for: 1)
        #expect(slider.currentPage == 2)
        slider.tapIndicator(at: dots[4].center + 30)
        slider.run(for: 1)
        #expect(slider.currentPage == 3)
        // A press that moves away is no tap.
        slider.handle(IndicatorEvent.down(along: dots[0].center))
        slider.handle(IndicatorEvent.move(along: dots[0].center + 60))
        slider.handle(IndicatorEvent.up(along: dots[0].center + 60))
        slider.run(for: 1)
        #expect(slider.currentPage == 3)
    }

    // P15
    @Test func rightToLeft() {
        let slider = TestSlider(pages: 5) {
            $0.isRightToLeft = true
            $0.loops = true
        }
        // The next photo stands at the left, and its dot too.
        let frame = slider.frame
        let origins = frame.pages.reduce(into: [Int: Double]()) { $0[$1.label] = $1.origin }
        #expect((origins[1] ?? .nan) - (origins[0] ?? .nan) == -390)
        #expect(frame.indicator.dots[0].center - frame.indicator.dots[1].center == 24)

        slider.perform(.next)
        slider.run(for: 0.15)
        // Content moves to the right.
        #expect((slider.screenPosition(ofPhoto: 0) ?? .nan) > 200)
        slider.run(for: 1)
        #expect(slider.currentPage == 1)
        slider.swipe(by: 60, lasting: 0.05)
        slider.run(for: 1)
        #expect(slider.currentPage == 2)
        slider.tapIndicator(at: 5)
        slider.run(for: 1)
        #expect(slider.currentPage == 3)
        for _ in 0..<2 {
            slider.swipe(by: 60, lasting: 0.05)
            slider.run(for: 1)
        }
        #expect(slider.currentPage == 0)
        slider.swipe(by: -60, lasting: 0.05)
        slider.run(for: 1)
        #expect(slider.currentPage == 4)
    }
}
