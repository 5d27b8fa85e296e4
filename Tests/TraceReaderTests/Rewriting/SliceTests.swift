import Foundation
import Testing
import TraceFormat
import TraceReader

/// Parts of traces that stand for themselves.
@Suite struct SliceTests {
    private var trace: TraceFile {
        get throws {
            try TraceNotation.parse("""
                metadata {"clock":{"kind":"virtual"},"executable":"Secret","test":{"name":"TeaTests/pour"},"tool":"0.1.0","values":"recorded"}
                0us test began TeaTests/pour
                0us transaction began t1 mount - at TeaTests.swift:7
                0us identity created #1 TeaList root slot 0
                0us identity created #2 TeaRow keyed key "jasmine tea" slot 0 below #1
                0us state created #2 _cups
                0us identity created #3 TeaRow keyed key oolong slot 1 below #1
                1us body began #2 TeaRow [@self]
                1us body ended #2 changed reads [_cups]
                1us body began #3 TeaRow [@self]
                1us body ended #3 changed
                2us transaction ended t1 passes 1 bodies 2 skips 0
                2us step began pour
                3us state written w1 #2 _cups at TeaRow.swift:5 in pour()
                3us transaction began t2 action tap
                4us invalidated #2 _cups from w1
                4us body began #2 TeaRow [_cups]
                5us body ended #2 same reads [_cups]
                6us transaction ended t2 passes 1 bodies 1 skips 0
                6us step ended pour
                7us step began wait
                7us marked waited long
                8us step ended wait
                9us test ended passed
                """)
        }
    }

    private func lines(_ file: TraceFile) -> [String] {
        TraceNotation.print(file).split(separator: "\n").filter { !$0.hasPrefix("metadata") }
            .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    }

    @Test func oneRecordBringsWhatItTakesToUnderstandIt() throws {
        let slice = try TraceSlice(of: trace, keeping: "record 17") { $0.number == 17 }
        #expect(slice.chosenCount == 1)
        #expect(lines(slice.file) == [
            "0us test began TeaTests/pour", "0us transaction began t1 mount - at TeaTests.swift:7", "0us identity created #1 TeaList root slot 0",
            "0us identity created #2 TeaRow keyed key \"jasmine tea\" slot 0 below #1", "0us state created #2 _cups",
            "1us body began #2 TeaRow [@self]", "1us body ended #2 changed reads [_cups]", "2us transaction ended t1 passes 1 bodies 2 skips 0",
            "2us step began pour", "3us state written w1 #2 _cups at TeaRow.swift:5 in pour()", "3us transaction began t2 action tap",
            "4us invalidated #2 _cups from w1", "4us body began #2 TeaRow [_cups]", "5us body ended #2 same reads [_cups]",
            "6us transaction ended t2 passes 1 bodies 1 skips 0", "6us step ended pour", "9us test ended passed",
        ])
        #expect(slice.file.metadata.history == ["cut out: record 17"])
        let tables = TraceTables(slice.file)
        #expect(tables.contradictions.isEmpty)
        #expect(tables.bodies.map(\.isFirst) == [true, false])
    }

    @Test func aStepIsKeptAlone() throws {
        let slice = try TraceSlice(of: trace, keeping: "step wait") { $0.step == "wait" }
        #expect(lines(slice.file) == [
            "0us test began TeaTests/pour", "7us step began wait", "7us marked waited long", "8us step ended wait", "9us test ended passed",
        ])
    }

    @Test func whatIsNotThereIsAnError() throws {
        #expect(throws: TraceReaderError.notRewritable(path: "notation", reason: "no record of it is step drink")) {
            try TraceSlice(of: trace, keeping: "step drink") { $0.step == "drink" }
        }
    }

    @Test func aSliceComesBackFromItsFile() throws {
        let slice = try TraceSlice(of: trace, keeping: "record 17") { $0.number == 17 }
        try SampleTrace.withPath { path in
            #expect(try slice.write(to: path) == 0)
            let read = try TraceFile.open(path)
            #expect(read.flaws.isEmpty)
            #expect(lines(read) == lines(slice.file))
        }
    }

    @Test func scrubbingLeavesNoNameOfTheUsers() throws {
        var slice = try TraceSlice(of: trace, keeping: "all") { _ in true }
        slice.scrub()
        let text = TraceNotation.print(slice.file)
        for secret in ["Tea", "tea", "jasmine", "oolong", "cups", "pour", "Secret", "waited", "long"] {
            #expect(!text.contains(secret), "\(secret) in\n\(text)")
        }
        #expect(lines(slice.file)[6] == "1us body began #2 \(slice.file.definitions.type(TypeID(rawValue: 2))!.name) [@self]")
        #expect(slice.file.metadata.valuePolicy == .hashed)
        #expect(slice.file.metadata.executable == nil)
        // The same name is the same word, so that what belongs together still does.
        #expect(TraceTables(slice.file).bodies.count == 3)
        #expect(Set(TraceTables(slice.file).bodies.map(\.type)).count == 1)
        #expect(text.contains("[_name"))
    }
}
