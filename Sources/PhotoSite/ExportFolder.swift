import Glibc
import PhotoAlbum

/// The folder that a site is written to, and which of the files in it are ours.
///
///     index.html                       the only file whose content changes under its name
///     album-HASH.json, .js             the list of photos, and its script twin; -1.json and so on are its chunks
///     photo-slider-HASH.js page-HASH.js page-HASH.css
///     photos/HASH/480.webp             the photos; tiles.dzi and tiles_files/ beside them
///     originals/HASH.jpg               the photos' own files, if they are asked for
///     .photo-slider/                   what is known of the run before; a web server doesn't need it
struct ExportFolder {
    let path: FilePath
    var photos: FilePath { path.appending("photos") }
    var originals: FilePath { path.appending("originals") }
    var state: FilePath { path.appending(".photo-slider") }
    var journal: FilePath { state.appending("photos.jsonl") }
    private var seal: FilePath { state.appending("seal") }
    private let lock: FileLock

    /// Makes the folder if need be, and keeps every other export away from it as long as this lives.
    ///
    /// - Parameters:
    ///   - inputs: what the photos are found in.
    ///   - isForced: whether to write among files that aren't ours.
    init(_ path: FilePath, inputs: [FilePath], isForced: Bool) throws(ExportError) {
        try Self.refuseOverlap(of: path, with: inputs)
        do throws(SystemError) {
            try Folder.make(path, mode: 0o777)
            let names = try Folder.names(in: path)
            guard names.isEmpty || names.contains(".photo-slider") || isForced else {
                throw SystemError(code: ENOTEMPTY)
            }
            let root = path.resolved() ?? path
            let state = root.appending(".photo-slider")
            try Folder.make(state, mode: 0o777)
            guard let lock = try FileLock(path: state.appending("lock")) else {
                throw SystemError(code: EWOULDBLOCK)
            }
            self.lock = lock
            self.path = root
            try Folder.make(photos, mode: 0o777)
            // What a run that was killed has left half done.
            for name in try Folder.names(in: state) where name.isHidden {
                Folder.remove(state.appending(name))
            }
        } catch {
            switch error.code {
            case ENOTEMPTY: throw .foreign(path)
            case EWOULDBLOCK: throw .busy(path)
            default: throw .unwritable(path, reason: error.description)
            }
        }
    }

    /// Judges the place before anything is made in it.
    private static func refuseOverlap(of path: FilePath, with inputs: [FilePath]) throws(ExportError) {
        var nearest = path
        while nearest.resolved() == nil, nearest.folder != nearest { nearest = nearest.folder }
        guard let place = nearest.resolved() else { return }
        for input in inputs {
            guard let input = input.resolved() else { continue }
            if place.isInside(input) || (nearest == path && input.isInside(place)) {
                throw .overlapping(output: path, input: input)
            }
        }
    }

    // MARK: The photos

    func photo(_ digest: String) -> FilePath {
        photos.appending(FilePath(digest))
    }

    /// Whether all files made of the photo are there.
    func isWhole(_ record: ExportRecord, by recipe: PhotoRecipe) -> Bool {
        let dimensions = record.details.dimensions
        var names = recipe.sizes(for: dimensions).map(recipe.fileName)
        if recipe.isTiled(dimensions) { names.append("\(DeepZoom.name).dzi") }
        let folder = photo(record.derived.digest)
        return names.allSatisfy { name in
            folder.appending(FilePath(name)).withCString { access($0, R_OK) } == 0
        }
    }

    // MARK: Nothing to do

    /// Whether the last export had the same `inputs` and nobody has added or removed a file since.
    func isSealed(_ inputs: String) -> Bool {
        guard let bytes = try? OpenFile(path: seal).bytes() else { return false }
        return bytes == Array("\(inputs)\n\(contents)\n".utf8)
    }

    /// Remembers that the site shows `inputs`.
    func makeSeal(_ inputs: String) throws(SystemError) {
        try FileWriter.replace(seal, with: Array("\(inputs)\n\(contents)\n".utf8))
    }

    func breakSeal() {
        _ = seal.withCString { unlink($0) }
    }

    /// Stands for the names in the site and for when each photo's folder last changed.
    private var contents: String {
        let names = [path, originals].flatMap { (try? Folder.names(in: $0)) ?? [] }.map(\.bytes)
        let folders = ((try? Folder.names(in: photos)) ?? []).map { name in
            name.bytes + Array(" \(Folder.modified(photos.appending(name)) ?? 0)".utf8)
        }
        let lines = (names + folders).sorted { $0.lexicographicallyPrecedes($1) }
        return Array(lines.joined(separator: [0])).digest
    }

    // MARK: Orphans

    /// Removes what earlier exports have written and this one doesn't need; files that aren't ours stay.
    ///
    /// - Parameters:
    ///   - assets: the names needed in the site's folder.
    ///   - digests: the names needed in `photos`.
    ///   - files: the names needed in `originals`.
    /// - Returns: how many photos and other files are gone.
    func removeOrphans(assets: Set<String>, digests: Set<String>, files: Set<String>) -> Int {
        var removed = 0
        func clean(_ folder: FilePath, keeping needed: Set<String>, where isOurs: (String) -> Bool) {
            for name in (try? Folder.names(in: folder)) ?? [] {
                let text = name.text
                guard !needed.contains(text), isOurs(text) else { continue }
                removePhoto(folder.appending(name))
                removed += 1
            }
        }
        clean(path, keeping: assets, where: Self.isAsset)
        clean(photos, keeping: digests, where: Self.isDigest)
        clean(originals, keeping: files) { Self.isDigest(String($0.prefix { $0 != "." })) }
        _ = originals.withCString { rmdir($0) }
        return removed
    }

    /// Removes a file, or a photo's folder and those files in it that have our names.
    private func removePhoto(_ path: FilePath) {
        if path.withCString({ unlink($0) }) == 0 { return }
        for name in (try? Folder.names(in: path)) ?? [] {
            let text = name.text
            let isSize = text.prefix { $0.isNumber }.count > 0
            if text == "\(DeepZoom.name)_files" {
                Folder.remove(path.appending(name))
            } else if isSize || text == "\(DeepZoom.name).dzi" {
                _ = path.appending(name).withCString { unlink($0) }
            }
        }
        _ = path.withCString { rmdir($0) }
    }

    private static func isDigest(_ name: String) -> Bool {
        name.count == 24 && name.allSatisfy(\.isHexDigit)
    }

    /// Whether a name is that of an asset: `album-`, 24 digits, and so on.
    private static func isAsset(_ name: String) -> Bool {
        for stem in ["album-", "photo-slider-", "page-"] where name.hasPrefix(stem) {
            let rest = name.dropFirst(stem.count)
            return isDigest(String(rest.prefix(24)))
                && (rest.dropFirst(24).first.map { "-.".contains($0) } ?? false)
        }
        return false
    }
}
