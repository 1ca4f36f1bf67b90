#if canImport(UIKit)
    internal import SliderEngine
    import UIKit

    extension CATransform3D {
        /// What an effect adds to a page: turned around its middle line, in perspective.
        init(_ change: PageTransform, isMirrored: Bool, stride: Double) {
            guard change.translation != 0 || change.scale != 1 || change.rotation != 0 else {
                self = CATransform3DIdentity
                return
            }
            let sign = isMirrored ? -1.0 : 1.0
            var transform = CATransform3DIdentity
            if change.rotation != 0 {
                // The eye is two pages away.
                transform.m34 = -1 / CGFloat(2 * stride)
                transform = CATransform3DRotate(transform, CGFloat(sign * change.rotation), 0, 1, 0)
            }
            transform = CATransform3DScale(transform, CGFloat(change.scale), CGFloat(change.scale), 1)
            self = CATransform3DConcat(
                transform,
                CATransform3DTranslate(CATransform3DIdentity, CGFloat(sign * change.translation), 0, 0))
        }
    }
#endif
