#if canImport(UIKit)
    import UIKit

    /// Shows how much of autoplay's interval has gone by.
    @MainActor
    protocol AutoplayProgressDisplay: AnyObject {
        /// Seconds until the next page and the whole interval; `nil` while it doesn't run.
        func show(_ remaining: (seconds: Double, interval: Double)?)
    }

    /// The current dot of a page control fills.
    @available(iOS 17.0, *)
    @MainActor
    final class AutoplayProgress: NSObject, AutoplayProgressDisplay, UIPageControlTimerProgressDelegate {
        private let progress = UIPageControlTimerProgress(preferredDuration: 3)

        init(pageControl: UIPageControl) {
            super.init()
            progress.delegate = self
            pageControl.progress = progress
        }

        func show(_ remaining: (seconds: Double, interval: Double)?) {
            guard let remaining else {
                progress.pauseTimer()
                progress.currentProgress = 0
                return
            }
            let share = Float(1 - remaining.seconds / remaining.interval)
            progress.preferredDuration = remaining.interval
            // It runs by itself; only what went astray is put right.
            if abs(progress.currentProgress - share) > 0.02 { progress.currentProgress = share }
            progress.resumeTimer()
        }

        /// The slider turns the page itself.
        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool { false }
    }
#endif
