import Testing
import TraceAnalysis
import TraceReader

/// `broad-input`, `row-broadcast` and `equatable-opportunity`: rows that are given, or read, more than they show.
@Suite struct BroadInputTests {
    private func findings(_ trace: TraceText) throws -> [Finding] { Analysis(of: [try trace.file()]).findings }

    /// Rows that each of some writes runs by another value in these fields; `changed` says which row of which write shows it.
    private func given(
        rows: Int, writes: Int = 1, fields: String = "cart.note", changedFields: String? = nil, reasons: String = "@self",
        changed: (Int, Int) -> Bool = { _, _ in false }
    ) -> TraceText {
        var trace = TraceText.screen(rows: rows)
        for number in 1...writes {
            trace.add("observable written w\(number) o1 CartModel note at CartModel.swift:20 in toggle(_:)")
            trace.transaction(number + 1, "action Favourite") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, "CartScreen", "@dependencies")
                for row in 0..<rows {
                    let shows = changed(number, row)
                    trace.run(10 + row, "Row", reasons, changed: shows, fields: shows ? changedFields ?? fields : fields)
                }
            }
        }
        return trace
    }

    // MARK: broad-input

    @Test func aFieldThatNoRunShowsIsNamedWithWhoGivesIt() throws {
        let found = try findings(given(rows: 1, writes: 10))
        #expect(found.map(\.rule) == ["broad-input"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.culprit) == ["`cart.note`"])
        #expect(found.map(\.count) == [10])
        #expect(found.map(\.location) == [TraceLocation(function: "toggle(_:)", file: "CartModel.swift", line: 20)])
        #expect(found.map(\.message) == ["all 10 runs had another `cart.note`, and made the output that was there already"])
        #expect(
            found[0].advice
                == "`CartScreen` gives `Row` another `cart.note` each time, and `Row` shows nothing of it. Pass `Row` the values of `cart` that "
                + "it shows, not all of it; or make `Row` `Equatable` over what it shows, and add `.equatable()` where it is used.")
    }

    @Test func nineRunsAreANote() throws {
        #expect(try findings(given(rows: 1, writes: 9)).map(\.severity) == [.note])
    }

    @Test func whatIsShownEachTimeIsNotFound() throws {
        #expect(try findings(given(rows: 12, writes: 3) { _, _ in true }) == [])
    }

    @Test func twoPropertiesOfOneInputAreOneFinding() throws {
        var trace = TraceText.screen(rows: 1)
        for number in 1...12 {
            let name = number.isMultiple(of: 2) ? "note" : "total"
            trace.add("observable written w\(number) o1 CartModel \(name) at CartModel.swift:\(number % 2 + 5)")
            trace.transaction(number + 1, "action Tap") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, "CartScreen", "@dependencies")
                trace.run(10, "Row", "@self", changed: false, fields: "cart.\(name)")
            }
        }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["broad-input"])
        #expect(found.map(\.count) == [12])
        #expect(found.map(\.culprit) == ["`cart.note` and `cart.total`"])
        #expect(found[0].causes.map(\.runs) == [6, 6])
    }

    @Test func whatAFieldOfTheStandardLibraryIsMadeOfIsNotNamed() throws {
        let found = try findings(given(rows: 1, writes: 10, fields: "total._value, item.name._guts._object, item.name"))
        #expect(found.map(\.culprit) == ["`item.name` and `total`"])
        #expect(found[0].advice.hasPrefix("`CartScreen` gives `Row` another `item.name` and `total` each time, and"))
    }

    @Test func whatDiffersInAFieldStandsBehindItsNameAndObjectsAreNotWhatIsShown() throws {
        let found = try findings(given(rows: 1, writes: 10, fields: "\"cart.model: another object\", \"tags: members\""))
        #expect(found.map(\.culprit) == ["`tags`"])
        #expect(
            found[0].advice.hasPrefix(
                "`CartScreen` gives `Row` another `tags` (members) each time, and `Row` shows nothing of it. Pass `Row` what it shows of `tags`, or "
                    + "nothing of it;"))
    }

    // MARK: row-broadcast

    @Test func aFieldThatSomeRowsShowIsABroadcast() throws {
        let found = try findings(given(rows: 100) { _, row in row == 0 })
        #expect(found.map(\.rule) == ["row-broadcast"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.identityPath) == ["Host/CartScreen/ForEach[*]/Row"])
        #expect(found.map(\.culprit) == ["CartModel.note"])
        #expect(found.map(\.count) == [99])
        #expect(found.map(\.cost.runs) == [100])
        #expect(found.map(\.message) == ["`CartModel.note` ran 100 rows, and 99 of them showed nothing new"])
        #expect(found[0].advice.hasPrefix("`CartScreen` gives each `Row` the whole of `cart`, and few show what changed of it."))
    }

    @Test func aRowThatShowsSomethingElseDoesNotMakeTheRestABroadcast() throws {
        let found = try findings(given(rows: 20, changedFields: "cart.note, cart.name") { _, row in row == 0 })
        #expect(found.map(\.rule) == ["broad-input"])
        #expect(found.map(\.count) == [19])
    }

    @Test func nineRowsAreNoBroadcast() throws {
        #expect(try findings(given(rows: 9, writes: 2) { _, row in row == 0 }).map(\.rule) == ["broad-input"])
        #expect(try findings(given(rows: 10, writes: 2) { _, row in row == 0 }).map(\.rule) == ["row-broadcast"])
    }

    @Test func rowsOfWhichAFifthChangedAreNoBroadcast() throws {
        #expect(try findings(given(rows: 20) { _, row in row < 3 }).map(\.rule) == ["row-broadcast"])
        #expect(try findings(given(rows: 20) { _, row in row < 4 }).map(\.rule) == ["broad-input"])
    }

    /// Rows that one write runs by an input of their own.
    private func told(_ input: String, rows: Int = 12, write: String = "observable written w1 o1 CartModel selection", changed: Int = 1) -> TraceText {
        var trace = TraceText.screen(rows: rows)
        trace.add("\(write) at CartModel.swift:7")
        trace.transaction(2, "action Tap") { trace in
            for row in 0..<rows { trace.add("invalidated #\(10 + row) \(input) from w1") }
            for row in 0..<rows { trace.run(10 + row, "Row", input, changed: row < changed) }
        }
        return trace
    }

    @Test func rowsThatReadAPropertyAreABroadcastWhetherSomeChangedOrNot() throws {
        for changed in 0...2 {
            let found = try findings(told("@dependencies", changed: changed))
            #expect(found.map(\.rule) == ["row-broadcast"])
            #expect(found.map(\.culprit) == ["CartModel.selection"])
            #expect(found.map(\.count) == [12 - changed])
            #expect(found[0].advice.hasPrefix("Each `Row` reads `CartModel.selection`, so that every change of it runs all of them."))
        }
    }

    @Test func rowsThatHoldABindingAreTold() throws {
        let found = try findings(told("_selection", write: "state written w1 #2 _selection"))
        #expect(found.map(\.rule) == ["row-broadcast"])
        #expect(found.map(\.culprit) == ["CartScreen.selection (@State)"])
        #expect(found[0].advice.hasPrefix("Each `Row` holds `selection`, and few show what changed of it."))
    }

    @Test func anObjectsSignalThatNoRowShowsIsCoarseAndOneThatSomeShowABroadcast() throws {
        #expect(try findings(told("_cart", changed: 0)).map(\.rule) == ["coarse-observation"])
        #expect(try findings(told("_cart", changed: 1)).map(\.rule) == ["row-broadcast"])
    }

    @Test func viewsThatStandInNoCollectionAreNoRows() throws {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            for view in 0..<12 {
                trace.add("identity created #\(20 + view) Label structural slot \(view) below #2")
                trace.run(20 + view, "Label", "@self")
            }
        }
        trace.add("observable written w1 o1 CartModel total at CartModel.swift:7")
        trace.transaction(3, "action Tap") { trace in
            for view in 0..<12 { trace.add("invalidated #\(20 + view) @dependencies from w1") }
            for view in 0..<12 { trace.run(20 + view, "Label", "@dependencies", changed: false) }
        }
        #expect(try findings(trace).map(\.rule) == ["unchanged-body-update"])
    }

    // MARK: equatable-opportunity

    /// A view that is run in vain by several inputs, so many times by each.
    private func many(_ inputs: [String], times: Int) -> TraceText {
        var trace = TraceText.screen(rows: 1)
        var number = 0
        for input in inputs {
            for _ in 0..<times {
                number += 1
                trace.add("state written w\(number) #2 _\(input) at CartScreen.swift:5")
                trace.transaction(number + 1, "action Tap") { trace in
                    trace.add("invalidated #2 _\(input) from w\(number)")
                    trace.run(2, "CartScreen", "_\(input)")
                    trace.run(10, "Row", "@self", changed: false, fields: input)
                }
            }
        }
        return trace
    }

    @Test func manySmallCausesAreAnOpportunity() throws {
        let found = try findings(many(["a", "b", "c"], times: 4)).filter { $0.rule == "equatable-opportunity" }
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.count) == [12])
        #expect(found.map(\.cost.selfTime) == [12_000])
        #expect(found.map(\.culprit) == ["`a`, `b` and `c`"])
        #expect(found.map(\.message) == ["an `==` over what is shown would have skipped 12 runs, 12 µs with what is below"])
    }

    @Test func nineRunsAreNone() throws {
        #expect(try findings(many(["a", "b", "c"], times: 3)).map(\.rule) == ["broad-input", "broad-input", "broad-input"])
    }

    @Test func whatHasAWarningNeedsNoOpportunity() throws {
        #expect(try findings(many(["a", "b"], times: 10)).map(\.rule) == ["broad-input", "broad-input"])
    }
}
