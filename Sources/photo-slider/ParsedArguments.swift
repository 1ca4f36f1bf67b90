import PhotoAlbum

/// A command's arguments, sorted into options and the rest.
///
/// `--port 80` and `--port=80` mean the same, the last of several wins, and `--` ends the options.
struct ParsedArguments {
    private(set) var operands: [FilePath] = []
    private var values: [String: FilePath] = [:]

    init(_ arguments: [FilePath], options: [CommandOption]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument.text == "--" {
                operands += rest
                return
            }
            guard argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1 else {
                operands.append(argument)
                continue
            }
            let parts = argument.bytes.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = FilePath(bytes: Array(parts[0]))
            guard let option = options.first(where: { $0.name == name.text }) else {
                throw Self.unknown(name, options)
            }
            let given = parts.count > 1 ? FilePath(bytes: Array(parts[1])) : nil
            if let placeholder = option.value {
                guard let value = given ?? rest.popFirst() else {
                    throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder)")
                }
                values[option.name] = value
            } else {
                guard given == nil else { throw UsageError("\(option.name) takes no value") }
                values[option.name] = FilePath("")
            }
        }
    }

    func has(_ option: String) -> Bool {
        values[option] != nil
    }

    /// An option's value as it was typed.
    func path(_ option: String) -> FilePath? {
        values[option]
    }

    func text(_ option: String) -> String? {
        values[option]?.text
    }

    /// An option's value as one of the names of `Choice`.
    func choice<Choice>(_ option: String) throws(UsageError) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let text = text(option) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        throw UsageError("\(option) is one of \(names.joined(separator: ", ")), not “\(FilePath(text))”")
    }

    /// An option's value as a whole number in `range`.
    func integer(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = text(option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            let bounds =
                range.upperBound == .max
                ? "from \(range.lowerBound) up" : "from \(range.lowerBound) to \(range.upperBound)"
            throw UsageError("\(option) is a whole number \(bounds), not “\(FilePath(text))”")
        }
        return number
    }

    /// An option's value as a number of seconds above 0.
    func seconds(_ option: String) throws(UsageError) -> Double? {
        guard let text = text(option) else { return nil }
        guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
            throw UsageError("\(option) is a number of seconds above 0, not “\(FilePath(text))”")
        }
        return seconds
    }

    private static func unknown(_ name: FilePath, _ options: [CommandOption]) -> UsageError {
        guard let nearest = NearestMatch.find(name.text, among: options.map(\.name)) else {
            return UsageError("there is no option \(name)")
        }
        return UsageError("there is no option \(name); did you mean \(nearest)?")
    }
}
