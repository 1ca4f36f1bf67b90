import PhotoSliderUIKit
import SwiftUI

/// Six photos in a square, in a view controller of UIKit's.
struct SquareScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SquareViewController { SquareViewController() }
    func updateUIViewController(_ controller: SquareViewController, context: Context) {}
}

final class SquareViewController: UIViewController {
    private let slider = PhotoSliderView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        slider.configure(with: Samples.photos)
        slider.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(slider)
        NSLayoutConstraint.activate([
            slider.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            slider.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            slider.heightAnchor.constraint(equalTo: slider.widthAnchor),
        ])
    }
}
