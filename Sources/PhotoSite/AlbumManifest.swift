import Foundation

/// The list of an album's photos that the element reads from its `src`, in chunks.
///
/// The first chunk says how many photos there are and where the further chunks are, each of which is read only when
/// one of its photos comes near.
package enum AlbumManifest {
    /// How many photos stand in a chunk.
    package static let chunkSize = 200

    private struct FirstChunk: Encodable {
        let count: Int
        let chunkSize: Int?
        let chunks: String?
        let photos: [SitePhoto]
    }

    private struct FurtherChunk: Encodable {
        let photos: [SitePhoto]
    }

    /// How many chunks an album of `count` photos has: at least one.
    package static func chunkCount(for count: Int) -> Int {
        max(1, (count + chunkSize - 1) / chunkSize)
    }

    /// The photos of chunk `index`, by their places in an album of `count`.
    package static func photos(inChunk index: Int, of count: Int) -> Range<Int> {
        let start = min(index * chunkSize, count)
        return start..<min(start + chunkSize, count)
    }

    /// A chunk as JSON.
    ///
    /// - Parameters:
    ///   - photos: those of the chunk.
    ///   - count: how many there are in all.
    ///   - chunks: the further chunks' address, with `{chunk}` in place of their number.
    package static func chunk(_ index: Int, photos: [SitePhoto], of count: Int, chunks: String) throws -> Data
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        guard index == 0 else { return try encoder.encode(FurtherChunk(photos: photos)) }
        let isSplit = chunkCount(for: count) > 1
        return try encoder.encode(
            FirstChunk(
                count: count, chunkSize: isSplit ? chunkSize : nil, chunks: isSplit ? chunks : nil,
                photos: photos))
    }

    /// A chunk as a script, for pages opened from a file, which can't fetch: its own element receives the chunk as an
    /// event.
    package static func script(for chunk: Data) -> Data {
        Data("document.currentScript.dispatchEvent(new CustomEvent('photolist', {detail: ".utf8) + chunk
            + Data("}));\n".utf8)
    }
}
