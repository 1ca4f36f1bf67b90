import Testing

@testable import PhotoServer

struct ListeningSocketTests {
    @Test func takesTheNextFreePort() throws {
        let first = try ListeningSocket(host: "127.0.0.1", ports: 0...0)
        let next = try ListeningSocket(host: "127.0.0.1", ports: [first.port, 0])
        #expect(next.port != first.port)
    }

    @Test func aTakenPortThatWasAskedForIsAnError() throws {
        let first = try ListeningSocket(host: "127.0.0.1", ports: 0...0)
        #expect(throws: ServerError.portTaken(first.port)) {
            try ListeningSocket(host: "127.0.0.1", ports: [first.port])
        }
    }

    @Test func knowsWhoCanReachIt() throws {
        let local = try ListeningSocket(host: "127.0.0.1", ports: 0...0)
        #expect(local.isLoopback && !local.isEveryAddress)
        let open = try ListeningSocket(host: "0.0.0.0", ports: 0...0)
        #expect(!open.isLoopback && open.isEveryAddress)
        #expect(open.localAddress == "http://localhost:\(open.port)/")
    }

    @Test func anAddressOfAnotherMachineIsAnError() {
        #expect(throws: ServerError.self) { try ListeningSocket(host: "192.0.2.1", ports: 0...0) }
        #expect(throws: ServerError.self) { try ListeningSocket(host: "no such host", ports: 0...0) }
    }

    @Test func networkAddressesLeaveOutThisMachinesOwn() {
        #expect(ListeningSocket.networkAddresses().allSatisfy { !$0.hasPrefix("127.") && !$0.isEmpty })
    }
}
