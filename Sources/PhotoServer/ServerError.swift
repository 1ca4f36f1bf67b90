/// Why the server can't start.
public enum ServerError: Error, Equatable, CustomStringConvertible {
    case unknownHost(String, reason: String)
    case portTaken(UInt16)
    case cannotListen(String, UInt16, reason: String)
    case cannotStart

    public var description: String {
        switch self {
        case .unknownHost(let host, let reason): "there is no address \(host) here: \(reason.lowercased())"
        case .portTaken(let port): "port \(port) is taken; choose another with --port, or leave it out"
        case .cannotListen(let host, let port, let reason): "can't listen on \(host), port \(port): \(reason)"
        case .cannotStart: "the server can't start; too many threads or open files?"
        }
    }
}
