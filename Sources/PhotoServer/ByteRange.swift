/// The part of a body that a Range header asks for (RFC 9110, section 14).
enum ByteRange: Equatable {
    /// No part, or more than one, or another unit: the whole is sent.
    case whole
    case part(Range<Int>)
    case unsatisfiable

    init(_ header: String, of count: Int) {
        self = .whole
        guard header.hasPrefix("bytes="), !header.contains(",") else { return }
        let ends = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }) else { return }
        switch (Int(ends[0]), Int(ends[1])) {
        case (nil, let last?) where ends[0].isEmpty:
            self = last > 0 && count > 0 ? .part(max(0, count - last)..<count) : .unsatisfiable
        case (let first?, nil) where ends[1].isEmpty:
            self = first < count ? .part(first..<count) : .unsatisfiable
        case (let first?, let last?) where first <= last:
            self = first < count ? .part(first..<min(last, count - 1) + 1) : .unsatisfiable
        default: break
        }
    }
}
