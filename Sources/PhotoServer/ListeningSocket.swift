import Glibc
import PhotoAlbum

/// A TCP socket that waits for connections.
public struct ListeningSocket: Sendable {
    let descriptor: CInt
    /// The port it listens on.
    public let port: UInt16
    /// Whether only this machine can reach it.
    public let isLoopback: Bool
    /// The address it listens on, in numbers.
    let host: String
    /// Whether it listens on every address of the machine.
    public let isEveryAddress: Bool

    /// Listens on `host`, a name or an address.
    ///
    /// - Parameter ports: tried in turn; the first free one is taken.
    public init(host: String, ports: some Sequence<UInt16>) throws(ServerError) {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE
        hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, nil, &hints, &list)
        guard status == 0, let address = list, address.pointee.ai_addr != nil else {
            throw .unknownHost(host, reason: String(cString: gai_strerror(status)))
        }
        defer { freeaddrinfo(list) }
        let text = Self.text(of: address.pointee.ai_addr, length: address.pointee.ai_addrlen)
        self.host = text
        isLoopback = text == "::1" || text.hasPrefix("127.") || text.hasPrefix("::ffff:127.")
        isEveryAddress = text == "::" || text == "0.0.0.0"
        var lastError: ServerError?
        for port in ports {
            do throws(SystemError) {
                descriptor = try Self.listen(on: address.pointee, port: port)
            } catch {
                guard error.code == EADDRINUSE else {
                    throw .cannotListen(host, port, reason: error.description)
                }
                lastError = .portTaken(port)
                continue
            }
            self.port = try Self.boundPort(of: descriptor)
            return
        }
        throw lastError ?? .cannotListen(host, 0, reason: "no port given")
    }

    private static func listen(on address: addrinfo, port: UInt16) throws(SystemError) -> CInt {
        let descriptor = socket(
            address.ai_family, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw SystemError() }
        var yes: CInt = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
        var storage = sockaddr_storage()
        withUnsafeMutablePointer(to: &storage) { storage in
            _ = memcpy(storage, address.ai_addr, Int(address.ai_addrlen))
            // The port stands at the same place in an IPv4 and an IPv6 address.
            storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                $0.pointee.sin_port = port.bigEndian
            }
        }
        let isListening = withUnsafePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, address.ai_addrlen) == 0 && Glibc.listen(descriptor, SOMAXCONN) == 0
            }
        }
        guard isListening else {
            let error = SystemError()
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func boundPort(of descriptor: CInt) throws(ServerError) -> UInt16 {
        var storage = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let status = withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard status == 0 else { throw .cannotListen("", 0, reason: SystemError().description) }
        return UInt16(bigEndian: storage.sin6_port)
    }

    /// Where a browser on this machine finds it.
    public var localAddress: String {
        if isEveryAddress || host == "127.0.0.1" || host == "::1" { return "http://localhost:\(port)/" }
        return "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
    }

    /// The addresses under which other machines can reach this one.
    public static func networkAddresses() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String] = []
        for interface in sequence(first: list, next: { $0?.pointee.ifa_next }) {
            guard let interface = interface?.pointee, let address = interface.ifa_addr,
                interface.ifa_flags & UInt32(IFF_UP) != 0,
                interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
                address.pointee.sa_family == sa_family_t(AF_INET)
            else { continue }
            found.append(text(of: address, length: socklen_t(MemoryLayout<sockaddr_in>.size)))
        }
        return found
    }

    private static func text(of address: UnsafePointer<sockaddr>, length: socklen_t) -> String {
        var buffer = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        guard getnameinfo(address, length, &buffer, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST) == 0
        else {
            return ""
        }
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
