import Testing

@testable import PhotoServer

struct ByteRangeTests {
    @Test(arguments: [
        ("bytes=0-0", 0..<1), ("bytes=2-", 2..<10), ("bytes=-3", 7..<10), ("bytes=-99", 0..<10),
        ("bytes=5-99", 5..<10),
        ("bytes=0-18446744073709551615", nil), ("bytes=9-9", 9..<10),
    ])
    func isAPartOfTheBody(header: String, expected: Range<Int>?) {
        #expect(ByteRange(header, of: 10) == expected.map(ByteRange.part) ?? .whole)
    }

    @Test(arguments: ["bytes=10-", "bytes=10-20", "bytes=-0"])
    func cannotBeginBeyondTheEnd(header: String) {
        #expect(ByteRange(header, of: 10) == .unsatisfiable)
    }

    @Test(arguments: [
        "bytes=0-1,3-4", "bytes=5-2", "bytes=", "bytes=-", "bytes=a-b", "lines=0-1", "bytes=--1", "",
        "bytes=+1-2",
    ])
    func whatIsNotUnderstoodIsIgnored(header: String) {
        #expect(ByteRange(header, of: 10) == .whole)
    }

    @Test func theLargestIntegerDoesNotOverflow() {
        #expect(ByteRange("bytes=0-\(Int.max)", of: 10) == .part(0..<10))
    }

    @Test func nothingHasNoPart() {
        #expect(ByteRange("bytes=0-", of: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-1", of: 0) == .unsatisfiable)
    }
}
