import TraceReader

/// A view was given another value that differs in nothing but what cannot be compared, and showed the same.
struct UncomparableInputRule: AnalysisRule {
    static let id = "uncomparable-input"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        InputFields.findings(
            Self.id, in: evidence, &explained, where: { $0.allSatisfy { [.closure, .opaque].contains($0.kind) } }, advice: advice)
    }

    func message(of finding: Finding) -> String {
        "\(WastedRuns.counted(finding)) differed only in \(finding.culprit ?? "some field"), and made the output that was there already"
    }

    func headline(of finding: Finding) -> String {
        "Give \(finding.view.map(Wording.code) ?? "the view") inputs that can be compared. It runs in vain for \(finding.culprit ?? "them")."
    }

    private func advice(_ view: String, _ giver: String, _ fields: [DifferingField]) -> String {
        let named = Wording.list(fields.prefix(3).map(\.words))
        let start = "\(giver) gives \(view) another \(named) each time, which SwiftUI cannot tell from the one before. "
        if fields.contains(where: { $0.kind == .closure }) {
            return start + "Let the closure capture only what stays (an object, a binding), or make \(view) `Equatable` over its other "
                + "fields and add `.equatable()` where it is used."
        }
        return start + "Make the object once and keep it in state or in the model; pass views as a generic `Content` instead of `AnyView`."
    }
}

extension UncomparableInputRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A view's inputs differ only in what cannot be compared.",
            severity: "warning past the thresholds of unchanged-body-update, else note",
            meaning: """
                SwiftUI runs a body when the view's value differs from the one before. A closure that captures something else, content \
                in an `AnyView`, or an object made in the parent's body differs each time, whatever it does: the view runs whenever its \
                parent does.
                """,
            evidence: "Runs in vain for which @self is the only reason, and of whose fields only such ones differed, with what differs in each.",
            thresholds: ["as for unchanged-body-update: warning from 10 runs that are at least half, or from 1 ms in all"],
            symptoms: ["a row prints '@self changed' on every keystroke", "every row runs though its data is the same"],
            example: """
                ForEach(items) { item in
                    // Captures the whole query, so that each keystroke makes another closure.
                    ItemRow(item: item) { open(item, query) }
                }
                """,
            repaired: """
                ForEach(items) { item in
                    ItemRow(item: item) { model.open(item.id) }      // captures what stays
                }
                """)
    }
}
