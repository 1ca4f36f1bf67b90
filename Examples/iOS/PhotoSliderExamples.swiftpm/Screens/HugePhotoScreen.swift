import PhotoSliderUIKit
import SwiftUI

/// A photo shown by its tiles: pinch, or tap twice, down to its own pixels.
struct HugePhotoScreen: View {
    var body: some View {
        PhotoSlider([
            Photo(id: "earth", tiles: CutTiles(name: "1-blue-marble.jpg", width: 5400, height: 2700))
        ])
        .fit(.contain)
        .ignoresSafeArea()
        .navigationTitle("Huge photo")
    }
}

/// Tiles cut from an image of the app. A photo that is too large for memory comes as files: see `DeepZoomTiles`.
struct CutTiles: TileSource {
    let pixelWidth: Int
    let pixelHeight: Int
    private let name: String

    init(name: String, width: Int, height: Int) {
        self.name = name
        pixelWidth = width
        pixelHeight = height
    }

    func image(for tile: PhotoTile) async throws -> UIImage {
        guard let part = UIImage(named: name)?.cgImage?.cropping(to: tile.photoFrame) else {
            throw PhotoError.noSuchAsset(name)
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: tile.frame.size, format: format).image { _ in
            UIImage(cgImage: part).draw(in: CGRect(origin: .zero, size: tile.frame.size))
        }
    }
}
