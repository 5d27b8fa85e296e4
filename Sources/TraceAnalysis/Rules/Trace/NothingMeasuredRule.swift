import TraceReader

/// A trace, a test or a selection matched no body run.
package struct NothingMeasuredRule: AnalysisRule {
    package static let id = "nothing-measured"

    package func findings(in evidence: Evidence) -> [Finding] {
        if evidence.runs.isEmpty { return [nothingAtAll(evidence)] }
        return evidence.isNarrowed ? [] : testsWithoutBodies(evidence)
    }

    private func nothingAtAll(_ evidence: Evidence) -> Finding {
        let hasRuns = evidence.model.traces.contains { !$0.tables.bodies.isEmpty }
        guard hasRuns else {
            return Finding(
                rule: Self.id, severity: .warning, culprit: evidence.model.traces.isEmpty ? "no trace" : "no body ran",
                count: 1, advice: Self.howToRecord)
        }
        return Finding(
            rule: Self.id, severity: .warning, culprit: "no body run matches \(Self.selection(evidence.options))", count: 1,
            advice: "Compare the selection with what was recorded: \(Self.recorded(evidence)).")
    }

    /// Tests that were recorded beside others and ran no body: they may have lost their host or their trait.
    private func testsWithoutBodies(_ evidence: Evidence) -> [Finding] {
        var isMeasured = [Bool](repeating: false, count: evidence.model.tests.count)
        for run in evidence.runs {
            let trace = evidence.model.traces[run.trace]
            if let test = trace.test(at: evidence.model[run].place) { isMeasured[test] = true }
        }
        let empty = evidence.model.tests.indices.filter { !isMeasured[$0] }.map { evidence.model.tests[$0] }.sorted()
        guard let first = empty.first else { return [] }
        let others = empty.count > 1 ? " and \(Wording.count(empty.count - 1, "other test"))" : ""
        return [
            Finding(
                rule: Self.id, severity: .note, culprit: "no body ran in \(first)\(others)", count: empty.count,
                advice: "A test that shows no view needs no trace; one that does must mount it in a `ViewHost`.")
        ]
    }
}

// MARK: - Page and messages

extension NothingMeasuredRule {
    /// What to add to a suite so that it is recorded.
    package static let howToRecord =
        "Add `import TraceTesting` to the tests and `@Suite(.traced)` to the suite, and mount the view in a `ViewHost` inside a test."

    /// The two lines to add, as code.
    package static let linesToAdd = ["import TraceTesting", "@Suite(.traced)"]

    package var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A trace, a test or a selection matched no body run.",
            severity: "warning where nothing at all was measured, note for single tests",
            meaning: """
                Nothing measured is not the same as nothing wrong. Where no body ran, or where a name in a selection matches \
                nothing, the report says so instead of reporting no findings.
                """,
            evidence: "The number of body runs in the traces and in the selection.",
            thresholds: ["warning where there is not one body run; note for tests without any beside others that have some"],
            symptoms: ["the report is empty", "a budget holds although the view is slow"],
            example: """
                import Testing
                @Suite struct CartTests { … }
                """,
            repaired: """
                import Testing
                import TraceTesting
                @Suite(.traced) struct CartTests { … }
                """)
    }

    package func message(of finding: Finding) -> String { finding.culprit ?? "nothing was measured" }

    private static func selection(_ options: AnalysisOptions) -> String {
        var parts: [String] = []
        if let view = options.view { parts.append("view '\(view)'") }
        if let test = options.test { parts.append("test '\(test)'") }
        if let step = options.step { parts.append("step '\(step)'") }
        if let since = options.since { parts.append("since \(Wording.time(since))") }
        if let until = options.until { parts.append("until \(Wording.time(until))") }
        return Wording.list(parts)
    }

    private static func recorded(_ evidence: Evidence) -> String {
        let views = evidence.model.views.sorted()
        let shown = views.prefix(5).map(Wording.code)
        let more = views.count > shown.count ? [Wording.count(views.count - shown.count, "more view")] : []
        let tests = evidence.model.tests.count
        return Wording.list(shown + more) + (tests > 0 ? " in \(Wording.count(tests, "test"))" : "")
    }
}
