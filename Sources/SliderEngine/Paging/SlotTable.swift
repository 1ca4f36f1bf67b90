/// Which page each slot holds: a slot is one view, node or texture of the host, used again as pages come and go.
///
/// A page keeps its slot while it is needed; a new page takes the lowest free slot.
package struct SlotTable: Sendable {
    /// What a slot holds.
    package struct Entry: Equatable, Sendable {
        package var page: Int
        /// Whether it is the picture that a cross-fade leaves behind.
        package var isOutgoing: Bool
    }

    package private(set) var entries: [Entry?] = []

    package init() {}

    package mutating func resize(to count: Int) {
        while entries.count > count { entries.removeLast() }
        while entries.count < count { entries.append(nil) }
    }

    package func slot(of page: Int) -> Int? {
        for slot in entries.indices {
            if let entry = entries[slot], entry.page == page, !entry.isOutgoing { return slot }
        }
        return nil
    }

    package func holdsOutgoing(_ page: Int) -> Bool {
        for case let entry? in entries where entry.isOutgoing && entry.page == page { return true }
        return false
    }

    /// Frees the slots of pages that are no longer needed, then gives one to each page that has none.
    ///
    /// Where slots run out, as after a resize in the middle of a cross-fade, pages in view come first.
    package mutating func hold(_ window: PageWindow) {
        for slot in entries.indices {
            if let entry = entries[slot], !entry.isOutgoing, !window.contains(entry.page) {
                entries[slot] = nil
            }
        }
        for page in window.visible where slot(of: page) == nil {
            if let slot = freeSlot ?? slotOutOfView(of: window) { take(page, in: slot) }
        }
        // A page that is only preloaded needs no second slot while a cross-fade still shows it.
        for page in window.all where slot(of: page) == nil && !holdsOutgoing(page) {
            if let slot = freeSlot { take(page, in: slot) }
        }
    }

    /// Relabels every slot by `count` pages: the same slots, the same pictures.
    package mutating func shift(by count: Int) {
        for slot in entries.indices { entries[slot]?.page += count }
    }

    /// Marks what `pages` shows as left behind by a cross-fade, in place of an earlier one.
    package mutating func beginCrossFade(leaving pages: ClosedRange<Int>) {
        for slot in entries.indices {
            guard let entry = entries[slot] else { continue }
            if entry.isOutgoing {
                entries[slot] = nil
            } else if pages.contains(entry.page) {
                entries[slot]?.isOutgoing = true
            }
        }
    }

    /// Gives outgoing pages that are still needed their ordinary place back, and frees the others.
    package mutating func endCrossFade() {
        for slot in entries.indices {
            guard let entry = entries[slot], entry.isOutgoing else { continue }
            if self.slot(of: entry.page) == nil {
                entries[slot]?.isOutgoing = false
            } else {
                entries[slot] = nil
            }
        }
    }

    private var freeSlot: Int? {
        for slot in entries.indices where entries[slot] == nil { return slot }
        return nil
    }

    /// A slot that a page in view may take over: of one that is only preloaded, or else of one left behind.
    private func slotOutOfView(of window: PageWindow) -> Int? {
        var leftBehind: Int?
        for slot in entries.indices {
            guard let entry = entries[slot] else { continue }
            if entry.isOutgoing {
                leftBehind = slot
            } else if !window.visible.contains(entry.page) {
                return slot
            }
        }
        return leftBehind
    }

    private mutating func take(_ page: Int, in slot: Int) {
        entries[slot] = Entry(page: page, isOutgoing: false)
    }
}
