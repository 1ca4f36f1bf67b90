import Testing

@testable import SliderEngine

@Suite struct PageEffectTests {
    private static let all: [PageEffect] = [.slide, .fade, .coverFlow, .stack, .depth]

    @Test(arguments: all) func theCurrentPageIsAsItIs(_ effect: PageEffect) {
        #expect(effect.transform(distance: 0, stride: 390) == PageTransform())
    }

    @Test(arguments: all) func nothingJumpsOnTheWay(_ effect: PageEffect) {
        var last = effect.transform(distance: -3, stride: 390)
        for step in -2999...3000 {
            let next = effect.transform(distance: Double(step) / 1000, stride: 390)
            #expect(abs(next.translation - last.translation) < 1)
            #expect(abs(next.scale - last.scale) < 0.01)
            #expect(abs(next.rotation - last.rotation) < 0.01)
            #expect(abs(next.opacity - last.opacity) < 0.01)
            #expect((0...1).contains(next.opacity) && next.scale > 0)
            last = next
        }
    }

    @Test(arguments: [0.25, 0.5, 1, 2]) func coverFlowIsTheSameOnBothSides(_ distance: Double) {
        let right = PageEffect.coverFlow.transform(distance: distance, stride: 390)
        let left = PageEffect.coverFlow.transform(distance: -distance, stride: 390)
        #expect(right.translation == -left.translation && right.rotation == -left.rotation)
        #expect(right.scale == left.scale)
        // Towards the middle, and turned to it: its inner side is farther away.
        #expect(right.translation < 0 && right.rotation < 0)
    }

    @Test(arguments: [PageEffect.stack, .depth]) func whatComesLiesStillBelowWhatGoes(_ effect: PageEffect) {
        // In the strip a page one ahead is one stride on; it is drawn in the middle.
        #expect(effect.transform(distance: 0.75, stride: 400).translation == -300)
        #expect(effect.transform(distance: -0.75, stride: 400) == PageTransform())
        #expect(effect.depth(distance: -0.25) < effect.depth(distance: 0.75))
    }

    // MARK: In the slider

    private func slider(_ effect: PageEffect, peek: Double = 0) -> SliderModel {
        var configuration = SliderConfiguration(effect: effect)
        configuration.peek = peek
        var slider = SliderModel(pageCount: 5, configuration: configuration)
        slider.layout(Viewport(width: 400, height: 300, scale: 2), at: 0)
        slider.perform(.page(2), isAnimated: false, at: 0)
        return slider
    }

    private func tap(_ slider: inout SliderModel, at x: Double) -> Int? {
        _ = slider.takeEvents()
        slider.handle(.pointerDown(id: 1, x: x, y: 150, kind: .touch), at: 1)
        slider.handle(.pointerUp(id: 1, x: x, y: 150), at: 1.1)
        guard case .tap(let page, _, _) = slider.takeEvents().first else { return nil }
        return page
    }

    @Test func aTapGoesToThePageInFront() {
        // Pages of 200, the current one at 100…300; the next, drawn at 293…407, reaches below it.
        var slider = slider(.coverFlow, peek: 100)
        #expect(tap(&slider, at: 299) == 2)
        #expect(tap(&slider, at: 340) == 3)
        #expect(tap(&slider, at: 60) == 1)
    }

    @Test(arguments: [PageEffect.fade, .stack, .depth]) func aTapGoesToThePageShown(_ effect: PageEffect) {
        var slider = slider(effect)
        for x in [1.0, 200, 399] { #expect(tap(&slider, at: x) == 2) }
    }

    @Test(arguments: [PageEffect.stack, .depth]) func thePageThatGoesIsDrawnLast(_ effect: PageEffect) {
        var slider = slider(effect)
        slider.perform(.next, at: 1)
        slider.advance(to: 1.2)
        #expect(slider.frame.pages.filter(\.isVisible).map(\.photo) == [3, 2])
        slider.advance(to: 3)
        slider.perform(.previous, at: 3)
        slider.advance(to: 3.1)
        #expect(slider.frame.pages.filter(\.isVisible).map(\.photo) == [3, 2])
    }
}
