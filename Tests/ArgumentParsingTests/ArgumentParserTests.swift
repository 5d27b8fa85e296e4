import ArgumentParsing
import Testing

@Suite struct ArgumentParserTests {
    @Test func `options, flags and positional arguments mix in any order`() throws {
        let parsed = try #require(SampleTool.parsed("paint --count 3 a.png -f b.png --output out.png c.png"))
        #expect(parsed[SampleTool.count] == 3)
        #expect(parsed[SampleTool.force])
        #expect(!parsed[SampleTool.loud])
        #expect(parsed[SampleTool.output] == "out.png")
        #expect(parsed[SampleTool.picture] == "a.png")
        #expect(parsed.all(SampleTool.others) == ["b.png", "c.png"])
        #expect(parsed.calledAs == "studio paint")
    }

    @Test(arguments: ["-o x", "-o=x", "-ox", "--output x", "--output=x"])
    func `a value is taken in every spelling`(spelling: String) throws {
        let parsed = try #require(SampleTool.parsed("paint a.png \(spelling)"))
        #expect(parsed[SampleTool.output] == "x")
    }

    @Test func `short flags stand in a group, the last may take a value`() throws {
        let parsed = try #require(SampleTool.parsed("paint a.png -flo x"))
        #expect(parsed[SampleTool.force])
        #expect(parsed[SampleTool.loud])
        #expect(parsed[SampleTool.output] == "x")
    }

    @Test func `a repeated option keeps all its values in order, another one its last`() throws {
        let parsed = try #require(SampleTool.parsed("paint a.png --shade dark --shade=pale --count 2 --count 4"))
        #expect(parsed.all(SampleTool.shade) == [.dark, .pale])
        #expect(parsed[SampleTool.count] == 4)
    }

    @Test func `a lone dash is a value and a positional argument`() throws {
        let parsed = try #require(SampleTool.parsed("paint - -o -"))
        #expect(parsed[SampleTool.picture] == "-")
        #expect(parsed[SampleTool.output] == "-")
    }

    @Test func `two dashes end the options`() throws {
        let parsed = try #require(SampleTool.parsed("paint -- --count"))
        #expect(parsed[SampleTool.picture] == "--count")
        #expect(parsed[SampleTool.count] == nil)
    }

    @Test func `nothing after two dashes is looked at when a command is passed on`() throws {
        let parsed = try #require(SampleTool.parsed("watch -o log -- swift test --help -- -o x"))
        #expect(parsed[SampleTool.program] == ["swift", "test", "--help", "--", "-o", "x"])
        #expect(parsed[SampleTool.output] == "log")
    }

    @Test func `an equal sign belongs to the value after the first one`() throws {
        let parsed = try #require(SampleTool.parsed("paint a.png --output=text=x"))
        #expect(parsed[SampleTool.output] == "text=x")
    }

    @Test func `an empty value is a value`() throws {
        let parsed = try #require(SampleTool.parsed("paint a.png --output="))
        #expect(parsed[SampleTool.output] == "")
    }
}
