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
        #expect(found.map(\.culprit) == ["AddButton.cart"])
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
        #expect(try findings(subscriber(runs: 3, firstReads: " reads [_cart]")).map(\.rule) == ["coarse-observation"])
        #expect(try findings(subscriber(runs: 3, reads: " reads [_cart]")).map(\.rule) == ["coarse-observation"])
    }

    @Test func aRunThatHasAnotherReasonIsNotSaved() throws {
        #expect(try findings(subscriber(runs: 3, reasons: "@self, _cart")).contains { $0.rule == "unused-dependency" } == false)
    }

    @Test func whatWasAskedForDoesNotChangeWhatIsExplained() throws {
        var options = AnalysisOptions()
        options.rules = ["unchanged-body-update"]
        #expect(Analysis(of: [try subscriber(runs: 12).file()], options: options).findings == [])
    }

    // MARK: uncomparable-input, unstable-binding

    /// A row that its screen gives another value of these fields ten times in vain.
    private func given(_ fields: String, reasons: String = "@self", changed: Bool = false) -> TraceText {
        var trace = TraceText.screen(rows: 1)
        for number in 2...11 {
            trace.transaction(number, "action Tap") { trace in
                trace.run(2, "CartScreen", "_model")
                trace.run(10, "Row", reasons, changed: changed, fields: fields)
            }
        }
        return trace
    }

    @Test func aClosureThatDiffersIsNamedWithWhatItCaptured() throws {
        let found = try findings(given("\"onTap: captured count\""))
        #expect(found.map(\.rule) == ["uncomparable-input"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.culprit) == ["`onTap`"])
        #expect(found.map(\.message) == ["all 10 runs differed only in `onTap`, and made the output that was there already"])
        #expect(
            found[0].advice
                == "`CartScreen` gives `Row` another `onTap` (captured count) each time, which SwiftUI cannot tell from the one before. Let "
                + "the closure capture only what stays (an object, a binding), or make `Row` `Equatable` over its other fields and add "
                + "`.equatable()` where it is used.")
    }

    @Test func anObjectAndErasedContentAreMadeOnce() throws {
        let found = try findings(given("\"formatter: another object\", \"content: type changed from Text to Image\""))
        #expect(found.map(\.rule) == ["uncomparable-input"])
        #expect(found[0].advice.hasSuffix("Make the object once and keep it in state or in the model; pass views as a generic `Content` instead of `AnyView`."))
    }

    @Test func aBindingMadeAnewIsARuleOfItsOwn() throws {
        let found = try findings(given("\"isOn: another binding\""))
        #expect(found.map(\.rule) == ["unstable-binding"])
        #expect(found.map(\.culprit) == ["`isOn`"])
        #expect(found[0].advice.hasPrefix("`CartScreen` makes the binding `isOn` anew in its body, as `Binding(get:set:)` does"))
    }

    @Test func aBindingMadeAnewIsAReasonOfItsOwnInRecordings() throws {
        let found = try findings(given("\"_isOn: another binding\"", reasons: "@self, _isOn", changed: true))
        #expect(found.map(\.rule) == ["unstable-binding"])
        #expect(found.map(\.culprit) == ["`isOn`"])
    }

    @Test func aValueBesideItIsWhatShouldBeNarrowed() throws {
        #expect(try findings(given("\"onTap: captured count\", item.name")).map(\.rule) == ["broad-input"])
        #expect(try findings(given("\"onTap: captured count\"", reasons: "@self, _n")).map(\.rule) == ["unchanged-body-update"])
    }

    // MARK: coarse-observation, unchanged-write, storage-key-amplification

    /// A row that holds an object in `_cart`, and shows nothing of what is written.
    private func holder(_ type: String, equal: Int = 0, writes: Int = 10, changed: Int = 0) -> TraceText {
        var trace = TraceText.screen(rows: 1)
        for number in 1...writes {
            trace.add("observable written w\(number) o1 \(type) total at CartModel.swift:6\(number <= equal ? " equal" : "")")
            trace.transaction(number + 1, "timer \"\"") { trace in
                trace.add("invalidated #10 _cart from w\(number)")
                trace.run(10, "Row", "_cart", changed: number <= changed)
            }
        }
        return trace
    }

    @Test func whoShowsAPartOfAPropertyIsToldToKeepThatPart() throws {
        let found = try findings(holder("CartModel", writes: 14, changed: 2)).filter { $0.severity >= .warning }
        #expect(found.map(\.rule) == ["unchanged-body-update"])
        #expect(found.map(\.culprit) == ["CartModel.total"])
        #expect(found.map(\.count) == [12])
        #expect(
            found[0].advice
                == "`Row` shows a part of `CartModel.total`: 2 of its 14 runs made another output. Keep the part that it shows (rounded, or what is "
                + "reached) in a property of its own, and write that only when it differs.")
    }

    @Test func anObjectsSignalRunsWhoShowsNothingOfIt() throws {
        let found = try findings(holder("CartModel"))
        #expect(found.map(\.rule) == ["coarse-observation"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.culprit) == ["CartModel.total"])
        #expect(
            found[0].advice
                == "`Row` observes the whole object through `_cart`: every change runs its body, whether it shows `CartModel.total` or not. Make "
                + "the class `@Observable`, so that only readers run, pass `Row` the values that it shows, or split the object.")
        #expect(try findings(holder("CartModel", writes: 9)).map(\.severity) == [.note])
    }

    @Test func writesOfEqualValuesAreTheirOwnFault() throws {
        let found = try findings(holder("CartModel", equal: 7))
        #expect(found.map(\.rule) == ["unchanged-write", "coarse-observation"])
        #expect(found.map(\.severity) == [.warning, .note])
        #expect(found.map(\.count) == [7, 3])
        #expect(
            found[0].advice.hasPrefix("7 of 10 writes to `CartModel.total` (CartModel.swift:6) gave it the value that it had, and an object"))
    }

    @Test func oneWriteIsOneFindingHoweverManyHoldTheObject() throws {
        var trace = TraceText.screen(rows: 3)
        for number in 1...4 {
            trace.add("observable written w\(number) o1 CartModel total at CartModel.swift:6 equal")
            trace.transaction(number + 1, "timer \"\"") { trace in
                for row in 10...11 {
                    trace.add("invalidated #\(row) _cart from w\(number)")
                    trace.run(row, "Row", "_cart", changed: false)
                }
                trace.add("invalidated #2 _cart from w\(number)")
                trace.run(2, "CartScreen", "_cart", changed: false)
            }
        }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["unchanged-write"])
        #expect(found.map(\.view) == ["Row"])
        #expect(found.map(\.count) == [12])
    }

    @Test func aStoredDefaultOfAnotherKeyIsNamed() throws {
        let found = try findings(holder("AppStorage", writes: 3))
        #expect(found.map(\.rule) == ["storage-key-amplification"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.culprit) == ["AppStorage.total"])
        #expect(try findings(holder("AppStorage", writes: 2)).map(\.severity) == [.note])
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

    @Test func whatRunsInVainInALoopIsTheLoops() throws {
        var trace = TraceText.screen(rows: 1)
        for number in 1...12 {
            trace.add("observable written w\(number) o1 CartModel total at CartModel.swift:6 equal")
            trace.transaction(number + 9, "change \"onChange(of: Int)\"\(number > 1 ? " parent t\(number + 8)" : "")") { trace in
                trace.add("invalidated #10 _cart from w\(number)")
                trace.run(10, "Row", "_cart", changed: false)
            }
        }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["update-loop"])
        #expect(found.map(\.view) == ["Row"])
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
