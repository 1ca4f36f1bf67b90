// The user's finger and the passing of time, in the order of calls that UIScrollViewDelegate documents:
// will begin dragging, did scroll …, will end dragging, did end dragging, will begin decelerating, did scroll …,
// did end decelerating; for a scroll in code: did scroll …, did end scrolling animation.
import Foundation

extension UIScrollView {
    /// A finger comes down: what moves stops.
    public func simulateTouchDown() {
        guard panGestureRecognizer.isEnabled else { return }
        let wasDecelerating = isDecelerating
        isTracking = true
        motion = nil
        if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// The finger moves the content on by a number of points.
    public func simulateDrag(by distance: CGFloat) {
        if !isTracking { simulateTouchDown() }
        guard isTracking, isScrollEnabled else { return }
        if !isDragging {
            isDragging = true
            panGestureRecognizer.state = .began
            delegate?.scrollViewWillBeginDragging(self)
        }
        var target = contentOffset
        target.x += distance
        // Beyond an end half of it is left.
        let held = clamped(target)
        if target != held, bounces { target.x = held.x + (target.x - held.x) / 2 } else { target = held }
        bounds.origin = target
    }

    /// The finger leaves, with a speed in points per millisecond as the delegate is told it.
    ///
    /// With paging the content goes to the page that the speed points at, else to the nearest.
    public func simulateRelease(velocity: CGFloat = 0) {
        guard isTracking else { return }
        isTracking = false
        guard isDragging else { return }
        isDragging = false
        panGestureRecognizer.state = .ended
        var target = contentOffset
        if isPagingEnabled, bounds.width > 0 {
            let page = contentOffset.x / bounds.width
            let whole = velocity > 0 ? page.rounded(.up) : velocity < 0 ? page.rounded(.down) : page.rounded()
            target.x = whole * bounds.width
        }
        target = clamped(target)
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity, y: 0), targetContentOffset: &target)
        let decelerates = target != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates else { return }
        motion = .deceleration(from: contentOffset, to: target)
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// A motion gets as far as a share of its way; at 1 it ends.
    public func simulateMotion(to share: CGFloat) {
        let isAnimation: Bool
        let from: CGPoint
        let to: CGPoint
        switch motion {
        case .animation(let start, let end): (isAnimation, from, to) = (true, start, end)
        case .deceleration(let start, let end): (isAnimation, from, to) = (false, start, end)
        case nil: return
        }
        let before = motion
        motionShare = share
        bounds.origin = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        // The delegate may have begun another motion, or ended this one.
        guard share >= 1, motion == before else { return }
        motion = nil
        if isAnimation {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        } else {
            delegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// Lets a motion run to its end, in steps of a tenth of its way.
    public func simulateMotion() {
        for step in 1...10 where CGFloat(step) / 10 > motionShare || step == 10 {
            simulateMotion(to: CGFloat(step) / 10)
        }
    }

    /// Whether it moves by itself.
    public var simulatedIsMoving: Bool { motion != nil }

    /// Two fingers at a place of the viewport change the scale.
    public func simulatePinch(to scale: CGFloat, at place: CGPoint) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        isZooming = true
        delegate?.scrollViewWillBeginZooming(self, with: view)
        let origin = contentOffset
        let before = zoomScale
        let anchor = CGPoint(x: (place.x + origin.x) / before, y: (place.y + origin.y) / before)
        apply(min(max(scale, minimumZoomScale), maximumZoomScale))
        contentOffset = clamped(
            CGPoint(x: anchor.x * zoomScale - place.x, y: anchor.y * zoomScale - place.y))
        isZooming = false
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
}
