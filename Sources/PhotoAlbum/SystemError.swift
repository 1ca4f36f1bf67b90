import Glibc

/// A system call that failed, in the system's words.
public struct SystemError: Error, CustomStringConvertible {
    public let code: CInt

    /// The failure of the last call on this thread.
    public init() {
        code = errno
    }

    package init(code: CInt) {
        self.code = code
    }

    public var description: String {
        String(cString: strerror(code)).lowercased()
    }
}
