/// The endless loop: pages run on for ever in both directions, and page p shows photo p modulo the count.
package struct PageLoop: Equatable, Sendable {
    private let count: Int

    package init(count: Int) {
        self.count = max(0, count)
    }

    /// The photo on a page, within 0..<count; 0 if there are none.
    package func photo(on page: Int) -> Int {
        guard count > 0 else { return 0 }
        let remainder = page % count
        return remainder < 0 ? remainder + count : remainder
    }

    /// Of all the pages that show a photo, the one the fewest steps away; the one ahead if two are equally far.
    package func nearestPage(showing photo: Int, to page: Int) -> Int {
        guard count > 0 else { return page }
        let difference = self.photo(on: photo) - self.photo(on: page)
        let ahead = difference < 0 ? difference + count : difference
        return ahead <= count - ahead ? page &+ ahead : page &- (count - ahead)
    }
}
