import Testing

@testable import PhotoServer

struct HTTPRequestTests {
    @Test(arguments: [
        ("u=1", 1), ("u=5, i", 5), ("i, u=0", 0), ("i", 3), ("", 3), ("u=9", 3), ("u=x", 3), ("u = 2", 2),
    ])
    func urgencyIsReadFromThePriorityHeader(header: String, expected: Int) {
        #expect(HTTPRequest(path: "/", headers: ["priority": header]).urgency == expected)
    }
}
