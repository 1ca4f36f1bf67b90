#if canImport(UIKit)
    import UIKit

    /// The recognizers of a slider, with closures in place of selectors.
    @MainActor
    final class TouchRecognizers: NSObject {
        private let press = UILongPressGestureRecognizer()
        private let tap = UITapGestureRecognizer()
        private let doubleTap = UITapGestureRecognizer()
        private weak var view: UIView?
        /// A finger came down, or the last one left.
        var onPress: ((_ isDown: Bool) -> Void)?
        var onTap: (() -> Void)?
        /// At a point of the view.
        var onDoubleTap: ((CGPoint) -> Void)?

        init(on view: UIView) {
            self.view = view
            super.init()
            // At once, and beside every other recognizer: it only watches.
            press.minimumPressDuration = 0
            press.allowableMovement = .greatestFiniteMagnitude
            press.delegate = self
            doubleTap.numberOfTapsRequired = 2
            // A single tap waits for the second, so that a double tap is not taken for one.
            tap.require(toFail: doubleTap)
            for recognizer in [press, tap, doubleTap] {
                recognizer.cancelsTouchesInView = false
                recognizer.delaysTouchesEnded = false
                view.addGestureRecognizer(recognizer)
            }
            #if canImport(ObjectiveC)
                press.addTarget(self, action: #selector(pressed))
                tap.addTarget(self, action: #selector(tapped))
                doubleTap.addTarget(self, action: #selector(doubleTapped))
            #else
                press.simulatedAction = { [weak self] in self?.pressed() }
                tap.simulatedAction = { [weak self] in self?.tapped() }
                doubleTap.simulatedAction = { [weak self] in self?.doubleTapped() }
            #endif
        }

        #if canImport(ObjectiveC)
            @objc
        #endif
        private func pressed() {
            switch press.state {
            case .began: onPress?(true)
            case .ended, .cancelled, .failed: onPress?(false)
            default: break
            }
        }

        #if canImport(ObjectiveC)
            @objc
        #endif
        private func tapped() {
            if tap.state == .ended { onTap?() }
        }

        #if canImport(ObjectiveC)
            @objc
        #endif
        private func doubleTapped() {
            if doubleTap.state == .ended { onDoubleTap?(doubleTap.location(in: view)) }
        }
    }

    extension TouchRecognizers: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
#endif
