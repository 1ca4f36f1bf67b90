import Testing
@testable import PhotoAlbum
