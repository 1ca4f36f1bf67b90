#if canImport(UIKit)
    import UIKit

    /// What stands in place of a photo that failed: a button to try again.
    @MainActor
    final class FailureView: UIView {
        let button: UIButton
        /// Apple's smallest size for what a finger is to hit.
        static let smallestTarget: CGFloat = 44

        init(title: String, retry: @escaping @MainActor () -> Void) {
            var configuration = UIButton.Configuration.filled()
            configuration.title = title
            button = UIButton(configuration: configuration, primaryAction: UIAction { _ in retry() })
            let fitting = button.sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
            let size = CGSize(
                width: max(fitting.width, Self.smallestTarget),
                height: max(fitting.height, Self.smallestTarget))
            super.init(frame: CGRect(origin: .zero, size: size))
            button.frame = bounds
            addSubview(button)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }
#endif
