import PhotoSliderUIKit
import SwiftUI

/// A banner that turns its pages every three seconds, and goes back after the last.
struct BannerScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            PhotoSlider(Samples.photos)
                .autoplay(.every(3), showsProgress: true)
                .pageIndicatorColors(.lightGray, current: .black)
                .frame(height: 200)
            Spacer()
        }
        .navigationTitle("Banner")
    }
}
