import Testing
import TraceAnalysis
import TraceReader

/// The rules about runtime warnings and about the trace itself.
@Suite struct TraceRuleTests {
    @Test func aRuntimeWarningStandsOnceWithItsViewAndItsCount() throws {
        var trace = TraceText.screen()
        for _ in 0..<3 { trace.add("warning issued #3 nonConstantRange \"ForEach count (2) != its initial count (0).\"") }
        trace.add("warning issued #0 other \"Something else.\"")
        let found = Analysis(of: [try trace.file()]).findings
        #expect(found.map(\.rule) == ["runtime-warning", "runtime-warning"])
        #expect(found.map(\.count) == [3, 1])
        #expect(found.map(\.view) == ["CartScreen", nil])
        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map(\.message) == ["ForEach count (2) != its initial count (0) (3 times)", "Something else"])
        #expect(
            found[0].advice
                == "Give `ForEach` in `CartScreen` a collection with ids instead of a range: a range's elements must not change.")
    }

    @Test func anEmptyTraceMeasuredNothingAndSaysWhatToAdd() throws {
        let analysis = Analysis(of: [try TraceNotation.parse("")])
        #expect(analysis.findings.map(\.rule) == ["nothing-measured"])
        #expect(analysis.findings.map(\.message) == ["no body ran"])
        #expect(analysis.findings[0].advice.contains("`import TraceTesting`"))
        #expect(analysis.findings[0].advice.contains("`@Suite(.traced)`"))
        #expect(analysis.exitStatus == .nothingMeasured)
        #expect(analysis.measured == Measured(tests: 0, steps: 0, views: 0, bodies: 0))
    }

    @Test func noTraceAtAllMeasuredNothing() {
        let analysis = Analysis(of: [])
        #expect(analysis.findings.map(\.culprit) == ["no trace"])
        #expect(analysis.exitStatus == .nothingMeasured)
    }

    @Test func aSelectionThatMatchesNothingSaysWhatThereIs() throws {
        var options = AnalysisOptions()
        options.view = try Selector("Chart")
        options.test = try Selector("Cart*")
        let analysis = Analysis(of: [try TraceText.screen(rows: 2).file()], options: options)
        #expect(analysis.findings.map(\.message) == ["no body run matches view 'Chart' and test 'Cart*'"])
        #expect(
            analysis.findings.map(\.advice) == ["Compare the selection with what was recorded: `CartScreen` and `Row` in 1 test."])
        #expect(analysis.exitStatus == .nothingMeasured)
    }

    @Test func aTestWithoutBodiesBesideOthersIsANote() throws {
        var trace = TraceText.screen()
        trace.add("test ended passed")
        trace.add("test began CartTests/empty")
        trace.add("test ended passed")
        let found = Analysis(of: [try trace.file()]).findings
        #expect(found.map(\.rule) == ["nothing-measured"])
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.message) == ["no body ran in CartTests/empty"])
    }

    @Test func flawsOfAFileAreToldByStatistic() throws {
        let source = try TraceText.screen().file()
        let file = TraceFile(
            path: "cut.viewtrace", metadata: source.metadata, definitions: source.definitions, records: source.records,
            flaws: [
                TraceFlaw(.missingBlock, severity: .loss, text: "block 4 is missing", recordsLost: 12),
                TraceFlaw(.missingBlock, severity: .loss, text: "block 9 is missing", recordsLost: 1),
                TraceFlaw(.wrongIndex, severity: .note, text: "the index was not used"),
            ])
        let found = Analysis(of: [file]).findings
        #expect(found.map(\.rule) == ["flawed-trace", "flawed-trace"])
        #expect(found.map(\.severity) == [.warning, .note])
        #expect(found.map(\.count) == [2, 1])
        #expect(found[0].message == "missing-block in cut.viewtrace: block 4 is missing (2 of this kind)")
        #expect(found[0].advice == "13 records are lost: read the counts as lower bounds, or record again.")
    }

    @Test func aTraceOfATestThatCrashedSaysWhereItWas() throws {
        var trace = TraceText.screen()
        trace.add("step began \"pay\"")
        let source = try trace.file()
        let file = TraceFile(
            path: "crash.viewtrace", metadata: source.metadata, definitions: source.definitions, records: source.records,
            flaws: [TraceFlaw(.notClosed, severity: .warning, text: "incomplete: not closed cleanly; 9 records recovered, 0 lost")])
        let found = Analysis(of: [file]).findings.filter { $0.rule == "flawed-trace" }
        #expect(found.map(\.severity) == [.warning])
        #expect(found[0].message == "not-closed in crash.viewtrace: incomplete: not closed cleanly; 9 records recovered, 0 lost")
        #expect(
            found[0].advice.hasPrefix(
                "The process ended in test `CartTests/total`, step \"pay\": it crashed or was killed there, and its own output says how. "))
    }

    @Test func contradictionsInATraceAreNotes() throws {
        var trace = TraceText.screen()
        trace.add("body ended #77 changed")
        let found = Analysis(of: [try trace.file("odd.viewtrace")]).findings
        #expect(found.map(\.severity) == [.note])
        #expect(found.map(\.message) == ["body-ended-without-beginning in odd.viewtrace"])
    }

    @Test func findingsCanBeChosenByRule() throws {
        var trace = TraceText.screen()
        trace.add("duplicate id found #3 #aa first 1 position 2")
        trace.add("warning issued #0 other \"Something else.\"")
        var options = AnalysisOptions()
        options.rules = ["runtime-warning"]
        #expect(Analysis(of: [try trace.file()], options: options).findings.map(\.rule) == ["runtime-warning"])
        options.rules = []
        options.skippedRules = ["runtime-warning"]
        #expect(Analysis(of: [try trace.file()], options: options).findings.map(\.rule) == ["duplicate-id"])
    }

    @Test func aRuleThatDoesNotExistIsAnErrorWithASuggestion() {
        #expect(throws: TraceAnalysisError.unknownRule("duplicate-ids", suggestion: "duplicate-id")) {
            try RuleRegistry.check(["expensive-body", "duplicate-ids"])
        }
        #expect(
            TraceAnalysisError.unknownRule("duplicate-ids", suggestion: "duplicate-id").description
                == "there is no rule 'duplicate-ids'; did you mean 'duplicate-id'?")
    }

    @Test func everyRuleHasACompletePageAndItsOwnName() {
        let pages = RuleRegistry.pages
        #expect(Set(pages.map(\.id)).count == pages.count)
        #expect(
            pages.map(\.id) == [
                "duplicate-id", "positional-id", "unstable-id", "unstable-streamed-id", "branch-identity-flip",
                "container-identity-flip", "type-erased-identity", "explicit-id-reset", "state-loss", "stale-state-reuse",
                "ignored-initial-value", "duplicated-source-of-truth", "unobserved-reference-state", "latent-state-loss",
                "over-scoped-state", "variable-row-count", "state-write-during-update", "update-loop", "resource-in-view-value",
                "ignored-equality", "unstable-environment-value", "destination-reevaluation", "uncomparable-input",
                "unstable-binding", "unused-dependency", "redundant-first-pass", "unchanged-write", "storage-key-amplification",
                "environment-fanout", "row-broadcast", "coarse-observation", "broad-input", "wide-read-set",
                "multiple-updates-per-frame", "unchanged-body-update", "near-environment", "equatable-opportunity",
                "lossy-equality", "costly-equality", "hidden-layout-priority", "blocking-body", "expensive-initial-value",
                "expensive-body-on-fast-state",
                "expensive-body", "expensive-action", "long-update", "expensive-collection-ids", "discarded-initial-value",
                "eager-collection", "lazy-sizing-body", "offscreen-effects", "hosting-teardown", "contradictory-frame", "overflowing-child", "greedy-reader", "collapsed-self-size",
                "decoration-inside-padding", "pinned-aspect-ratio", "runtime-warning", "flawed-trace", "nothing-measured",
                "slow-recorder", "unstable-count",
            ])
        for page in pages {
            #expect(![page.title, page.meaning, page.evidence, page.severity, page.example, page.repaired].contains(""))
            #expect(!page.thresholds.isEmpty && !page.symptoms.isEmpty)
        }
    }
}
