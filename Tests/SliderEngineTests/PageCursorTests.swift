import Testing

@testable import SliderEngine

@Suite("Page cursor")
struct PageCursorTests {
    @Test("Next and previous go one step in their own direction, and count from where the last command leads")
    func steps() {
        var cursor = PageCursor(count: 2, loops: true)
        #expect(cursor.page(askedForBy: .next) == 1)
        #expect(cursor.page(askedForBy: .previous) == -1)
        cursor.goal = 1
        #expect(cursor.page(askedForBy: .next) == 2)
        #expect(cursor.photo(on: 2) == 0)

        let ends = PageCursor(count: 3, loops: false, photo: 2)
        #expect(ends.page(askedForBy: .next) == 2)
        #expect(ends.page(askedForBy: .first) == 0)
        #expect(ends.page(askedForBy: .page(9)) == 2)
    }

    @Test("A photo is gone to by the shorter way round a loop, measured from where it is going to")
    func shorterWay() {
        var cursor = PageCursor(count: 6, loops: true)
        #expect(cursor.page(askedForBy: .last) == -1)
        #expect(cursor.page(askedForBy: .page(2)) == 2)
        #expect(cursor.page(askedForBy: .page(3)) == 3)
        cursor.goal = -2
        #expect(cursor.page(askedForBy: .page(3)) == -3)
    }

    @Test("Without pages nothing is asked for, and nothing followed")
    func empty() {
        var cursor = PageCursor(count: 0, loops: true)
        #expect(cursor.page(askedForBy: .next) == nil)
        #expect(cursor.autoplayPage(end: .rewind) == nil)
        #expect(cursor.follow(7) == [])
        #expect(cursor.page == 0)
    }

    @Test("Following names each photo passed, in order; of a far jump the last")
    func follow() {
        var cursor = PageCursor(count: 3, loops: true)
        #expect(cursor.follow(0.49) == [])
        #expect(cursor.follow(2.6) == [1, 2, 0])
        #expect(cursor.follow(-0.6) == [2, 1, 0, 2])
        #expect(cursor.follow(1000) == [1])
        #expect(cursor.page == 1000)

        var ends = PageCursor(count: 3, loops: false)
        #expect(ends.follow(5) == [1, 2])
        #expect(ends.follow(.nan) == [1, 0])
    }

    @Test("Autoplay goes on, and at the end of a list back to the first or nowhere")
    func autoplay() {
        #expect(PageCursor(count: 3, loops: false, photo: 2).autoplayPage(end: .rewind) == 0)
        #expect(PageCursor(count: 3, loops: false, photo: 2).autoplayPage(end: .stop) == nil)
        #expect(PageCursor(count: 3, loops: true, photo: 2).autoplayPage(end: .stop) == 3)
        #expect(PageCursor(count: 1, loops: true).autoplayPage(end: .rewind) == nil)
    }

    @Test("A photo that doesn't exist counts as the nearest that does", arguments: [(-4, 0), (9, 2), (1, 1)])
    func start(photo: Int, page: Int) {
        #expect(PageCursor(count: 3, loops: false, photo: photo).page == page)
    }
}
