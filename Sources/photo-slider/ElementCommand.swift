import Foundation
import PhotoAlbum
import PhotoSliderWeb

/// `photo-slider element`: writes the script that a web page needs, as a package for npm.
struct ElementCommand: Command {
    static let name = "element"
    static let operands = "--output FOLDER"
    static let summary =
        "Write photo-slider.js, the one file that gives a web page the element <photo-slider>, and its npm package."
    static let options = [CommandOption("--output", "FOLDER", "where to write them")]

    private let folder: FilePath

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let folder = arguments.path("--output") else {
            throw UsageError("say where to write it: --output FOLDER")
        }
        if let operand = arguments.operands.first { throw UsageError("element takes no file: \(operand)") }
        self.folder = folder
    }

    func run() throws {
        let folder = URL(fileURLWithPath: folder.text, isDirectory: true)
        let files = PhotoSliderPage.package(version: CommandLineTool.version).sorted { $0.key < $1.key }
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file, options: .atomic)
            } catch {
                throw CommandFailure("\(file.path) can't be written: \(error.localizedDescription)")
            }
            Console.say(file.path)
        }
    }
}
