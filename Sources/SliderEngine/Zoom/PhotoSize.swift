/// How large a photo is, in pixels.
struct PhotoSize: Sendable {
    /// Its place in the list.
    var photo: Int
    let width: Double
    let height: Double
}
