#if canImport(UIKit)
    import UIKit

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// Fetches images with a `URLSession` and its cache, and decodes them off the main thread. Takes file addresses too.
    public struct URLPhotoLoader: PhotoLoader {
        private let session: URLSession

        public init(session: URLSession = .shared) {
            self.session = session
        }

        /// - Throws: the session's error, or a ``PhotoError``.
        public func image(at url: URL) async throws -> UIImage {
            let (data, response) = try await session.data(from: url)
            if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
                throw PhotoError.badStatus(response.statusCode)
            }
            guard let image = UIImage(data: data) else { throw PhotoError.notAnImage }
            return await image.byPreparingForDisplay() ?? image
        }
    }
#endif
