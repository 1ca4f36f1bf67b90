import PhotoAlbum

/// The command as a whole: picks the command to run and turns its outcome into an exit code.
enum CommandLineTool {
    static let version = "0.1.0"
    static var commands: [any Command.Type] {
        let all: [any Command.Type] = [
            ServeCommand.self, ExportCommand.self, InspectCommand.self, ElementCommand.self,
        ]
        #if GTK
            return [ShowCommand.self] + all
        #else
            return all
        #endif
    }

    /// The exit code: 0, 1 for a failure, 2 for a command line that can't be understood, 3 where some photos failed.
    static func run(_ arguments: [FilePath]) -> Int32 {
        do {
            try start(arguments)
            return 0
        } catch is PartialFailure {
            return 3
        } catch let error as UsageError {
            Console.warn("\(error)")
            return 2
        } catch {
            Console.warn("\(error)")
            return 1
        }
    }

    private static func start(_ arguments: [FilePath]) throws {
        guard let first = arguments.first else {
            throw UsageError("say what to do: \(examples(for: "Photos"))")
        }
        switch first.text {
        case "--help", "-h", "help": return Console.say(help)
        case "--version": return Console.say("photo-slider \(version)")
        case DecoderWorker.command: return decode(arguments.dropFirst())
        default: break
        }
        guard let command = commands.first(where: { $0.name == first.text }) else { throw unknown(first) }
        let rest = arguments.dropFirst()
        if rest.prefix(while: { $0.text != "--" }).contains(where: { ["--help", "-h"].contains($0.text) }) {
            return Console.say(command.help)
        }
        try command.init(ParsedArguments(Array(rest), options: command.options)).run()
    }

    /// Decodes for the process that has started this one.
    private static func decode(_ arguments: ArraySlice<FilePath>) {
        let limits = arguments.compactMap { Int($0.text) }
        guard limits.count == 2 else { return }
        DecoderWorker.run(megapixels: limits[0], memory: limits[1])
    }

    private static func unknown(_ word: FilePath) -> UsageError {
        if word.resolved() != nil {
            return UsageError("say what to do with \(word): \(examples(for: word.description))")
        }
        if let nearest = NearestMatch.find(
            word.text, among: commands.map { $0.name } + ["--help", "--version"])
        {
            return UsageError("there is no command \(word); did you mean \(nearest)?")
        }
        return UsageError("there is no command \(word); photo-slider --help lists them")
    }

    /// The commands to try on `path`.
    private static func examples(for path: String) -> String {
        "photo-slider serve \(path.contains(" ") ? "'\(path)'" : path)"
    }

    private static var help: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map {
            "  \($0.name)\(String(repeating: " ", count: width - $0.name.count + 2))\($0.summary)"
        }
        return """
            Shows a folder of photos as a slider: swipe, loop, autoplay.

            Usage: photo-slider COMMAND [OPTION…] [PATH…]

            \(lines.joined(separator: "\n"))

            photo-slider COMMAND --help tells its options; --version tells the version.
            """
    }
}
