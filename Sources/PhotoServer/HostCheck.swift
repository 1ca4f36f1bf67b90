/// Whether a request is meant for this server.
///
/// A page from elsewhere can have its own name resolve to this machine and then read what the server answers (DNS
/// rebinding). Its requests carry that name as Host, so a server for this machine alone refuses every name but its own.
enum HostCheck {
    static func isLoopback(_ host: String?) -> Bool {
        guard let host = host?.lowercased() else { return false }
        if host.hasPrefix("[") { return host == "[::1]" || host.hasPrefix("[::1]:") }
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first, parts.count <= 2 else { return false }
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers.first == 127 && numbers.allSatisfy { $0 != nil }
    }
}
