#if GTK
    import CGtk

    /// A colour in sRGB; each part from 0 to 1.
    public struct SliderColor: Equatable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var alpha: Double

        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        static let black = SliderColor(red: 0, green: 0, blue: 0)
        static let white = SliderColor(red: 1, green: 1, blue: 1)

        func withAlpha(_ alpha: Double) -> SliderColor {
            SliderColor(red: red, green: green, blue: blue, alpha: alpha)
        }

        var rgba: GdkRGBA {
            GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
        }
    }
#endif
