import TraceReader

/// A view of plain bytes declares `==`, which is not asked, and ran although it would have said equal.
struct IgnoredEqualityRule: AnalysisRule {
    static let id = "ignored-equality"
    static let needs: Set<EventTag> = [.equalityMismatched]
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let saved = Set(
            model.traces.enumerated().flatMap { index, trace in
                trace.tables.mismatches.compactMap { $0.kind == .ignored ? $0.run.map { RunID(trace: index, row: $0) } : nil }
            })
        guard !saved.isEmpty else { return [] }
        // What also runs for something else is not saved by `==`.
        let groups = WastedRuns.groups(evidence, except: explained, countsChanged: true) { saved.contains($0) && model.isOnlyForItsValue($0) }
        return WastedRuns.merged(groups, by: \.view).map { group in
            explained.explain(group.unchanged.map(\.run))
            let view = model.views[group.view]
            let fields = Wording.list(group.fields(in: model).prefix(3).map { Wording.code($0.declaredPath) })
            var finding = group.finding(
                Self.id, culprit: "\(view).==",
                advice: "\(Wording.code(view)) is plain bytes, which SwiftUI compares as bytes: its `==` is not asked. Add `.equatable()` where "
                    + "\(Wording.code(view)) is used, so that `==` decides\(fields.isEmpty ? "" : ", and another \(fields) runs nothing").",
                in: evidence)
            finding.severity = group.unchanged.count >= evidence.options.thresholds.repeated ? .warning : .note
            return finding
        }
    }

    func message(of finding: Finding) -> String {
        "\(WastedRuns.counted(finding)) would have been skipped by its `==`, which is not asked"
    }

    func headline(of finding: Finding) -> String {
        "Add `.equatable()` where \(finding.view.map(Wording.code) ?? "the view") is used. Its `==` is not asked now."
    }
}

extension IgnoredEqualityRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A view declares `==`, which is not asked, and runs although it would have said equal.",
            severity: "warning from 3 runs, else note",
            meaning: """
                A view whose fields are plain bytes (numbers, enums, structs of these) is compared byte by byte, whatever its `==` says. The \
                `==` is asked where the view holds something else (a string, a class, state), or where `.equatable()` stands behind it.
                """,
            evidence: "Runs for another value of the view alone, for which the view's own `==`, asked by the recording, says equal.",
            thresholds: ["warning from 3 runs", "note below that"],
            symptoms: ["Equatable does nothing", "== is never called", "a view runs although it is Equatable"],
            example: """
                struct Gauge: View, Equatable {
                    let value: Double
                    static func == (a: Self, b: Self) -> Bool { Int(a.value) == Int(b.value) }
                    …
                }
                Gauge(value: value)
                """,
            repaired: """
                Gauge(value: value).equatable()
                """)
    }
}
