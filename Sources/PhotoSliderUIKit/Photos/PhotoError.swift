#if canImport(UIKit)
    import Foundation

    /// Why a photo can't be shown.
    public enum PhotoError: Error, Equatable, Sendable, LocalizedError {
        /// No image of this name is in the asset catalogue or the bundle.
        case noSuchAsset(String)
        /// The server answered with this HTTP status.
        case badStatus(Int)
        /// What came is no image that UIKit can decode.
        case notAnImage

        public var errorDescription: String? {
            switch self {
            case .noSuchAsset(let name): "There is no image named “\(name)”: add it to the asset catalogue."
            case .badStatus(let status): "The server answered with status \(status)."
            case .notAnImage: "What the server sent is no image."
            }
        }
    }
#endif
