import TraceReader

/// The initial value of a state property, an object, was built and thrown away.
struct DiscardedInitialValueRule: AnalysisRule {
    static let id = "discarded-initial-value"
    static let needs: Set<EventTag> = [.initialValuesDiscarded]

    private struct Property: Hashable {
        var name: String
        var type: String
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let groups = evidence.groups(\.discards, identity: \.identity, place: \.place) { row, tables in
            Property(name: tables.names[row.property].declaredName, type: tables.names[row.valueType])
        }
        return groups.map { property, group in
            let count = group.rows.reduce(0) { $0.addingReportingOverflow(Int($1.row.count)).partialValue }
            let runs = evidence.runs(group, \.body)
            let causes = evidence.causes(of: runs)
            let makers = runs.map { evidence.model.views[evidence.model.view(of: $0)] }
            let maker = makers.first.map(Wording.code) ?? "what is above it"
            var cost = FindingCost()
            cost.runs = runs.count
            // What building takes is part of what the body takes that makes the views.
            let times = TimeSummary(runs.compactMap { evidence.model[$0].selfTime })
            cost.selfTimeMedian = times?.median
            let limits = evidence.options.thresholds
            let isLong = (times?.median ?? 0) / limits.timeFactor(evidence.model.traces) >= limits.expensiveNote
            let part = isLong ? " The body of \(maker) takes \(Wording.time(times?.median ?? 0)) a run, and building it is part of that." : ""
            let view = group.view ?? "the view"
            return Finding(
                rule: Self.id, severity: count >= evidence.options.thresholds.repeated ? .warning : .note, view: group.view,
                identityPath: evidence.path(group, \.identity), location: causes.location, culprit: "\(view).\(property.name)", count: count,
                cost: cost, causes: causes,
                advice: "Each time \(maker) makes a \(Wording.code(view)), a \(Wording.code(property.type)) is built for "
                    + "\(Wording.code("\(view).\(property.name)")), and only the first is kept. Own the object above, where views are not made again, and "
                    + "pass it down; or leave the state `nil` and build the object in `.task`; an `ObservableObject` can stand in `@StateObject`, which "
                    + "builds it once.\(part)",
                records: evidence.records(group, \.record))
        }
    }

    func message(of finding: Finding) -> String {
        "the initial value of \(Wording.code(finding.culprit ?? "a state property")) was built and thrown away "
            + (finding.count == 1 ? "once" : "\(Wording.grouped(finding.count)) times")
    }

    func headline(of finding: Finding) -> String {
        "Build the object of \(Wording.code(finding.culprit ?? "the state property")) once. \(Wording.count(finding.count, "of them was", "of them were")) for nothing."
    }
}

extension DiscardedInitialValueRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "The initial value of a state property, an object, is built and thrown away.",
            severity: "warning from 3 times, else note",
            meaning: """
                `@State` keeps the first initial value for as long as the identity lives. The expression is evaluated whenever a value of the \
                view is made, though: each time the parent's body runs. For a number that costs nothing; an object is allocated, its \
                initializer runs (and may load, subscribe, start a timer), and it is let go at once.
                """,
            evidence: """
                Views that were given a fresh object for state that they have already, where nobody else holds the object, by view, property \
                and type; the run that made them.
                """,
            thresholds: ["warning from 3 objects of one property", "note below that"],
            symptoms: [
                "init of a view model is called again and again", "the view model's initializer runs on every keystroke",
                "objects are created and deallocated immediately", "network requests start several times",
            ],
            example: """
                struct Timeline: View {
                    // A player for each keystroke in the view above.
                    @State private var player = Player()
                    var body: some View { PlayerBar(player: player) }
                }
                """,
            repaired: """
                struct Timeline: View {
                    @State private var player: Player?
                    var body: some View {
                        PlayerBar(player: player)
                            .task { if player == nil { player = Player() } }
                    }
                }
                """)
    }
}
