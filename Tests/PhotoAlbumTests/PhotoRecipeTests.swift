import Testing

@testable import PhotoAlbum

struct PhotoRecipeTests {
    @Test(arguments: [
        (100, [480]), (480, [480]), (481, [480, 960]), (1920, [480, 960, 1920]),
        (9000, [480, 960, 1920, 2880]),
    ])
    func sizesEndWithTheFirstThatHasAllPixels(side: Int, expected: [Int]) {
        #expect(Array(PhotoRecipe().sizes(for: PhotoDimensions(width: 10, height: side))) == expected)
    }

    @Test func unknownMayBeAnything() {
        #expect(Array(PhotoRecipe().sizes(for: nil)) == [480, 960, 1920, 2880])
    }

    @Test func sizesAreSortedAndNeverNone() {
        #expect(PhotoRecipe(sizes: [900, 100, 900]).sizes == [100, 900])
        #expect(PhotoRecipe(sizes: [0, -1]).sizes == PhotoRecipe.usualSizes)
    }

    @Test func fittingKeepsTheShape() {
        #expect(
            PhotoDimensions(width: 4000, height: 3000).fitting(960)
                == PhotoDimensions(width: 960, height: 720))
        #expect(
            PhotoDimensions(width: 65_500, height: 64).fitting(480)
                == PhotoDimensions(width: 480, height: 1))
        #expect(
            PhotoDimensions(width: 96, height: 64).fitting(480) == PhotoDimensions(width: 96, height: 64))
    }
}
