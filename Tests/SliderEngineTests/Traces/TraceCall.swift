/// A call of one of the functions that the compiled engine exports to a page: a name and numbers, the time last.
struct TraceCall: Sendable {
    let name: String
    let arguments: [Double]

    init(_ name: String, _ arguments: [Double], at time: Double) {
        self.name = name
        self.arguments = arguments + [time]
    }

    var time: Double { arguments[arguments.count - 1] }
}
