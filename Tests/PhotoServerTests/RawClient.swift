import Glibc

/// A client that sends exactly the bytes it is told to.
final class RawClient {
    struct Answer {
        let status: Int
        /// By name in lower case.
        let headers: [String: String]
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    struct Failure: Error {
        let code = errno
    }

    private let descriptor: CInt

    /// - Parameter source: this machine's address to connect from, such as 127.0.0.2.
    init(port: UInt16, source: UInt32 = 0x7F00_0001) throws {
        descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var own = sockaddr_in()
        own.sin_family = sa_family_t(AF_INET)
        own.sin_addr.s_addr = source.bigEndian
        let isBound = withUnsafePointer(to: &own) { own in
            own.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isBound else { throw Failure() }
        // A server that doesn't answer fails the test instead of holding it up.
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure() }
    }

    deinit {
        close(descriptor)
    }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard Glibc.send(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL)) == bytes.count else {
            throw Failure()
        }
    }

    /// Everything that comes until the server closes the connection.
    func receive() throws -> Answer {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 { break }
            guard count > 0 else { throw Failure() }
            bytes += buffer.prefix(count)
        }
        let end = Array("\r\n\r\n".utf8)
        let bodyStart = bytes.indices.first { bytes[$0...].starts(with: end) }.map { $0 + 4 } ?? bytes.count
        let lines = String(decoding: bytes[..<bodyStart], as: UTF8.self).split(whereSeparator: \.isNewline)
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = String(line[line.index(colon, offsetBy: 2)...])
        }
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return Answer(status: status, headers: headers, body: Array(bytes[bodyStart...]))
    }

    /// Asks for `path` and waits for the answer.
    static func request(
        _ path: String, method: String = "GET", port: UInt16, headers: [String: String] = [:]
    ) throws -> Answer {
        let headers = headers.merging(["Host": "localhost:\(port)", "Connection": "close"]) { given, _ in
            given
        }
        let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        let client = try RawClient(port: port)
        try client.send("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n")
        return try client.receive()
    }
}
