#if canImport(UIKit)
    internal import SliderEngine

    extension PhotoSliderView.Effect {
        var pageEffect: PageEffect {
            switch self {
            case .slide: .slide
            case .fade: .fade
            case .coverFlow: .coverFlow
            case .stack: .stack
            case .depth: .depth
            }
        }
    }
#endif
