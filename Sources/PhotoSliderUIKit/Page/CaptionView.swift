#if canImport(UIKit)
    import UIKit

    /// A caption at the foot of a photo, in the user's text size, on a ground dark enough for any photo.
    @MainActor
    final class CaptionView: UIView {
        let label = UILabel()
        private static let margin: CGFloat = 12

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            isUserInteractionEnabled = false
            // White on this has a contrast of at least 4.5 : 1, on a white photo too.
            backgroundColor = UIColor.black.withAlphaComponent(0.6)
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .white
            label.textAlignment = .center
            label.numberOfLines = 0
            isHidden = true
            addSubview(label)
        }

        var text: String? {
            get { label.text }
            set {
                label.text = newValue
                isHidden = newValue?.isEmpty ?? true
            }
        }

        /// Takes the width of a page, and its foot above what lies there.
        func place(in page: CGRect, above inset: CGFloat) {
            guard !isHidden, page.width > 0 else { return }
            let width = max(page.width - 2 * Self.margin, 0)
            let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let height = min(fitting.height + Self.margin + inset, page.height)
            frame = CGRect(x: page.minX, y: page.maxY - height, width: page.width, height: height)
            label.frame = CGRect(
                x: Self.margin, y: Self.margin / 2, width: width, height: max(height - Self.margin - inset, 0)
            )
        }
    }
#endif
