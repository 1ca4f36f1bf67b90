/// The name that somebody who typed another most likely meant.
enum NearestMatch {
    /// The nearest of `names`, or nil where none is within a third of its length.
    static func find(_ typed: String, among names: [String]) -> String? {
        let ranked = names.map { (name: $0, distance: distance(typed, $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }),
            best.distance <= max(1, best.name.count / 3)
        else { return nil }
        return best.name
    }

    /// How many letters have to be added, removed, replaced or swapped with their neighbour to get from one word to
    /// the other: the restricted Damerau–Levenshtein distance.
    static func distance(_ left: String, _ right: String) -> Int {
        let a = Array(left)
        let b = Array(right)
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
