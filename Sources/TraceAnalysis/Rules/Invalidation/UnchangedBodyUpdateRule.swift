import TraceReader

/// A body ran, and its output equals the last one.
struct UnchangedBodyUpdateRule: AnalysisRule {
    static let id = "unchanged-body-update"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.knowsOutput ? nil : "says why bodies ran, but not whether their output changed"
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let culprits = Dictionary(
            evidence.culpritMetrics.map { ($0.culprit, $0) }, uniquingKeysWith: { first, _ in first })
        return WastedRuns.groups(evidence, except: explained).map { group in
            group.finding(
                Self.id, culprit: group.culprit?.description ?? group.startName,
                advice: UnchangedBodyAdvice(
                    view: model.views[group.view], culprit: group.culprit, metrics: group.culprit.flatMap { culprits[$0] },
                    input: group.dominantInput(in: model), parent: group.dominantParent(in: model),
                    fields: group.fields(in: model), shown: (group.shown, group.runs), isInCollection: group.isInCollection(evidence)
                ).text,
                in: evidence)
        }
    }
}

// MARK: - Page and messages

extension UnchangedBodyUpdateRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A body ran, and its output equals the last one.",
            severity: "warning past the thresholds, else note",
            meaning: """
                SwiftUI runs a body when one of its inputs changed: its value, a state property, an environment key, a property of \
                an observable object. Where the output is the same as before, the body depends on more than it shows: the run is \
                wasted, and so are the comparisons below it. The finding stands at the view that ran in vain and names the write \
                at the start of the chain, since that is where the repair begins.
                """,
            evidence: """
                Later runs of a view from one cause, those among them whose output was equal, the inputs and fields that differed, \
                the chain back to the write, and the self time of the wasted runs. First runs do not count: there is no earlier \
                output. A run with several causes counts for the one that made most runs of its view. Runs that a rule about one kind of \
                cause explains (a broad input, a row broadcast, an unused dependency) are that rule's.
                """,
            thresholds: [
                "warning from 10 unchanged runs of one view from one cause that are at least half of the runs from that cause",
                "warning from 1 ms of wasted self time in all (the median of the runs times their number; fewer than 3 runs count "
                    + "only above 16.7 ms, so that a busy machine makes no findings; twice that in debug builds)",
                "note below that",
            ],
            symptoms: [
                "typing lags", "the whole list updates when one row changes", "the processor is busy while nothing moves",
                "a body prints '@self changed' again and again",
            ],
            example: """
                struct OrderButton: View {
                    let cart: CartModel
                    // Runs for each change of the total, and asks for 0 alone.
                    var body: some View {
                        Button("Order") { cart.order() }.disabled(cart.total == 0)
                    }
                }
                """,
            repaired: """
                @Observable final class CartModel {
                    private(set) var isEmpty = true     // written when it changes
                    …
                }
                struct OrderButton: View {
                    let cart: CartModel
                    var body: some View {
                        Button("Order") { cart.order() }.disabled(cart.isEmpty)
                    }
                }
                """)
    }

    func message(of finding: Finding) -> String {
        "\(WastedRuns.words(finding, cause: finding.culprit)) made the output that was there already"
    }

    func headline(of finding: Finding) -> String {
        let view = finding.view.map { Wording.code($0) } ?? "the view"
        let isWritten = finding.causes.first?.chain.write != nil
        return isWritten && finding.culprit != nil
            ? "Make \(Wording.code(finding.culprit ?? "")) stop running \(view) in vain." : "Keep \(view) from running in vain."
    }
}
