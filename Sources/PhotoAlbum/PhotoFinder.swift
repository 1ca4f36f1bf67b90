import Glibc

/// Finds the photos in folders and among files.
///
/// Links are followed inside the given folders only, and every folder is entered once, so a loop of links ends.
/// Only regular files are ever opened, and those only where their name doesn't promise a photo.
struct PhotoFinder {
    private(set) var photos: [Photo] = []
    /// What couldn't be looked at, and why.
    private(set) var problems: [PhotoProblem] = []
    /// How many files of each kind are no photos.
    private(set) var others: [FileKind: Int] = [:]
    /// The folders that were looked through, and those of the single files.
    private(set) var folders: Set<FilePath> = []

    private let roots: [FilePath]
    private var enteredFolders: Set<FileNumber> = []
    private var photoIDs: Set<String> = []

    /// Looks through `paths`, files and folders mixed.
    ///
    /// - Parameter progress: called for each folder and each hundred photos with the number of photos found so far.
    init(paths: [FilePath], progress: (Int) -> Void = { _ in }) {
        roots = paths.compactMap { $0.resolved() }
        for path in paths {
            do throws(SystemError) {
                let status = try FileStatus(path: path, followsLinks: true)
                guard let resolved = path.resolved() else { throw SystemError() }
                if status.kind == .folder {
                    enter(resolved, status, progress)
                } else {
                    folders.insert(resolved.folder)
                    consider(resolved, status, progress)
                    findSidecar(of: resolved)
                }
            } catch {
                problems.append(PhotoProblem(path: path, reason: error.description))
            }
        }
    }

    private mutating func enter(_ folder: FilePath, _ status: FileStatus, _ progress: (Int) -> Void) {
        guard enteredFolders.insert(status.number).inserted else { return }
        folders.insert(folder)
        progress(photos.count)
        let names: [FilePath]
        do throws(SystemError) {
            names = try Folder.names(in: folder)
        } catch {
            problems.append(PhotoProblem(path: folder, reason: error.description))
            return
        }
        var links: [FilePath] = []
        let firstPhoto = photos.count
        var texts: [FilePath: FilePath] = [:]
        for name in names {
            if FileKind.isHidden(name) {
                others[.other, default: 0] += 1
                continue
            }
            let path = folder.appending(name)
            do throws(SystemError) {
                let status = try FileStatus(path: path, followsLinks: false)
                switch status.kind {
                case .folder: enter(path, status, progress)
                case .link: links.append(path)
                case .file where Sidecar.isPossible(name): texts[name.stem] = path
                case .file, .other: consider(path, status, progress)
                }
            } catch {
                problems.append(PhotoProblem(path: path, reason: error.description))
            }
        }
        attach(texts, to: firstPhoto, in: folder)
        // After the rest, so that a folder is found by its own name before it is found by a link.
        for link in links { follow(link, progress) }
    }

    /// Gives the folder's photos, which are among those from `first` on, their sidecars.
    private mutating func attach(_ texts: [FilePath: FilePath], to first: Int, in folder: FilePath) {
        guard !texts.isEmpty else { return }
        var unused = Set(texts.keys)
        for index in photos[first...].indices where photos[index].path.folder == folder {
            let stem = photos[index].path.name.stem
            photos[index].sidecar = texts[stem]
            unused.remove(stem)
        }
        others[.other, default: 0] += unused.count
    }

    /// Gives a photo that was named by itself its sidecar.
    private mutating func findSidecar(of path: FilePath) {
        guard let last = photos.indices.last, photos[last].path == path else { return }
        let folder = path.folder
        photos[last].sidecar = ["txt", "md"].lazy
            .map { folder.appending(FilePath(bytes: path.name.stem.bytes + Array(".\($0)".utf8))) }
            .first { (try? FileStatus(path: $0, followsLinks: false))?.kind == .file }
    }

    private mutating func follow(_ link: FilePath, _ progress: (Int) -> Void) {
        do throws(SystemError) {
            let status = try FileStatus(path: link, followsLinks: true)
            guard let target = link.resolved() else { throw SystemError() }
            guard roots.contains(where: target.isInside) else {
                problems.append(PhotoProblem(path: link, reason: "a link that leads out of the album"))
                return
            }
            if status.kind == .folder {
                enter(link, status, progress)
            } else {
                consider(link, status, progress)
            }
        } catch {
            problems.append(PhotoProblem(path: link, reason: error.description))
        }
    }

    private mutating func consider(_ path: FilePath, _ status: FileStatus, _ progress: (Int) -> Void) {
        guard status.kind == .file else {
            others[.other, default: 0] += 1
            return
        }
        do throws(SystemError) {
            let kind = try kind(of: path)
            guard kind == .photo else {
                others[kind, default: 0] += 1
                return
            }
        } catch {
            problems.append(PhotoProblem(path: path, reason: error.description))
            return
        }
        guard status.byteCount > 0 else {
            problems.append(PhotoProblem(path: path, reason: "an empty file"))
            return
        }
        let photo = Photo(path: path, status: status)
        if photoIDs.insert(photo.id).inserted {
            photos.append(photo)
            if photos.count.isMultiple(of: 100) { progress(photos.count) }
        }
    }

    private func kind(of path: FilePath) throws(SystemError) -> FileKind {
        if let kind = FileKind(name: path.name) { return kind }
        return FileKind(start: try OpenFile(path: path).start(count: 16), name: path.name)
    }
}
