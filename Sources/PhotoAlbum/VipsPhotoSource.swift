import CVips

/// A photo's file, open for libvips.
final class VipsPhotoSource {
    let pointer: UnsafeMutablePointer<VipsSource>
    let file: OpenFile

    /// Opens the file, if it still is the one that was found.
    init(_ photo: Photo) throws(PhotoError) {
        let file: OpenFile
        do throws(SystemError) {
            file = try OpenFile(path: photo.path)
        } catch {
            throw .unreadable(error.description)
        }
        guard Photo.id(path: photo.path, status: file.status) == photo.id else { throw .changed }
        // The source keeps a copy of the descriptor.
        guard let source = vips_source_new_from_descriptor(file.descriptor) else {
            throw .unreadable("can't be read")
        }
        pointer = source
        self.file = file
    }

    /// A path by which libraries that take no descriptor reach the very file that is open.
    var descriptorPath: String { "/proc/self/fd/\(file.descriptor)" }

    deinit {
        g_object_unref(pointer)
    }
}
