/// A size in which photos are shown: the longer side in pixels, never more than the photo has.
public enum DerivedSize: Int, CaseIterable, Sendable {
    case small = 480
    case medium = 960
    case large = 1920
    case huge = 2880

    /// The sizes worth having for a photo: up to the first that has all its pixels.
    public static func sizes(for dimensions: PhotoDimensions?) -> ArraySlice<DerivedSize> {
        guard let dimensions else { return allCases[...] }
        let last = allCases.firstIndex { $0.rawValue >= dimensions.longSide } ?? allCases.endIndex - 1
        return allCases[...last]
    }
}
