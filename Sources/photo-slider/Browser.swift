import Foundation

/// The desktop's browser.
enum Browser {
    static func open(_ address: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", address]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            if process.terminationStatus != 0 { Console.warn("no browser could be opened; go to \(address)") }
        }
        do {
            try process.run()
        } catch {
            Console.warn("no browser could be opened; go to \(address)")
        }
    }
}
