import Testing

@testable import PhotoSliderUIKit

@Suite("The slider as it first was") @MainActor
struct OriginTests {
    @Test("Images lie side by side, as wide and high as the scroll view, filling their page and cut off")
    func layout() throws {
        let stage = Stage(6)
        #expect(stage.scrollView.contentSize == CGSize(width: 2340, height: 390))
        #expect(stage.scrollView.isPagingEnabled)
        #expect(!stage.scrollView.showsHorizontalScrollIndicator)
        let page = try #require(stage.slider.strip.currentPage)
        #expect(page.frame == CGRect(x: 0, y: 0, width: 390, height: 390))
        #expect(page.zoomView.imageView.contentMode == .scaleAspectFill)
        #expect(page.clipsToBounds)
        #expect(page.zoomView.image === stage.slider.photos[0].memoryImage)
        // 600 × 400 that fills 390 × 390.
        #expect(abs(page.zoomView.imageView.frame.width - 585) < 0.001)
        #expect(page.zoomView.imageView.frame.height == 390)
        #expect(stage.slider.pageControl.numberOfPages == 6)
        #expect(stage.slider.pageControl.currentPage == 0)
    }

    @Test("A tap on the page control scrolls, animated, to the page that it shows")
    func tapOnDots() {
        let stage = Stage(6)
        stage.slider.pageControl.simulateTap(after: true)
        #expect(stage.scrollView.simulatedIsMoving)
        stage.settle()
        #expect(stage.shown == 1)
        #expect(stage.slider.pageControl.currentPage == 1)
        #expect(stage.settled == [1])
    }

    @Test("When deceleration ends the page is the nearest one")
    func swipe() {
        let stage = Stage(6)
        stage.flick(1)
        stage.flick(1)
        stage.flick(-1)
        #expect(stage.pages == [1, 2, 1])
        #expect(stage.settled == [1, 2, 1])
        #expect(stage.slider.pageControl.currentPage == 1)
    }

    @Test("The page is the nearest one while scrolling too, not half a page late")
    func nearest() {
        let stage = Stage(6)
        stage.scrollView.simulateDrag(by: 190)
        #expect(stage.slider.pageControl.currentPage == 0)
        stage.scrollView.simulateDrag(by: 10)
        #expect(stage.slider.pageControl.currentPage == 1)
    }

    @Test("Made from a nib it is the same")
    func nib() throws {
        let slider = try #require(PhotoSliderView(coder: NSCoder()))
        slider.autoplaySeconds = 5
        slider.loops = true
        #expect(slider.autoplay == .every(5))
        slider.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        slider.configure(with: Stage.images(3))
        slider.layoutIfNeeded()
        #expect(slider.strip.currentPage?.frame.width == 100)
        slider.autoplaySeconds = 0
        #expect(slider.autoplay == .off)
    }

    @Test("Pages follow their container's size")
    func resize() {
        let stage = Stage(6)
        stage.slider.scrollToPage(2, animated: false)
        stage.resize(to: CGSize(width: 844, height: 300))
        #expect(stage.scrollView.contentOffset == CGPoint(x: 1688, y: 0))
        #expect(stage.slider.strip.currentPage?.frame == CGRect(x: 1688, y: 0, width: 844, height: 300))
    }

    @Test("Dots take both colours and stand at the foot, large enough for a finger")
    func dots() {
        let stage = Stage(6)
        stage.slider.pageIndicatorTintColor = .lightGray
        stage.slider.currentPageIndicatorTintColor = .black
        #expect(stage.slider.pageControl.pageIndicatorTintColor == .lightGray)
        #expect(stage.slider.pageControl.currentPageIndicatorTintColor == .black)
        #expect(stage.slider.pageControl.frame.maxY == 390)
        #expect(stage.slider.pageControl.frame.height >= 44)
    }
}

extension Photo {
    var memoryImage: UIImage? { if case .image(let image) = source { image } else { nil } }
}
