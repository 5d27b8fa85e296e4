import Testing
import TraceAnalysis
import TraceReader

/// `redundant-first-pass`, `destination-reevaluation`, `wide-read-set` and `near-environment`.
@Suite struct FirstPassTests {
    private func findings(_ trace: TraceText) throws -> [Finding] { Analysis(of: [try trace.file()]).findings }

    // MARK: redundant-first-pass

    /// Labels of which each one's object publishes right after it was mounted.
    private func labels(
        _ count: Int, cause: String = "appear \"\" parent t2", equal: Bool = true, changed: Bool = false, later: Int = 0
    ) -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            for label in 0..<count {
                trace.add("identity created #\(20 + label) Label structural slot \(label) below #2")
                trace.run(20 + label, "Label", "@self, @identity, _stock")
            }
        }
        var number = 0
        for round in 0...later {
            for label in 0..<count {
                number += 1
                trace.add("observable written w\(number) o\(label + 1) Stock pieces at Stock.swift:9\(equal ? " equal" : "")")
                trace.transaction(number + 2, round == 0 ? cause : "timer \"\"") { trace in
                    trace.add("invalidated #\(20 + label) _stock from w\(number)")
                    trace.run(20 + label, "Label", "_stock", changed: changed)
                }
            }
        }
        return trace
    }

    @Test func whatAMountSetsOffIsFoundWhereItChangesNothing() throws {
        let found = try findings(labels(3))
        #expect(found.map(\.rule) == ["redundant-first-pass"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Label"])
        #expect(found.map(\.culprit) == ["Stock.pieces"])
        #expect(found.map(\.count) == [3])
        #expect(found.map(\.location) == [TraceLocation(function: "", file: "Stock.swift", line: 9)])
        #expect(found.map(\.message) == ["3 instances ran a second time right after the first, for `Stock.pieces` that changed nothing"])
        #expect(found[0].advice.hasPrefix("`Stock.pieces` is written right after `Label` has run for the first time (`_stock`), and nothing"))
    }

    @Test func twoInstancesAreANote() throws {
        #expect(try findings(labels(2)).map(\.severity) == [.note])
    }

    @Test func whatIsWrittenFromElsewhereRightAfterwardsCountsWhereItIsEqual() throws {
        #expect(try findings(labels(3, cause: "external \"\"")).map(\.rule) == ["redundant-first-pass"])
        #expect(try findings(labels(3, cause: "external \"\"", equal: false)).map(\.rule) == ["coarse-observation"])
        #expect(try findings(labels(3, cause: "action Tap")).map(\.rule) == ["unchanged-write"])
    }

    @Test func aFirstPassThatShowsSomethingNewIsNone() throws {
        #expect(try findings(labels(3, changed: true)) == [])
    }

    @Test func whatGoesOnAfterwardsIsAFaultOfItsOwn() throws {
        #expect(try findings(labels(3, later: 2)).map(\.rule) == ["unchanged-write"])
    }

    // MARK: destination-reevaluation

    /// A destination that the list behind it builds again.
    private func destination(
        _ fields: String, runs: Int = 3, changed: Bool = false, container: String = "NavigationStack", kind: String = "presented key 1 slot 0", inner: Bool = false
    ) -> TraceText {
        var trace = TraceText.screen()
        trace.declare(container, "framework")
        trace.declare("DestinationView", "framework")
        trace.transaction(2, "action Open") { trace in
            trace.add("identity created #20 \(container) structural slot 1 below #2")
            trace.add("identity created #21 DestinationView \(kind) below #20")
            if inner {
                trace.add("identity created #23 Page structural slot 0 below #21")
                trace.run(23, "Page", "@self")
            }
            trace.add("identity created #22 Review structural slot 0 below #\(inner ? 23 : 21)")
            trace.run(22, "Review", "@self")
        }
        for number in 1...runs {
            trace.add("observable written w\(number) o1 Votes count at Votes.swift:4")
            trace.transaction(number + 2, "action Vote") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, "CartScreen", "@dependencies")
                trace.run(22, "Review", "@self", changed: changed, fields: fields)
            }
        }
        return trace
    }

    @Test func aModelMadeAnewInTheClosureIsNamed() throws {
        for changed in [false, true] {
            let found = try findings(destination("\"model: another object\"", changed: changed))
            #expect(found.map(\.rule) == ["destination-reevaluation"])
            #expect(found.map(\.severity) == [.warning])
            #expect(found.map(\.view) == ["Review"])
            #expect(found.map(\.culprit) == ["`model`"])
            #expect(found.map(\.count) == [3])
            #expect(found.map(\.message) == ["it was built again 3 times while it was presented for the same, with another `model`"])
            #expect(
                found[0].advice
                    == "The closure that makes `Review` is called again whenever `CartScreen` runs, and what it is presented for is the same. It makes "
                    + "another `model` each time: let `Review` make it in `@State` from the item, or take it from a model that keeps one for each item.")
        }
    }

    @Test func twoRunsAreANote() throws {
        #expect(try findings(destination("\"model: another object\"", runs: 2)).map(\.severity) == [.note])
    }

    @Test func aValueThatTheDestinationShowsIsWhatItIsThereFor() throws {
        #expect(try findings(destination("title", changed: true)) == [])
        #expect(try findings(destination("title")).map(\.rule) == ["destination-reevaluation"])
    }

    @Test func tabsAndWhatStandsDeeperAreNoDestinations() throws {
        let object = "\"model: another object\""
        #expect(try findings(destination(object, container: "TabView<Int>")).map(\.rule) == ["uncomparable-input"])
        #expect(try findings(destination(object, inner: true)).map(\.rule) == ["uncomparable-input"])
        #expect(try findings(destination(object, kind: "structural slot 0")).map(\.rule) == ["uncomparable-input"])
    }

    // MARK: wide-read-set

    /// A body that reads so many properties, and is run by so many of them in turn.
    private func reader(_ count: Int, runs: Int, writing: Int, changed: Bool = true, time: Int = 1000) -> TraceText {
        var trace = TraceText.screen()
        let reads = (0..<count).map { "Desk.p\($0)" }.joined(separator: ", ")
        trace.transaction(2, "action Open") { trace in
            trace.add("identity created #20 Board structural slot 1 below #2")
            trace.add("body began #20 Board [@self]")
            trace.add("body ended #20 changed reads [_desk, Desk, \\.locale, \(reads)]")
        }
        for number in 0..<runs {
            trace.add("observable written w\(number + 1) o1 Desk p\(number % writing) at Desk.swift:\(number % writing)")
            trace.transaction(number + 3, "action Tap") { trace in
                trace.add("invalidated #20 @dependencies from w\(number + 1)")
                trace.add("body began #20 Board [@dependencies]")
                trace.add("body ended #20 \(changed ? "changed" : "same") reads [_desk, Desk, \\.locale, \(reads)]", after: time)
            }
        }
        return trace
    }

    @Test func eightPropertiesOfWhichSeveralRunTheBodyAreAWarning() throws {
        let found = try findings(reader(8, runs: 10, writing: 3))
        #expect(found.map(\.rule) == ["wide-read-set"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Board"])
        #expect(found.map(\.culprit) == ["Desk.p0"])
        #expect(found.map(\.count) == [8])
        #expect(found.map(\.cost.runs) == [10])
        #expect(found.map(\.message) == ["the body reads 8 observable properties, and changes of them ran it 10 times"])
        #expect(found[0].advice.contains("Most runs come from `Desk.p0` (4 runs), `Desk.p1` (3 runs) and `Desk.p2` (3 runs)."))
    }

    @Test func sevenPropertiesAreNone() throws {
        #expect(try findings(reader(7, runs: 10, writing: 3)) == [])
    }

    @Test func fewRunsOrOnePropertyAreANote() throws {
        #expect(try findings(reader(8, runs: 9, writing: 3)).map(\.severity) == [.note])
        #expect(try findings(reader(8, runs: 10, writing: 1)).map(\.severity) == [.note])
        #expect(try findings(reader(8, runs: 4, writing: 2, time: 250_000)).filter { $0.rule == "wide-read-set" }.map(\.severity) == [.warning])
    }

    @Test func whatRunsInVainForItIsNotFoundTwice() throws {
        #expect(try findings(reader(8, runs: 12, writing: 3, changed: false)).map(\.rule) == ["wide-read-set"])
    }

    // MARK: near-environment

    /// A writer of the environment with a reader below so many views.
    private func writer(writes: Int = 3, distance: Int = 1, key: String = "\\.volume") -> TraceText {
        var trace = TraceText.screen()
        trace.declare("ModifiedContent", "framework")
        trace.transaction(2, "action Open") { trace in
            trace.add("identity created #20 ModifiedContent structural slot 1 below #2")
            for view in 1...distance {
                trace.add("identity created #\(20 + view) \(view == distance ? "Bar" : "Step\(view)") structural slot 0 below #\(19 + view)")
            }
            trace.add("body began #\(20 + distance) Bar [@self, @identity, _volume]")
            trace.add("body ended #\(20 + distance) changed reads [_volume, \(key)]")
        }
        for number in 1...writes {
            trace.add("state written w\(number * 2) #2 _volume at Screen.swift:3")
            trace.transaction(number + 2, "action Louder") { trace in
                trace.add("invalidated #2 _volume from w\(number * 2)")
                trace.run(2, "CartScreen", "_volume")
                trace.add("environment written w\(number * 2 + 1) #20 \(key) checked 1 run 1")
                trace.add("invalidated #\(20 + distance) _volume from w\(number * 2 + 1)")
                trace.add("body began #\(20 + distance) Bar [_volume]")
                trace.add("body ended #\(20 + distance) changed reads [_volume, \(key)]")
            }
        }
        return trace
    }

    @Test func aReaderRightBelowItsWriterIsANote() throws {
        let found = try findings(writer())
        #expect(found.map(\.rule) == ["near-environment"])
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.culprit) == ["environment \\.volume"])
        #expect(found.map(\.count) == [3])
        #expect(found[0].advice.hasPrefix("`CartScreen` writes `\\.volume`, and `Bar`, right below it at the farthest, is its only reader."))
    }

    @Test func whatIsReadFartherDownIsWhatTheEnvironmentIsFor() throws {
        #expect(try findings(writer(distance: 2)).map(\.rule) == ["near-environment"])
        #expect(try findings(writer(distance: 3)) == [])
        #expect(try findings(writer(writes: 2)) == [])
        #expect(try findings(writer(key: "\\.isEnabled")) == [])
    }
}
