import Testing
import TraceAnalysis
import TraceReader

@Suite struct PlaceRuleTests {
    private func findings(_ note: String) throws -> [Finding] {
        var trace = TraceText.screen()
        trace.add("place noted #2 \(note)")
        return Analysis(of: [try trace.file()]).findings
    }

    @Test(
        "each kind of note is a finding of its rule",
        arguments: [
            ("overflowing Image VStack given 3901 8441 size 16000 5000", "overflowing-child", Severity.warning),
            ("greedy GeometryReader VStack given 3901 7001 size 3900 200", "greedy-reader", .warning),
            ("collapsed Canvas VStack given 3901 0 size 3900 100", "collapsed-self-size", .warning),
            ("pinned aspectRatio VStack given 3901 301 size 1200 300", "pinned-aspect-ratio", .note),
            ("decoration background padding given 0 0 size 600 200", "decoration-inside-padding", .note),
        ])
    func kinds(note: String, rule: String, severity: Severity) throws {
        let found = try findings(note)
        #expect(found.map(\.rule) == [rule])
        #expect(found.first?.severity == severity)
        #expect(found.first?.view == "CartScreen")
    }

    @Test("a note of a kind that this version does not know is none")
    func otherKind() throws { #expect(try findings("other Image VStack given 0 0 size 1 1") == []) }

    @Test("the advice has the sizes and follows what the view is")
    func advice() throws {
        let image = try #require(try findings("overflowing Image VStack given 3901 8441 size 16000 5000").first)
        #expect(
            image.advice.hasPrefix(
                "`Image` in `CartScreen` takes 1,600 × 500 points where `VStack` was given 390 × 844, so that it and what stands beside it reach beyond "
                    + "the edge. Add `.resizable()`"))
        let canvas = try #require(try findings("collapsed Canvas VStack given 3901 0 size 3900 100").first)
        #expect(canvas.advice.contains("has no height of its own and was offered none, so that it is 390 × 10 points large"))
        #expect(canvas.advice.contains("`.frame(height:)`"))
    }
}

@Suite struct TraceItselfTests {
    private func trace(runs: Int, commit: String = "a1") throws -> TraceFile {
        var trace = TraceText(#"{"clock":{"kind":"virtual"},"test":{"name":"CartTests/total"},"commit":{"id":"\#(commit)"}}"#)
        trace.add("identity created #1 Cart root slot 0")
        for run in 1...runs { trace.transaction(run, "action Add") { $0.run(1, "Cart", "_total") } }
        return try trace.file("\(runs).viewtrace")
    }

    @Test("recordings of one test that differ in their counts are told, with the view")
    func differingCounts() throws {
        let found = Analysis(of: [try trace(runs: 3), try trace(runs: 5)]).findings.filter { $0.rule == "unstable-count" }
        #expect(found.map(\.view) == ["Cart"])
        #expect(found.map(\.count) == [2])
        #expect(found.first?.advice.contains("ran 3 and 5 times") == true)
    }

    @Test("equal counts, and a single recording, are not")
    func equalCounts() throws {
        #expect(Analysis(of: [try trace(runs: 3), try trace(runs: 3)]).findings.filter { $0.rule == "unstable-count" } == [])
        #expect(Analysis(of: [try trace(runs: 3)]).findings.filter { $0.rule == "unstable-count" } == [])
    }

    private func recorder(cost: Double, events: Int, milliseconds: Int) throws -> [Finding] {
        var trace = TraceText(#"{"clock":{"kind":"real"},"build":"release","recorderCost":\#(cost)}"#)
        for _ in 0..<events { trace.add("marked here -", after: milliseconds * 1_000_000 / events) }
        return Analysis(of: [try trace.file()]).findings.filter { $0.rule == "slow-recorder" }
    }

    @Test("a recorder that takes a twentieth of the time is noted, one that takes a fifth warned of")
    func recorderCost() throws {
        #expect(try recorder(cost: 4_000, events: 1000, milliseconds: 100) == [])
        #expect(try recorder(cost: 6_000, events: 1000, milliseconds: 100).map(\.severity) == [.note])
        #expect(try recorder(cost: 60_000, events: 1000, milliseconds: 100).map(\.severity) == [.note])
        #expect(try recorder(cost: 120_000, events: 1000, milliseconds: 500).map(\.severity) == [.warning])
    }
}
