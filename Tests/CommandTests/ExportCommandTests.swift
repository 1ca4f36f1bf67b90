import Foundation
import PhotoAlbum
import Testing

@testable import photo_slider

/// `photo-slider export`, run as a person would.
final class ExportCommandTests {
    private let folder: URL
    private var photos: URL { folder.appendingPathComponent("photos") }
    private var site: URL { folder.appendingPathComponent("site") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "photo-slider-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A PNG of one pixel, another for another `number`: what follows its end is no part of the picture.
    private func add(_ name: String, _ number: UInt8 = 0) throws {
        let pixel = Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
        )
        try (#require(pixel) + [number]).write(to: photos.appendingPathComponent(name))
    }

    private func sample() throws {
        let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Samples")
        for name in ["5-coffee.jpg", "6-chelsea.jpg"] {
            try FileManager.default.copyItem(
                at: samples.appendingPathComponent(name), to: photos.appendingPathComponent(name))
        }
    }

    @discardableResult
    private func export(_ arguments: String..., from paths: [String]? = nil) throws -> RunningCommand.Outcome
    {
        try RunningCommand(
            ["export", "--output", site.path] + arguments + (paths ?? [photos.path])
        ).finish()
    }

    private func files() throws -> Set<String> {
        Set(
            try FileManager.default.subpathsOfDirectory(atPath: site.path)
                .filter { !$0.hasPrefix(".photo-slider") && $0.contains(".") })
    }

    private func manifest() throws -> [[String: Any]] {
        let name = try #require(
            try files().first { $0.hasPrefix("album-") && $0.hasSuffix(".json") })
        let object = try JSONSerialization.jsonObject(
            with: Data(contentsOf: site.appendingPathComponent(name)))
        return try #require((object as? [String: Any])?["photos"] as? [[String: Any]])
    }

    /// Whether all that the manifest and the page name is there.
    private func isWhole() throws -> Bool {
        let list = try manifest().flatMap { photo in
            ((photo["srcset"] as? String) ?? "").components(separatedBy: ", ").map {
                String($0.prefix { $0 != " " })
            } + [(photo["src"] as? String) ?? "?"]
        }
        let html = try String(contentsOf: site.appendingPathComponent("index.html"), encoding: .utf8)
        let parts = html.components(separatedBy: "\"").filter {
            $0.hasSuffix(".js") || $0.hasSuffix(".css") || $0.hasSuffix(".json")
        }
        let files = try files()
        return parts.count >= 4 && (list + parts).allSatisfy(files.contains)
    }

    @Test func writesAWholeSite() throws {
        try sample()
        try Data("The cat".utf8).write(to: photos.appendingPathComponent("6-chelsea.txt"))
        let outcome = try export()
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output == "\(site.path)/index.html: 2 photos; 2 made\n")
        #expect(try isWhole())
        let list = try manifest()
        #expect(list.map { $0["alt"] as? String } == ["A cup of coffee", "The cat"])
        #expect(list[0]["width"] as? Int == 600)
        let placeholder = try #require(list[0]["placeholder"] as? String)
        #expect(placeholder.hasPrefix("data:image/webp;base64,"))
        #expect(!(try #require(Data(base64Encoded: String(placeholder.dropFirst(23))))).contains("Exif"))
        // The twin says the same to a page that can't fetch.
        let twin = try #require(try files().first { $0.hasPrefix("album-") && $0.hasSuffix(".js") })
        let script = try String(contentsOf: site.appendingPathComponent(twin), encoding: .utf8)
        let json = try String(
            contentsOf: site.appendingPathComponent(twin.replacingOccurrences(of: ".js", with: ".json")),
            encoding: .utf8)
        #expect(
            script
                == "document.currentScript.dispatchEvent(new CustomEvent('photolist', {detail: \(json)}));\n")
    }

    @Test func onlyWhatChangedIsMadeAgain() throws {
        try add("a.png", 1)
        try add("b.png", 2)
        try add("c.png", 3)
        #expect(try export().output.hasSuffix("3 photos; 3 made\n"))
        let before = try files()
        #expect(try export().output.hasSuffix("3 photos; 3 unchanged\n"))
        #expect(try files() == before)
        try Data(contentsOf: photos.appendingPathComponent("a.png")).write(
            to: photos.appendingPathComponent("b.png"))
        try FileManager.default.removeItem(at: photos.appendingPathComponent("c.png"))
        let outcome = try export()
        #expect(outcome.output.contains("2 photos; 1 made; 1 unchanged"))
        #expect(try isWhole())
        #expect(try manifest().map { $0["alt"] as? String } == ["a", "b"])
    }

    @Test func otherSettingsMakeOtherFilesAndRemoveTheOld() throws {
        try sample()
        try export()
        let foreign = site.appendingPathComponent("notes.txt")
        try Data("mine".utf8).write(to: foreign)
        #expect(try export("--format", "jpeg", "--sizes", "200,400").status == 0)
        let files = try files()
        #expect(files.contains("notes.txt"))
        #expect(files.allSatisfy { !$0.hasSuffix(".webp") })
        #expect(files.filter { $0.hasSuffix("/200.jpg") }.count == 2)
        #expect(files.filter { $0.hasPrefix("album-") }.count == 2)
        #expect(try isWhole())
    }

    @Test func aPhotoThatCannotBeReadIsNamedAndEndsWithThree() throws {
        try add("a.png")
        try Data("no photo".utf8).write(to: photos.appendingPathComponent("b.jpg"))
        let outcome = try export()
        #expect(outcome.status == 3)
        #expect(
            outcome.errors == "photo-slider: \(photos.path)/b.jpg: not a photo in a format that can be read\n"
        )
        #expect(outcome.output.contains("1 photo; 1 made; 1 failed"))
        #expect(try isWhole())
        #expect(try export().status == 3)
    }

    @Test func refusesAnOutputAmongThePhotosOrSomebodyElsesFiles() throws {
        try add("a.png")
        for output in [photos.path, photos.path + "/site", folder.path] {
            let outcome = try RunningCommand(["export", photos.path, "--output", output]).finish()
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("lie within each other"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: photos.path) == ["a.png"])
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: site.appendingPathComponent("thesis.txt"))
        let outcome = try export()
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("not empty, and no export has written it"))
        #expect(try files() == ["thesis.txt"])
        #expect(try export("--force").status == 0)
        #expect(try files().contains("thesis.txt"))
    }

    @Test func aSecondExportAtTheSameTimeIsRefused() throws {
        try add("a.png")
        try export()
        let lock = try #require(try FileLock(path: FilePath(site.path + "/.photo-slider/lock")))
        let outcome = try withExtendedLifetime(lock) { try export() }
        #expect(outcome.status == 1)
        #expect(outcome.errors == "photo-slider: another export is writing to \(site.path)\n")
        #expect(try isWhole())
    }

    /// As often as `KILL_RUNS` says, else three times.
    @Test func goesOnAfterBeingKilledAtAnyTime() throws {
        try sample()
        let runs = ProcessInfo.processInfo.environment["KILL_RUNS"].flatMap(Int.init) ?? 3
        for run in 0..<runs {
            try? FileManager.default.removeItem(at: site)
            let command = try RunningCommand(["export", "--output", site.path, photos.path])
            usleep(.random(in: 0...400_000))
            kill(command.process.processIdentifier, SIGKILL)
            _ = command.finish()
            // What the page names is there at any time.
            if FileManager.default.fileExists(atPath: site.appendingPathComponent("index.html").path) {
                #expect(try isWhole(), "run \(run)")
            }
            #expect(try export().status == 0, "run \(run)")
            #expect(try isWhole(), "run \(run)")
            let left = try FileManager.default.contentsOfDirectory(atPath: site.path + "/.photo-slider")
            #expect(Set(left) == ["lock", "photos.jsonl", "seal"], "run \(run)")
        }
    }

    @Test func originalsAreThereOnlyIfAskedFor() throws {
        try sample()
        try export()
        #expect(try files().allSatisfy { !$0.hasPrefix("originals") })
        #expect(try export("--originals").output.contains("where they were taken"))
        let original = try #require(try manifest()[0]["original"] as? [String: String])
        #expect(original["name"] == "5-coffee.jpg")
        let file = site.appendingPathComponent(try #require(original["src"]))
        #expect(try Data(contentsOf: file) == Data(contentsOf: photos.appendingPathComponent("5-coffee.jpg")))
        try export()
        #expect(try files().allSatisfy { !$0.hasPrefix("originals") })
    }

    @Test func inspectTellsWhatIsSeen() throws {
        try sample()
        try Data("no photo".utf8).write(to: photos.appendingPathComponent("b.jpg"))
        let table = try RunningCommand(["inspect", photos.path]).finish()
        #expect(table.status == 0)
        #expect(table.output.contains("600 × 400"))
        #expect(table.output.contains("not a photo in a format that can be read"))
        let json = try RunningCommand(["inspect", "--json", photos.path]).finish()
        let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        #expect(rows?.count == 3)
        #expect(rows?.first?["caption"] as? String == "A cup of coffee")
        #expect(rows?.first?["type"] as? String == "JPEG")
    }
}

extension Data {
    fileprivate func contains(_ word: String) -> Bool {
        range(of: Data(word.utf8)) != nil
    }
}
