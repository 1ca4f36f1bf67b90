import Testing

@testable import PhotoSliderUIKit

@Suite("Isolation") @MainActor
struct IsolationTests {
    nonisolated private static func isOnMainThread() -> Bool { Thread.isMainThread }

    @Test("Photos can be made anywhere and handed over to the main actor")
    func photosElsewhere() async {
        let photos = await Task.detached {
            #expect(!Self.isOnMainThread())
            return [Photo(named: "a 1x1"), Photo(UIImage(), caption: "b")]
        }.value
        let stage = Stage(0)
        stage.slider.configure(with: photos)
        #expect(stage.slider.photos.count == 2)
    }

    @Test("Loaders work off the main thread, and their images arrive on it")
    func loaders() async {
        let seen = Counter()
        let stage = Stage(0)
        stage.slider.configure(with: [
            Photo(id: "a") {
                await seen.add(IsolationTests.isOnMainThread() ? 1 : 0)
                return UIImage(simulatedSize: CGSize(width: 5, height: 5))
            }
        ])
        await until { stage.slider.strip.currentPage?.isLoaded == true }
        #expect(await seen.pages == [0])
    }
}
