import Foundation
import Testing
import TraceAnalysis
import TraceReader
import TraceReport

@Suite struct PageBundleTests {
    private func reader() throws -> BundleReader {
        return try BundleReader(PageReport(try PageTrace.analysis()).bundle.bytes)
    }

    @Test("A bundle says what it is and who wrote it, and lists each section once")
    func directory() throws {
        let directory = try reader().directory
        #expect(directory.title == "CartTests/add")
        #expect(directory.tool == "tracectl \(ToolVersion.current)")
        #expect(Set(directory.sections.map(\.name)).count == directory.sections.count)
        #expect(directory.sections.allSatisfy { $0.offset % 12 == 0 })
    }

    @Test("Every section is exactly one zlib stream of the declared length, and all columns of a table have one count")
    func sections() throws {
        let reader = try reader()
        var counts: [Substring: Set<Int>] = [:]
        for section in reader.directory.sections {
            #expect(try reader.inflated(section.name).count == section.length, "\(section.name)")
            guard section.kind.hasPrefix("u") else { continue }
            counts[section.name.prefix { $0 != "." }, default: []].insert(section.count)
        }
        #expect(counts.filter { $0.value.count != 1 }.isEmpty)
        #expect(counts["runs"] == [27])
        #expect(counts["transactions"] == [13])
        #expect(counts["writes"] == [12])
        #expect(counts["steps"] == [13])
        #expect(counts["tests"] == [1])
    }

    @Test("A column has the narrowest kind that holds its numbers")
    func kinds() throws {
        let kinds = Dictionary(uniqueKeysWithValues: try reader().directory.sections.map { ($0.name, $0.kind) })
        // Differences of begins reach 89,000 ns, durations 5,000 ns.
        #expect(kinds["runs.begin"] == "u32")
        #expect(kinds["runs.duration"] == "u16")
        #expect(kinds["runs.type"] == "u8")
        let late = "5000000000ns transaction began t1 mount \"\""
        let reader = try BundleReader(PageReport(Analysis(of: [try TraceNotation.parse(late)])).bundle.bytes)
        #expect(reader.directory.sections.first { $0.name == "transactions.begin" }?.kind == "u64")
        #expect(try reader.column("transactions.begin") == [5_000_000_000])
    }

    @Test("BUNDLE.md names every section, and no other")
    func documentation() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Viewer/BUNDLE.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        var named: Set<String> = []
        for line in page.split(separator: "\n") where line.hasPrefix("| `") {
            // "`steps.location`, `.test`": the table's name stands before the first column only.
            let names = line.split(separator: "|")[0].split(separator: "`").map(String.init)
            guard let first = names.dropFirst().first else { continue }
            let table = first.contains(".") ? String(first.prefix { $0 != "." }) : ""
            for name in names where name == first || (!table.isEmpty && name.hasPrefix(".")) {
                named.insert(name == first ? name : table + name)
            }
        }
        let written = Set(try reader().directory.sections.map(\.name))
        #expect(written.subtracting(named) == [])
        #expect(Set(named.filter { $0.contains(".") }).subtracting(written) == [])
    }

    @Test("A run has its times, its reasons, the fields that differed, what it read, and the run that caused it")
    func runs() throws {
        let reader = try reader()
        #expect(try reader.column("runs.begin").prefix(5) == [3000, 11000, 15000, 104_000, 110_000])
        #expect(try reader.column("runs.duration").prefix(5) == [5000, 2000, 1000, 5000, 2000])
        #expect(try reader.column("runs.caused").prefix(5) == [3000, 0, 0, 2000, 0])
        // Changed and first; the fifth ran in vain.
        #expect(try reader.column("runs.flags").prefix(5) == [9, 9, 9, 1, 0])
        #expect(try reader.column("runs.cause").prefix(5) == [0, 1, 1, 0, 4])
        #expect(try reader.column("runs.transaction").prefix(5) == [1, 1, 1, 2, 2])
        let reasons = try reader.column("runs.reasons").prefix(5).map(reader.list)
        #expect(reasons == [["@self", "@identity"], ["@self", "@identity"], ["@self", "@identity"], ["@dependencies"], ["@self"]])
        #expect(try reader.list(reader.column("runs.fields")[4]) == ["item.updatedAt"])
        #expect(try reader.list(reader.column("runs.reads")[0]) == ["Cart.items", "_cart"])
        let types = try reader.texts("types.name")
        let views = try reader.column("runs.type").prefix(5).map { types[Int($0) - 1] }
        #expect(views == ["CartScreen", "ProductRow", PageTrace.hostile, "CartScreen", "ProductRow"])
        #expect(try reader.column("runs.record").prefix(4) == [6, 12, 15, 23])
    }

    @Test("Paths are put together from the rests of their ancestors, as the trace's tables print them")
    func paths() throws {
        let reader = try reader()
        let tables = TraceTables(try PageTrace.file())
        let identities = try reader.column("runs.identity")
        for (row, body) in tables.bodies.enumerated() {
            #expect(try reader.path(identities[row]) == tables.path(of: body.identity))
        }
        #expect(try reader.path(identities[1]) == "Host/CartScreen/ForEach[#1f3a99b2]/ProductRow")
        #expect(try reader.texts("identities.rest")[1] == "/ForEach[#1f3a99b2]/ProductRow")
        #expect(try reader.column("identities.depth").prefix(2) == [1, 3])
    }

    @Test("An invalidation leads to the write, and the write to its place in the source")
    func writes() throws {
        let reader = try reader()
        #expect(try reader.column("invalidations.run").prefix(2) == [4, 6])
        #expect(try reader.texts("invalidations.input").first == "@dependencies")
        #expect(try reader.column("invalidations.write").prefix(2) == [1, 2])
        #expect(try reader.texts("writes.owner").first == "Cart")
        #expect(try reader.texts("writes.property").first == "total")
        #expect(try reader.column("writes.kind").first == 2)
        #expect(try reader.column("writes.time").prefix(2) == [101_000, 201_000])
        let location = Int(try reader.column("writes.location")[0]) - 1
        #expect(try reader.texts("locations.file")[location] == "Sources/Shop/Cart.swift")
        #expect(try reader.texts("locations.function")[location] == "Cart.add(_:)")
        #expect(try reader.column("locations.line")[location] == 48)
        #expect(try reader.column("locations.column")[location] == 9)
    }

    @Test("A transaction has its cause, its counts, its step and its test")
    func transactions() throws {
        let reader = try reader()
        #expect(try reader.column("transactions.kind").prefix(2) == [1, 3])
        #expect(try reader.texts("transactions.name").prefix(2) == ["", "Add"])
        #expect(try reader.column("transactions.begin").prefix(2) == [2000, 102_000])
        #expect(try reader.column("transactions.duration").prefix(2) == [15000, 11000])
        #expect(try reader.column("transactions.bodies").prefix(2) == [3, 2])
        #expect(try reader.column("transactions.skips").prefix(2) == [0, 1])
        #expect(try reader.column("transactions.step").prefix(3) == [1, 2, 3])
        #expect(try reader.column("transactions.test").prefix(2) == [1, 1])
        #expect(try reader.texts("steps.name").prefix(2) == ["mount", "add one"])
        #expect(try reader.texts("tests.name") == ["CartTests/add"])
        #expect(try reader.column("tests.failed") == [1])
    }

    @Test("The runs of a finding are those of the records that it names")
    func evidence() throws {
        let analysis = try PageTrace.analysis()
        let reader = try BundleReader(PageReport(analysis).bundle.bytes)
        let ends = try reader.column("evidence.end")
        #expect(ends.count == analysis.findings.count)
        let finding = try #require(analysis.findings.firstIndex { $0.rule == "broad-input" })
        let start = finding == 0 ? 0 : Int(ends[finding - 1])
        let runs = try reader.column("evidenceRuns.run")[start..<Int(ends[finding])]
        let expected: [UInt64] = [5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27]
        #expect(Array(runs) == expected)
        // A duplicate id is no body run: it leads to the one that made the collection.
        let duplicate = try #require(analysis.findings.firstIndex { $0.rule == "duplicate-id" })
        let first = duplicate == 0 ? 0 : Int(ends[duplicate - 1])
        #expect(Array(try reader.column("evidenceRuns.run")[first..<Int(ends[duplicate])]) == [1])
    }

    @Test("The report in a bundle is the JSON report, and the sentences are those of the text report")
    func report() throws {
        let analysis = try PageTrace.analysis()
        let reader = try BundleReader(PageReport(analysis).bundle.bytes)
        #expect(String(decoding: try reader.inflated("report"), as: UTF8.self) == JSONReport(analysis).text)
        let words = try #require(try reader.json("words") as? [String: Any])
        #expect(words["verdict"] as? String == "1 error, 1 warning")
        #expect((words["first"] as? String)?.hasPrefix("Change first: Give the elements of ") == true)
        #expect(words["conditions"] as? String == "release build, Swift 6.3.1, profile ios26, virtual clock")
        #expect(words["findings"] as? [String] == analysis.findings.map(\.message))
        // Joined, since lines of the text report break at 80 columns.
        let text = TextReport(analysis).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains(try #require(words["measured"] as? String)))
    }

    @Test("Traces lie one after another on the axis, and references stay in their trace")
    func severalTraces() throws {
        let analysis = Analysis(of: [try PageTrace.file("a.viewtrace"), try PageTrace.file("b.viewtrace")])
        let reader = try BundleReader(PageReport(analysis).bundle.bytes)
        let traces = try #require(try reader.json("traces") as? [[String: Any]])
        #expect(traces.map { $0["file"] as? String } == ["a.viewtrace", "b.viewtrace"])
        #expect(traces.map { $0["begin"] as? Int } == [0, 9_180_000])
        #expect(traces.map { $0["duration"] as? Int } == [9_000_000, 9_000_000])
        let begins = try reader.column("runs.begin")
        #expect(begins.count == 54)
        #expect(begins[27] == 9_183_000)
        #expect(begins == begins.sorted())
        #expect(try reader.column("runs.cause")[28] == 28)
        #expect(try reader.column("runs.transaction")[27] == 14)
        let first = try #require(traces[1]["firstRecord"] as? Int)
        #expect(try reader.column("runs.record")[27] == UInt64(first + 5))
        let identity = try reader.column("runs.identity")[28]
        #expect(try reader.path(identity) == "Host/CartScreen/ForEach[#1f3a99b2]/ProductRow")
        #expect(reader.directory.title == "a.viewtrace and 1 more")
    }

    @Test("The same analysis gives the same bytes")
    func determinism() throws {
        let first = try PageReport(try PageTrace.analysis())
        let second = try PageReport(try PageTrace.analysis())
        #expect(first.bundle.bytes == second.bundle.bytes)
        #expect(try first.html() == second.html())
    }

    @Test("A trace without a record gives a bundle with empty tables")
    func emptyTrace() throws {
        let analysis = Analysis(of: [try TraceNotation.parse("", name: "empty.viewtrace")])
        let reader = try BundleReader(PageReport(analysis).bundle.bytes)
        #expect(try reader.column("runs.begin") == [])
        #expect(try reader.column("types.name") == [])
        let words = try #require(try reader.json("words") as? [String: Any])
        #expect(words["verdict"] as? String == "Nothing was measured")
    }

    @Test("What did not end reaches to the end of its trace, and a run without an end has no duration")
    func cutTrace() throws {
        let text = """
            0us step began mount
            1us transaction began t1 mount ""
            2us identity created #1 Screen root slot 0
            3us body began #1 Screen [@self, @identity]
            9us marked end ""
            10us transaction began t2 action Tap
            """
        let reader = try BundleReader(PageReport(Analysis(of: [try TraceNotation.parse(text)])).bundle.bytes)
        #expect(try reader.column("steps.duration") == [10000])
        #expect(try reader.column("transactions.duration") == [9000, 0])
        #expect(try reader.column("runs.duration") == [0])
        // Its end was not recorded, nor its duration; it was the first, and nothing is known of its output.
        #expect(try reader.column("runs.flags") == [30])
    }
}
