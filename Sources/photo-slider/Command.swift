/// One of the things that `photo-slider` does.
protocol Command {
    static var name: String { get }
    /// What follows the name, in the help.
    static var operands: String { get }
    static var summary: String { get }
    static var options: [CommandOption] { get }

    init(_ arguments: ParsedArguments) throws(UsageError)
    func run() throws
}

extension Command {
    static var help: String {
        let rows = (options + [CommandOption("--help", nil, "show this")]).map { option in
            (name: [option.name, option.value].compactMap { $0 }.joined(separator: " "), help: option.help)
        }
        let width = rows.map(\.name.count).max() ?? 0
        let lines = rows.map {
            "  \($0.name)\(String(repeating: " ", count: width - $0.name.count + 2))\($0.help)"
        }
        return """
            \(summary)

            Usage: photo-slider \(name) \(operands)

            \(lines.joined(separator: "\n"))
            """
    }
}
