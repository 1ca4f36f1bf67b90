import Foundation

/// A program that the bundle needs.
struct Tool {
    let executable: URL

    /// One of the Swift toolchain's, at its place.
    init(at executable: URL) {
        self.executable = executable
    }

    /// One of Debian's package `package`.
    init(_ name: String, package: String) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let places = folders.map { "\($0)/\(name)" }
        guard let place = places.first(where: FileManager.default.isExecutableFile) else {
            throw BundlerError("\(name) is missing; install it: apt-get install \(package)")
        }
        executable = URL(fileURLWithPath: place)
    }

    /// What it prints.
    @discardableResult
    func run(_ arguments: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BundlerError("\(executable.lastPathComponent) ended with \(process.terminationStatus)")
        }
        return data
    }
}
