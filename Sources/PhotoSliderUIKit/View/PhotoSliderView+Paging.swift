#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    extension PhotoSliderView {
        /// The page nearest to the middle.
        public var currentPage: Int { strip.cursor.photo(on: strip.cursor.page) }

        /// The page that it is going to, or rests on.
        public var targetPage: Int { strip.cursor.photo(on: strip.cursor.target) }

        /// Goes one page on. Asked for again in mid-animation, it goes one page further.
        public func scrollToNextPage(animated: Bool = true) {
            perform(.next, animated: animated, reason: .call)
        }

        /// Goes one page back.
        public func scrollToPreviousPage(animated: Bool = true) {
            perform(.previous, animated: animated, reason: .call)
        }

        /// Goes to a page, in a loop by the shorter way. One that doesn't exist yet is gone to when it comes.
        public func scrollToPage(_ page: Int, animated: Bool = true) {
            pendingPage = page >= photos.count ? page : nil
            perform(.page(page), animated: animated, reason: .call)
        }

        /// Whether autoplay is on and nobody stopped it.
        public var isPlaying: Bool { timer.isPlaying }

        /// Starts autoplay at the user's wish, also where reduced motion or the end of the list stopped it.
        public func play() {
            timer.play()
            if strip.cursor.autoplayPage(end: .stop) == nil, autoplayEnd == .stop, isPlaying, photos.count > 1
            {
                perform(.first, animated: true, reason: .autoplay)
            }
            updateAutoplay()
        }

        /// Stops autoplay until ``play()``.
        public func pause() {
            timer.pause()
            updateAutoplay()
        }

        func perform(_ command: SliderCommand, animated: Bool, reason: SliderEvent.Reason) {
            guard let page = strip.cursor.page(askedForBy: command) else { return }
            strip.scroll(to: page, animated: animated, reason: reason)
            pageControl.currentPage = strip.indicatedPhoto
            timer.restart()
            updateAutoplay()
        }

        func pageControlDidChange() {
            let page = pageControl.currentPage
            let isScrubbing = pageControl.interactionState == .continuous
            // A tap is a step in its own direction, which in a loop of two is not always the nearest way.
            switch (page - targetPage, isScrubbing) {
            case (1, false): perform(.next, animated: true, reason: .indicator)
            case (-1, false): perform(.previous, animated: true, reason: .indicator)
            default: perform(.page(page), animated: !isScrubbing, reason: .indicator)
            }
        }
    }
#endif
