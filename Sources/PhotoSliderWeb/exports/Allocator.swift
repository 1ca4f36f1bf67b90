// The memory of a module that holds one small slider: libc's general allocator would be a sixth of its size.
// Embedded Swift asks for memory by two names, which the linker is told to wrap.

@_extern(c, "sbrk")
private func sbrk(_ increment: Int) -> UnsafeMutableRawPointer?

/// Blocks by powers of two; one that is given back serves the next request for its power.
enum Allocator {
    private static let wasmPage = 65_536
    /// In front of each block stands its power; as wide as the widest alignment that Swift asks for.
    private static let header = 16
    private static let powers = 31

    /// The first free block of each power; a free block holds the address of the next.
    nonisolated(unsafe) private static var lists: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    /// What has never been handed out.
    nonisolated(unsafe) private static var rest: UnsafeMutableRawPointer?
    nonisolated(unsafe) private static var restCount = 0

    /// Memory for `count` bytes; `nil` where there is no more.
    static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        let power = max(4, Int.bitWidth - (max(count, 1) - 1).leadingZeroBitCount)
        guard power < powers, let lists = lists ?? makeLists() else { return nil }
        if let block = lists[power] {
            lists[power] = block.load(as: UnsafeMutableRawPointer?.self)
            return block
        }
        guard let start = take(header + 1 << power) else { return nil }
        start.storeBytes(of: power, as: Int.self)
        return start + header
    }

    static func free(_ block: UnsafeMutableRawPointer) {
        let power = (block - header).load(as: Int.self)
        block.storeBytes(of: lists?[power], as: UnsafeMutableRawPointer?.self)
        lists?[power] = block
    }

    private static func makeLists() -> UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
        let size = MemoryLayout<UnsafeMutableRawPointer?>.stride * (powers + 1)
        lists = take(size)?.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: powers)
        for power in 0..<powers { lists?[power] = nil }
        return lists
    }

    /// The next `count` bytes, a multiple of 16, from pages that are asked for as needed.
    private static func take(_ count: Int) -> UnsafeMutableRawPointer? {
        if count > restCount {
            let size = (count + wasmPage - 1) / wasmPage * wasmPage
            guard let pages = sbrk(size), Int(bitPattern: pages) != -1 else { return nil }
            rest = pages
            restCount = size
        }
        defer {
            rest = rest.map { $0 + count }
            restCount -= count
        }
        return rest
    }
}

@_cdecl("__wrap_posix_memalign")
func allocate(_ block: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ count: Int)
    -> Int32
{
    let outOfMemory: Int32 = 12
    block.pointee = Allocator.allocate(count)
    return block.pointee == nil ? outOfMemory : 0
}

@_cdecl("__wrap_free")
func free(_ block: UnsafeMutableRawPointer?) {
    if let block { Allocator.free(block) }
}
