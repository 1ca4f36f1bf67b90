import Testing

@testable import PhotoSliderUIKit

/// Images that come when a test says so.
private actor Gate {
    private var waiting: [String: [CheckedContinuation<UIImage, any Error>]] = [:]
    private(set) var asked: [String] = []

    func image(_ name: String) async throws -> UIImage {
        asked.append(name)
        return try await withCheckedThrowingContinuation { waiting[name, default: []].append($0) }
    }

    func open(_ name: String, width: CGFloat) {
        for one in waiting.removeValue(forKey: name) ?? [] {
            one.resume(returning: UIImage(simulatedSize: CGSize(width: width, height: 100)))
        }
    }

    func fail(_ name: String) {
        for one in waiting.removeValue(forKey: name) ?? [] { one.resume(throwing: PhotoError.badStatus(404)) }
    }
}

private struct GateLoader: PhotoLoader {
    let gate: Gate
    func image(at url: URL) async throws -> UIImage { try await gate.image(url.lastPathComponent) }
}

@Suite("Photos") @MainActor
struct PhotoTests {
    private func photo(_ name: String, placeholder: UIImage? = nil) throws -> Photo {
        Photo(url: try #require(URL(string: "https://example.com/\(name)")), placeholder: placeholder)
    }

    @Test("A photo by address comes from the loader, with a placeholder until then")
    func loader() async throws {
        let gate = Gate()
        let placeholder = UIImage(simulatedSize: CGSize(width: 8, height: 8))
        let stage = Stage(0) { $0.photoLoader = GateLoader(gate: gate) }
        stage.slider.configure(with: [try photo("a", placeholder: placeholder), try photo("b")])
        let page = try #require(stage.slider.strip.currentPage)
        #expect(page.zoomView.image === placeholder)
        var asked = 0
        while asked < 2 {
            await Task.yield()
            asked = await gate.asked.count
        }
        // The neighbour is asked for too.
        #expect(await Set(gate.asked) == ["a", "b"])
        await gate.open("a", width: 321)
        await until { page.isLoaded }
        #expect(page.zoomView.image?.size.width == 321)
    }

    @Test("An image that comes late is never shown on another photo's page")
    func late() async throws {
        let gate = Gate()
        let stage = Stage(0) { $0.photoLoader = GateLoader(gate: gate) }
        stage.slider.configure(with: [try photo("a")])
        while await gate.asked.isEmpty { await Task.yield() }
        stage.slider.configure(with: [try photo("b")])
        while await gate.asked.count < 2 { await Task.yield() }
        await gate.open("b", width: 200)
        let page = try #require(stage.slider.strip.currentPage)
        await until { page.isLoaded }
        await gate.open("a", width: 100)
        for _ in 0..<100 { await Task.yield() }
        #expect(page.zoomView.image?.size.width == 200)
    }

    @Test(
        "A photo that fails says so on its page, tells its owner, and can be tried again; others are unharmed"
    )
    func failure() async throws {
        let gate = Gate()
        var failed: [Int] = []
        let stage = Stage(0) {
            $0.photoLoader = GateLoader(gate: gate)
            $0.onFailure = { page, _ in failed.append(page) }
        }
        stage.slider.configure(with: [try photo("a"), try photo("b")])
        while await gate.asked.count < 2 { await Task.yield() }
        await gate.fail("a")
        await gate.open("b", width: 200)
        let page = try #require(stage.slider.strip.currentPage)
        await until { page.hasFailed }
        #expect(failed == [0])
        let failure = try #require(page.failureView)
        #expect(failure.button.frame.height >= 44)
        #expect(stage.slider.accessibilityCustomActions?.map(\.name) == ["Try Again"])
        failure.button.simulateTap()
        while await gate.asked.count < 3 { await Task.yield() }
        await gate.open("a", width: 300)
        await until { page.isLoaded }
        #expect(page.failureView == nil)
        #expect(page.zoomView.image?.size.width == 300)
    }

    @Test("An asset that isn't there is a failure that says what to do")
    func asset() throws {
        var errors: [any Error] = []
        let stage = Stage(0) { $0.onFailure = { _, error in errors.append(error) } }
        stage.slider.configure(with: [Photo(named: "beach 600x400"), Photo(named: "nowhere")])
        #expect(stage.slider.strip.currentPage?.zoomView.image?.size.width == 600)
        #expect(errors.first as? PhotoError == .noSuchAsset("nowhere"))
        #expect(errors.first?.localizedDescription.contains("asset catalogue") == true)
    }

    @Test("A caption is shown above the dots, in the user's text size, and white on dark")
    func caption() throws {
        let stage = Stage(0)
        let image = UIImage(simulatedSize: CGSize(width: 600, height: 400))
        stage.slider.configure(with: [Photo(image, caption: "The beach"), Photo(named: "b 10x10")])
        stage.window.layoutIfNeeded()
        let page = try #require(stage.slider.strip.currentPage)
        #expect(page.captionView.label.text == "The beach")
        #expect(page.captionView.label.adjustsFontForContentSizeCategory)
        #expect(page.captionView.frame.maxY == 390)
        #expect(page.captionView.label.frame.maxY <= stage.slider.pageControl.frame.minY)
        let height = page.captionView.frame.height
        UILabel.simulatedLineHeight = 40
        defer { UILabel.simulatedLineHeight = 18 }
        stage.window.layoutIfNeeded()
        #expect(page.captionView.frame.height == height + 22)
        stage.flick(1)
        #expect(stage.slider.strip.currentPage?.captionView.isHidden == true)
    }

    @Test("Photos are the same one by address, name or object")
    func identity() throws {
        let image = UIImage()
        #expect(try photo("a").id == photo("a").id)
        #expect(try photo("a").id != photo("b").id)
        #expect(Photo(image).id == Photo(image).id)
        #expect(Photo(image).id != Photo(UIImage()).id)
        #expect(Photo(named: "a").id == Photo(named: "a").id)
    }
}
