#if canImport(UIKit)
    /// What a slider says and writes. English, until you give it your user's language.
    ///
    /// ```swift
    /// slider.wording.photo = "Foto"
    /// slider.wording.place = { number, count in "\(number) von \(count)" }
    /// ```
    public struct PhotoSliderWording: Sendable {
        /// VoiceOver's name for the slider.
        public var photo = "Photo"
        /// Where in the list it is: the number, from 1, and the count.
        public var place: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
        /// The button on a photo that couldn't be loaded.
        public var retry = "Try Again"
        public var zoomIn = "Zoom In"
        public var zoomOut = "Zoom Out"

        public init() {}
    }
#endif
