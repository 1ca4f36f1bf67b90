import Glibc

/// A system call that failed, in the system's words.
public struct SystemError: Error, CustomStringConvertible {
    let code: CInt

    public var description: String {
        String(cString: strerror(code)).lowercased()
    }
}
