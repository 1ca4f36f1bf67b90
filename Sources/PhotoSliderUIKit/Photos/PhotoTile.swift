#if canImport(UIKit)
    import UIKit

    /// A tile of a photo: what Deep Zoom names `level/column_row`.
    public struct PhotoTile: Hashable, Sendable {
        /// 0 is a single pixel; the last level is the photo itself.
        public let level: Int
        public let column: Int
        public let row: Int
        /// What it shows, its overlap included, in pixels of its level.
        public let frame: CGRect
        /// The same in pixels of the photo.
        public let photoFrame: CGRect

        public static func == (left: PhotoTile, right: PhotoTile) -> Bool {
            left.level == right.level && left.column == right.column && left.row == right.row
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(level)
            hasher.combine(column)
            hasher.combine(row)
        }
    }
#endif
