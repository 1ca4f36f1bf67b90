import Testing

@Suite struct TraceTests {
    @Test func areThere() {
        #expect(!Trace.names.isEmpty, "no trace in \(Trace.folder.path)")
    }

    @Test(arguments: Trace.names) func plays(_ name: String) throws {
        let trace = try Trace(named: name)
        var player = TracePlayer()
        player.play(trace)
        try player.recording.write(named: name)
    }

    @Test(arguments: [
        "0.5", "pages", "pages many", "lops", "0 fly", "0 down 3", "0 glide 1 2", "0 expect", "0 expect x",
    ])
    func aLineThatSaysNothingKnownIsRefused(_ line: String) {
        #expect(throws: Trace.Malformed.self) { try Trace(name: "test", text: "pages 3\n\(line)") }
    }
}
