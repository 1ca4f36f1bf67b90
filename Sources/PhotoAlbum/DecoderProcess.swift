import Glibc

/// A process that decodes one photo after the other, so that a file that breaks the decoder breaks nothing else.
final class DecoderProcess: Sendable {
    private let id: pid_t
    private let socket: CInt

    /// Starts the program at `path` with `arguments`.
    init(path: String, arguments: [String]) throws(SystemError) {
        var sockets: [CInt] = [-1, -1]
        guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0
        else {
            throw SystemError()
        }
        defer { close(sockets[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO)
        var words = (["photo-slider"] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var id: pid_t = 0
        let status = posix_spawn(&id, path, &actions, nil, &words, environ)
        guard status == 0 else {
            close(sockets[0])
            throw SystemError(code: status)
        }
        self.id = id
        socket = sockets[0]
    }

    /// Ends the process.
    deinit {
        close(socket)
        kill(id, SIGKILL)
        var status: CInt = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }

    /// The answer to `request`; nil if the process is gone or answers nonsense.
    func answer(_ request: DecoderRequest, within seconds: Int) throws(MessageStream.Late) -> DecoderReply? {
        guard MessageStream.send(request, to: socket) else { return nil }
        return try MessageStream.receive(
            DecoderReply.self, from: socket, by: Clock.milliseconds + seconds * 1000)
    }
}
