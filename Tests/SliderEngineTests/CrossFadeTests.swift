import SliderEngine
import Testing

/// What may come while one page fades into another.
@Suite struct CrossFadeTests {
    private func reduced(pagesInView: Double = 1) -> SliderModel {
        var configuration = SliderConfiguration(loops: true)
        configuration.motionPreference = .reduced
        configuration.pagesInView = pagesInView
        return .laidOut(pageCount: 9, configuration: configuration)
    }

    private func settles(_ slider: inout SliderModel) -> [SliderEvent] {
        slider.takeEvents().filter { if case .settle = $0 { true } else { false } }
    }

    @Test func opacitiesAddUpToOne() {
        var slider = reduced()
        slider.perform(.next, at: 1)
        for step in 0..<20 {
            slider.advance(to: 1 + Double(step) * 0.01)
            let visible = slider.frame.pages.filter(\.isVisible)
            #expect(isClose(visible.map(\.effect.opacity).reduce(0, +), 1, within: 1e-9))
            #expect(slider.contentOffset == 390)
        }
        slider.advance(to: 1.2)
        #expect(slider.frame.pages.filter(\.isVisible).map(\.photo) == [1])
        #expect(settles(&slider) == [.settle(page: 1, reason: .call)])
    }

    @Test func aFingerInTheMiddleSettlesOnce() {
        var slider = reduced()
        slider.perform(.next, at: 1)
        slider.handle(.pointerDown(id: 1, x: 300, y: 100, kind: .touch), at: 1.05)
        slider.handle(.pointerMove(id: 1, x: 280, y: 100), at: 1.1)
        slider.handle(.pointerMove(id: 1, x: 200, y: 100), at: 1.3)
        #expect(slider.isDragging == true)
        #expect(settles(&slider) == [])
        slider.handle(.pointerUp(id: 1, x: 200, y: 100), at: 2)
        slider.advance(to: 4)
        #expect(settles(&slider) == [.settle(page: 1, reason: .drag)])
    }

    @Test func newSettingsInTheMiddleLeaveNoHole() {
        var slider = reduced(pagesInView: 3)
        // Half a page from rest four pages are in view, and all of them fade out.
        slider.handle(.pointerDown(id: 1, x: 300, y: 100, kind: .touch), at: 0.5)
        slider.handle(.pointerMove(id: 1, x: 280, y: 100), at: 0.6)
        slider.handle(.pointerMove(id: 1, x: 215, y: 100), at: 0.7)
        slider.perform(.first, at: 1)
        var configuration = slider.configuration
        configuration.motionPreference = .full
        slider.configure(configuration, at: 1.1)
        #expect(slider.visiblePhotos == [8, 0, 1])
        slider.advance(to: 2)
        #expect(slider.visiblePhotos == [8, 0, 1])
    }

    @Test func aResizeInTheMiddleLeavesNoHole() {
        var configuration = SliderConfiguration(loops: true)
        configuration.motionPreference = .reduced
        configuration.peek = 150
        configuration.alignment = .center
        // A strip of narrow pages, then one wide page.
        var slider = SliderModel.laidOut(pageCount: 9, width: 320, configuration: configuration)
        slider.perform(.next, at: 1)
        slider.layout(Viewport(width: 900, height: 390), at: 1.1)
        #expect(slider.visiblePhotos == [0, 1, 2])
    }
}
