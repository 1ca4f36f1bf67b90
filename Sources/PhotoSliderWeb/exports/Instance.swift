/// The slider of this WebAssembly instance: the page makes one instance for each element.
///
/// Embedded Swift has no actors here, and WebAssembly no second thread.
enum Instance {
    nonisolated(unsafe) static var slider = SliderModel()
    nonisolated(unsafe) static var block = Block()
    nonisolated(unsafe) static var event = Block()
    nonisolated(unsafe) static var samples = Block()
    nonisolated(unsafe) static var tiles = Block()
}

/// Numbers that the page reads from memory.
struct Block {
    private(set) var start = UnsafeMutablePointer<Double>.allocate(capacity: 64)
    private(set) var count = 64

    /// Makes room for `count` numbers; the address changes where there was too little.
    mutating func reserve(_ count: Int) {
        guard count > self.count else { return }
        start.deallocate()
        self.count = 2 * count
        start = .allocate(capacity: self.count)
    }
}
