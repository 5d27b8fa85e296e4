import Testing
import TraceAnalysis
import TraceReader

/// Rules about bodies that run for what they do not show.
@Suite struct InvalidationRuleTests {
    // MARK: unused-dependency

    /// A button that an object's changes run so often, and what its runs read.
    private func subscriber(runs: Int, reads: String = "", firstReads: String = "", reasons: String = "_cart") -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            trace.add("identity created #20 AddButton structural slot 1 below #2")
            trace.add("body began #2 CartScreen [_model]")
            trace.add("body ended #2 changed reads [_model]")
            trace.add("body began #20 AddButton [@self, @identity, _cart]")
            trace.add("body ended #20 changed\(firstReads)")
        }
        for number in 0..<runs {
            trace.add("observable written w\(number + 1) o1 Cart total at Cart.swift:8")
            trace.transaction(number + 3, "action Add") { trace in
                trace.add("invalidated #20 _cart from w\(number + 1)")
                trace.add("body began #20 AddButton [\(reasons)]")
                trace.add("body ended #20 same\(reads)")
            }
        }
        return trace
    }

    private func findings(_ trace: TraceText) throws -> [Finding] { Analysis(of: [try trace.file()]).findings }

    @Test func aSubscriptionThatNobodyReadsIsFoundAndExplainsItsRuns() throws {
        let found = try findings(subscriber(runs: 12))
        #expect(found.map(\.rule) == ["unused-dependency"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["AddButton"])
        #expect(found.map(\.culprit) == ["AddButton._cart"])
        #expect(found.map(\.count) == [12])
        #expect(found.map(\.cost.wastedRuns) == [12])
        #expect(found.map(\.location) == [TraceLocation(function: "", file: "Cart.swift", line: 8)])
        #expect(
            found[0].advice
                == "No run of `AddButton.body` reads `cart`, and every change of the object runs it. Remove the property wrapper; where actions "
                + "or child views need the object, hold it in a plain `let`.")
    }

    @Test func fewerThanThreeRunsAreANote() throws {
        #expect(try findings(subscriber(runs: 2)).map(\.severity) == [.note])
    }

    @Test func whatOneRunReadsIsRead() throws {
        #expect(try findings(subscriber(runs: 3, firstReads: " reads [_cart]")).map(\.rule) == ["unchanged-body-update"])
        #expect(try findings(subscriber(runs: 3, reads: " reads [_cart]")).map(\.rule) == ["unchanged-body-update"])
    }

    @Test func aRunThatHasAnotherReasonIsNotSaved() throws {
        #expect(try findings(subscriber(runs: 3, reasons: "@self, _cart")).contains { $0.rule == "unused-dependency" } == false)
    }

    @Test func whatWasAskedForDoesNotChangeWhatIsExplained() throws {
        var options = AnalysisOptions()
        options.rules = ["unchanged-body-update"]
        #expect(Analysis(of: [try subscriber(runs: 12).file()], options: options).findings == [])
    }

    // MARK: environment-fanout

    /// Rows that read a key which is written once; so many of them show something new.
    private func readers(_ rows: Int, changed: Int, checked: Int? = nil) -> TraceText {
        var trace = TraceText.screen(rows: rows)
        trace.add("state written w1 #2 _selection at CartScreen.swift:7")
        trace.transaction(2, "action Select") { trace in
            trace.add("invalidated #2 _selection from w1")
            trace.run(2, "CartScreen", "_selection")
            trace.add("environment written w2 #2 \"\\\\.selection\" checked \(checked ?? rows) run \(rows)")
            for row in 0..<rows {
                trace.add("invalidated #\(10 + row) _selection from w2")
                trace.run(10 + row, "Row", "_selection", changed: row < changed)
            }
        }
        return trace
    }

    @Test func manyReadersOfWhichFewChangeAreAWarning() throws {
        let found = try findings(readers(60, changed: 2)).filter { $0.rule == "environment-fanout" }
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.culprit) == [#"environment \.selection"#])
        #expect(found.map(\.count) == [58])
        #expect(found.map(\.cost.runs) == [60])
        #expect(found[0].message == #"writes of environment \.selection ran 60 bodies that read it, and 58 of them showed nothing new"#)
        #expect(found[0].location?.short == "CartScreen.swift:7")
    }

    @Test func readersThatChangeAreANoteAndFewReadersNothing() throws {
        #expect(try findings(readers(60, changed: 12)).filter { $0.rule == "environment-fanout" }.map(\.severity) == [.note])
        #expect(try findings(readers(49, changed: 0)).contains { $0.rule == "environment-fanout" } == false)
        #expect(
            try findings(readers(5, changed: 5, checked: 50)).filter { $0.rule == "environment-fanout" }.map(\.severity) == [.note])
    }

    // MARK: update-loop

    /// Transactions of which each begins in the update of the one before; the properties are written in turn.
    private func chain(_ count: Int, _ properties: [String], nested: Bool = true) -> TraceText {
        var trace = TraceText.screen()
        for number in 0..<count {
            let property = properties[number % properties.count]
            trace.add("state written w\(number + 1) #2 \(property) at CartScreen.swift:\(20 + number % properties.count)")
            let parent = nested && number > 0 ? " parent t\(number + 9)" : ""
            trace.transaction(number + 10, "change \"onChange(of: Int)\"\(parent)") { trace in
                trace.add("invalidated #2 \(property) from w\(number + 1)")
                trace.run(2, "CartScreen", property)
            }
        }
        return trace
    }

    @Test func tenRoundsOfTheSameWriteAreALoop() throws {
        let found = try findings(chain(10, ["_total"]))
        #expect(found.map(\.rule) == ["update-loop"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.culprit) == ["CartScreen.total"])
        #expect(found.map(\.count) == [10])
        #expect(found.map(\.cost.runs) == [10])
        #expect(try findings(chain(9, ["_total"])) == [])
    }

    @Test func twoPropertiesThatWriteEachOtherAreOneLoop() throws {
        let found = try findings(chain(20, ["_total", "_tax"]))
        #expect(found.map(\.rule) == ["update-loop"])
        #expect(found.map(\.culprit) == ["CartScreen.total → CartScreen.tax"])
        #expect(found.map(\.count) == [10])
    }

    @Test func transactionsOfTheirOwnAreNoLoop() throws {
        #expect(try findings(chain(40, ["_total"], nested: false)) == [])
    }

    @Test func aCycleWithinOneUpdateIsFoundByItsWarning() throws {
        var trace = TraceText.screen()
        trace.add("warning issued #2 cycle \"=== AttributeGraph: cycle detected through attribute 7 ===\"")
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["update-loop"])
        #expect(found.map(\.culprit) == ["CartScreen.body"])
        #expect(found.map(\.message) == ["`CartScreen.body` depends on itself"])
    }
}
