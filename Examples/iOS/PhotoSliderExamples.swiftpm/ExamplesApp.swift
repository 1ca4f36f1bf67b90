import SwiftUI

@main
struct ExamplesApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView {
                List {
                    NavigationLink("Square slider") { SquareScreen() }
                    NavigationLink("Banner with autoplay") { BannerScreen() }
                    NavigationLink("Endless carousel") { CarouselScreen() }
                    NavigationLink("Huge photo") { HugePhotoScreen() }
                }
                .navigationTitle("PhotoSlider")
            }
        }
    }
}
