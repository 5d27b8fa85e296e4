import Testing
import TraceAnalysis
import TraceReader

/// Rules about identities that were lost although what they stood for remained.
@Suite struct IdentityRuleTests {
    /// A screen #2 in which content number `old` stands, made in transaction 1.
    private func screen(_ kind: String, _ old: Int, _ type: String = "Editor", slot: Int = 0, key: String? = nil) -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            create(old, type, kind, slot: slot, key: key, in: &trace)
        }
        return trace
    }

    private func create(_ id: Int, _ type: String, _ kind: String, slot: Int, key: String?, in trace: inout TraceText) {
        trace.add("identity created #\(id) \(type) \(kind)\(key.map { " key \($0)" } ?? "") slot \(slot) below #2")
        trace.add("state created #\(id) _text")
        trace.run(id, type, "@self, @identity, _text")
    }

    /// Replaces content by other content in one transaction.
    private func replace(
        _ old: Int, by new: Int, _ transaction: Int, why: String, _ kind: String, of type: String = "Editor", slot: Int = 0,
        key: String? = nil, written: Bool = true, in trace: inout TraceText
    ) {
        trace.add("state written w\(transaction) #2 _isOn at CartScreen.swift:30")
        trace.transaction(transaction, "action Toggle") { trace in
            trace.add("invalidated #2 _isOn from w\(transaction)")
            trace.run(2, "CartScreen", "_isOn")
            create(new, type, kind, slot: slot, key: key, in: &trace)
            trace.add("state dropped #\(old) _text \(written ? "written" : "unwritten")")
            trace.add("identity removed #\(old) \(why)")
        }
    }

    private func findings(_ trace: TraceText) throws -> [Finding] {
        Analysis(of: [try trace.file()]).findings.filter { $0.rule != "unchanged-body-update" }
    }

    // MARK: Branches

    @Test func aViewInTheOtherBranchLosesItsWrittenState() throws {
        var trace = screen("branch", 20, slot: 0)
        replace(20, by: 21, 3, why: "branch", "branch", slot: 1, in: &trace)
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["branch-identity-flip"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Editor"])
        #expect(found.map(\.culprit) == ["Editor.text"])
        #expect(found.map(\.location) == [TraceLocation(function: "", file: "CartScreen.swift", line: 30)])
        #expect(found.map(\.message) == ["moved to another branch and was rebuilt once, with 1 body"])
        #expect(
            found[0].advice
                == "`Editor` stands in two branches in `CartScreen.body`: taking the other one makes it anew and loses `Editor.text`. Write it "
                + "once and let the condition choose a value: an inert modifier value (`.padding(0)`, `.opacity(1)`, `.disabled(false)`) where "
                + "the branches differ in modifiers, `AnyLayout` where they differ in the container.")
    }

    @Test func oneFlipWithoutWrittenStateIsANoteAndThreeAreAWarning() throws {
        var trace = screen("branch", 20, slot: 0)
        replace(20, by: 21, 3, why: "branch", "branch", slot: 1, written: false, in: &trace)
        #expect(try findings(trace).map(\.severity) == [.note])
        replace(21, by: 22, 4, why: "branch", "branch", slot: 0, written: false, in: &trace)
        replace(22, by: 23, 5, why: "branch", "branch", slot: 1, written: false, in: &trace)
        #expect(try findings(trace).map(\.severity) == [.warning])
        #expect(try findings(trace).map(\.count) == [3])
    }

    /// Content #`id` of a type of the framework's with an editor #`id + 1` in it, and one with a text field of its own below that.
    private func modified(_ id: Int, _ type: String, slot: Int, in trace: inout TraceText, view: String = "Editor") {
        trace.add("identity created #\(id) \(type) branch slot \(slot) below #2")
        trace.add("identity created #\(id + 1) \(view) structural slot 0 below #\(id)")
        trace.run(id + 1, view, "@self")
        trace.add("identity created #\(id + 2) Field structural slot 0 below #\(id + 1)")
        trace.add("state created #\(id + 2) _text")
        trace.run(id + 2, "Field", "@self, @identity, _text")
    }

    private func flip(_ old: Int, _ new: Int, _ transaction: Int, _ trace: inout TraceText, written: Bool = false, view: String = "Editor") {
        trace.transaction(transaction, "action Toggle") { trace in
            trace.run(2, "CartScreen", "_isOn")
            modified(new, transaction.isMultiple(of: 2) ? "Plain" : "Padded", slot: transaction % 2, in: &trace, view: view)
            trace.add("state dropped #\(old + 2) _text \(written ? "written" : "unwritten")")
            trace.add("identity removed #\(old) branch")
        }
    }

    private func modifiedScreen() -> TraceText {
        var trace = TraceText.screen()
        trace.declare("Plain", "framework")
        trace.declare("Padded", "framework")
        trace.transaction(2, "action Open") { modified(20, "Plain", slot: 0, in: &$0) }
        return trace
    }

    @Test func aViewBelowOtherModifiersIsThereAgainThoughNothingWasWritten() throws {
        var trace = modifiedScreen()
        for round in 0..<3 { flip(20 + 10 * round, 30 + 10 * round, 3 + round, &trace) }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["branch-identity-flip"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Editor"])
        #expect(found.map(\.count) == [3])
    }

    @Test func theViewThatLostItsStateIsNamedThoughAnotherStandsAboveIt() throws {
        var trace = modifiedScreen()
        flip(20, 30, 3, &trace, written: true)
        let found = try findings(trace)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Field"])
        #expect(found.map(\.culprit) == ["Field.text"])
    }

    @Test func stateOfAViewInAnotherScreenIsNotLost() throws {
        var trace = modifiedScreen()
        flip(20, 30, 3, &trace, written: true, view: "Profile")
        #expect(try findings(trace) == [])
    }

    @Test func branchesThatChangeTogetherAreToldApartByWhatStandsInThem() throws {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            create(20, "Login", "branch", slot: 0, key: nil, in: &trace)
            create(21, "Editor", "branch", slot: 0, key: nil, in: &trace)
        }
        trace.transaction(3, "action Toggle") { trace in
            create(30, "Editor", "branch", slot: 1, key: nil, in: &trace)
            create(31, "Login", "branch", slot: 1, key: nil, in: &trace)
            for old in 20...21 {
                trace.add("state dropped #\(old) _text written")
                trace.add("identity removed #\(old) branch")
            }
        }
        #expect(Set(try findings(trace).map(\.culprit)) == ["Login.text", "Editor.text"])
    }

    @Test func anotherViewInTheOtherBranchIsNoFinding() throws {
        var trace = screen("branch", 20, "Login", slot: 0)
        replace(20, by: 21, 3, why: "branch", "branch", of: "Home", slot: 1, in: &trace)
        #expect(try findings(trace) == [])
    }

    @Test func contentThatComesAndGoesIsNoFinding() throws {
        var trace = screen("branch", 20, slot: 0)
        trace.transaction(3, "action Hide") { trace in
            trace.add("state dropped #20 _text written")
            trace.add("identity removed #20 branch")
        }
        trace.transaction(4, "action Show") { trace in create(21, "Editor", "branch", slot: 0, key: nil, in: &trace) }
        #expect(try findings(trace) == [])
    }

    // MARK: AnyView

    @Test func anotherTypeAroundTheSameViewLosesItsState() throws {
        var trace = screen("erased", 20, key: "Editor")
        replace(20, by: 21, 3, why: "erasedType", "erased", key: "Bold", in: &trace)
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["type-erased-identity"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.culprit) == ["AnyView of Editor, then Bold"])
        #expect(found[0].advice.contains("`Editor.text` was lost"))
    }

    @Test func typesOfModifiedContentAreNamedByWhatStandsInThem() throws {
        var trace = screen("erased", 20, key: "Editor")
        replace(
            20, by: 21, 3, why: "erasedType", "erased", key: "\"ModifiedContent<ModifiedContent<VStack<Pair<A, B>>, _Padding<Int, Int>>, _Border>\"",
            in: &trace)
        #expect(try findings(trace).map(\.culprit) == ["AnyView of Editor, then VStack (Padding, Border)"])
    }

    @Test func aRouterThatShowsAnotherScreenIsANote() throws {
        var trace = screen("erased", 20, "Login", key: "Login")
        replace(20, by: 21, 3, why: "erasedType", "erased", of: "Home", key: "Home", in: &trace)
        #expect(try findings(trace).map(\.severity) == [.note])
    }

    // MARK: Explicit ids

    @Test func anIDThatDiffersAtEachUpdateIsAWarning() throws {
        var trace = screen("explicit", 20, key: "#a0")
        for number in 0..<3 {
            replace(
                20 + number, by: 21 + number, 3 + number, why: "renewedID", "explicit", key: "#a\(number + 1)", written: false, in: &trace)
        }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["explicit-id-reset"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.count) == [3])
        #expect(found[0].advice.hasPrefix("`CartScreen.body` gives `Editor` another `.id(_:)` at each update."))
    }

    /// Content with an id, into which so many letters are typed before each of two changes of the id.
    private func typed(_ letters: Int) throws -> [Finding] {
        var trace = screen("explicit", 20, key: "#a0")
        trace.declare("TextField", "framework")
        for number in 0..<2 {
            let field = 100 + number
            trace.transaction(3 + 4 * number, "action Show") { $0.add("identity created #\(field) TextField structural slot 0 below #\(20 + number)") }
            for letter in 0..<letters {
                if letter > 0 { trace.transaction(3 + 4 * number + letter, "action Name") { $0.run(2, "CartScreen", "_model") } }
                trace.add("action began #\(field) action Name")
                trace.add("action ended #\(field)")
            }
            replace(20 + number, by: 21 + number, 6 + 4 * number, why: "explicitID", "explicit", key: "#a\(number + 1)", in: &trace)
        }
        return try findings(trace).filter { $0.rule == "explicit-id-reset" }
    }

    @Test func anIDThatChangesWithEachLetterTakesTheFieldAway() throws {
        let found = try typed(1)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.count) == [2])
        #expect(
            found[0].advice.hasPrefix(
                "Each letter typed into `Editor` gives it another `.id(_:)` in `CartScreen.body`, so that the field goes with its focus"))
    }

    @Test func anIDThatChangesWhenEditingEndsMayBeMeant() throws {
        #expect(try typed(3).map(\.severity) == [.note])
    }

    @Test func theIDOfAnElementIsDeliberate() throws {
        var trace = screen("explicit", 20, key: "#k0")
        trace.transaction(9, "action Fill") { trace in
            trace.add("identity created #30 Row keyed key #k1 slot 0 below #3")
        }
        replace(20, by: 21, 10, why: "explicitID", "explicit", key: "#k1", in: &trace)
        #expect(try findings(trace).map(\.severity) == [.note])
        #expect(try findings(trace)[0].advice.contains("the `.id(_:)` of what it shows"))
    }

    @Test func aBumpedIDThatLosesStateIsAWarning() throws {
        var trace = screen("explicit", 20, key: "#a0")
        // Other updates leave the id alone.
        for number in 50..<54 {
            trace.transaction(number, "action Tap") { $0.run(2, "CartScreen", "_model") }
        }
        replace(20, by: 21, 60, why: "renewedID", "explicit", key: "#a1", in: &trace)
        let found = try findings(trace)
        #expect(found.map(\.severity) == [.warning])
        #expect(found[0].advice.hasPrefix("`CartScreen.body` changes the `.id(_:)` of `Editor` to have it made anew. `Editor.text` is lost"))
    }

    @Test func anIDThatChangesWithWhatIsShownIsDeliberate() throws {
        var trace = screen("explicit", 20, key: "#a0")
        for number in 0..<3 {
            replace(20 + number, by: 21 + number, 3 + number, why: "explicitID", "explicit", key: "#a\(number + 1)", in: &trace)
        }
        #expect(try findings(trace).map(\.severity) == [.note])
    }

    @Test func otherContentWithTheSameElementsLosesTheirState() throws {
        var trace = TraceText.screen()
        trace.declare("List", "framework")
        func list(_ id: Int, key: String, in trace: inout TraceText) {
            trace.add("identity created #\(id) List explicit key \(key) slot 0 below #2")
            trace.add("identity created #\(id + 1) ForEach structural slot 0 below #\(id)")
            trace.add("identity created #\(id + 2) Row keyed key #k1 slot 0 below #\(id + 1)")
            trace.add("state created #\(id + 2) _isOpen")
            trace.run(id + 2, "Row", "@self, @identity, _isOpen")
        }
        trace.transaction(2, "action Open") { list(20, key: "#a0", in: &$0) }
        trace.transaction(3, "action Add") { trace in
            trace.run(2, "CartScreen", "_model")
            list(30, key: "#a1", in: &trace)
            trace.add("state dropped #22 _isOpen written")
            trace.add("identity removed #20 explicitID")
        }
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["explicit-id-reset"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.culprit) == ["Row.isOpen"])
    }

    @Test func anIDThatComesBackIsThatOfASubject() throws {
        var trace = screen("explicit", 20, key: "#a0")
        replace(20, by: 21, 3, why: "explicitID", "explicit", key: "#a1", in: &trace)
        replace(21, by: 22, 4, why: "explicitID", "explicit", key: "#a0", in: &trace)
        #expect(try findings(trace).map(\.severity) == [.note])
    }

    // MARK: Ids of elements

    /// A collection of so many rows with updates of (count, inserted, removed), of which each brings so many rows that are there again.
    private func collection(_ rows: Int, _ updates: [(Int, Int, Int)], renamed: Int = 1, type: String = "ForEach") -> TraceText {
        var trace = TraceText.screen(rows: rows, collection: type)
        trace.add("collection updated #3 count \(rows) inserted \(rows) removed 0 moved 0 duplicates 0")
        var next = 100
        var last = 10
        for (number, update) in updates.enumerated() {
            trace.transaction(number + 2, "action Tap") { trace in
                let old = last
                last = next
                for position in 0..<update.1 {
                    trace.add("identity created #\(next) Row keyed key #n\(next) slot 0 below #3")
                    trace.run(next, "Row", "@self")
                    if position < min(renamed, update.2) { trace.add("element renamed #\(next) from #\(old + position) position \(position)") }
                    next += 1
                }
                trace.add("collection updated #3 count \(update.0) inserted \(update.1) removed \(update.2) moved 0 duplicates 0")
            }
        }
        return trace
    }

    @Test func idsThatAreAllNewTwiceAreAnError() throws {
        let found = try findings(collection(3, [(3, 3, 3), (3, 3, 3)]))
        #expect(found.map(\.rule) == ["unstable-id"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.count) == [2])
        #expect(found.map(\.cost.runs) == [6])
        #expect(found.map(\.message) == ["the ids of ForEach were all new in 2 updates, though elements with the same content were there before"])
        #expect(
            found[0].advice.contains(
                "6 rows were thrown away and built again with their state, as the one at position 0, which kept its content and went from id #k0 to #n100."))
    }

    @Test("results of another search are no finding, however many there are and how often they come")
    func otherContentUnderOtherIDsIsNoFinding() throws {
        #expect(try findings(collection(3, [(3, 3, 3), (3, 3, 3), (3, 3, 3)], renamed: 0)) == [])
    }

    @Test("UUIDs that are all new twice are made anew, though the rows show something else each time")
    func randomIDsUnderOtherContent() throws {
        let type = "\"ForEach<Array<Line>, UUID, Text>\""
        let found = try findings(collection(3, [(3, 3, 3), (3, 3, 3)], renamed: 0, type: type))
        #expect(found.map(\.rule) == ["unstable-id"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.message) == ["the ids of ForEach were all new in 2 updates, though as many elements were there before"])
        #expect(try findings(collection(3, [(4, 4, 3), (2, 2, 4)], renamed: 0, type: type)) == [])
    }

    @Test("ids that are made anew are found whatever the number of elements")
    func idsThatAreAllNewWithOtherCounts() throws {
        #expect(try findings(collection(3, [(4, 4, 3), (2, 2, 4)])).map(\.rule) == ["unstable-id"])
    }

    @Test(arguments: [
        // Once; kept in between; one element that is selected.
        (3, [(3, 3, 3)]), (3, [(3, 3, 3), (3, 0, 0), (3, 3, 3)]), (1, [(1, 1, 1), (1, 1, 1)]),
        (3, [(4, 1, 0), (3, 3, 4), (3, 3, 3)]),
    ])
    func otherDataIsNoFinding(rows: Int, updates: [(Int, Int, Int)]) throws {
        #expect(try findings(collection(rows, updates)) == [])
    }
}
