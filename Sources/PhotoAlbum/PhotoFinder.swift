import Glibc

/// Finds the photos in folders and among files.
///
/// Links are followed inside the given folders only, and every folder is entered once, so a loop of links ends.
/// Only regular files are ever opened, and those only where their name doesn't promise a photo.
struct PhotoFinder {
    private(set) var photos: [Photo] = []
    /// What couldn't be looked at, and why.
    private(set) var problems: [PhotoProblem] = []
    /// How many files are no photos: videos, raw files, texts, hidden files.
    private(set) var otherCount = 0

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
                    consider(resolved, status, progress)
                }
            } catch {
                problems.append(PhotoProblem(path: path, reason: error.description))
            }
        }
    }

    private mutating func enter(_ folder: FilePath, _ status: FileStatus, _ progress: (Int) -> Void) {
        guard enteredFolders.insert(status.number).inserted else { return }
        progress(photos.count)
        let names: [FilePath]
        do throws(SystemError) {
            names = try Self.names(in: folder)
        } catch {
            problems.append(PhotoProblem(path: folder, reason: error.description))
            return
        }
        var links: [FilePath] = []
        for name in names {
            if FileKind.isHidden(name) {
                otherCount += 1
                continue
            }
            let path = folder.appending(name)
            do throws(SystemError) {
                let status = try FileStatus(path: path, followsLinks: false)
                switch status.kind {
                case .folder: enter(path, status, progress)
                case .link: links.append(path)
                case .file, .other: consider(path, status, progress)
                }
            } catch {
                problems.append(PhotoProblem(path: path, reason: error.description))
            }
        }
        // After the rest, so that a folder is found by its own name before it is found by a link.
        for link in links { follow(link, progress) }
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
            otherCount += 1
            return
        }
        do throws(SystemError) {
            guard try kind(of: path) == .photo else {
                otherCount += 1
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
        return FileKind(start: try OpenFile(path: path).start(count: 16))
    }

    private static func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
        guard let stream = folder.withCString({ opendir($0) }) else { throw SystemError() }
        defer { closedir(stream) }
        var names: [FilePath] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) {
                names.append(FilePath(bytes: name))
            }
        }
        return names
    }
}
