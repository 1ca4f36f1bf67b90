public struct PhotoAlbum { public init() {} }
