import Testing

@testable import PhotoAlbum

struct DerivedSizeTests {
    @Test(arguments: [
        (100, [480]), (480, [480]), (481, [480, 960]), (1920, [480, 960, 1920]),
        (9000, [480, 960, 1920, 2880]),
    ])
    func endsWithTheFirstThatHasAllPixels(side: Int, expected: [Int]) {
        #expect(DerivedSize.sizes(for: PhotoDimensions(width: 10, height: side)).map(\.rawValue) == expected)
    }

    @Test func unknownMayBeAnything() {
        #expect(DerivedSize.sizes(for: nil).map(\.rawValue) == [480, 960, 1920, 2880])
    }

    @Test func fittingKeepsTheShape() {
        #expect(
            PhotoDimensions(width: 4000, height: 3000).fitting(.medium)
                == PhotoDimensions(width: 960, height: 720))
        #expect(
            PhotoDimensions(width: 65_500, height: 64).fitting(.small)
                == PhotoDimensions(width: 480, height: 1))
        #expect(
            PhotoDimensions(width: 96, height: 64).fitting(.small) == PhotoDimensions(width: 96, height: 64))
    }
}
