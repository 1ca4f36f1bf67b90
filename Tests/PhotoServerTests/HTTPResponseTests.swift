import Testing

@testable import PhotoServer

struct HTTPResponseTests {
    private let response = HTTPResponse.content(.bytes(Array(0..<10)), type: "x/y", tag: "t")

    private func status(_ headers: [String: String]) -> UInt32 {
        response.answering(HTTPRequest(path: "/", headers: headers)).status
    }

    @Test func tagsAreComparedWeaklyAndInLists() {
        #expect(status(["if-none-match": "\"t\""]) == 304)
        #expect(status(["if-none-match": "W/\"t\""]) == 304)
        #expect(status(["if-none-match": "\"a\", \"t\""]) == 304)
        #expect(status(["if-none-match": "*"]) == 304)
        #expect(status(["if-none-match": "t"]) == 200)
    }

    @Test func aPartOfAnotherVersionIsNotSent() {
        #expect(status(["range": "bytes=0-1", "if-range": "\"t\""]) == 206)
        #expect(status(["range": "bytes=0-1", "if-range": "\"old\""]) == 200)
    }

    @Test func aMessageIsNeverKept() {
        let message = HTTPResponse.message(404, "gone").answering(
            HTTPRequest(path: "/", headers: ["range": "bytes=0-1"]))
        #expect(message.status == 404)
        #expect(message.headers.contains { $0 == ("Cache-Control", "no-store") })
    }
}
