import Testing

@testable import PhotoAlbum

struct NaturalOrderTests {
    private func sorted(_ names: [String]) -> [String] {
        names.map { FilePath($0) }.sorted { NaturalOrder($0) < NaturalOrder($1) }.map(\.text)
    }

    @Test(arguments: [
        ["image1", "image2", "image10"],
        ["IMG_9.jpg", "img_10.jpg", "IMG_11.jpg"],
        ["a2b3", "a2b20", "a10b1"],
        ["photo.jpg", "photo1.jpg", "photo2.jpg"],
        ["école 2", "Ecole 10", "zebra"],
        ["day/2.jpg", "day/10.jpg", "day 2/1.jpg"],
        ["7", "007a", "08"],
    ])
    func numbersCountByTheirValue(names: [String]) {
        #expect(sorted(names.reversed()) == names)
        #expect(sorted(names) == names)
    }

    @Test func numbersMayBeLongerThanAnyInteger() {
        let nines = String(repeating: "9", count: 300)
        #expect(
            sorted(["1" + nines, nines, "8" + nines.dropLast()]) == [
                "8" + nines.dropLast(), nines, "1" + nines,
            ])
    }

    @Test func namesThatDifferInCaseOnlyHaveAnOrder() {
        #expect(sorted(["same.jpg", "SAME.JPG"]) == sorted(["SAME.JPG", "same.jpg"]))
        #expect(NaturalOrder(FilePath("a")) != NaturalOrder(FilePath("A")))
        #expect(NaturalOrder(FilePath("01")) != NaturalOrder(FilePath("1")))
    }

    @Test func bytesThatAreNoTextHaveAnOrder() {
        let names = [
            FilePath(bytes: [0xFC, 0x32]), FilePath(bytes: [0xFC, 0x31, 0x30]), FilePath(bytes: [0xFF]),
        ]
        #expect(names.sorted { NaturalOrder($0) < NaturalOrder($1) } == names)
    }
}
