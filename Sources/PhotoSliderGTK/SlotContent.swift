#if GTK
    import PhotoAlbum

    /// What one slot shows.
    struct SlotContent {
        var photo: Photo
        /// `nil` until the file's header has been read.
        var dimensions: PhotoDimensions?
        var caption: String?
        /// `nil` until it is decoded: a placeholder is drawn.
        var texture: Texture?
        /// The longer side last asked for, in pixels.
        var requestedSide = 0
        /// Why there is nothing to show.
        var failure: String?

        init(_ photo: Photo) { self.photo = photo }
    }
#endif
