import PhotoAlbum
import Testing

@testable import photo_slider

struct ParsedArgumentsTests {
    private enum Colour: String, CaseIterable {
        case red, green
    }

    private let options = [
        CommandOption("--port", "PORT", ""), CommandOption("--open", nil, ""),
        CommandOption("--colour", "C", ""),
    ]

    private func parse(_ arguments: String...) throws -> ParsedArguments {
        try ParsedArguments(arguments.map { FilePath($0) }, options: options)
    }

    private func message(_ arguments: String...) -> String? {
        do throws(UsageError) {
            _ = try ParsedArguments(arguments.map { FilePath($0) }, options: options)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func aValueFollowsOrIsJoined() throws {
        #expect(try parse("--port", "80").text("--port") == "80")
        #expect(try parse("--port=80").text("--port") == "80")
        #expect(try parse("--port=").text("--port") == "")
        #expect(try parse("--port=a=b").text("--port") == "a=b")
        #expect(try parse("--port", "--open").text("--port") == "--open")
    }

    @Test func theLastOfSeveralWins() throws {
        #expect(try parse("--port", "1", "--port=2").text("--port") == "2")
    }

    @Test func optionsAndOperandsMix() throws {
        let parsed = try parse("a", "--open", "b", "-")
        #expect(parsed.operands.map(\.text) == ["a", "b", "-"])
        #expect(parsed.has("--open"))
    }

    @Test func twoDashesEndTheOptions() throws {
        let parsed = try parse("--", "--open", "-rf.jpg", "--")
        #expect(parsed.operands.map(\.text) == ["--open", "-rf.jpg", "--"])
        #expect(!parsed.has("--open"))
    }

    @Test func bytesThatAreNoTextArriveAsTheyAre() throws {
        let name = FilePath(bytes: [0xE9, 0x74, 0xE9])
        #expect(try ParsedArguments([name], options: options).operands == [name])
    }

    @Test func aMistypedOptionNamesItsNearestMatch() {
        #expect(message("--prot=80") == "there is no option --prot; did you mean --port?")
        #expect(message("-open") == "there is no option -open; did you mean --open?")
        #expect(message("--something") == "there is no option --something")
    }

    @Test func valuesMissingOrTooManyAreErrors() {
        #expect(message("--port") == "--port needs a value: --port PORT")
        #expect(message("--open=yes") == "--open takes no value")
    }

    @Test func numbersAreChecked() throws {
        #expect(try parse("--port=80").integer("--port", in: 0...65_535) == 80)
        for text in ["65536", "-1", "x", "", "8e3", "99999999999999999999"] {
            #expect(throws: UsageError.self) { try parse("--port=\(text)").integer("--port", in: 0...65_535) }
        }
        #expect(try parse("--port=2.5").seconds("--port") == 2.5)
        for text in ["0", "-3", "nan", "inf", "x", "1e9"] {
            #expect(throws: UsageError.self) { try parse("--port=\(text)").seconds("--port") }
        }
    }

    @Test func choicesAreNamed() throws {
        #expect(try parse("--colour=red").choice("--colour") == Colour.red)
        #expect(try parse().choice("--colour") == Colour?.none)
        let error = #expect(throws: UsageError.self) {
            let _: Colour? = try parse("--colour=blue").choice("--colour")
        }
        #expect(error?.description == "--colour is one of red, green, not “blue”")
    }
}
