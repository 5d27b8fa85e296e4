import TraceReader

/// An equatable wrapper stands between a view's container and the layout priority at the end of its body.
struct HiddenLayoutPriorityRule: AnalysisRule {
    static let id = "hidden-layout-priority"
    static let needs: Set<EventTag> = [.equalityMismatched]

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.knowsOutput ? nil : "does not say how views were laid out"
    }

    private struct Place {
        var places: [(trace: Int, identity: IdentityID)] = []
        var priorities: [String] = []
        /// The sizes with the priority and without, as the first of these views has them.
        var sizes: (with: String, without: String)?
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
                let words = trace.tables.names[mismatch.fields]
                views[view]!.priorities += words.prefix(1)
                if views[view]!.sizes == nil, words.count == 3 { views[view]!.sizes = (words[1], words[2]) }
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
                    + "sees the priority is not promised, and other traits set in the body (a tag, a z index) it does not see.\(Self.words(place)) Write "
                    + "\(Wording.code(priority)) behind `.equatable()`.",
                records: place.records)
        }
    }

    private static func words(_ place: Place) -> String {
        guard let sizes = place.sizes else { return "" }
        if sizes.with == sizes.without { return " Here it makes no difference: the view has \(sizes.with) with the priority and without it." }
        return " With the priority the view has \(sizes.with), without it \(sizes.without)."
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
            evidence: """
                A layout priority inside an equatable wrapper, the view whose body ends in it, and, in a stack, the sizes that the view gets with the \
                priority and without it.
                """,
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
