import Testing

@testable import photo_slider

struct NearestMatchTests {
    @Test(arguments: [
        ("", "abc", 3), ("kitten", "sitting", 3), ("same", "same", 0), ("prot", "port", 1), ("ab", "ba", 1),
    ])
    func distanceCountsEdits(left: String, right: String, expected: Int) {
        #expect(NearestMatch.distance(left, right) == expected)
        #expect(NearestMatch.distance(right, left) == expected)
    }

    @Test(arguments: [("sreve", "serve"), ("server", "serve"), ("elemnt", "element"), ("xyz", nil)])
    func findsWhatWasMeant(typed: String, expected: String?) {
        #expect(NearestMatch.find(typed, among: ["serve", "element"]) == expected)
    }
}
