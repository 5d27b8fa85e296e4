import Testing
import TraceAnalysis
import TraceReader

@Suite struct UnchangedBodyUpdateTests {
    /// A row that a write runs so many times, of which so many are in vain.
    private func trace(unchanged: Int, changed: Int, time: Int = 1000, reason: String = "_count", build: String = "release", clock: String = "virtual")
        -> TraceText
    {
        var trace = TraceText(#"{"clock":{"kind":"\#(clock)"},"build":"\#(build)"}"#)
        trace.transaction(1, "mount \"\"") { trace in
            trace.add("identity created #1 Row root slot 0")
            trace.run(1, "Row", "@self, @identity, _count")
        }
        for number in 0..<(unchanged + changed) {
            trace.add("state written w\(number + 1) #1 _count at Row.swift:9")
            trace.transaction(number + 2, "action Tap") { trace in
                trace.add("invalidated #1 \(reason) from w\(number + 1)")
                trace.run(1, "Row", reason, changed: number >= unchanged, time: time)
            }
        }
        return trace
    }

    private func finding(_ trace: TraceText) throws -> Finding {
        try #require(Analysis(of: [try trace.file()]).findings.first { $0.rule == "unchanged-body-update" })
    }

    @Test func tenOfTwentyRunsAreAWarningAndNineOfEighteenANote() throws {
        #expect(try finding(trace(unchanged: 10, changed: 10)).severity == .warning)
        #expect(try finding(trace(unchanged: 9, changed: 9)).severity == .note)
    }

    @Test func tenOfTwentyOneRunsAreANote() throws {
        let finding = try finding(trace(unchanged: 10, changed: 11))
        #expect(finding.severity == .note)
        #expect(finding.count == 10)
        #expect(finding.cost.runs == 21)
    }

    @Test func aMillisecondOfWastedSelfTimeIsAWarningWhateverTheCount() throws {
        #expect(try finding(trace(unchanged: 4, changed: 16, time: 250_000)).severity == .warning)
        #expect(try finding(trace(unchanged: 4, changed: 16, time: 249_999)).severity == .note)
    }

    @Test func fewerThanThreeWastedRunsCountOnlyAboveSixteenMilliseconds() throws {
        #expect(try finding(trace(unchanged: 2, changed: 0, time: 8_000_000)).severity == .note)
        #expect(try finding(trace(unchanged: 2, changed: 0, time: 9_000_000)).severity == .warning)
    }

    @Test func aDebugBuildInRealTimeMayTakeTwiceAsLong() throws {
        #expect(try finding(trace(unchanged: 4, changed: 16, time: 400_000, build: "debug", clock: "real")).severity == .note)
        #expect(try finding(trace(unchanged: 4, changed: 16, time: 500_000, build: "debug", clock: "real")).severity == .warning)
        #expect(try finding(trace(unchanged: 4, changed: 16, time: 250_000, build: "debug", clock: "virtual")).severity == .warning)
    }

    @Test func nothingIsFoundWhereEveryOutputChanges() throws {
        let analysis = Analysis(of: [try trace(unchanged: 0, changed: 40).file()])
        #expect(analysis.findings == [])
        #expect(analysis.rulesNotRun == [])
        #expect(analysis.exitStatus == .fine)
    }

    @Test func mountingManyRowsDoesNotHideTheRunsInVain() throws {
        // Nine rows are mounted, and two writes run all of them though one alone shows it.
        var trace = TraceText.screen(rows: 9)
        for number in 1...2 {
            trace.add("observable written w\(number) o1 CartModel favourites at CartModel.swift:20 in toggle(_:)")
            trace.transaction(number + 1, "action Favourite") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, "CartScreen", "@dependencies")
                for row in 0..<9 { trace.run(10 + row, "Row", "@self", changed: row == 0) }
            }
        }
        let finding = try finding(trace)
        #expect(finding.severity == .warning)
        #expect(finding.view == "Row")
        #expect(finding.identityPath == "Host/CartScreen/ForEach[*]/Row")
        #expect(finding.location == TraceLocation(function: "toggle(_:)", file: "CartModel.swift", line: 20))
        #expect(finding.culprit == "CartModel.favourites")
        #expect(finding.count == 16)
        #expect(finding.cost.runs == 18)
        #expect(finding.cost.wastedRuns == 16)
        #expect(finding.cost.selfTime == 16_000)
        #expect(finding.causes.map(\.runs) == [16])
        #expect(finding.records.count == 16)
        #expect(finding.message == "16 of 18 runs caused by `CartModel.favourites` made the output that was there already")
        #expect(
            finding.advice
                == "`CartScreen` gives `Row` another value each time, and `Row` shows the same. Pass it only the values that it shows, or make it "
                + "`Equatable` over those and add `.equatable()` where it is used.")
        #expect(
            finding.description
                == "warning: unchanged-body-update: Row (Host/CartScreen/ForEach[*]/Row): 16 of 18 runs caused by "
                + "`CartModel.favourites` made the output that was there already; culprit: CartModel.favourites (CartModel.swift:20)")
    }

    @Test func twoCausesOfOneViewAreTwoFindings() throws {
        var trace = TraceText.screen(rows: 1)
        for number in 1...20 {
            let property = number.isMultiple(of: 2) ? "total" : "note"
            trace.add("observable written w\(number) o1 CartModel \(property) at CartModel.swift:\(number % 2)")
            trace.transaction(number + 1, "action Tap") { trace in
                trace.add("invalidated #10 @dependencies from w\(number)")
                trace.run(10, "Row", "@dependencies", changed: false)
            }
        }
        let findings = Analysis(of: [try trace.file()]).findings.filter { $0.rule == "unchanged-body-update" }
        #expect(findings.map(\.culprit) == ["CartModel.note", "CartModel.total"])
        #expect(findings.map(\.count) == [10, 10])
        #expect(findings.map(\.severity) == [.warning, .warning])
    }

    @Test func aRunWithTwoCausesCountsOnce() throws {
        var trace = TraceText.screen(rows: 1)
        for number in 1...12 {
            trace.add("observable written w\(number * 2) o1 CartModel note at CartModel.swift:5")
            trace.add("observable written w\(number * 2 + 1) o1 CartModel total at CartModel.swift:6")
            trace.transaction(number + 1, "action Tap") { trace in
                if number > 6 { trace.add("invalidated #10 @dependencies from w\(number * 2)") }
                trace.add("invalidated #10 @dependencies from w\(number * 2 + 1)")
                trace.run(10, "Row", "@dependencies", changed: false)
            }
        }
        let findings = Analysis(of: [try trace.file()]).findings
        #expect(findings.map(\.culprit) == ["CartModel.total"])
        #expect(findings.map(\.count) == [12])
    }

    @Test(arguments: [
        (
            "@dependencies",
            "Each `Row` reads `CartModel.total`, so that every change of it runs all of them. Pass each one the value of its own that it "
                + "shows, or keep that value in an observable object for each element."
        ),
        (
            "@self, _cart",
            "`Row` observes the whole object through `_cart`: every change runs its body, whether it reads `CartModel.total` or not. Make "
                + "the class `@Observable`, so that only readers run, or pass `Row` the values that it shows."
        ),
    ])
    func adviceFollowsTheInput(input: String, advice: String) throws {
        var trace = TraceText.screen(rows: 2)
        for number in 1...10 {
            trace.add("observable written w\(number) o1 CartModel total at CartModel.swift:6")
            trace.transaction(number + 1, "action Tap") { trace in
                for row in 10...11 {
                    trace.add("invalidated #\(row) \(input.split(separator: " ").last ?? "") from w\(number)")
                    trace.run(row, "Row", input, changed: false)
                }
            }
        }
        #expect(try finding(trace).advice == advice)
    }

    @Test func aBodyThatStandsAloneIsTakenApart() throws {
        var trace = TraceText.screen()
        for number in 1...10 {
            trace.add("observable written w\(number) o1 CartModel total at CartModel.swift:6")
            trace.transaction(number + 1, "action Tap") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, "CartScreen", "@dependencies", changed: false)
            }
        }
        #expect(
            try finding(trace).advice
                == "The body of `CartScreen` reads `CartModel.total` and shows nothing of what changed. Read it in the view that shows it, "
                + "or give the model a property that changes only when what `CartScreen` shows does.")
    }

    @Test func aRunWhoseCauseIsNotKnownBlamesNobody() throws {
        var trace = TraceText.screen(rows: 1)
        for number in 2...11 {
            trace.transaction(number, "action Tap") { $0.run(10, "Row", "@self", changed: false) }
        }
        let finding = try finding(trace)
        #expect(finding.location == nil)
        #expect(finding.causes.map(\.chain.description) == ["action \"Tap\" → unknown → Row (@self)"])
        #expect(finding.advice.hasPrefix("The view above gives `Row` another value each time, and `Row` shows the same."))
    }

    @Test func ofAnImportedLogTheReportSaysWhyTheRuleDidNotRun() throws {
        let file = try TraceNotation.parse(
            """
            metadata {"clock":{"kind":"ordinal"}}
            1ns body began #1 Row [@self]
            1ns body ended #1 same
            2ns body began #1 Row [@self]
            2ns body ended #1 same
            """)
        let analysis = Analysis(of: [file])
        #expect(analysis.findings == [])
        let noOutput = "the trace says why bodies ran, but not whether their output changed"
        let noReads = "the trace says why bodies ran, but not what they read"
        let noEnvironment = "the trace does not say what was written to the environment"
        let noTimes = "the trace has an order, but no durations"
        #expect(
            analysis.rulesNotRun == [
                RuleNotRun(rule: "ignored-equality", reason: noOutput),
                RuleNotRun(rule: "unstable-environment-value", reason: noEnvironment),
                RuleNotRun(rule: "destination-reevaluation", reason: noOutput), RuleNotRun(rule: "uncomparable-input", reason: noOutput),
                RuleNotRun(rule: "unstable-binding", reason: noOutput), RuleNotRun(rule: "unused-dependency", reason: noReads),
                RuleNotRun(rule: "redundant-first-pass", reason: noOutput), RuleNotRun(rule: "unchanged-write", reason: noOutput),
                RuleNotRun(rule: "storage-key-amplification", reason: noOutput),
                RuleNotRun(rule: "environment-fanout", reason: noEnvironment),
                RuleNotRun(rule: "row-broadcast", reason: noOutput), RuleNotRun(rule: "coarse-observation", reason: noOutput),
                RuleNotRun(rule: "broad-input", reason: noOutput), RuleNotRun(rule: "wide-read-set", reason: noReads),
                RuleNotRun(rule: "unchanged-body-update", reason: noOutput), RuleNotRun(rule: "near-environment", reason: noEnvironment),
                RuleNotRun(rule: "equatable-opportunity", reason: noOutput), RuleNotRun(rule: "lossy-equality", reason: noOutput),
                RuleNotRun(rule: "costly-equality", reason: "the trace does not say what was compared"),
                RuleNotRun(rule: "hidden-layout-priority", reason: "the trace does not say how views were laid out"),
            ] + ["blocking-body", "expensive-initial-value", "expensive-body-on-fast-state", "expensive-body", "expensive-action", "long-update", "expensive-collection-ids"]
                .map { RuleNotRun(rule: $0, reason: noTimes) })
        #expect(analysis.views.map(\.unchangedBodies) == [nil])
        #expect(analysis.views.map(\.selfTime) == [nil])
    }

    @Test func whatAnOlderVersionDidNotRecordIsNotTakenForNothing() throws {
        let read = try trace(unchanged: 10, changed: 0).file()
        let old = TraceFile(path: "old", metadata: read.metadata, definitions: read.definitions, records: read.records, untoldKinds: [.actionBegan])
        let reason = "was written by an older version, which did not record 'actionBegan'"
        #expect(Analysis(of: [old]).rulesNotRun == [RuleNotRun(rule: "expensive-action", reason: "the trace \(reason)")])
        #expect(
            Analysis(of: [old, read]).rulesNotRun == [RuleNotRun(rule: "expensive-action", reason: "in 1 of 2 traces: the trace \(reason)")])
        #expect(Analysis(of: [read]).rulesNotRun == [])
    }

    @Test func besideOtherTracesTheRuleRunsOnThoseThatCanAnswer() throws {
        let ordinal = try TraceNotation.parse(
            "metadata {\"clock\":{\"kind\":\"ordinal\"}}\n1ns body began #1 Row [@self]\n1ns body ended #1 same")
        let analysis = Analysis(of: [try trace(unchanged: 10, changed: 0).file(), ordinal])
        #expect(analysis.findings.map(\.count) == [10])
        #expect(analysis.rulesNotRun.first?.reason.hasPrefix("in 1 of 2 traces: ") == true)
    }
}
