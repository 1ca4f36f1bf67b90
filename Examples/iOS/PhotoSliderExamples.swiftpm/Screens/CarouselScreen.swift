import PhotoSliderUIKit
import SwiftUI

/// Photos that go on endlessly in both directions, and say which one is in view.
struct CarouselScreen: View {
    @State private var page = 0

    var body: some View {
        VStack(spacing: 16) {
            PhotoSlider(Samples.photos, selection: $page)
                .loops()
                .fit(.contain)
                .aspectRatio(1, contentMode: .fit)
            Text("Photo \(page + 1) of \(Samples.photos.count)")
            Spacer()
        }
        .navigationTitle("Carousel")
    }
}
