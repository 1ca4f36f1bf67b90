// Sources: developer.apple.com/documentation/uikit/uiimage, .../uiimage/bypreparingfordisplay(), .../uiimageview,
// .../uigraphicsimagerenderer, .../coregraphics/cgimage/cropping(to:)
import Foundation

public final class UIImage: Sendable {
    /// In points.
    public let size: CGSize
    public let scale: CGFloat

    public init() {
        size = .zero
        scale = 1
    }

    /// An image of a size; the double has no other content.
    public init(simulatedSize: CGSize, scale: CGFloat = 1) {
        size = simulatedSize
        self.scale = scale
    }

    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Found if its name says its size: "beach 600x400".
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let numbers = name.split(separator: " ").last?.split(separator: "x").compactMap { Double($0) } ?? []
        guard numbers.count == 2 else { return nil }
        self.init(simulatedSize: CGSize(width: numbers[0], height: numbers[1]))
    }

    /// Decoded if the data is not empty.
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(simulatedSize: CGSize(width: 1, height: 1))
    }

    public convenience init(cgImage: CGImage) {
        self.init(simulatedSize: CGSize(width: cgImage.width, height: cgImage.height))
    }

    public var cgImage: CGImage? {
        CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
    }

    public func byPreparingForDisplay() async -> UIImage? { self }
    public func draw(in rect: CGRect) {}
}

public final class CGImage: Sendable {
    public let width: Int
    public let height: Int
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public func cropping(to rect: CGRect) -> CGImage? {
        CGImage(width: Int(rect.width), height: Int(rect.height))
    }
}

@MainActor open class UIImageView: UIView {
    open var image: UIImage?
}

public final class UIGraphicsImageRendererFormat {
    public init() {}
    public var scale: CGFloat = 1
    public var opaque = false
}

public final class UIGraphicsImageRendererContext {}

public final class UIGraphicsImageRenderer {
    private let size: CGSize
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(simulatedSize: size)
    }
}
