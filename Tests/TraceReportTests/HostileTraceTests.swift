import Foundation
import Testing
import TraceAnalysis
import TraceReader
import TraceReport

/// Traces that no recorder writes: every question must have an answer all the same.
@Suite struct HostileTraceTests {
    /// A generator of numbers that are the same in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Records in any order, with references to anything.
    private func text(seed: UInt64) -> String {
        var numbers = Numbers(state: seed)
        var time = 0
        var lines = ["type Host host A", "type ForEach<Row> collection A", "type Stack<Row> framework A", "type Card modifier A"]
        let types = ["Host", "ForEach<Row>", "Stack<Row>", "Card", "Row", "\"Ro`w\\u{1b}\""]
        let kinds = ["root", "structural", "branch", "keyed key k", "explicit key \"a/b`\"", "erased key T", "presented key x"]
        func id(_ numbers: inout Numbers) -> String { "#\(UInt32.random(in: 0...7, using: &numbers))" }
        func write(_ numbers: inout Numbers) -> String { "w\(UInt32.random(in: 0...5, using: &numbers))" }
        func transaction(_ numbers: inout Numbers) -> String { "t\(UInt32.random(in: 0...4, using: &numbers))" }
        for _ in 0..<400 {
            time += [0, 1, 1000, 9_000_000].randomElement(using: &numbers) ?? 0
            let stream = Bool.random(using: &numbers) ? "" : " @\(UInt32.random(in: 0...1, using: &numbers))"
            let type = types.randomElement(using: &numbers) ?? "Row"
            let place = Bool.random(using: &numbers) ? " at A.swift:\(UInt32.random(in: 0...3, using: &numbers))" : ""
            let events = [
                "test began T\(numbers.next() % 3)", "test ended passed", "step began s\(numbers.next() % 3)",
                "step ended s\(numbers.next() % 3)",
                "transaction began \(transaction(&numbers)) action Tap parent \(transaction(&numbers))",
                "transaction ended \(transaction(&numbers)) passes 4294967295 bodies 1 skips 4294967295",
                "state written \(write(&numbers)) \(id(&numbers)) _a\(place)",
                "observable written \(write(&numbers)) o1 Model total\(place) equal",
                "environment written \(write(&numbers)) \(id(&numbers)) key checked 4294967295 run 1",
                "invalidated \(id(&numbers)) @dependencies from \(write(&numbers))", "invalidated \(id(&numbers)) _a",
                "body began \(id(&numbers)) \(type) [@self, _a] fields [a._b, c]", "body ended \(id(&numbers)) same",
                "body began \(id(&numbers)) \(type) [@self]", "body ended \(id(&numbers)) changed reads [_a]",
                "identity created \(id(&numbers)) \(type) \(kinds.randomElement(using: &numbers) ?? "root") slot 1 below \(id(&numbers))",
                "identity removed \(id(&numbers)) branch", "state dropped \(id(&numbers)) _a written",
                "collection updated \(id(&numbers)) count 4294967295 inserted 1 removed 0 moved 0 duplicates 4294967295",
                "duplicate id found \(id(&numbers)) k first 4294967295 position 0",
                "warning issued \(id(&numbers)) duplicateID \"the ID \"", "warning issued \(id(&numbers)) other \"\"",
                "layout began \(id(&numbers))", "layout ended \(id(&numbers)) measured 1",
            ]
            lines.append("\(time)ns\(stream) \(events.randomElement(using: &numbers) ?? "marked a b")")
        }
        return lines.joined(separator: "\n")
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func everyReportIsMadeWhateverTheRecordsSay(seed: UInt64) throws {
        let files = [try TraceNotation.parse(text(seed: seed)), try TraceNotation.parse(text(seed: seed + 1000))]
        let analysis = Analysis(of: files)
        #expect(analysis.measured.bodies > 0)
        #expect(TextReport(analysis, options: ReportOptions(showsNotes: true, top: 100)).text.isWithinEightyColumns)
        #expect(MarkdownReport(analysis, options: ReportOptions(showsNotes: true, top: 100)).text.utf8.count <= 60_000)
        let object = try JSONSerialization.jsonObject(with: Data(JSONReport(analysis).text.utf8))
        #expect((object as? [String: Any])?["findings"] is [Any])
        #expect(analysis.views.reduce(0) { $0 + $1.bodies } == analysis.measured.bodies)
        let budgets = BudgetMetric.allCases.filter { $0 != .traceBytes }.map { Budget($0, atMost: 1) }
        let check = try BudgetCheck(BudgetFile(path: "b", budgets: budgets), on: analysis)
        #expect(check.results.count == budgets.count)
        #expect(BudgetText(check, path: "b").text.isWithinEightyColumns)
    }
}
