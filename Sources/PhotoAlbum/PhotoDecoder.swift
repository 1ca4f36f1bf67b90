/// Reads photos and makes files of them.
public protocol PhotoDecoder: Sendable {
    func details(of photo: Photo) throws(PhotoError) -> PhotoDetails

    /// Writes the files of `part` into `folder`, which has to be there.
    func derive(_ photo: Photo, _ part: DerivedPart, by recipe: PhotoRecipe, into folder: FilePath)
        throws(PhotoError) -> DerivedPhoto
}
