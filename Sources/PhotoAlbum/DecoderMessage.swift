import Foundation
import Glibc

/// What the album asks of a decoder's process.
enum DecoderRequest: Codable {
    case details(Photo)
    case derive(Photo, DerivedPart, PhotoRecipe, FilePath)
}

/// What the process answers.
enum DecoderReply: Codable {
    case details(PhotoDetails)
    case derived(DerivedPhoto)
    case failed(PhotoError)
}

/// Messages on a socket: four bytes with the count of what follows, and JSON.
enum MessageStream {
    /// No message is as long as this; a count beyond it is nonsense.
    private static let countLimit = 1 << 22

    static func send(_ message: some Encodable, to socket: CInt) -> Bool {
        guard let body = try? JSONEncoder().encode(message) else { return false }
        let count = UInt32(truncatingIfNeeded: body.count)
        let bytes = withUnsafeBytes(of: count.littleEndian) { Array($0) } + Array(body)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress.map { $0 + sent }, $0.count - sent, CInt(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// The next message, or nil where the other side is gone or writes nonsense.
    ///
    /// - Parameter deadline: in milliseconds as ``Clock/milliseconds`` counts; nil to wait for ever.
    static func receive<Message: Decodable>(
        _: Message.Type, from socket: CInt, by deadline: Int?
    ) throws(Late) -> Message? {
        guard let head = try bytes(4, from: socket, by: deadline) else { return nil }
        let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard count <= countLimit, let body = try bytes(count, from: socket, by: deadline) else { return nil }
        return try? JSONDecoder().decode(Message.self, from: Data(body))
    }

    /// The deadline has passed.
    struct Late: Error {}

    private static func bytes(_ count: Int, from socket: CInt, by deadline: Int?) throws(Late) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            if let deadline {
                let left = deadline - Clock.milliseconds
                guard left > 0 else { throw Late() }
                var poll = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
                guard Glibc.poll(&poll, 1, CInt(clamping: left)) > 0 else { continue }
            }
            let more = bytes.withUnsafeMutableBytes {
                recv(socket, $0.baseAddress.map { $0 + received }, count - received, 0)
            }
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { return nil }
            received += more
        }
        return bytes
    }
}
