import Testing

@testable import PhotoSliderUIKit

@Suite("Paging and loop") @MainActor
struct PagingFaultTests {
    @Test("One photo stays put, has no dots, no autoplay, and leaves fingers to what is around")
    func onePhoto() {
        let stage = Stage(1) {
            $0.loops = true
            $0.autoplay = .every(3)
        }
        for _ in 0..<3 { stage.slider.scrollToNextPage() }
        stage.flick(1)
        stage.clock.advance(by: 20)
        #expect(stage.shown == 0)
        #expect(stage.pages.isEmpty)
        #expect(!stage.slider.pageControl.isShown)
        #expect(!stage.scrollView.isScrollEnabled)
        #expect(stage.clock.pendingCount == 0)
    }

    @Test("Two photos in a loop move one step in the direction asked for")
    func twoPhotos() {
        let stage = Stage(2) { $0.loops = true }
        stage.slider.scrollToPreviousPage()
        stage.scrollView.simulateMotion(to: 0.5)
        #expect(stage.isFilled)
        stage.settle()
        #expect(stage.pages == [1])
        stage.slider.scrollToNextPage()
        stage.settle()
        stage.flick(1)
        stage.flick(1)
        stage.flick(-1)
        #expect(stage.pages == [1, 0, 1, 0, 1])
        #expect(stage.shown == 1)
    }

    @Test("A tap before the dots goes back, in a loop of two as well")
    func tapBeforeDotsOfTwo() {
        let stage = Stage(2) { $0.loops = true }
        stage.slider.scrollToNextPage()
        stage.settle()
        let start = stage.slider.strip.position
        stage.slider.pageControl.simulateTap(after: false)
        stage.settle()
        #expect(stage.slider.strip.position == start - 1)
    }

    @Test("No photos: nothing moves; then three come")
    func noPhotos() {
        let stage = Stage(0) { $0.loops = true }
        stage.slider.scrollToNextPage()
        stage.slider.scrollToPage(-4)
        stage.window.layoutIfNeeded()
        #expect(stage.shown == nil)
        #expect(stage.slider.currentPage == 0)
        stage.slider.configure(with: Stage.images(3))
        #expect(stage.shown == 0)
        #expect(stage.pages.isEmpty)
    }

    @Test(
        "Ten thousand flicks one way: still right, exactly on a page, with a short content",
        arguments: [1.0, -1.0])
    func manyFlicks(direction: CGFloat) {
        let stage = Stage(7) { $0.loops = true }
        for _ in 0..<10_000 { stage.flick(direction) }
        #expect(stage.pages.count == 10_000)
        #expect(stage.slider.currentPage == (direction > 0 ? 10_000 % 7 : (7 - 10_000 % 7) % 7))
        #expect(stage.shown == stage.slider.currentPage)
        // Seven places, at the middle one.
        #expect(stage.scrollView.contentSize == CGSize(width: 2730, height: 390))
        #expect(stage.scrollView.contentOffset == CGPoint(x: 1170, y: 0))
    }

    @Test("Flicks that catch each other in mid-motion never run out of pages")
    func quickFlicks() {
        let stage = Stage(5) { $0.loops = true }
        for _ in 0..<100 {
            stage.flick(1, settles: false)
            stage.scrollView.simulateMotion(to: 0.6)
            #expect(stage.isFilled)
        }
        stage.settle()
        #expect(stage.slider.currentPage == stage.shown)
        #expect(stage.pages.count >= 50)
    }

    @Test("A drag that goes on for many pages never runs out of them")
    func longDrag() {
        let stage = Stage(5) { $0.loops = true }
        for _ in 0..<200 {
            stage.scrollView.simulateDrag(by: 100)
            #expect(stage.isFilled)
        }
        stage.scrollView.simulateRelease()
        stage.settle()
        // 20,000 points are 51.28 pages.
        #expect(stage.pages.count == 51)
        #expect(stage.shown == 51 % 5)
    }

    @Test("Five nexts in quick succession go five pages on", arguments: [false, true])
    func fiveNexts(loops: Bool) {
        let stage = Stage(40) { $0.loops = loops }
        for _ in 0..<5 {
            stage.slider.scrollToNextPage()
            stage.scrollView.simulateMotion(to: 0.1)
        }
        #expect(stage.slider.targetPage == 5)
        stage.settle()
        #expect(stage.shown == 5)
        #expect(stage.pages == [1, 2, 3, 4, 5])
        #expect(stage.settled == [5])
    }

    @Test("From the last page to the first in a loop is one step forward")
    func wrap() {
        let stage = Stage(5) { $0.loops = true }
        stage.slider.scrollToPage(4, animated: false)
        let before = stage.slider.strip.position
        stage.slider.scrollToPage(0)
        stage.settle()
        #expect(stage.slider.strip.position == before + 1)
        #expect(stage.pages.last == 0)
    }

    @Test("A page asked for before there are photos, or a size, is shown first")
    func beforeLayout() {
        let slider = PhotoSliderView(frame: .zero)
        var pages: [Int] = []
        slider.onPageChange = { pages.append($0) }
        slider.scrollToPage(3)
        slider.configure(with: Stage.images(6))
        #expect(slider.currentPage == 3)
        #expect(slider.pageControl.currentPage == 3)
        slider.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        slider.layoutIfNeeded()
        #expect(slider.scrollView.contentOffset.x == 900)
        #expect(slider.strip.currentPage?.photo?.id == slider.photos[3].id)
        #expect(pages.isEmpty)
    }

    @Test("A page that doesn't exist yet is gone to when it comes")
    func pendingPage() {
        let stage = Stage(3)
        stage.slider.scrollToPage(5, animated: false)
        #expect(stage.shown == 2)
        stage.slider.configure(with: stage.slider.photos + Stage.images(4).map { Photo($0) })
        #expect(stage.shown == 5)
    }

    @Test("Twice round: one change for each step, none at the start, none for the same list again")
    func twiceRound() {
        let stage = Stage(3) { $0.loops = true }
        stage.slider.configure(with: stage.slider.photos)
        #expect(stage.pages.isEmpty)
        for _ in 0..<6 {
            stage.slider.scrollToNextPage()
            stage.settle()
        }
        #expect(stage.pages == [1, 2, 0, 1, 2, 0])
        #expect(stage.settled == stage.pages)
    }

    @Test("Forty pages of an odd width: none is left out")
    func oddWidth() {
        let stage = Stage(40, width: 373.33)
        for _ in 0..<39 {
            stage.slider.scrollToNextPage()
            stage.settle()
        }
        #expect(stage.pages == Array(1...39))
        #expect(abs(stage.scrollView.contentOffset.x - 39 * 373.33) < 1e-6)
    }

    @Test(
        "A list that shrinks while a finger drags: the photo in view stays under the finger if it is still there"
    )
    func shrinkInDrag() {
        let stage = Stage(6)
        stage.slider.scrollToPage(4, animated: false)
        stage.scrollView.simulateDrag(by: 50)
        let kept = stage.slider.photos[4]
        stage.slider.configure(with: [stage.slider.photos[0], kept])
        #expect(stage.slider.currentPage == 1)
        #expect(abs(stage.scrollView.contentOffset.x - 440) < 1e-6)
        #expect(stage.slider.strip.currentPage?.photo?.id == kept.id)
        stage.scrollView.simulateDrag(by: -60)
        stage.scrollView.simulateRelease()
        stage.settle()
        #expect(stage.shown == 1)
    }

    @Test(
        "A list that loses the photo in view, in motion or on the last page: the nearest place is shown",
        arguments: [false, true])
    func shrinkAtEnd(loops: Bool) {
        let stage = Stage(6) { $0.loops = loops }
        stage.slider.scrollToPage(5)
        stage.scrollView.simulateMotion(to: 0.4)
        stage.slider.configure(with: Array(stage.slider.photos.prefix(2)))
        #expect(!stage.scrollView.simulatedIsMoving)
        #expect(stage.shown == 1)
        stage.slider.configure(with: [Photo]())
        #expect(stage.shown == nil)
        #expect(stage.slider.pageControl.numberOfPages == 0)
    }

    @Test("Another album, as in a reused cell, begins at its first photo")
    func reuse() {
        let stage = Stage(6)
        stage.slider.scrollToPage(4, animated: false)
        stage.slider.configure(with: Stage.images(6))
        #expect(stage.shown == 0)
        #expect(stage.slider.pageControl.currentPage == 0)
    }

    @Test("Dots that were tapped never step back within the motion")
    func steadyDots() {
        let stage = Stage(6)
        stage.slider.pageControl.simulateTap(after: true)
        stage.slider.pageControl.simulateTap(after: true)
        var shown: [Int] = []
        for step in 1...10 {
            stage.scrollView.simulateMotion(to: CGFloat(step) / 10)
            shown.append(stage.slider.pageControl.currentPage)
        }
        #expect(Set(shown) == [2])
        #expect(stage.settled == [2])
    }

    @Test("Scrubbing over the dots goes along without an animation")
    func scrub() {
        let stage = Stage(6)
        stage.slider.pageControl.simulateScrub(to: 4)
        #expect(!stage.scrollView.simulatedIsMoving)
        #expect(stage.shown == 4)
    }

    @Test(
        "Right to left: the first page is the rightmost, next moves to its left, and the loop works both ways",
        arguments: [false, true])
    func rightToLeft(loops: Bool) {
        let stage = Stage(4) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.loops = loops
        }
        let start = stage.scrollView.contentOffset.x
        #expect(stage.shown == 0)
        if !loops { #expect(start == 1170) }
        stage.slider.scrollToNextPage()
        stage.scrollView.simulateMotion(to: 0.5)
        #expect(stage.scrollView.contentOffset.x < start)
        stage.settle()
        stage.flick(-1)
        stage.flick(1)
        #expect(stage.pages == [1, 2, 1])
        #expect(stage.shown == 1)
        #expect(stage.slider.pageControl.semanticContentAttribute == .forceRightToLeft)
        if loops {
            for _ in 0..<20 { stage.flick(-1) }
            #expect(stage.shown == 21 % 4)
        }
    }

    @Test("Far pages are passed over without being loaded")
    func passedOver() async {
        let loads = Counter()
        let stage = Stage(0)
        stage.slider.configure(
            with: (0..<20).map { page in
                Photo(id: "\(page)") {
                    await loads.add(page)
                    return UIImage(simulatedSize: CGSize(width: 10, height: 10))
                }
            })
        await until { stage.slider.strip.currentPage?.isLoaded == true }
        stage.slider.scrollToPage(10)
        stage.settle()
        await until { stage.slider.strip.currentPage?.isLoaded == true }
        for page in stage.slider.strip.heldPages { await until { page.isLoaded } }
        #expect(await Set(loads.pages) == [0, 1, 9, 10, 11])
    }

    @Test("There are never more than four page views, whatever the count")
    func recycling() {
        let stage = Stage(300) { $0.loops = true }
        for _ in 0..<40 { stage.flick(1) }
        stage.slider.scrollToPage(200)
        stage.settle()
        #expect(stage.slider.strip.pages.count == 4)
        #expect(stage.scrollView.subviews.count == 4)
    }
}

actor Counter {
    private(set) var pages: [Int] = []
    func add(_ page: Int) { pages.append(page) }
}
