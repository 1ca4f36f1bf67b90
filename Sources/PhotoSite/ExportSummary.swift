import PhotoAlbum

/// What an export has done.
public struct ExportSummary: Sendable {
    /// Photos made ready in this run.
    public internal(set) var made = 0
    /// Photos that were ready from an earlier one.
    public internal(set) var unchanged = 0
    /// Photos left out, and why.
    public internal(set) var failures: [PhotoProblem] = []
    /// Photos that are there, but not as they should be.
    public internal(set) var warnings: [PhotoProblem] = []
    /// Files of earlier runs that are gone now.
    public internal(set) var removed = 0
}
