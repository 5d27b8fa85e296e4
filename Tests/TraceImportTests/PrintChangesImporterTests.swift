import Foundation
import Testing
import TraceFormat
import TraceImport
import TraceReader

@Suite struct PrintChangesImporterTests {
    /// The records and the summary that come of a log.
    private func imported(_ log: Data, _ limits: ImportLimits = ImportLimits()) throws -> (file: TraceFile, summary: ImportSummary) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("console.log")
        try log.write(to: source)
        let target = folder.appendingPathComponent("out.viewtrace").path
        let summary = try PrintChangesImporter.importLog(.file(path: source.path), to: target, limits: limits)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["console.log", "out.viewtrace"])
        return (try TraceFile.open(target), summary)
    }

    /// The notation of what came of a log, without the source and the counters, times in ticks.
    private func lines(_ log: String) throws -> [String] { try lines(Data(log.utf8)) }

    private func lines(_ log: Data) throws -> [String] {
        let file = try imported(log).file
        return TraceNotation.print(file).split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("metadata") && !$0.contains("counters sampled") && !$0.contains(" marked ")
        }.map { $0.drop { $0 == " " || $0 == "." || $0.isNumber }.split(separator: " ").joined(separator: " ") }
    }

    @Test func `each printed line is a body run of its type's one identity, at the tick of its line`() throws {
        let file = try imported(Data("Tea: @self, @identity, _cups changed.\nsteeping\nTea: _cups changed.\nPot: unchanged.\n".utf8)).file
        #expect(
            TraceNotation.print(file) == """
                metadata {"clock":{"kind":"ordinal"},"importedFrom":"print-changes","tool":"\(ToolVersion.current)","values":"recorded"}
                    1  0us         marked               import.source console.log
                    2  0.001us     identity created     #1 Tea structural slot 0
                    3  0.001us     body began           #1 Tea [@self, @identity, _cups]
                    4  0.001us     body ended           #1 changed
                    5  0.002us     other logged         steeping
                    6  0.003us     body began           #1 Tea [_cups]
                    7  0.003us     body ended           #1 changed
                    8  0.004us     identity created     #2 Pot structural slot 0
                    9  0.004us     body began           #2 Pot []
                   10  0.004us     body ended           #2 changed
                   11  0.004us     counters sampled     import.lines 4
                   12  0.004us     counters sampled     import.linesUnderstood 3
                   13  0.004us     counters sampled     import.linesNotUnderstood 1
                   14  0.004us     counters sampled     import.linesBlank 0
                   15  0.004us     counters sampled     import.linesCut 0
                   16  0.004us     counters sampled     import.linesInvalidText 0
                   17  0.004us     counters sampled     import.linesNotKept 0
                   18  0.004us     counters sampled     import.bodies 3
                   19  0.004us     counters sampled     import.warnings 0

                """)
        #expect(file.metadata.clock == .ordinal)
        #expect(file.metadata.importedFrom == "print-changes")
        #expect(file.flaws.isEmpty)
    }

    @Test func `a duplicate is an event of its collection, and keeps the warning's text`() throws {
        let text = "ForEach<Array<Tea>, String, Row>: the ID oolong occurs multiple times within the collection, this will give undefined results!"
        #expect(
            try lines("10:46:31  [com.apple.SwiftUI:Invalid Configuration] \(text)\n") == [
                "type \"ForEach<Array<Tea>, String, Row>\" collection -",
                "us identity created #1 \"ForEach<Array<Tea>, String, Row>\" structural slot 0",
                "us duplicate id found #1 oolong first 0 position 0",
                "us warning issued #1 duplicateID \"\(text)\"",
            ])
    }

    @Test func `a warning without a place belongs to no identity`() throws {
        #expect(
            try lines("=== AttributeGraph: cycle detected through attribute 7 ===\n")
                == ["us warning issued #0 cycle \"=== AttributeGraph: cycle detected through attribute 7 ===\""])
    }

    @Test func `a wrapped list is one run at its first line, all its lines are understood`() throws {
        let log = """
            Kettle: _lidInset, _spoutInset,
                    _handleInset,
                    _temperature changed.
            Pot: @self changed.

            """
        #expect(
            try lines(log) == [
                "us identity created #1 Kettle structural slot 0",
                "us body began #1 Kettle [_lidInset, _spoutInset, _handleInset, _temperature]",
                "us body ended #1 changed",
                "us identity created #2 Pot structural slot 0",
                "us body began #2 Pot [@self]",
                "us body ended #2 changed",
            ])
        let (file, summary) = try imported(Data(log.utf8))
        #expect(file.records.filter { if case .bodyBegan = $0.event { true } else { false } }.map(\.time) == [1, 4])
        #expect(summary.understood == 4)
        #expect(summary.bodies == 2)
    }

    @Test func `a wrapped list goes on behind a CI runner's timestamps`() throws {
        #expect(
            try lines("2026-03-24T10:46:31.1Z Kettle: _lid,\n2026-03-24T10:46:31.2Z         _spout changed.\n").contains(
                "us body began #1 Kettle [_lid, _spout]"))
    }

    @Test(arguments: [
        "Kettle: _lid,\n", "Kettle: _lid,", "Kettle: _lid,\n\n   _spout changed.\n", "Kettle: _lid,\n   the spout is hot\n",
        "Kettle: _lid,\n_spout changed.\n",
    ])
    func `a list that comes to nothing is other log, line by line`(log: String) throws {
        let wanted = log.split(separator: "\n").map(String.init)
        let (file, summary) = try imported(Data(log.utf8))
        let kept = file.records.compactMap { if case .otherLogged(let line) = $0.event { file.definitions.text(line) } else { nil } }
        #expect(kept == wanted)
        #expect(summary.notUnderstood == wanted.count)
        #expect(summary.bodies == 0)
    }

    @Test func `a line after a list that came to nothing is read by itself`() throws {
        #expect(
            try lines("Kettle: _lid,\nPot: @self changed.\n") == [
                "us other logged \"Kettle: _lid,\"", "us identity created #1 Pot structural slot 0", "us body began #1 Pot [@self]",
                "us body ended #1 changed",
            ])
    }

    @Test func `line ends of other systems, a byte order mark and terminal codes are taken away`() throws {
        let log = "\u{FEFF}Tea: @self changed.\r\n\u{1B}[1;32mTea: _cups\u{1B}[0m changed.\r\n\u{1B}]8;;x\u{7}Tea\u{1B}]8;;\u{1B}\\: unchanged.\r\r\n"
        let (file, summary) = try imported(Data(log.utf8))
        #expect(summary.understood == 3)
        #expect(file.records.count { if case .bodyBegan = $0.event { true } else { false } } == 3)
    }

    @Test func `a last line without its end is read, and said to be so`() throws {
        let whole = try imported(Data("Tea: @self changed.".utf8)).summary
        #expect(whole.bodies == 1)
        #expect(whole.endsWithinLine)
        let part = try imported(Data("Tea: @self changed.\nTea: @self, _cu".utf8)).summary
        #expect(part.bodies == 1)
        #expect(part.notUnderstood == 1)
        #expect(try !imported(Data("Tea: @self changed.\n".utf8)).summary.endsWithinLine)
    }

    @Test func `bytes that are not UTF-8 are replaced and counted`() throws {
        let (file, summary) = try imported(Data("Tea: @self changed.\nk\u{FC}hl".utf8) + Data([0xff, 0x0a]) + Data("Tea: unchanged.\n".utf8))
        #expect(summary.invalidText == 1)
        #expect(summary.bodies == 2)
        #expect(file.records.contains { if case .otherLogged(let line) = $0.event { file.definitions.text(line) == "k\u{FC}hl\u{FFFD}" } else { false } })
    }

    @Test func `a line longer than the bound is cut, counted and none of ours`() throws {
        let long = "Tea: " + Array(repeating: "_cups", count: 20_000).joined(separator: ", ") + " changed.\n"
        let (file, summary) = try imported(Data((long + "Tea: @self changed.\n").utf8))
        #expect(summary.cut == 1)
        #expect(summary.notUnderstood == 1)
        #expect(summary.bodies == 1)
        let kept = file.records.compactMap { if case .otherLogged(let line) = $0.event { file.definitions.text(line) } else { nil } }
        #expect(kept == [String(long.prefix(65_536))])
    }

    @Test func `a log without any line end is read in bounded memory`() throws {
        let summary = try imported(Data(repeating: 0x61, count: 3_000_000)).summary
        #expect(summary.lines == 1)
        #expect(summary.cut == 1)
    }

    @Test func `empty lines are counted apart`() throws {
        let summary = try imported(Data("\n  \n\t\nTea: @self changed.\n".utf8)).summary
        #expect(summary.lines == 4)
        #expect(summary.blank == 3)
        #expect(summary.notUnderstood == 0)
    }

    @Test func `the same log gives the same bytes`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("console.log").path
        try Data("Tea: @self changed.\nother\n".utf8).write(to: URL(fileURLWithPath: source))
        let targets = ["a", "b"].map { folder.appendingPathComponent("\($0).viewtrace").path }
        for target in targets { _ = try PrintChangesImporter.importLog(.file(path: source), to: target) }
        let bytes = try targets.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        #expect(bytes[0] == bytes[1])
    }

    @Test func `more different lines than a trace may hold are counted and not kept`() throws {
        var limits = ImportLimits()
        limits.texts = 3
        let (file, summary) = try imported(Data("a\nb\nTea: @self changed.\na\nb\nc\nPot: @self changed.\n".utf8), limits)
        // a, b and Tea are three; @self is one too many.
        #expect(summary.lines == 7)
        #expect(summary.understood == 0)
        #expect(summary.notUnderstood == 7)
        #expect(summary.notKept == 3)
        #expect(file.records.count { if case .otherLogged = $0.event { true } else { false } } == 4)
        limits.texts = 100
        limits.textBytes = 5
        let byBytes = try imported(Data("abcd\nefgh\nabcd\n".utf8), limits).summary
        #expect(byBytes.notUnderstood == 3)
        #expect(byBytes.notKept == 1)
    }

    @Test func `what is no log is refused by name, and no trace is left`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appendingPathComponent("out.viewtrace").path
        func refusal(_ content: Data?) throws -> TraceImportError? {
            let source = folder.appendingPathComponent("log").path
            try? FileManager.default.removeItem(atPath: source)
            if let content { try content.write(to: URL(fileURLWithPath: source)) }
            do throws(TraceImportError) { _ = try PrintChangesImporter.importLog(.file(path: source), to: target) } catch { return error }
            return nil
        }
        let name = folder.appendingPathComponent("log").path
        #expect(try refusal(nil) == .missing(name))
        #expect(try refusal(Data()) == .empty(name))
        #expect(try refusal(Data(TraceHeader.magic)) == .trace(name))
        #expect(try refusal(Data([0xff, 0xfe, 0x54, 0x00])) == .wideText(name))
        #expect(throws: TraceImportError.folder(folder.path)) { try PrintChangesImporter.importLog(.file(path: folder.path), to: target) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["log"])
    }
}
