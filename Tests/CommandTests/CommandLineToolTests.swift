import Foundation
import Testing

@testable import photo_slider

final class CommandLineToolTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "photo-slider-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func run(_ arguments: String...) throws -> RunningCommand.Outcome {
        try RunningCommand(arguments, environment: ["XDG_CACHE_HOME": folder.path]).finish()
    }

    private func addPhoto(_ name: String = "a.png") throws {
        let photo = Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
        )
        try #require(photo).write(to: folder.appendingPathComponent(name))
    }

    @Test func helpAndVersionGoToStandardOutput() throws {
        let version = try run("--version")
        #expect(version.status == 0 && version.output == "photo-slider 0.1.0\n" && version.errors.isEmpty)
        let help = try run("--help")
        #expect(help.status == 0 && help.output.contains("serve") && help.output.contains("element"))
        let serve = try run("serve", "--help")
        #expect(serve.status == 0)
        for option in ServeCommand.options { #expect(serve.output.contains(option.name)) }
    }

    @Test func aCommandLineThatCannotBeUnderstoodEndsWithTwo() throws {
        for (arguments, message) in [
            ([], "photo-slider: say what to do: photo-slider serve Photos\n"),
            (["sreve"], "photo-slider: there is no command sreve; did you mean serve?\n"),
            (["serve", "--prot", "80"], "photo-slider: there is no option --prot; did you mean --port?\n"),
            (
                ["serve", "--port", "lots"],
                "photo-slider: --port is a whole number from 0 to 65535, not “lots”\n"
            ),
            (["serve", "--fit", "stretch"], "photo-slider: --fit is one of cover, contain, not “stretch”\n"),
            (["element"], "photo-slider: say where to write it: --output FOLDER\n"),
        ] {
            let outcome = try RunningCommand(arguments).finish()
            #expect(outcome.status == 2)
            #expect(outcome.errors == message)
            #expect(outcome.output.isEmpty)
        }
    }

    @Test func aFolderInsteadOfACommandIsAnsweredWithCommandsToTry() throws {
        let outcome = try run(folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("photo-slider serve \(folder.path)"))
    }

    @Test func whatCannotBeDoneEndsWithOneInOneLine() throws {
        let missing = try run("serve", folder.path + "/none")
        #expect(missing.status == 1)
        #expect(missing.errors == "photo-slider: \(folder.path)/none: there is no such file or folder\n")
        let empty = try run("serve", folder.path)
        #expect(empty.status == 1)
        #expect(empty.errors == "photo-slider: no photos in \(folder.path)\n")
        try addPhoto()
        let start = try run("serve", folder.path, "--start", "9")
        #expect(start.status == 1)
        #expect(start.errors == "photo-slider: --start 9: there is only 1 photo\n")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func servesUntilASignalEndsItAtOnce(signal: Int32) throws {
        try addPhoto()
        let command = try RunningCommand(
            ["serve", folder.path, "--port", "0"], environment: ["XDG_CACHE_HOME": folder.path])
        let line = try #require(command.readLine())
        #expect(line.hasPrefix("1 photo at http://localhost:"))
        kill(command.process.processIdentifier, signal)
        let outcome = command.finish()
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }

    @Test func aPortThatIsTakenIsAnErrorOnlyIfAskedFor() throws {
        try addPhoto()
        let first = try RunningCommand(
            ["serve", folder.path, "--port", "0"], environment: ["XDG_CACHE_HOME": folder.path])
        let line = try #require(first.readLine())
        let port = try #require(line.split(separator: ":").last?.dropLast())
        let second = try run("serve", folder.path, "--port", String(port))
        #expect(second.status == 1)
        #expect(second.errors.hasPrefix("photo-slider: port \(port) is taken"))
        first.process.terminate()
        #expect(first.finish().status == 0)
    }

    @Test func goesOnWithoutACache() throws {
        try addPhoto()
        let command = try RunningCommand(
            ["serve", folder.path, "--port", "0"],
            environment: ["XDG_CACHE_HOME": folder.appendingPathComponent("a.png").path])
        _ = try #require(command.readLine())
        command.process.terminate()
        let outcome = command.finish()
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("not a directory; photos are made anew each time"))
    }

    @Test func writesTheElement() throws {
        let target = folder.appendingPathComponent("new/dist")
        let outcome = try run("element", "--output", target.path)
        #expect(outcome.status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
        #expect(outcome.output == names.map { "\(target.path)/\($0)\n" }.joined())
        let file = target.appendingPathComponent("photo-slider.js")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("photo-slider"))
        #expect(try run("element", "--output", file.path).status == 1)
    }
}
