import Testing

@testable import PhotoSliderUIKit

/// Tiles of a photo of 5400 × 2700, which say what was asked for.
private final class RecordingTiles: TileSource {
    let pixelWidth = 5400
    let pixelHeight = 2700
    let log = TileLog()

    func image(for tile: PhotoTile) async throws -> UIImage {
        await log.add(tile)
        return UIImage(simulatedSize: tile.frame.size)
    }
}

private actor TileLog {
    private(set) var tiles: [PhotoTile] = []
    func add(_ tile: PhotoTile) { tiles.append(tile) }
}

@Suite("Tiles") @MainActor
struct TileTests {
    @Test("Only the tiles in view are asked for, at the level for the scale, and they lie side by side")
    func tiles() async throws {
        let source = RecordingTiles()
        let stage = Stage(0) { $0.fit = .contain }
        stage.slider.configure(with: [Photo(id: "earth", tiles: source)])
        stage.window.layoutIfNeeded()
        let view = try #require(stage.slider.strip.currentPage?.zoomView)
        // 390 points at two pixels each want 780 of 5400 pixels: level 10, which is 675 wide, has too few, 11 has 1350.
        let tileView = try #require(view.imageView.superview?.subviews.last as? TileView)
        await until { tileView.subviews.count == 7 }
        let asked = await source.log.tiles
        #expect(Set(asked.map(\.level)) == [9, 11])
        // 1350 × 675 in tiles of 510.
        #expect(asked.filter { $0.level == 11 }.count == 6)
        #expect(Set(asked).count == asked.count)
        let whole = tileView.subviews.dropFirst().map(\.frame).reduce(CGRect.null) { $0.union($1) }
        #expect(abs(whole.width - 390) < 1e-6)
        #expect(abs(whole.height - 195) < 1e-6)

        // To the photo's own pixels: 5400 / 390 / 2.
        let scale = 5400.0 / 390 / 2
        #expect(abs(view.scrollView.maximumZoomScale - scale) < 1e-6)
        view.scrollView.simulatePinch(to: scale, at: CGPoint(x: 195, y: 195))
        await until { tileView.subviews.allSatisfy { $0.frame.width < 45 || $0.frame.width > 380 } }
        let close = await source.log.tiles.filter { $0.level == 13 }
        // The window shows 780 × 780 pixels: at most three tiles each way, over the ground.
        #expect((5...10).contains(tileView.subviews.count))
        #expect(close.count <= 10)
        #expect(close.allSatisfy { $0.photoFrame.size == $0.frame.size })
    }

    @Test("Deep Zoom tiles are found by level, column and row")
    func addresses() async throws {
        struct Recorder: PhotoLoader {
            let log = Addresses()
            func image(at url: URL) async throws -> UIImage {
                await log.add(url)
                return UIImage(simulatedSize: CGSize(width: 1, height: 1))
            }
        }
        let recorder = Recorder()
        let folder = try #require(URL(string: "https://example.com/earth_files"))
        let tiles = DeepZoomTiles(
            folder: folder, pixelWidth: 5400, pixelHeight: 2700, format: "webp", loader: recorder)
        _ = try await tiles.image(
            for: PhotoTile(level: 12, column: 3, row: 1, frame: .zero, photoFrame: .zero))
        #expect(
            await recorder.log.urls.map(\.absoluteString) == ["https://example.com/earth_files/12/3_1.webp"])
    }
}

private actor Addresses {
    private(set) var urls: [URL] = []
    func add(_ url: URL) { urls.append(url) }
}
