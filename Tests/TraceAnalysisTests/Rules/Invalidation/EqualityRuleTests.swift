import Testing
import TraceAnalysis
import TraceReader

/// `ignored-equality`, `lossy-equality`, `costly-equality` and `unstable-environment-value`.
@Suite struct EqualityRuleTests {
    private func findings(_ trace: TraceText) throws -> [Finding] { Analysis(of: [try trace.file()]).findings }

    // MARK: ignored-equality

    /// A row that is given another value so often, of which `==` says that it is equal.
    private func gauge(runs: Int, mismatches: Int? = nil, reasons: String = "@self") -> TraceText {
        var trace = TraceText.screen(rows: 1)
        for number in 1...runs {
            trace.add("state written w\(number) #2 _degrees at Store.swift:4")
            trace.transaction(number + 1, "action Warmer") { trace in
                trace.add("invalidated #2 _degrees from w\(number)")
                trace.run(2, "CartScreen", "_degrees")
                if number <= mismatches ?? runs { trace.add("equality mismatched #10 ignored fields [degrees]") }
                trace.run(10, "Row", reasons, changed: false, fields: "degrees")
            }
        }
        return trace
    }

    @Test func runsThatAnUnaskedEqualityWouldSkipAreItsOwn() throws {
        let found = try findings(gauge(runs: 12))
        #expect(found.map(\.rule) == ["ignored-equality"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.culprit) == ["Row.=="])
        #expect(found.map(\.count) == [12])
        #expect(found.map(\.location) == [TraceLocation(function: "", file: "Store.swift", line: 4)])
        #expect(found.map(\.message) == ["all 12 runs would have been skipped by its `==`, which is not asked"])
        #expect(
            found[0].advice
                == "`Row` is plain bytes, which SwiftUI compares as bytes: its `==` is not asked. Add `.equatable()` where `Row` is used, so that "
                + "`==` decides, and another `degrees` runs nothing.")
    }

    @Test func twoRunsAreANoteAndWhatItWouldNotSkipIsNotCounted() throws {
        #expect(try findings(gauge(runs: 2)).map(\.severity) == [.note])
        let found = try findings(gauge(runs: 12, mismatches: 3))
        #expect(found.filter { $0.rule == "ignored-equality" }.map(\.count) == [3])
        #expect(found.filter { $0.rule == "broad-input" }.map(\.count) == [9])
    }

    @Test func whatRunsForSomethingElseAsWellIsNotSaved() throws {
        #expect(try findings(gauge(runs: 12, reasons: "@self, _n")).contains { $0.rule == "ignored-equality" } == false)
    }

    // MARK: lossy-equality

    @Test func whatEqualityHidesIsAnErrorWithItsFieldsAndTheWrite() throws {
        var trace = TraceText.screen(rows: 2)
        trace.add("state written w1 #2 _jobs at Queue.swift:7")
        trace.transaction(2, "action Print") { trace in
            trace.add("invalidated #2 _jobs from w1")
            trace.run(2, "CartScreen", "_jobs")
            for row in 10...11 {
                trace.add("equality began #\(row)")
                trace.add("equality ended #\(row) equal")
                trace.add("equality mismatched #\(row) hidden fields [job.status, \"onTap: captured job\"]")
            }
        }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["lossy-equality"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.identityPath) == ["Host/CartScreen/ForEach[*]/Row"])
        #expect(found.map(\.culprit) == ["`job.status`"])
        #expect(found.map(\.count) == [2])
        #expect(found.map(\.location) == [TraceLocation(function: "", file: "Queue.swift", line: 7)])
        #expect(found.map(\.message) == ["`==` said equal 2 times although `job.status` differed: old data is shown"])
        #expect(
            found[0].advice
                == "`==` of `Row` leaves out `job.status`, which its body shows, so that the body does not run and the view shows old data. Compare "
                + "`job.status` in `==`, or let the compiler make `==`.")
    }

    // MARK: hidden-layout-priority

    @Test func aPriorityInsideAWrapperIsANote() throws {
        var trace = TraceText.screen(rows: 2)
        for row in 10...11 { trace.add("equality mismatched #\(row) priority fields [layoutPriority(1.0)]") }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["hidden-layout-priority"])
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.culprit) == ["layoutPriority(1.0)"])
        #expect(found.map(\.count) == [2])
    }

    // MARK: costly-equality

    /// Comparisons that take so long, of which so many say equal; a run of the body takes 1 µs at first, and so long later.
    private func compared(_ count: Int, time: Int, equal: Int, body: Int = 1000) -> TraceText {
        var trace = TraceText.screen(rows: 1)
        for number in 1...count {
            trace.transaction(number + 1, "action Type") { trace in
                trace.run(2, "CartScreen", "_model")
                trace.add("equality began #10")
                trace.add("equality ended #10 \(number <= equal ? "equal" : "different")", after: time)
                if number > equal { trace.run(10, "Row", "@self", time: body, fields: "points") }
            }
        }
        return trace
    }

    @Test func whatTakesMoreThanItSavesIsFound() throws {
        let found = try findings(compared(4, time: 250_000, equal: 4))
        #expect(found.map(\.rule) == ["costly-equality"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.culprit) == ["Row.=="])
        #expect(found.map(\.count) == [4])
        #expect(found.map(\.message) == ["`==` took 1 ms in 4 comparisons, more than the bodies that it saved"])
        #expect(found[0].advice.hasPrefix("`==` of `Row` took 250 µs each time, 1 ms in all, and saved 4 runs of its body, 4 µs."))
    }

    @Test func whatIsQuickOrSavesMoreIsNot() throws {
        #expect(try findings(compared(4, time: 249_000, equal: 4)) == [])
        #expect(try findings(compared(2, time: 600_000, equal: 2)) == [])
        // Eight runs of 300 µs are saved by ten comparisons of 200 µs.
        #expect(try findings(compared(10, time: 200_000, equal: 7, body: 300_000)).contains { $0.rule == "costly-equality" } == false)
        #expect(try findings(compared(10, time: 200_000, equal: 6, body: 300_000)).contains { $0.rule == "costly-equality" })
    }

    // MARK: unstable-environment-value

    /// A reader that writes of one key run, of which the value cannot be compared.
    private func reader(
        runs: Int, changed: Int = 0, flags: String = " uncomparable", reasons: String = "_save", firstReads: String = " reads [_save, \\.save]"
    ) -> TraceText {
        var trace = TraceText.screen()
        trace.declare("ModifiedContent", "framework")
        trace.transaction(2, "action Open") { trace in
            trace.add("identity created #20 ModifiedContent structural slot 1 below #2")
            trace.add("identity created #21 Page structural slot 0 below #20")
            trace.run(21, "Page", "@self")
            trace.add("identity created #22 Panel structural slot 0 below #21")
            trace.run(22, "Panel", "@self")
            trace.add("identity created #23 Bar structural slot 0 below #22")
            trace.add("body began #23 Bar [@self, @identity, _save]")
            trace.add("body ended #23 changed\(firstReads)")
        }
        for number in 1...runs {
            trace.add("state written w\(number * 2) #2 _title at Desk.swift:9")
            trace.transaction(number + 2, "action Type") { trace in
                trace.add("invalidated #2 _title from w\(number * 2)")
                trace.run(2, "CartScreen", "_title")
                trace.add("environment written w\(number * 2 + 1) #20 \\.save\(flags) checked 1 run 1")
                trace.add("invalidated #23 _save from w\(number * 2 + 1)")
                if firstReads.isEmpty {
                    trace.add("body began #23 Bar [\(reasons)]")
                    trace.add("body ended #23 same")
                } else {
                    trace.run(23, "Bar", reasons, changed: number <= changed)
                }
            }
        }
        return trace
    }

    @Test func aClosureMadeAnewIsTheWritersFault() throws {
        let found = try findings(reader(runs: 12))
        #expect(found.map(\.rule) == ["unstable-environment-value"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.culprit) == ["environment \\.save"])
        #expect(found.map(\.count) == [12])
        #expect(found.map(\.cost.wastedRuns) == [12])
        #expect(found.map(\.location) == [TraceLocation(function: "", file: "Desk.swift", line: 9)])
        #expect(found.map(\.message) == ["`environment \\.save` was made anew and ran 12 bodies, of which 12 showed nothing new"])
        #expect(found[0].advice.hasPrefix("`CartScreen` makes the value of `\\.save` anew whenever it runs, and nothing tells it from the one before"))
    }

    @Test func anActionThatNoBodyReadsIsTheWritersFaultAndNotTheReaders() throws {
        #expect(try findings(reader(runs: 12, firstReads: "")).map(\.rule) == ["unstable-environment-value"])
        #expect(try findings(reader(runs: 12, flags: "", firstReads: "")).map(\.rule) == ["unused-dependency"])
    }

    @Test func twoRunsOrMostlyNewOutputAreANote() throws {
        #expect(try findings(reader(runs: 2)).map(\.severity) == [.note])
        #expect(try findings(reader(runs: 4, changed: 2)).map(\.severity) == [.warning])
        #expect(try findings(reader(runs: 4, changed: 3)).map(\.severity) == [.note])
    }

    @Test func aValueThatCanBeComparedIsAnotherRules() throws {
        #expect(try findings(reader(runs: 12, flags: "")).map(\.rule) == ["unchanged-body-update"])
        #expect(try findings(reader(runs: 12, reasons: "@self, _save")).contains { $0.rule == "unstable-environment-value" } == false)
    }
}
