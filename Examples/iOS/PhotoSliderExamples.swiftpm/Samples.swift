import PhotoSliderUIKit

/// The sample photos of the package.
enum Samples {
    static let photos = [
        Photo(
            named: "1-blue-marble.jpg", caption: "Blue Marble: the whole Earth seen by the satellite Terra"),
        Photo(named: "2-hubble-deep-field.jpg", caption: "Hubble eXtreme Deep Field: thousands of galaxies"),
        Photo(named: "3-south-america.jpg", caption: "South America in relief"),
        Photo(named: "4-astronaut.jpg", caption: "Eileen Collins, first woman to command a Space Shuttle"),
        Photo(named: "5-coffee.jpg", caption: "A cup of coffee"),
        Photo(named: "6-chelsea.jpg", caption: "Chelsea the cat"),
    ]
}
