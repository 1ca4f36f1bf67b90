/// What went wrong, in words for the person who builds.
struct BundlerError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
