import Dispatch
import Foundation
import PhotoAlbum
import PhotoSliderWeb
import Synchronization

/// Writes an album as a site of files alone, which any web server can serve and a browser can open from the disk.
///
/// The page is written last and names everything else by content, so the site is whole at any time: before, as it was
/// before; after, as it is now.
public struct SiteExporter: Sendable {
    /// How far an export has come.
    public struct Progress: Sendable {
        /// Photos done in this run.
        public let done: Int
        /// Photos to do in this run.
        public let count: Int
        /// Since the start, in seconds.
        public let seconds: Double
    }

    private let album: PhotoAlbum
    private let options: SliderOptions
    private let recipe: PhotoRecipe
    private let hasOriginals: Bool
    private let decoder: any PhotoDecoder
    private let workerCount: Int

    /// - Parameters:
    ///   - hasOriginals: whether the photos' own files are put in too, with all that they tell, to be downloaded.
    ///   - workerCount: how many photos are made ready at once.
    public init(
        album: PhotoAlbum, options: SliderOptions, recipe: PhotoRecipe, hasOriginals: Bool,
        decoder: any PhotoDecoder, workerCount: Int
    ) {
        self.album = album
        self.options = options
        self.recipe = recipe
        self.hasOriginals = hasOriginals
        self.decoder = decoder
        self.workerCount = workerCount
    }

    /// Writes the site, or brings it up to date.
    ///
    /// - Parameters:
    ///   - output: the site's folder.
    ///   - inputs: what the album was found in: the site mustn't lie there.
    ///   - isForced: whether to write to a folder that has other files in it.
    ///   - progress: called on any thread after each photo.
    public func export(
        to output: FilePath, from inputs: [FilePath], isForced: Bool,
        progress: @escaping @Sendable (Progress) -> Void
    ) throws(ExportError) -> ExportSummary {
        let folder = try ExportFolder(output, inputs: inputs, isForced: isForced)
        let signature = signature
        if folder.isSealed(signature) {
            var summary = ExportSummary()
            summary.unchanged = album.photos.count
            return summary
        }
        folder.breakSeal()
        let run = try ExportRun(
            album.photos, recipe: recipe, hasOriginals: hasOriginals, decoder: decoder, folder: folder)
        try run.makePhotos(workerCount: workerCount, progress: progress)
        let result = run.result
        do throws(SystemError) {
            let assets = try writePage(of: result.photos, to: folder)
            var summary = result.summary
            summary.removed = folder.removeOrphans(
                assets: assets, digests: Set(result.records.map(\.derived.digest)), files: result.originals)
            try run.journal.replace(with: result.records)
            if summary.failures.isEmpty, summary.warnings.isEmpty { try folder.makeSeal(signature) }
            return summary
        } catch {
            throw .unwritable(output, reason: error.description)
        }
    }

    /// Stands for everything that the site is made from.
    private var signature: String {
        var words = "\(options) \(recipe) \(hasOriginals) "
        words += (["index.html", "page.js", "page.css"].map { PhotoSliderPage.files[$0] ?? "" }).joined()
        words += PhotoSliderPage.script
        for photo in album.photos { words += "\(photo.id) \(photo.sidecarState ?? "") " }
        return Array(words.utf8).digest
    }

    /// Writes everything but the photos, the page last.
    ///
    /// - Returns: the names of what was written.
    private func writePage(of photos: [SitePhoto], to folder: ExportFolder) throws(SystemError) -> Set<String>
    {
        var names: Set<String> = []
        func write(_ bytes: [UInt8], as name: String) throws(SystemError) {
            let path = folder.path.appending(FilePath(name))
            // What is there under a name made of its content is the same.
            let isThere = name != "index.html" && (try? OpenFile(path: path))?.byteCount == bytes.count
            if !isThere { try FileWriter.replace(path, with: bytes) }
            names.insert(name)
        }
        func write(_ text: String, stem: String, ending: String) throws(SystemError) -> String {
            let bytes = Array(text.utf8)
            let name = "\(stem)-\(bytes.digest).\(ending)"
            try write(bytes, as: name)
            return name
        }
        let files = PhotoSliderPage.files
        var parts = AlbumPage.Parts()
        parts.element = try write(PhotoSliderPage.script, stem: "photo-slider", ending: "js")
        parts.script = try write(files["page.js"] ?? "", stem: "page", ending: "js")
        parts.style = try write(files["page.css"] ?? "", stem: "page", ending: "css")
        parts.manifest = try writeManifest(of: photos) { (bytes, name) throws(SystemError) in
            try write(bytes, as: name)
        }
        let page = AlbumPage(photos: photos, options: options, parts: parts)
        try write(Array(page.html.utf8), as: "index.html")
        return names
    }

    /// - Returns: the name of the first chunk.
    private func writeManifest(
        of photos: [SitePhoto], write: ([UInt8], String) throws(SystemError) -> Void
    ) throws(SystemError) -> String {
        let further = (1..<max(1, AlbumManifest.chunkCount(for: photos.count)))
            .map { chunk($0, of: photos, stem: "") }
        // The further chunks are named after the whole, so that none of them is another's.
        let stem = "album-" + Array((further + [chunk(0, of: photos, stem: "")]).joined()).digest
        for (index, bytes) in further.enumerated() {
            try write(bytes, "\(stem)-\(index + 1).json")
            try write(Array(AlbumManifest.script(for: Data(bytes))), "\(stem)-\(index + 1).js")
        }
        let first = chunk(0, of: photos, stem: stem)
        try write(first, "\(stem).json")
        try write(Array(AlbumManifest.script(for: Data(first))), "\(stem).js")
        return "\(stem).json"
    }

    private func chunk(_ index: Int, of photos: [SitePhoto], stem: String) -> [UInt8] {
        let range = AlbumManifest.photos(inChunk: index, of: photos.count)
        let chunk = try? AlbumManifest.chunk(
            index, photos: Array(photos[range]), of: photos.count, chunks: "\(stem)-{chunk}.json")
        return chunk.map(Array.init) ?? []
    }
}
