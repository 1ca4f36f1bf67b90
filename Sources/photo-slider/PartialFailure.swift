/// What a command was to do is done but for some photos, each of which has been named.
struct PartialFailure: Error {}
