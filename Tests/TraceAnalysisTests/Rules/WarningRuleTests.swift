import Testing
import TraceAnalysis
import TraceReader

/// Rules that make findings of SwiftUI's runtime warnings.
@Suite struct WarningRuleTests {
    private func findings(_ trace: TraceText) throws -> [Finding] { Analysis(of: [try trace.file()]).findings }

    @Test func aWriteDuringAnUpdateNamesThePropertyAndItsPlace() throws {
        var trace = TraceText.screen()
        for number in 1...2 {
            trace.transaction(number + 1, "action Tap") { trace in
                trace.add("body began #2 CartScreen [_model]")
                trace.add("state written w\(number) #2 _total at CartScreen.swift:12 in body during-update")
                trace.add(
                    "warning issued #2 stateWrittenDuringUpdate \"Modifying state during view update, this will cause undefined behavior.\"")
                trace.add("body ended #2 changed")
            }
        }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["state-write-during-update"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.count) == [2])
        #expect(found.map(\.culprit) == ["CartScreen.total"])
        #expect(found.map(\.location) == [TraceLocation(function: "body", file: "CartScreen.swift", line: 12)])
        #expect(found.map(\.message) == ["`CartScreen.total` was written while bodies ran (2 times)"])
        #expect(found[0].advice.hasPrefix("`CartScreen.body`, or something that it calls, writes `CartScreen.total` (CartScreen.swift:12) while"))
    }

    @Test func aWriteOfAnotherKindIsNotBlamed() throws {
        var trace = TraceText.screen()
        trace.add("state written w1 #2 _total at CartScreen.swift:12 during-update")
        trace.add("warning issued #2 publishedDuringUpdate \"Publishing changes from within view updates is not allowed\"")
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["state-write-during-update"])
        #expect(found.map(\.location) == [nil])
        #expect(found[0].advice.contains("writes a published property while"))
    }

    @Test func anActionThatFiresForItselfIsNamedByItsLabel() throws {
        var trace = TraceText.screen()
        for _ in 0..<2 {
            trace.add("warning issued #2 multipleUpdatesPerFrame \"onChange(of: Int) action tried to update multiple times per frame.\"")
        }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["multiple-updates-per-frame"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.culprit) == ["onChange(of: Int)"])
        #expect(found.map(\.message) == ["`onChange(of: Int)` fired again for what it did itself, in 2 frames"])
    }

    /// Change actions of which each is set off by the one before, and SwiftUI's warning in the last one's update.
    private func changes(_ written: [String]) -> TraceText {
        var trace = TraceText.screen()
        for (number, properties) in written.enumerated() {
            let names = properties.split(separator: " ").map(String.init)
            for (index, name) in names.enumerated() {
                trace.add("state written w\(number * 10 + index + 1) #2 \(name) at CartScreen.swift:20")
            }
            trace.add("transaction began t\(number + 10) change \"onChange(of: Int)\"\(number > 0 ? " parent t\(number + 9)" : "")")
            for (index, name) in names.enumerated() { trace.add("invalidated #2 \(name) from w\(number * 10 + index + 1)") }
            trace.run(2, "CartScreen", names.joined(separator: ", "))
            if number == written.count - 1 {
                trace.add(
                    "warning issued #2 multipleUpdatesPerFrame \"onChange(of: Int) action tried to update multiple times per frame.\"")
            }
            trace.add("transaction ended t\(number + 10) passes 1 bodies 1 skips 0")
        }
        return trace
    }

    @Test func anActionThatFiresForItselfIsNamedByWhatItWrites() throws {
        let found = try findings(changes(["_total", "_total"]))
        #expect(found.map(\.rule) == ["multiple-updates-per-frame"])
        #expect(found.map(\.culprit) == ["CartScreen.total"])
        #expect(found[0].advice.contains("in `CartScreen` writes `CartScreen.total`, which it watches"))
        #expect(found.map(\.message) == ["the action that watches `CartScreen.total` wrote it again, more often than one frame allows"])
    }

    @Test func actionsThatSetOneAnotherOffAreALoop() throws {
        let found = try findings(changes(["_tax", "_total", "_tax", "_total"]))
        #expect(found.map(\.rule) == ["update-loop"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.culprit) == ["CartScreen.tax → CartScreen.total"])
        #expect(found.map(\.count) == [4])
        #expect(found.map(\.cost.runs) == [4])
        #expect(found[0].advice.contains("`CartScreen.tax` and `CartScreen.total` writes the next"))
    }

    @Test func anActionThatWritesTwoPropertiesAtOnceSetsItselfOff() throws {
        let found = try findings(changes(["_tax _total", "_tax _total", "_tax _total"]))
        #expect(found.map(\.rule) == ["multiple-updates-per-frame"])
        #expect(found.map(\.culprit) == ["CartScreen.tax, CartScreen.total"])
        // One that is set off by another, once, is no round.
        let later = try findings(changes(["_tax", "_total", "_total"]))
        #expect(later.map(\.rule) == ["multiple-updates-per-frame"])
        #expect(later.map(\.culprit) == ["CartScreen.total"])
    }

    @Test func aContradictoryFrameIsAnErrorAtItsView() throws {
        var trace = TraceText.screen()
        trace.add("warning issued #2 invalidFrame \"Invalid frame dimension (negative or non-finite).\"")
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["contradictory-frame"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.message) == ["Invalid frame dimension (negative or non-finite)"])
    }

    @Test func rowsOfNoConstantCountNameTheirCollection() throws {
        var trace = TraceText.screen()
        trace.add("warning issued #3 variableRowCount \"Unable to determine number of views per element in the collection Array<Item>.\"")
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["variable-row-count"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.culprit) == ["ForEach"])
        #expect(found[0].advice.hasPrefix("Give the row closure of `ForEach` in `CartScreen` one view for each element"))
    }

    @Test(arguments: [(19, Severity.note), (20, .warning)])
    func rowsThatAreAllOnScreenAreBuiltAnyway(rows: Int, severity: Severity) throws {
        var trace = TraceText.screen()
        trace.add("warning issued #3 variableRowCount \"Unable to determine number of views per element in the collection Array<Item>.\"")
        trace.add("collection updated #3 count \(rows) inserted \(rows) removed 0 moved 0 duplicates 0")
        #expect(try findings(trace).map(\.severity) == [severity])
    }

    @Test func warningsOfTheseKindsAreNoRuntimeWarnings() throws {
        var trace = TraceText.screen()
        for kind in ["stateWrittenDuringUpdate", "publishedDuringUpdate", "multipleUpdatesPerFrame", "invalidFrame", "variableRowCount", "cycle"] {
            trace.add("warning issued #2 \(kind) \"text of \(kind)\"")
        }
        #expect(try findings(trace).count == 6)
        #expect(try findings(trace).contains { $0.rule == "runtime-warning" } == false)
    }
}
