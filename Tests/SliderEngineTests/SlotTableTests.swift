import SliderEngine
import Testing

@Suite struct SlotTableTests {
    private func window(_ visible: ClosedRange<Int>) throws -> PageWindow {
        try #require(PageWindow(visible: visible, preloading: 1, within: nil))
    }

    private func pages(_ slots: SlotTable) -> [Int?] { slots.entries.map { $0?.page } }

    @Test func aPageKeepsItsSlotAndANewOneTakesTheLowest() throws {
        var slots = SlotTable()
        slots.resize(to: 4)
        slots.hold(try window(0...0))
        #expect(pages(slots) == [0, -1, 1, nil])
        slots.hold(try window(0...1))
        #expect(pages(slots) == [0, -1, 1, 2])
        slots.hold(try window(1...1))
        #expect(pages(slots) == [0, nil, 1, 2])
        slots.hold(try window(2...2))
        #expect(pages(slots) == [3, nil, 1, 2])
    }

    @Test func relabellingMovesNoPage() throws {
        var slots = SlotTable()
        slots.resize(to: 4)
        slots.hold(try window(0...0))
        slots.shift(by: 600)
        slots.hold(try window(600...600))
        #expect(pages(slots) == [600, 599, 601, nil])
    }

    @Test func whatACrossFadeLeavesBehindStaysUntilItsEnd() throws {
        var slots = SlotTable()
        slots.resize(to: 5)
        slots.hold(try window(0...0))
        slots.beginCrossFade(leaving: 0...0)
        slots.hold(try window(7...7))
        #expect(slots.holdsOutgoing(0))
        #expect(slots.entries[0]?.page == 0 && slots.entries[0]?.isOutgoing == true)
        #expect(slots.slot(of: 7) == 1)
        slots.endCrossFade()
        slots.hold(try window(7...7))
        #expect(pages(slots) == [nil, 7, 6, 8, nil])
    }

    @Test func pagesInViewComeFirstWhereSlotsRunOut() throws {
        var slots = SlotTable()
        slots.resize(to: 4)
        slots.hold(try window(0...1))
        slots.beginCrossFade(leaving: 0...1)
        slots.hold(try window(5...8))
        for page in 5...8 { #expect(slots.slot(of: page) != nil) }
    }
}
