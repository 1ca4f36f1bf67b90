/// Which page a slider is on whose toolkit moves it, as a scroll view does.
///
/// Pages are counted on through a loop. Commands count from the page that the last one leads to, so that
/// two quick `next` move two pages.
package struct PageCursor: Equatable, Sendable {
    private let rests: RestPositions
    /// The page nearest to the position.
    package private(set) var page: Int
    /// Where a command leads, until the content is there or a finger takes it.
    package var goal: Int?

    /// A cursor on a photo; one that doesn't exist counts as the nearest that does.
    package init(count: Int, loops: Bool, photo: Int = 0) {
        rests = RestPositions(count: count, pagesInView: 1, alignment: .center, loops: loops)
        page = min(max(photo, 0), max(rests.count - 1, 0))
    }

    package var count: Int { rests.count }
    package var isLooping: Bool { rests.isLooping }
    /// The pages that there are; `nil` in a loop.
    package var limits: ClosedRange<Int>? { rests.isLooping || count == 0 ? nil : 0...(count - 1) }

    /// The page that it is going to or rests on.
    package var target: Int { goal ?? page }

    /// The photo on a page.
    package func photo(on page: Int) -> Int { isLooping ? PageLoop(count: count).photo(on: page) : page }

    /// The page that a command leads to: `next` and `previous` one step in their own direction, others in a loop the
    /// shorter way round. `nil` without pages, and for commands about something else.
    package func page(askedForBy command: SliderCommand) -> Int? {
        guard count > 0 else { return nil }
        switch command {
        case .next: return held(target + 1)
        case .previous: return held(target - 1)
        case .first: return page(showing: 0)
        case .last: return page(showing: count - 1)
        case .page(let photo): return page(showing: min(max(photo, 0), count - 1))
        default: return nil
        }
    }

    /// The page that autoplay turns to; `nil` where it is to stop.
    package func autoplayPage(end: SliderConfiguration.AutoplayEnd) -> Int? {
        guard count > 1 else { return nil }
        if isLooping || target < count - 1 { return target + 1 }
        return end == .rewind ? 0 : nil
    }

    /// Puts it on a page, without a word.
    package mutating func rest(on page: Int) {
        self.page = held(page)
        goal = nil
    }

    /// Follows the content to a position, in pages.
    ///
    /// - Returns: the photos of the pages that became the nearest one on the way; of a jump the last.
    package mutating func follow(_ position: Double) -> [Int] {
        /// Beyond this a jump is reported by its end alone.
        let most = 64
        guard count > 0 else { return [] }
        let nearest =
            isLooping ? Int(clamping: (position + 0.5).rounded(.down)) : rests.index(nearestTo: position)
        let step = nearest > page ? 1 : -1
        if abs(nearest - page) > most { page = nearest - step }
        var photos: [Int] = []
        while page != nearest {
            page += step
            photos.append(photo(on: page))
        }
        return photos
    }

    private func page(showing photo: Int) -> Int {
        isLooping ? PageLoop(count: count).nearestPage(showing: photo, to: target) : photo
    }

    private func held(_ page: Int) -> Int {
        guard let limits else { return count > 0 ? page : 0 }
        return min(max(page, limits.lowerBound), limits.upperBound)
    }
}
