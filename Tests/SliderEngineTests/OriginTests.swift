import SliderEngine
import Testing

/// What three classic texts say of their sliders for iOS; all of it has to work here, and its arithmetic
/// is the judge.
@Suite struct OriginTests {
    // MARK: A photo slider view

    @Test func pagesStandSideBySideAndFillTheSquare() {
        var slider = SliderModel.laidOut(pageCount: 6, width: 320, height: 320)
        #expect(slider.frame.pageLength == 320)
        #expect(slider.positionCount == 6)
        #expect(slider.frame.indicator.dots.count == 6)
        for page in 0..<6 {
            slider.perform(.page(page), isAnimated: false, at: 1)
            #expect(slider.contentOffset == 320 * Double(page))
            #expect(slider.visiblePhotos == [page])
            for other in slider.frame.pages {
                #expect(other.origin - slider.frame.offset == 320 * Double(other.photo - page))
            }
        }
    }

    @Test func nothingIsWrongBeforeTheFinalSizeIsKnown() {
        var slider = SliderModel(pageCount: 6)
        slider.perform(.page(3), at: 0)
        slider.layout(Viewport(width: 0, height: 0), at: 0.1)
        slider.layout(Viewport(width: 250, height: 250), at: 0.2)
        #expect(slider.visiblePhotos == [3])
        #expect(slider.currentPage == 3)
        #expect(slider.frame.indicator.dots.map(\.isCurrent) == [false, false, false, true, false, false])
        slider.layout(Viewport(width: 320, height: 320), at: 0.3)
        #expect(slider.contentOffset == 320 * 3)
        #expect(slider.isMoving == false)
    }

    @Test func aTapOnADotScrollsToItsPage() {
        for dot in 0..<6 {
            var slider = SliderModel.laidOut(pageCount: 6, width: 320, height: 320)
            slider.tapIndicator(at: slider.frame.indicator.dots[dot].center, at: 1)
            #expect(slider.isMoving == (dot != 0))
            #expect(slider.contentOffset(at: 3) == 320 * Double(dot))
            #expect(slider.frame.indicator.dots.firstIndex { $0.isCurrent } == dot)
        }
    }

    /// The page by the text's formula.
    private func page(at x: Double, width: Double) -> Int {
        Int(((x - width / 2) / width).rounded(.down)) + 1
    }

    @Test func thePageAfterDecelerationFollowsTheOffset() {
        for step in [-20.0, -12, -6, -2, 2, 6, 12, 20] {
            for start in 0..<6 {
                var slider = SliderModel.laidOut(pageCount: 6, width: 320, height: 320)
                slider.perform(.page(start), isAnimated: false, at: 0)
                slider.swipe(from: 160, by: step, count: 12, at: 1)
                _ = slider.takeEvents()
                slider.advance(to: 4)
                let expected = page(at: slider.contentOffset, width: 320)
                #expect(slider.currentPage == expected)
                #expect(slider.takeEvents().last == .settle(page: expected, reason: .drag))
            }
        }
    }

    @Test func pagesTakeTheNewSizeWithTheContainer() {
        var slider = SliderModel.laidOut(pageCount: 6, width: 320, height: 320)
        slider.perform(.page(4), isAnimated: false, at: 1)
        slider.layout(Viewport(width: 480, height: 480), at: 2)
        #expect(slider.frame.pageLength == 480)
        #expect(slider.contentOffset == 480 * 4)
        #expect(slider.visiblePhotos == [4])
        #expect(slider.currentPage == 4)
    }

    // MARK: A slider that scrolls by itself

    /// Six pages, full width and 200 points high, that turn every 3 s.
    private func banner() -> SliderModel {
        .laidOut(pageCount: 6, width: 375, height: 200, configuration: .init(autoplay: .every(3)))
    }

    @Test func aTimerMovesOnByOneWidth() {
        var slider = banner()
        #expect(slider.contentOffset(at: 2.999) == 0)
        let moving = slider.contentOffset(at: 3.15)
        #expect(moving > 0 && moving < 375)
        #expect(slider.contentOffset(at: 3.301) == 375)
        #expect(slider.isMoving == false)
        #expect(slider.contentOffset(at: 5.999) == 375)
    }

    @Test func afterTheLastPageItGoesBackInOneMovement() {
        var slider = banner()
        for second in 1...17 { slider.advance(to: Double(second)) }
        #expect(slider.currentPage == 5)
        slider.advance(to: 18)
        var last = slider.contentOffset
        #expect(last == 375 * 5)
        for step in 1...30 {
            slider.advance(to: 18 + Double(step) * 0.01)
            #expect(slider.contentOffset < last)
            last = slider.contentOffset
        }
        #expect(last == 0)
        #expect(slider.isMoving == false)
    }

    @Test func thePageIsTheOffsetByTheWidthWherePagesAreAligned() {
        var slider = banner()
        for turn in 1...12 {
            slider.advance(to: Double(turn) * 3)
            slider.advance(to: Double(turn) * 3 + 0.5)
            #expect(slider.currentPage == Int(slider.contentOffset / 375))
            #expect(slider.frame.indicator.dots.firstIndex { $0.isCurrent } == slider.currentPage)
        }
    }

    @Test func thePageChangesHalfWayForwardAndBack() {
        for command in [SliderCommand.next, .previous] {
            var slider = SliderModel.laidOut(pageCount: 6, width: 375, height: 200)
            slider.perform(.page(2), isAnimated: false, at: 1)
            slider.perform(command, at: 2)
            for step in 0...30 {
                slider.advance(to: 2 + Double(step) * 0.01)
                #expect(slider.currentPage == page(at: slider.contentOffset, width: 375))
            }
        }
    }

    @Test func theTimerGoesOnFromWhereTheUserLeftIt() {
        var slider = banner()
        slider.advance(to: 1)
        slider.swipe(from: 300, by: -6, count: 20, at: 1)
        slider.advance(to: 2)
        #expect(slider.currentPage == 1)
        // A full interval from the release, not the rest of the one that was running.
        #expect(slider.contentOffset(at: 1.16 + 2.99) == 375)
        #expect(slider.contentOffset(at: 1.16 + 3.4) == 375 * 2)
    }

    @Test func theTimerStopsOutOfSightAndComesBack() {
        var slider = banner()
        slider.wait(.outOfSight, true, at: 1)
        #expect(slider.nextWakeUp == .never)
        for second in 2...60 { slider.advance(to: Double(second)) }
        #expect(slider.currentPage == 0)
        slider.wait(.outOfSight, false, at: 60)
        #expect(slider.nextWakeUp == .at(63))
        slider.advance(to: 63)
        slider.advance(to: 63.5)
        #expect(slider.currentPage == 1)
    }

    @Test func itScrollsEndlesslyToBothSides() {
        for (command, pages) in [(SliderCommand.next, [1, 2, 0, 1, 2, 0]), (.previous, [2, 1, 0, 2, 1, 0])] {
            var slider = SliderModel.laidOut(pageCount: 3, configuration: .init(loops: true))
            for turn in 1...6 {
                slider.perform(command, at: Double(turn))
                slider.advance(to: Double(turn) + 0.5)
            }
            #expect(slider.takePageChanges() == pages)
        }
    }

    // MARK: A circular photo carousel

    private func carousel(pageCount: Int = 7) -> SliderModel {
        .laidOut(pageCount: pageCount, configuration: .init(loops: true))
    }

    @Test func neitherEndIsMet() {
        for (step, forward) in [(-20.0, 1), (20, -1)] {
            var slider = carousel()
            // Far beyond the 500 pages of the text.
            for turn in 1...1200 {
                slider.swipe(from: 200, by: step, count: 10, at: Double(turn))
                slider.advance(to: Double(turn) + 0.9)
                let photo = ((forward * turn) % 7 + 7) % 7
                #expect(slider.currentPage == photo)
                #expect(slider.visiblePhotos == [photo])
                #expect(
                    slider.frame.offset == Double(slider.frame.pages.last?.label ?? 0) * 390 - Double(
                        slider.frame.base) * 390)
            }
        }
    }

    @Test func photosFollowPagesModuloTheCount() {
        var slider = carousel()
        slider.handle(.pointerDown(id: 1, x: 0, y: 100, kind: .touch), at: 1)
        for move in 1...400 {
            slider.handle(.pointerMove(id: 1, x: Double(move) * 25, y: 100), at: 1 + Double(move) * 0.01)
            for page in slider.frame.pages {
                #expect(page.photo == (page.label % 7 + 7) % 7)
            }
        }
        #expect(slider.contentOffset < -9000)
    }

    @Test func pagesOutOfViewAreRecycled() {
        var slider = carousel(pageCount: 100)
        slider.handle(.pointerDown(id: 1, x: 0, y: 100, kind: .touch), at: 1)
        let slots = slider.frame.slotCount
        #expect(slots == 4)
        var shown: [Int: Int] = [:]
        for move in 1...400 {
            slider.handle(.pointerMove(id: 1, x: Double(-move) * 25, y: 100), at: 1 + Double(move) * 0.01)
            #expect(slider.frame.slotCount == slots)
            // The first and the last page needed follow from the visible bounds; rounding shows no sliver.
            let first = Int(((slider.contentOffset + 0.001) / 390).rounded(.down))
            let last = Int(((slider.contentOffset + 390 - 0.001) / 390).rounded(.down))
            #expect(slider.visiblePhotos == (first...last).map { $0 % 100 })
            // A page that stays keeps its slot.
            let slotOfPage = Dictionary(uniqueKeysWithValues: slider.frame.pages.map { ($0.label, $0.slot) })
            for (label, slot) in slotOfPage {
                if let before = shown[label] { #expect(before == slot) }
            }
            shown = slotOfPage
        }
    }

    @Test func theIndicatorFollowsTheScrolling() {
        var slider = carousel()
        #expect(slider.frame.indicator.dots.count == 7)
        #expect(slider.frame.indicator.dots.firstIndex { $0.isCurrent } == 0)
        for turn in 1...15 {
            slider.perform(.next, at: Double(turn))
            slider.advance(to: Double(turn) + 0.5)
            #expect(slider.frame.indicator.dots.firstIndex { $0.isCurrent } == turn % 7)
        }
    }

    @Test func aTapOnEitherSideStepsBackOrForward() {
        var slider = carousel()
        slider.tapIndicator(at: 5, at: 1)
        slider.advance(to: 2)
        #expect(slider.currentPage == 6)
        slider.tapIndicator(at: 385, at: 2)
        slider.advance(to: 3)
        #expect(slider.currentPage == 0)
        slider.tapIndicator(at: 385, at: 3)
        slider.advance(to: 4)
        #expect(slider.currentPage == 1)
        #expect(slider.takePageChanges() == [6, 0, 1])
    }

    @Test func itScrollsToTheNearestPageThatShowsAPhoto() {
        // From photo 1: photo 5 is three pages back, photo 4 three pages ahead.
        for (photo, distance) in [(5, -3.0), (6, -2), (0, -1), (2, 1), (3, 2), (4, 3)] {
            var slider = carousel()
            slider.perform(.page(1), isAnimated: false, at: 0)
            slider.perform(.page(photo), at: 1)
            var moved = 0.0
            var last = slider.contentOffset
            for step in 1...100 {
                slider.advance(to: 1 + Double(step) * 0.0049)
                guard slider.isMoving else { break }
                moved += slider.contentOffset - last
                last = slider.contentOffset
            }
            #expect(isClose(moved / 390, distance, within: 0.01))
            #expect(slider.currentPage == photo)
        }
    }

    @Test func theScrollIndicatorCanBeShown() {
        var configuration = SliderConfiguration(loops: true)
        configuration.indicator = .progress
        var slider = SliderModel.laidOut(pageCount: 101, configuration: configuration)
        #expect(slider.frame.indicator.kind == .progress)
        #expect(slider.frame.indicator.progress == 0)
        slider.perform(.next, at: 1)
        // One page of 100 barely moves it.
        slider.advance(to: 2)
        #expect(slider.frame.indicator.progress == 0.01)
    }
}
