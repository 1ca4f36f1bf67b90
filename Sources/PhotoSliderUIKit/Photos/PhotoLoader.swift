#if canImport(UIKit)
    import UIKit

    /// Fetches the images of photos that are given by address.
    ///
    /// Adopt it to let an image library of yours do the work, with its caches:
    ///
    /// ```swift
    /// struct PipelineLoader: PhotoLoader {
    ///     func image(at url: URL) async throws -> UIImage {
    ///         try await pipeline.image(for: url)
    ///     }
    /// }
    ///
    /// slider.photoLoader = PipelineLoader()
    /// ```
    public protocol PhotoLoader: Sendable {
        /// The image at an address, decoded and ready to be drawn. The task is cancelled when the photo is far.
        func image(at url: URL) async throws -> UIImage
    }
#endif
