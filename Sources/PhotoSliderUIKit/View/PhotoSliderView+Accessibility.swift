#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    // To VoiceOver the slider is one adjustable element: "Photo, 3 of 10, The beach". A swipe up or down turns the page.
    extension PhotoSliderView {
        /// Where it is, and what is said of the photo.
        var spokenPage: String? {
            guard photos.indices.contains(targetPage) else { return nil }
            let place = wording.place(targetPage + 1, photos.count)
            return [place, photos[targetPage].spokenText].compactMap { $0 }.joined(separator: ", ")
        }

        /// What else can be done, where fingers would pinch or tap.
        var pageActions: [UIAccessibilityCustomAction]? {
            guard let page = strip.currentPage else { return nil }
            if page.hasFailed { return [action(wording.retry, on: page) { $0.retry() }] }
            guard isZoomEnabled else { return nil }
            return [
                action(wording.zoomIn, on: page) { $0.zoomView.zoom(by: 1.5) },
                action(wording.zoomOut, on: page) { $0.zoomView.zoom(by: 1 / 1.5) },
            ]
        }

        private func action(
            _ name: String, on page: PageView, perform: @escaping @MainActor (PageView) -> Void
        ) -> UIAccessibilityCustomAction {
            UIAccessibilityCustomAction(name: name) { [weak page] _ in
                guard let page else { return false }
                perform(page)
                return true
            }
        }

        /// Turns the page as three fingers ask for it.
        func turn(_ direction: UIAccessibilityScrollDirection) -> Bool {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let command: SliderCommand
            switch direction {
            case .next: command = .next
            case .previous: command = .previous
            // The content moves with the fingers: three of them to the left show what is at the right.
            case .left: command = isMirrored ? .previous : .next
            case .right: command = isMirrored ? .next : .previous
            default: return false
            }
            let before = strip.cursor.target
            perform(command, animated: true, reason: .control)
            guard strip.cursor.target != before else { return false }
            announcePage()
            return true
        }

        func announcePage() {
            guard UIAccessibility.isVoiceOverRunning else { return }
            UIAccessibility.post(notification: .pageScrolled, argument: spokenPage)
        }
    }
#endif
