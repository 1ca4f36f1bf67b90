import PhotoAlbum

/// What a client gets.
struct HTTPResponse: Sendable {
    enum Body: Sendable {
        case bytes([UInt8])
        case file(OpenFile)

        var byteCount: Int {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(let file): file.byteCount
            }
        }
    }

    var status: UInt32
    var headers: [(name: String, value: String)]
    var body: Body
    /// The part of the body that is sent.
    var range: Range<Int>

    init(status: UInt32 = 200, headers: [(name: String, value: String)], body: Body) {
        self.status = status
        self.headers = headers
        self.body = body
        range = 0..<body.byteCount
    }

    /// A line for a person.
    static func message(_ status: UInt32, _ text: String, headers: [(name: String, value: String)] = [])
        -> HTTPResponse
    {
        HTTPResponse(
            status: status,
            headers: [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")] + headers,
            body: .bytes(Array((text + "\n").utf8)))
    }

    /// A body that a client may keep, and ask about, under `tag`.
    ///
    /// - Parameter isImmutable: whether the address never stands for another content.
    static func content(_ body: Body, type: String, tag: String, isImmutable: Bool = false) -> HTTPResponse {
        HTTPResponse(
            headers: [
                ("Content-Type", type), ("ETag", "\"\(tag)\""), ("Accept-Ranges", "bytes"),
                ("Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-cache"),
            ],
            body: body)
    }

    /// What is left to send to a client that has some of it, or wants a part (RFC 9110, sections 13 and 14).
    func answering(_ request: HTTPRequest) -> HTTPResponse {
        guard status == 200, let tag = headers.first(where: { $0.name == "ETag" })?.value else { return self }
        var response = self
        if let known = request.headers["if-none-match"],
            Self.tags(in: known).contains(where: { $0 == tag || $0 == "*" })
        {
            response.status = 304
            response.body = .bytes([])
            response.range = 0..<0
            return response
        }
        guard let wanted = request.headers["range"], request.headers["if-range"] ?? tag == tag else {
            return self
        }
        switch ByteRange(wanted, of: body.byteCount) {
        case .whole: break
        case .part(let range):
            response.status = 206
            response.range = range
            response.headers.append(
                ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(body.byteCount)"))
        case .unsatisfiable:
            return .message(
                416, "There are only \(body.byteCount) bytes.",
                headers: [("Content-Range", "bytes */\(body.byteCount)")])
        }
        return response
    }

    /// The tags of an If-None-Match header, which compares them weakly.
    private static func tags(in header: String) -> [Substring] {
        header.split(separator: ",").map { part in
            let tag = part.trimming { $0 == " " }
            return tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
        }
    }
}
