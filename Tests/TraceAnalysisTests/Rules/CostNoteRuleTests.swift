import Testing
import TraceAnalysis
import TraceReader

/// Rules about records of costs: each from its threshold on, and what is near it and no fault.
@Suite struct CostNoteRuleTests {
    private func findings(_ rule: String, _ trace: TraceText) throws -> [Finding] {
        Analysis(of: [try trace.file()]).findings.filter { $0.rule == rule }
    }

    private static let real = #"{"clock":{"kind":"real"},"build":"release"}"#
    private static let virtual = #"{"clock":{"kind":"virtual"},"build":"release"}"#

    // MARK: expensive-initial-value

    /// A screen whose body makes a pane with a state of this type, after so many nanoseconds each time.
    private func initialValues(_ times: [Int], _ metadata: String, type: String = "WordIndex") throws -> [Finding] {
        var trace = TraceText(metadata)
        trace.add("identity created #1 Host root slot 0")
        trace.add("identity created #2 Desk structural slot 0 below #1")
        for (number, time) in times.enumerated() {
            trace.transaction(number + 1, "action Add") { trace in
                trace.add("state written w\(number + 1) #2 _note at Desk.swift:7", after: 0)
                trace.add("invalidated #2 _note from w\(number + 1)", after: 0)
                trace.add("body began #2 Desk [_note]")
                trace.add("cost noted #2 initialValueBuilt \(type) count 1 amount \(time)", after: time)
                trace.add("body ended #2 changed reads [_note]")
                if number == 0 {
                    trace.add("identity created #3 Pane structural slot 0 below #2")
                    trace.add("state declared Pane _index WordIndex value")
                    trace.run(3, "Pane", "@self, @identity, _index")
                }
            }
        }
        return try findings("expensive-initial-value", trace)
    }

    @Test("the state that is built anew is named with its view, by the type of its value")
    func initialValue() throws {
        let finding = try #require(try initialValues([2_000_000, 2_000_000, 3_000_000], Self.real).first)
        #expect(finding.severity == .warning && finding.count == 3)
        #expect(finding.view == "Pane" && finding.culprit == "Pane.index")
        #expect(finding.cost.selfTimeMedian == 2_000_000 && finding.cost.runs == 3)
        #expect(finding.location?.line == 7)
    }

    @Test("it counts from 1 ms as the median of three, a single time only where no busy machine explains it")
    func initialValueThresholds() throws {
        #expect(try initialValues([999_999, 999_999, 999_999], Self.real) == [])
        #expect(try initialValues([2_000_000, 2_000_000], Self.real) == [])
        #expect(try initialValues([100_000_000], Self.real) == [])
        #expect(try initialValues([100_000_001], Self.real).count == 1)
        #expect(try initialValues([16_700_001], Self.virtual).count == 1)
    }

    @Test("a value whose state is not known is still told of, at the body that makes it")
    func unknownState() throws {
        let finding = try #require(try initialValues([2_000_000, 2_000_000, 2_000_000], Self.real, type: "Other").first)
        #expect(finding.view == "Desk" && finding.culprit == "a state of type Other")
    }

    // MARK: expensive-action

    private func action(_ passed: Int, computed: Int?, _ metadata: String = real) throws -> [Finding] {
        var trace = TraceText(metadata)
        trace.add("identity created #1 CartScreen root slot 0")
        trace.add("action began #1 appear CartScreen at CartTests.swift:3")
        if let computed { trace.add("cost noted #1 actionComputed - count 0 amount \(computed)", after: 0) }
        trace.add("action ended #1", after: passed)
        return try findings("expensive-action", trace)
    }

    @Test("a single action counts from what its thread computed, which no busy machine adds to")
    func computedAction() throws {
        #expect(try action(60_000_000, computed: nil) == [])
        #expect(try action(60_000_000, computed: 16_700_000) == [])
        #expect(try action(60_000_000, computed: 16_700_001).count == 1)
        #expect(try action(60_000_000, computed: 33_400_000, #"{"clock":{"kind":"real"},"build":"debug"}"#) == [])
        // What was computed before it began is not its own.
        #expect(try action(16_000_000, computed: 40_000_000) == [])
    }

    // MARK: expensive-collection-ids

    @Test("a single time counts where each element takes long, not where there are many")
    func idsOnce() throws {
        func ids(_ count: Int, _ nanoseconds: Int) throws -> [Finding] {
            var trace = TraceText.screen()
            trace.add("ids gathered #3 count \(count) nanoseconds \(nanoseconds)")
            return try findings("expensive-collection-ids", trace.mapLines { [String($0).replacing("virtual", with: "real")] })
        }
        #expect(try ids(60, 16_700_001).count == 1)
        #expect(try ids(60, 16_700_000) == [])
        #expect(try ids(10_000, 90_000_000) == [])
    }

    // MARK: offscreen-effects

    private func effects(_ count: Int, at identity: Int = 10) throws -> [Finding] {
        var trace = TraceText.screen(rows: 2)
        trace.add("collection updated #3 count \(count) inserted \(count) removed 0 moved 0 duplicates 0")
        trace.add("cost noted #\(identity) effectUsed shadow count 1 amount 0")
        trace.add("cost noted #\(identity) effectUsed blur count 1 amount 0")
        return try findings("offscreen-effects", trace)
    }

    @Test("effects in rows are one note for each view, from 20 elements on")
    func effectsInRows() throws {
        let finding = try #require(try effects(20).first)
        #expect(finding.severity == .note && finding.view == "Row" && finding.culprit == "blur, shadow" && finding.count == 20)
        #expect(try effects(19) == [])
        // What stands beside the collection is drawn once.
        #expect(try effects(20, at: 2) == [])
    }

    // MARK: lazy-sizing-body

    @Test("rows that ran and were never in sight are a note from 20 on")
    func preparedRows() throws {
        func rows(_ count: Int, _ seen: Int) throws -> [Finding] {
            var trace = TraceText.screen()
            trace.add("cost noted #3 rowsPrepared LazyVStack count 24 amount 23")
            trace.add("cost noted #3 rowsPrepared LazyVStack count \(count) amount \(seen)")
            return try findings("lazy-sizing-body", trace)
        }
        let finding = try #require(try rows(40, 15).first)
        #expect(finding.severity == .note && finding.count == 25 && finding.culprit == "ForEach in LazyVStack" && finding.view == "CartScreen")
        #expect(finding.message == "`ForEach in LazyVStack` ran the bodies of 40 rows, of which 15 have been in sight")
        #expect(try rows(40, 21) == [])
    }

    // MARK: hosting-teardown

    @Test("a root that another one replaces when its host is given other content is a note, one that is updated is not")
    func teardown() throws {
        func cells(_ isAnother: Bool) throws -> [Finding] {
            var trace = TraceText()
            trace.transaction(1, "mount \"\"") { trace in
                trace.add("identity created #1 Host root slot 0")
                trace.add("identity created #2 NoteCell explicit key #k1 slot 0 below #1")
                trace.run(2, "NoteCell", "@self")
            }
            trace.transaction(2, "cellConfigured reused") { trace in
                if isAnother {
                    trace.add("identity created #3 NoteCell explicit key #k2 slot 0 below #1")
                    trace.add("identity removed #2 explicitID")
                }
                trace.run(isAnother ? 3 : 2, "NoteCell", "@self")
            }
            return try findings("hosting-teardown", trace)
        }
        let finding = try #require(try cells(true).first)
        #expect(finding.severity == .note && finding.view == "NoteCell" && finding.culprit == "its id" && finding.count == 1)
        #expect(finding.message == "a host that was given other content 1 time built its root anew each time, because its id changed")
        #expect(try cells(false) == [])
    }
}
