/// What a client asks for. Methods other than GET and HEAD are answered before one of these is made.
struct HTTPRequest: Sendable {
    /// With escapes resolved; begins with a slash.
    let path: String
    /// By name in lower case.
    let headers: [String: String]

    init(path: String, headers: [String: String] = [:]) {
        self.path = path
        self.headers = headers
    }

    /// How urgent the client says it is, 0 the most and 7 the least (RFC 9218, section 4.1).
    var urgency: Int {
        for part in (headers["priority"] ?? "").split(separator: ",") {
            let pair = part.split(separator: "=").map { $0.trimming(while: { $0 == " " }) }
            if pair.count == 2, pair[0] == "u", let urgency = Int(pair[1]), (0...7).contains(urgency) {
                return urgency
            }
        }
        return 3
    }
}

extension Substring {
    /// Without the characters at both ends that `isLeftOut` picks.
    func trimming(while isLeftOut: (Character) -> Bool) -> Substring {
        let start = drop(while: isLeftOut)
        guard let end = start.lastIndex(where: { !isLeftOut($0) }) else { return start.prefix(0) }
        return start[...end]
    }
}
