import CMicrohttpd
import Glibc
import PhotoAlbum
import Synchronization

/// libmicrohttpd: a few threads that each serve many connections, so that a slow client holds up nobody.
final class HTTPDaemon: Sendable {
    /// What to do about a request.
    enum Answer: Sendable {
        case now(HTTPResponse)
        /// The connection waits, without a thread, until the function it is given has been called.
        case later(@Sendable (@escaping @Sendable (HTTPResponse) -> Void) -> Void)
    }

    private static let threadCount: UInt32 = 2
    private static let connectionLimit: UInt32 = 400
    /// What one address may have of them, so that it can't take them all.
    private static let addressConnectionLimit: UInt32 = 100
    /// Seconds without a byte after which a connection is closed.
    private static let timeout: UInt32 = 30

    private let handler: Handler
    private let daemon: Mutex<OpaquePointer?>

    /// Starts to serve on `socket`.
    init(
        socket: ListeningSocket, respond: @escaping @Sendable (HTTPRequest) -> Answer
    ) throws(ServerError) {
        // Sending a file to a client that is gone would end the process.
        signal(SIGPIPE, SIG_IGN)
        let handler = Handler(respond: respond)
        let context = Unmanaged.passUnretained(handler).toOpaque()
        let daemon = MHD_start_on_socket(
            socket.descriptor, Self.threadCount, Self.connectionLimit,
            Self.addressConnectionLimit, Self.timeout,
            { context, connection, path, method, _, _, bodyCount, exchange in
                guard let context, let connection, let path, let method, let bodyCount, let exchange else {
                    return .NO
                }
                let handler = Unmanaged<Handler>.fromOpaque(context).takeUnretainedValue()
                return handler.handle(
                    connection, String(cString: path), String(cString: method), bodyCount: &bodyCount.pointee,
                    &exchange.pointee)
            },
            { _, _, exchange, _ in
                guard let pointer = exchange?.pointee else { return }
                Unmanaged<Exchange>.fromOpaque(pointer).release()
                exchange?.pointee = nil
            }, context)
        guard let daemon else { throw .cannotStart }
        self.handler = handler
        self.daemon = Mutex(daemon)
    }

    /// Closes all connections. Every answer promised for later has to have been given.
    func stop() {
        daemon.withLock { daemon in
            if let daemon { MHD_stop_daemon(daemon) }
            daemon = nil
        }
    }

    deinit {
        stop()
    }
}

/// One request, and its answer if that came later.
private final class Exchange: Sendable {
    let request: HTTPRequest
    let response = Mutex<HTTPResponse?>(nil)

    init(request: HTTPRequest) {
        self.request = request
    }
}

private final class Handler: Sendable {
    let respond: @Sendable (HTTPRequest) -> HTTPDaemon.Answer

    init(respond: @escaping @Sendable (HTTPRequest) -> HTTPDaemon.Answer) {
        self.respond = respond
    }

    /// Called when a request's headers are there, again for its body, and again when a connection that waited goes on.
    func handle(
        _ connection: OpaquePointer, _ path: String, _ method: String, bodyCount: inout Int,
        _ context: inout UnsafeMutableRawPointer?
    ) -> MHD_Result {
        guard let pointer = context else {
            guard method == "GET" || method == "HEAD" else {
                let allowed = [(name: "Allow", value: "GET, HEAD")]
                return send(.message(405, "Only GET and HEAD work here.", headers: allowed), on: connection)
            }
            // An answer given now would close the connection after it.
            let exchange = Exchange(request: HTTPRequest(path: path, headers: headers(of: connection)))
            context = Unmanaged.passRetained(exchange).toOpaque()
            return .YES
        }
        guard bodyCount == 0 else {
            bodyCount = 0
            return .YES
        }
        let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
        if let response = exchange.response.withLock({ $0 }) {
            return send(response.answering(exchange.request), on: connection)
        }
        switch respond(exchange.request) {
        case .now(let response):
            return send(response.answering(exchange.request), on: connection)
        case .later(let start):
            MHD_suspend_connection(connection)
            let waiting = WaitingConnection(pointer: connection)
            start { response in
                exchange.response.withLock { $0 = response }
                MHD_resume_connection(waiting.pointer)
            }
            return .YES
        }
    }

    private func headers(of connection: OpaquePointer) -> [String: String] {
        var headers: [String: String] = [:]
        withUnsafeMutablePointer(to: &headers) { headers in
            _ = MHD_get_connection_values(
                connection, .HEADER_KIND,
                { context, _, name, value in
                    let headers = context?.assumingMemoryBound(to: [String: String].self)
                    if let name, let value {
                        headers?.pointee[String(cString: name).lowercased()] = String(cString: value)
                    }
                    return .YES
                }, headers)
        }
        return headers
    }

    private func send(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
        guard let made = make(response) else { return .NO }
        defer { MHD_destroy_response(made) }
        for (name, value) in response.headers + [("X-Content-Type-Options", "nosniff")] {
            _ = MHD_add_response_header(made, name, value)
        }
        return MHD_queue_response(connection, response.status, made)
    }

    private func make(_ response: HTTPResponse) -> OpaquePointer? {
        let range = response.range
        switch response.body {
        case .bytes(let bytes):
            var part = Array(bytes[range])
            return MHD_create_response_from_buffer(part.count, &part, .RESPMEM_MUST_COPY)
        case .file(let file):
            // The response closes the descriptor that it is given.
            let descriptor = dup(file.descriptor)
            guard descriptor >= 0 else { return nil }
            return MHD_create_response_from_fd_at_offset64(
                UInt64(range.count), descriptor, UInt64(range.lowerBound))
        }
    }
}

/// A suspended connection belongs to nobody until it is resumed, which any thread may do.
private struct WaitingConnection: @unchecked Sendable {
    let pointer: OpaquePointer
}
