#if canImport(UIKit)
    import UIKit

    /// One photo of a slider: where it comes from, and what is said about it.
    ///
    /// ```swift
    /// let photos = [
    ///     Photo(named: "beach", caption: "The beach at low tide"),
    ///     Photo(url: address, placeholder: thumbnail),
    ///     Photo(id: "plan") { try await drawPlan() },
    /// ]
    /// ```
    public struct Photo: Identifiable, Sendable {
        /// What makes a photo the same one in another list. Equal for the same address, asset name or image object.
        public struct ID: Hashable, Sendable {
            private enum Value: Hashable {
                case name(String)
                case url(URL)
                case object(ObjectIdentifier)
            }

            private let value: Value

            /// An identity that you give.
            public init(_ name: String) { value = .name(name) }

            init(url: URL) { value = .url(url) }
            init(image: UIImage) { value = .object(ObjectIdentifier(image)) }
        }

        enum Source: Sendable {
            case image(UIImage)
            case asset(String, Bundle?)
            case url(URL)
            case load(@Sendable () async throws -> UIImage)
            case tiles(any TileSource)
        }

        public let id: ID
        /// Shown under the photo, in the user's text size.
        public var caption: String?
        /// What a screen reader says of the photo; its caption where this is `nil`.
        public var accessibilityLabel: String?
        /// Shown until the photo is there.
        public var placeholder: UIImage?
        let source: Source

        /// An image in memory.
        public init(_ image: UIImage, caption: String? = nil) {
            self.init(id: ID(image: image), source: .image(image), caption: caption, placeholder: nil)
        }

        /// An image of the asset catalogue, or a file of the bundle. One that isn't there shows as a failure.
        public init(named name: String, in bundle: Bundle? = nil, caption: String? = nil) {
            self.init(id: ID(name), source: .asset(name, bundle), caption: caption, placeholder: nil)
        }

        /// An image at an address, which the slider's ``PhotoLoader`` fetches.
        public init(url: URL, caption: String? = nil, placeholder: UIImage? = nil) {
            self.init(id: ID(url: url), source: .url(url), caption: caption, placeholder: placeholder)
        }

        /// An image from a function of yours. It is called when the photo comes near, again for every retry, and
        /// its task is cancelled when the photo is far.
        public init(
            id: String, caption: String? = nil, placeholder: UIImage? = nil,
            load: @escaping @Sendable () async throws -> UIImage
        ) {
            self.init(id: ID(id), source: .load(load), caption: caption, placeholder: placeholder)
        }

        /// A photo too large for one image: only the tiles in view are asked for, at the size that they have there.
        public init(
            id: String, tiles: any TileSource, caption: String? = nil, placeholder: UIImage? = nil
        ) {
            self.init(id: ID(id), source: .tiles(tiles), caption: caption, placeholder: placeholder)
        }

        private init(id: ID, source: Source, caption: String?, placeholder: UIImage?) {
            self.id = id
            self.source = source
            self.caption = caption
            self.placeholder = placeholder
        }

        /// What a screen reader adds to the photo's number.
        var spokenText: String? { accessibilityLabel ?? caption }
    }
#endif
