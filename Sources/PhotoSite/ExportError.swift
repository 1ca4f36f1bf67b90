import PhotoAlbum

/// Why a site can't be written.
public enum ExportError: Error, CustomStringConvertible {
    /// The output lies in a folder of photos, or holds some.
    case overlapping(output: FilePath, input: FilePath)
    /// There is something in the output that no export has put there.
    case foreign(FilePath)
    /// Another export writes there.
    case busy(FilePath)
    case unwritable(FilePath, reason: String)

    public var description: String {
        switch self {
        case .overlapping(let output, let input):
            "the site \(output) and the photos \(input) lie within each other; choose another --output"
        case .foreign(let output):
            "\(output) is not empty, and no export has written it; choose another --output, or --force to write there"
        case .busy(let output): "another export is writing to \(output)"
        case .unwritable(let path, let reason): "\(path): \(reason); what was there before is as it was"
        }
    }
}
