import TraceReader

/// An equatable wrapper stands between a view's container and the layout priority at the end of its body.
struct HiddenLayoutPriorityRule: AnalysisRule {
    static let id = "hidden-layout-priority"

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.knowsOutput ? nil : "does not say how views were laid out"
    }

    private struct Place {
        var places: [(trace: Int, identity: IdentityID)] = []
        var priorities: [String] = []
        var records: [Int] = []
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var views: [String: Place] = [:]
        var order: [String] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            for mismatch in trace.tables.mismatches where mismatch.kind == .priority {
                let view = trace.tables.typeName(of: mismatch.identity)
                guard evidence.contains(mismatch.place, time: mismatch.time, in: trace), evidence.containsView(named: view) else { continue }
                if views[view] == nil { order.append(view) }
                views[view, default: Place()].places.append((index, mismatch.identity))
                views[view]!.priorities += trace.tables.names[mismatch.fields]
                views[view]!.records.append(mismatch.record + trace.recordOffset)
            }
        }
        return order.map { view in
            let place = views[view] ?? Place()
            let priority = place.priorities.mostFrequent ?? "layoutPriority"
            return Finding(
                rule: Self.id, severity: .note, view: view, identityPath: evidence.path(of: place.places), culprit: priority,
                count: place.places.count,
                advice: "The body of \(Wording.code(view)) ends in \(Wording.code(priority)), and `.equatable()` stands around it: whether its container "
                    + "sees the priority is not promised, and other traits set in the body (a tag, a z index) it does not see. Write "
                    + "\(Wording.code(priority)) behind `.equatable()`.",
                records: place.records)
        }
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "a layout priority") stands inside `.equatable()`, where its container may not see it"
    }

    func headline(of finding: Finding) -> String {
        "Write \(Wording.code(finding.culprit ?? "the priority")) behind `.equatable()` of \(finding.view.map(Wording.code) ?? "the view")."
    }
}

extension HiddenLayoutPriorityRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An equatable wrapper stands between a row and a child's layout priority.",
            severity: "note",
            meaning: """
                `.equatable()` makes a view of its own around the view that it compares. What the inner body says to its container (a layout \
                priority, a tag, a z index) has to pass through it, and not all of it does in all versions.
                """,
            evidence: "A layout priority that was found inside an equatable wrapper when its container asked for it, and the view whose body ends in it.",
            thresholds: ["note from one place"],
            symptoms: ["layoutPriority has no effect", "a row gives its space to the wrong view since it is equatable"],
            example: """
                HStack {
                    Title(text: title).equatable()     // its body ends in .layoutPriority(1)
                    Detail(text: detail)
                }
                """,
            repaired: """
                HStack {
                    Title(text: title).equatable().layoutPriority(1)
                    Detail(text: detail)
                }
                """)
    }
}
