/// One option that a command takes.
struct CommandOption {
    /// With its dashes.
    let name: String
    /// What stands for the value in the help; nil where it takes none.
    let value: String?
    let help: String

    init(_ name: String, _ value: String?, _ help: String) {
        self.name = name
        self.value = value
        self.help = help
    }
}
