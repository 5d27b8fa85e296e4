import Testing
import TraceAnalysis
import TraceReader

/// Rules about what state belongs to, over traces written by hand.
@Suite struct StateRuleTests {
    private func findings(_ trace: TraceText) throws -> [Finding] {
        Analysis(of: [try trace.file()]).findings.filter { $0.rule != "expensive-body" && $0.rule != "flawed-trace" }
    }

    private func found(_ rule: String, _ trace: TraceText) throws -> [Finding] { try findings(trace).filter { $0.rule == rule } }

    /// A view #20 with a state property, below the screen #2.
    private func make(
        _ id: Int = 20, _ type: String = "Editor", _ kind: String = "branch", key: String? = nil, below: Int = 2, subject: Int = 7,
        property: String = "_text", type value: String = "String", in trace: inout TraceText
    ) {
        trace.add("identity created #\(id) \(type) \(kind)\(key.map { " key \($0)" } ?? "") slot 0 below #\(below)")
        trace.add("state created #\(id) \(property)")
        trace.add("state declared \(type) \(property) \(value) value")
        trace.add("subject shown #\(id) \(subject)")
        trace.run(id, type, "@self, @identity, \(property)")
    }

    /// The subject of a view that is given nothing.
    private let nothing = 1_339_080_641

    /// Somebody writes a property in an action.
    private func write(
        _ number: Int, _ id: Int, _ type: String = "Editor", _ property: String = "_text", cause: String = "action Type",
        at place: String = "Cart.swift:5", in trace: inout TraceText
    ) {
        trace.add("state written w\(number) #\(id) \(property) at \(place)")
        trace.transaction(number, cause) { trace in
            trace.add("invalidated #\(id) \(property) from w\(number)")
            trace.run(id, type, property)
        }
    }

    // MARK: state-loss

    /// The view goes in transaction 10 and comes again in transaction 11.
    private func loss(
        why: String = "branch", kind: String = "branch", subject: Int = 7, written: Bool = true, by place: String = "Cart.swift:9",
        type: String = "String"
    ) -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") {
            make(20, "Editor", kind, key: kind == "branch" ? nil : "#a", subject: subject == 8 ? 7 : subject, type: type, in: &$0)
        }
        write(3, 20, in: &trace)
        trace.add("state written w10 #2 _isOn at \(place)")
        trace.transaction(10, "action Toggle") { trace in
            trace.add("invalidated #2 _isOn from w10")
            trace.run(2, "CartScreen", "_isOn")
            trace.add("state dropped #20 _text \(written ? "written" : "unwritten")")
            trace.add("identity removed #20 \(why)")
        }
        trace.transaction(11, "action Toggle") { make(30, "Editor", kind, key: kind == "branch" ? nil : "#a", subject: subject, type: type, in: &$0) }
        return trace
    }

    @Test func stateThatWasWrittenAndBeginsAnewIsLost() throws {
        let found = try found("state-loss", loss())
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["Editor"])
        #expect(found.map(\.culprit) == ["Editor.text"])
        #expect(found.map(\.count) == [1])
        #expect(found.map { $0.location?.line } == [9])
    }

    @Test func nothingIsLostThatWasNotWrittenOrBelongsToSomethingElse() throws {
        #expect(try found("state-loss", loss(written: false)) == [])
        #expect(try found("state-loss", loss(subject: 8)) == [])
        #expect(try found("state-loss", loss(why: "hostEnded")) == [])
    }

    @Test func presentedContentAndWhatEndedItselfBeginAnewOnPurpose() throws {
        #expect(try found("state-loss", loss(why: "dismissed", kind: "presented", subject: nothing)).map(\.severity) == [.note])
        #expect(try found("state-loss", loss(why: "dismissed", kind: "presented", type: "Bool")).map(\.severity) == [.note])
        #expect(try found("state-loss", loss(why: "branch", kind: "presented")).map(\.severity) == [.note])
        #expect(try found("state-loss", loss(by: "\"Editor.swift\":9 in \"closure in Editor.body\"")).map(\.severity) == [.note])
    }

    @Test("what an action of the view itself takes away begins anew on purpose, wherever the write stands")
    func anActionOfTheViewItself() throws {
        func loss(action: Int) throws -> [Severity] {
            var trace = TraceText.screen()
            trace.transaction(2, "action Open") { make(20, in: &$0) }
            write(3, 20, in: &trace)
            trace.add("action began #\(action) action Login")
            trace.add("state written w10 #2 _isOn at Gate.swift:9")
            trace.add("action ended #\(action)")
            trace.transaction(10, "action Toggle") { trace in
                trace.add("invalidated #2 _isOn from w10")
                trace.run(2, "CartScreen", "_isOn")
                trace.add("state dropped #20 _text written")
                trace.add("identity removed #20 branch")
            }
            trace.transaction(11, "action Toggle") { make(30, in: &$0) }
            return try found("state-loss", trace).map(\.severity)
        }
        #expect(try loss(action: 20) == [.note])
        #expect(try loss(action: 2) == [.warning])
    }

    @Test("text that was typed on a screen that was pushed for some data, and popped, is lost")
    func textOnAPoppedScreenIsLost() throws {
        let found = try found("state-loss", loss(why: "dismissed", kind: "presented"))
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.culprit) == ["Editor.text"])
        #expect(found[0].advice.hasPrefix("`Editor.text` was dropped when its screen was dismissed or popped"))
    }

    @Test func contentThatIsStillLeavingAtTheEndHasLeft() throws {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { make(20, in: &$0) }
        write(3, 20, in: &trace)
        trace.transaction(10, "action Toggle") { $0.add("identity leaving #20 branch") }
        trace.transaction(11, "action Toggle") { make(30, in: &$0) }
        #expect(try found("state-loss", trace).map(\.culprit) == ["Editor.text"])
        trace.transaction(12, "action Toggle") { $0.add("identity kept #20") }
        #expect(try found("state-loss", trace) == [])
    }

    // MARK: ignored-initial-value

    private func ignored(_ fields: String, written: Bool = false, type: String = "String", followed: Bool = false) -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            trace.add("state declared Editor _text \(type) value")
            make(20, "Editor", "structural", in: &trace)
        }
        if written { write(3, 20, in: &trace) }
        trace.transaction(4, "action Next") { trace in
            trace.run(2, "CartScreen", "_index")
            trace.run(20, "Editor", "@self", fields: fields)
        }
        if followed { write(5, 20, cause: "change -", in: &trace) }
        return trace
    }

    @Test func aNewFirstValueOfStateIsIgnored() throws {
        #expect(try found("ignored-initial-value", ignored("_text")).map(\.severity) == [.warning])
        #expect(try found("ignored-initial-value", ignored("_text, item.name", written: true)).map(\.severity) == [.warning])
        #expect(try found("ignored-initial-value", ignored("_text", written: true)).map(\.severity) == [.note])
        // Written later: the first value is where it begins.
        var later = ignored("_text")
        write(6, 20, in: &later)
        #expect(try found("ignored-initial-value", later).map(\.severity) == [.note])
        #expect(try found("ignored-initial-value", ignored("item.name, _text")).map(\.culprit) == ["Editor.text"])
    }

    @Test func whatIsNewEachTimeOrFollowsIsNotIgnored() throws {
        #expect(try found("ignored-initial-value", ignored("item.name")) == [])
        #expect(try found("ignored-initial-value", ignored("\"_text: another object\"")) == [])
        #expect(try found("ignored-initial-value", ignored("_text.id")) == [])
        #expect(try found("ignored-initial-value", ignored("_text", followed: true)) == [])
    }

    // MARK: duplicated-source-of-truth

    private func copy(_ source: String = "text", after: (inout TraceText) -> Void = { _ in }) -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            make(20, "Editor", "structural", in: &trace)
            trace.add("initial value copied #20 _text from #2 \(source)")
        }
        write(3, 20, in: &trace)
        after(&trace)
        return trace
    }

    @Test func aCopyThatIsWrittenAloneIsASecondOwner() throws {
        let found = try found("duplicated-source-of-truth", copy())
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.culprit) == ["Editor.text"])
        #expect(found.map(\.count) == [1])
        #expect(found[0].advice.contains("a copy of `text` of `CartScreen`"))
    }

    @Test func aCopyThatIsWrittenBackIsADraft() throws {
        #expect(try found("duplicated-source-of-truth", copy { write(4, 2, "CartScreen", "_text", in: &$0) }) == [])
        #expect(
            try found("duplicated-source-of-truth", copy("item.name") { trace in
                trace.add("observable written w4 o1 Item name at Cart.swift:7")
            }) == [])
        #expect(
            try found("duplicated-source-of-truth", copy("item.name") { trace in
                trace.transaction(5, "action Save") { $0.run(20, "Editor", "@self", fields: "item.name") }
            }) == [])
    }

    @Test func aCopyThatNobodyWritesIsNone() throws {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            make(20, "Editor", "structural", in: &trace)
            trace.add("initial value copied #20 _text from #2 text")
        }
        #expect(try found("duplicated-source-of-truth", trace) == [])
        write(3, 20, cause: "change -", in: &trace)
        #expect(try found("duplicated-source-of-truth", trace) == [])
    }

    // MARK: unobserved-reference-state

    private func reference(changes: Int, isRead: Bool = true, kind: String = "unobserved") -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            trace.add("identity created #20 Card structural slot 0 below #2")
            trace.add("state created #20 _model")
            trace.add("state declared Card _model Model \(kind)")
            trace.run(20, "Card", isRead ? "@self, @identity, _model" : "@self, @identity")
        }
        for _ in 0..<changes { trace.add("reference changed #20 _model count") }
        return trace
    }

    @Test func anObjectThatChangesUnseenIsAWarningWhereABodyReadsIt() throws {
        #expect(try found("unobserved-reference-state", reference(changes: 2)).map(\.severity) == [.warning])
        #expect(try found("unobserved-reference-state", reference(changes: 2)).map(\.count) == [2])
        #expect(try found("unobserved-reference-state", reference(changes: 2))[0].advice.contains("`Model.count` changed"))
        #expect(try found("unobserved-reference-state", reference(changes: 0)).map(\.severity) == [.note])
        #expect(try found("unobserved-reference-state", reference(changes: 2, isRead: false)).map(\.severity) == [.note])
        #expect(try found("unobserved-reference-state", reference(changes: 0, kind: "observable")) == [])
    }

    // MARK: stale-state-reuse

    private func reuse(_ cause: String, written: Bool = true, shifted: Bool = false, reset: Bool = false) -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { make(20, "Editor", "structural", in: &$0) }
        if written { write(3, 20, in: &trace) }
        trace.transaction(4, cause) { trace in
            if shifted { trace.add("data shifted #3 from 1 to 0 rows 2") }
            trace.add("subject shown #20 8")
            trace.add("subject changed #20 item")
            trace.run(20, "Editor", "@self", fields: "item.id")
        }
        if reset { write(5, 20, cause: "change -", in: &trace) }
        return trace
    }

    @Test func stateOfAnotherElementIsStale() throws {
        #expect(try found("stale-state-reuse", reuse("action Next")).map(\.severity) == [.warning])
        #expect(try found("stale-state-reuse", reuse("action Next")).map(\.culprit) == ["Editor.text"])
        #expect(try found("stale-state-reuse", reuse("cellConfigured reused")).map(\.severity) == [.error])
        #expect(try found("stale-state-reuse", reuse("action Next", written: false)) == [])
        #expect(try found("stale-state-reuse", reuse("action Next", shifted: true)) == [])
        #expect(try found("stale-state-reuse", reuse("action Next", reset: true)) == [])
    }

    // MARK: positional-id and unstable-streamed-id

    @Test func dataThatMovesUnderPositionsNamesTheStateThatStayed() throws {
        var trace = TraceText.screen(rows: 3)
        trace.add("state created #11 _note")
        trace.add("state written w2 #11 _note at Row.swift:3")
        trace.transaction(2, "action Delete") { trace in
            trace.run(2, "CartScreen", "_items")
            trace.add("data shifted #3 from 1 to 0 rows 2")
            trace.run(10, "Row", "@self")
            trace.run(11, "Row", "@self")
        }
        let found = try found("positional-id", trace)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.view) == ["CartScreen"])
        #expect(found.map(\.cost.runs) == [2])
        #expect(found[0].advice.contains("`Row.note` of row 1 stayed there"))
        #expect(found[0].advice.contains("what stood at position 2"))
    }

    @Test(arguments: [(false, Severity.note), (true, .warning)])
    func dataThatChangesPlacesIsANoteWhereNothingStaysBehind(resized: Bool, severity: Severity) throws {
        var trace = TraceText.screen(rows: 3)
        trace.transaction(2, "action Shuffle") { trace in
            trace.add("data shifted #3 from 0 to 0 rows 3")
            if resized { trace.add("collection updated #3 count 2 inserted 0 removed 1 moved 0 duplicates 0") }
        }
        #expect(try found("positional-id", trace).map(\.severity) == [severity])
    }

    /// Collections by number of elements, each with how many got another id.
    private func stream(_ updates: [(count: Int, renamed: Int)]) -> TraceText {
        var trace = TraceText.screen()
        trace.add("collection updated #3 count 1 inserted 1 removed 0 moved 0 duplicates 0")
        var next = 100
        for (number, update) in updates.enumerated() {
            trace.transaction(number + 2, "action More") { trace in
                for position in 0..<update.renamed {
                    trace.add("identity created #\(next) Row keyed key #n\(next) slot \(position) below #3")
                    trace.add("element renamed #\(next) from #\(next - 1) position \(position)")
                    next += 1
                }
                trace.add("collection updated #3 count \(update.count) inserted \(update.count) removed \(update.renamed) moved 0 duplicates 0")
            }
        }
        return trace
    }

    @Test func idsThatChangeWhileContentGrowsAreUnstable() throws {
        let found = try found("unstable-streamed-id", stream([(2, 1), (3, 2)]))
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.count) == [3])
        #expect(try self.found("unstable-streamed-id", stream([(2, 1)])) == [])
        #expect(try self.found("unstable-streamed-id", stream([(2, 0), (3, 0)])) == [])
        // The last element grew by a word: as many elements as before.
        #expect(try self.found("unstable-streamed-id", stream([(2, 1), (2, 1), (3, 2), (3, 2)])).map(\.count) == [6])
        // Content that comes again as it was is no stream either: its ids are made anew.
        #expect(try self.found("unstable-streamed-id", stream([(2, 1), (2, 2), (3, 2), (3, 3)])) == [])
        #expect(try self.found("unstable-id", stream([(2, 1), (2, 2), (3, 2), (3, 3)])).map(\.count) == [3])
        // What shrinks is no stream.
        #expect(try self.found("unstable-streamed-id", stream([(2, 1), (3, 2), (1, 0)])) == [])
    }

    // MARK: Notes

    @Test func writtenStateOfARowThatIsFarAwayIsANote() throws {
        var trace = TraceText.screen(rows: 2)
        trace.add("state created #10 _note")
        trace.add("state written w2 #10 _note at Row.swift:3")
        trace.add("eviction due #10")
        trace.add("eviction due #11")
        let found = try found("latent-state-loss", trace)
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.culprit) == ["Row.note"])
        #expect(found.map(\.count) == [1])
    }

    private func model(reader: String = "Filter", writer: String = "closure in Filter.body", depth: Bool = true) -> TraceText {
        var trace = TraceText.screen()
        trace.transaction(2, "action Open") { trace in
            trace.add("state created #2 _model")
            trace.add("state declared CartScreen _model Model observable")
            trace.add("identity created #20 Bar structural slot 0 below #2")
            trace.add("identity created #21 \(reader) structural slot 0 below #\(depth ? 20 : 2)")
            trace.add("body began #21 \(reader) [@self]")
            trace.add("body ended #21 changed reads [Model.isOpen]")
        }
        trace.add("observable written w3 o1 Model isOpen at Filter.swift:4 in \"\(writer)\"")
        return trace
    }

    @Test func aPropertyThatOneViewFarBelowUsesAloneIsANote() throws {
        #expect(try found("over-scoped-state", model()).map(\.culprit) == ["Model.isOpen"])
        #expect(try found("over-scoped-state", model()).map(\.severity) == [.note])
        #expect(try found("over-scoped-state", model(writer: "closure in Other.body")) == [])
        #expect(try found("over-scoped-state", model(depth: false)) == [])
    }

    // MARK: container-identity-flip

    private func flip(_ first: String, _ second: String) -> TraceText {
        var trace = TraceText.screen()
        for type in [first, second] { trace.declare("\"\(type)\"", "framework") }
        func stack(_ id: Int, _ type: String, _ slot: Int, in trace: inout TraceText) {
            trace.add("identity created #\(id) \"\(type)\" branch slot \(slot) below #2")
            make(id + 1, "Editor", "structural", below: id, in: &trace)
        }
        trace.transaction(2, "action Open") { stack(20, first, 0, in: &$0) }
        trace.transaction(3, "action Turn") { trace in
            stack(30, second, 1, in: &trace)
            trace.add("state dropped #21 _text unwritten")
            trace.add("identity removed #20 branch")
        }
        return trace
    }

    @Test func anotherContainerIsTold() throws {
        let found = try findings(flip("HStack<Editor>", "ModifiedContent<VStack<Editor>, _PaddingLayout>"))
        #expect(found.map(\.rule) == ["container-identity-flip"])
        #expect(found.map(\.culprit) == ["HStack and VStack in CartScreen"])
        #expect(found[0].advice.contains("AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())"))
        #expect(try findings(flip("HStack<Editor>", "ModifiedContent<HStack<Editor>, _PaddingLayout>")).map(\.rule) == ["branch-identity-flip"])
    }
}
