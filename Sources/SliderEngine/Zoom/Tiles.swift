/// The tiles of a level that a view shows: the one at its centre, then ring by ring those around it.
public struct Tiles: Sequence, IteratorProtocol, Sendable {
    private let level: Int
    private let columns: TileSpan
    private let rows: TileSpan
    /// Columns or rows from the centre.
    private var ring = 0
    private var lastRing: Int
    /// Of the ring: top, bottom, left, right.
    private var side = 0
    /// How many tiles of the side have been given.
    private var given = 0

    init(level: Int, columns: TileSpan, rows: TileSpan) {
        self.level = level
        self.columns = columns
        self.rows = rows
        lastRing = columns.isEmpty || rows.isEmpty ? -1 : Swift.max(columns.reach, rows.reach)
    }

    /// The next tile outward; `nil` after the last.
    @inline(never)
    public mutating func next() -> TileAddress? {
        while ring <= lastRing {
            let isRow = side < 2
            let along = isRow ? columns : rows
            let across = isRow ? rows : columns
            // The corners belong to top and bottom, and the first ring is a single tile.
            let reach = isRow ? ring : ring - 1
            let line = across.center + (side % 2 == 0 ? -ring : ring)
            let place = along.first(within: reach) + given
            if across.contains(line), place <= along.last(within: reach), ring > 0 || side == 0 {
                given += 1
                return TileAddress(level: level, column: isRow ? place : line, row: isRow ? line : place)
            }
            given = 0
            side = (side + 1) % 4
            if side == 0 { ring += 1 }
        }
        return nil
    }
}

/// The columns or the rows of a level that a view shows.
struct TileSpan: Sendable {
    let first: Int
    let last: Int
    /// The one at the middle of the view.
    let center: Int

    /// - Parameters:
    ///   - start: where the view begins, in tiles from the first one.
    ///   - length: of the photo, in tiles.
    @inline(never)
    init(from start: Double, to end: Double, length: Double) {
        guard start < end, end > 0, start < length else {
            (first, last, center) = (0, -1, 0)
            return
        }
        first = max(Int(clamping: start), 0)
        last = Int(clamping: min(end, length).rounded(.up)) - 1
        center = min(max(Int(clamping: (start + end) / 2), first), last)
    }

    var isEmpty: Bool { last < first }
    /// The most columns or rows on one side of the centre.
    var reach: Int { max(center - first, last - center) }

    /// The ends of what lies at most `reach` from the centre.
    func first(within reach: Int) -> Int { max(center - reach, first) }
    func last(within reach: Int) -> Int { min(center + reach, last) }

    func contains(_ index: Int) -> Bool { first <= index && index <= last }
}
