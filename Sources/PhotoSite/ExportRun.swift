import Dispatch
import Foundation
import Glibc
import PhotoAlbum
import Synchronization

/// The making of an export's photos.
final class ExportRun: Sendable {
    /// What came of a photo.
    private enum Outcome: Sendable {
        case made(ExportRecord)
        case unchanged(ExportRecord)
        case failed(String)
    }

    struct Result {
        var summary = ExportSummary()
        var photos: [SitePhoto] = []
        var records: [ExportRecord] = []
        /// Names in the folder of originals.
        var originals: Set<String> = []
    }

    let journal: ExportJournal
    private let photos: [Photo]
    private let recipe: PhotoRecipe
    private let hasOriginals: Bool
    private let decoder: any PhotoDecoder
    private let folder: ExportFolder
    private let outcomes: Mutex<[Outcome?]>
    private let stop = Mutex<ExportError?>(nil)

    init(
        _ photos: [Photo], recipe: PhotoRecipe, hasOriginals: Bool, decoder: any PhotoDecoder,
        folder: ExportFolder
    ) throws(ExportError) {
        self.photos = photos
        self.recipe = recipe
        self.hasOriginals = hasOriginals
        self.decoder = decoder
        self.folder = folder
        do throws(SystemError) {
            if hasOriginals { try Folder.make(folder.originals, mode: 0o777) }
            journal = try ExportJournal(folder.journal)
        } catch {
            throw .unwritable(folder.path, reason: error.description)
        }
        let known = journal.records
        outcomes = Mutex(
            photos.map { photo in
                guard let record = known[ExportRecord.key(of: photo, recipe: recipe)],
                    folder.isWhole(record, by: recipe)
                else { return nil }
                return .unchanged(record)
            })
    }

    /// Makes what isn't there yet, on as many threads as there are workers.
    func makePhotos(
        workerCount: Int, progress: @escaping @Sendable (SiteExporter.Progress) -> Void
    ) throws(ExportError) {
        let missing = outcomes.withLock { outcomes in outcomes.indices.filter { outcomes[$0] == nil } }
        let next = Atomic(0)
        let done = Atomic(0)
        let start = Clock.milliseconds
        DispatchQueue.concurrentPerform(iterations: min(workerCount, missing.count)) { _ in
            while stop.withLock({ $0 == nil }) {
                let place = next.add(1, ordering: .relaxed).oldValue
                guard place < missing.count else { return }
                make(missing[place])
                progress(
                    SiteExporter.Progress(
                        done: done.add(1, ordering: .relaxed).newValue, count: missing.count,
                        seconds: Double(Clock.milliseconds - start) / 1000))
            }
        }
        if let error = stop.withLock({ $0 }) { throw error }
        if hasOriginals { try copyOriginals() }
    }

    var result: Result {
        outcomes.withLock { outcomes in
            var result = Result()
            for (photo, outcome) in zip(photos, outcomes) {
                switch outcome {
                case .made(let record):
                    result.summary.made += 1
                    add(photo, record, to: &result)
                case .unchanged(let record):
                    result.summary.unchanged += 1
                    add(photo, record, to: &result)
                case .failed(let reason):
                    result.summary.failures.append(PhotoProblem(path: photo.path, reason: reason))
                case nil: break
                }
            }
            return result
        }
    }

    private func add(_ photo: Photo, _ record: ExportRecord, to result: inout Result) {
        var original: SitePhoto.Original?
        if hasOriginals {
            let name = originalName(of: photo)
            result.originals.insert(name)
            original = SitePhoto.Original(src: "originals/\(name)", name: photo.path.name.text)
        }
        result.records.append(record)
        result.photos.append(
            SitePhoto(
                photo, at: "photos/\(record.derived.digest)", details: record.details,
                derived: record.derived,
                recipe: recipe, original: original))
        if let problem = record.derived.problem {
            result.summary.warnings.append(PhotoProblem(path: photo.path, reason: problem))
        }
    }

    private func make(_ index: Int) {
        let photo = photos[index]
        let outcome: Outcome
        do throws(PhotoError) {
            outcome = .made(try makeRecord(of: photo))
        } catch {
            if case .unwritable(let reason) = error {
                stop.withLock { $0 = .unwritable(folder.path, reason: reason) }
                return
            }
            outcome = .failed(error.description)
        }
        outcomes.withLock { $0[index] = outcome }
    }

    private func makeRecord(of photo: Photo) throws(PhotoError) -> ExportRecord {
        let details = try decoder.details(of: photo)
        let temporary = try PhotoError.whileWriting { () throws(SystemError) in
            try Folder.makeTemporary(in: folder.state)
        }
        defer { Folder.remove(temporary) }
        let derived = try decoder.derive(photo, .everything, by: recipe, into: temporary)
        let record = ExportRecord(
            key: ExportRecord.key(of: photo, recipe: recipe), details: details, derived: derived)
        try PhotoError.whileWriting { () throws(SystemError) in
            try Folder.sync(temporary)
            try Folder.merge(temporary, into: folder.photo(derived.digest))
            try journal.add(record)
        }
        return record
    }

    private func originalName(of photo: Photo) -> String {
        let ending = photo.path.fileExtension.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return ending.isEmpty ? photo.id : "\(photo.id).\(ending)"
    }

    private func copyOriginals() throws(ExportError) {
        for (photo, outcome) in zip(photos, outcomes.withLock { $0 }) {
            if case .failed? = outcome { continue }
            let path = folder.originals.appending(FilePath(originalName(of: photo)))
            do throws(SystemError) {
                try FileWriter.copy(photo.path, to: path)
            } catch {
                throw .unwritable(path, reason: error.description)
            }
        }
    }
}
