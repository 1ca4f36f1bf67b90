import Testing

@testable import SliderEngine
