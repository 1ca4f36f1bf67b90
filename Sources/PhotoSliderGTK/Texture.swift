#if GTK
    import CGtk
    import PhotoAlbum

    /// A picture ready to be drawn, made on any thread.
    final class Texture: Sendable {
        /// Immutable, and counted atomically.
        nonisolated(unsafe) let pointer: OpaquePointer
        let width: Int
        let height: Int
        var byteCount: Int { 4 * width * height }

        /// A part of a photo; `nil` where there is no such part or no memory.
        init?(_ pixels: PhotoPixels, x: Int, y: Int, width: Int, height: Int) {
            guard let memory = pixels.premultipliedBytes(x: x, y: y, width: width, height: height) else {
                return nil
            }
            let bytes = g_bytes_new_with_free_func(
                memory.baseAddress, gsize(memory.count), { free($0) }, memory.baseAddress)
            defer { g_bytes_unref(bytes) }
            guard
                let texture = gdk_memory_texture_new(
                    CInt(width), CInt(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(4 * width))
            else { return nil }
            pointer = texture
            self.width = width
            self.height = height
        }

        /// All of a photo.
        convenience init?(_ pixels: PhotoPixels) {
            self.init(pixels, x: 0, y: 0, width: pixels.dimensions.width, height: pixels.dimensions.height)
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }
#endif
