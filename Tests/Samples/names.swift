// Names that the samples in comments take for granted.
import PhotoSliderUIKit
import SwiftUI
import UIKit

struct ImagePipeline: Sendable {
    func image(for url: URL) async throws -> UIImage { UIImage() }
}

@Sendable func drawPlan() async throws -> UIImage { UIImage() }

let slider = PhotoSliderView()
let images: [UIImage] = []
let photos: [Photo] = []
let address = URL(fileURLWithPath: "/beach.jpg")
let thumbnail = UIImage()
let pipeline = ImagePipeline()
