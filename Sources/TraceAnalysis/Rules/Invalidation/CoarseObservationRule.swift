import TraceReader

/// An object's change signal ran bodies that show nothing of the property that changed.
struct CoarseObservationRule: AnalysisRule {
    static let id = "coarse-observation"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        guard Self.hasSignals(evidence.model) else { return [] }
        let groups = WastedRuns.groups(evidence, except: explained) {
            Self.cameBySignal($0, evidence.model, of: { $0 != "AppStorage" && $0 != "SceneStorage" })
        }.filter { $0.shown == 0 }  // Who shows something of the property would run with `@Observable` too.
        // One property at fault, however many views are told of it.
        var views: [Culprit: [String]] = [:]
        for group in groups {
            if let culprit = group.culprit { views[culprit, default: []].append(evidence.model.views[group.view]) }
        }
        return WastedRuns.byCulprit(groups).map { group in
            explained.explain(group.unchanged.map(\.run))
            let others = group.culprit.flatMap { views[$0] }?.filter { $0 != evidence.model.views[group.view] } ?? []
            return group.finding(Self.id, culprit: group.culprit?.description, advice: advice(group, others, evidence), in: evidence)
        }
    }

    /// Whether an object told of a change at all.
    static func hasSignals(_ model: AnalysisModel) -> Bool { model.traces.contains { $0.tables.writes.contains { $0.kind == .observable } } }

    /// Whether all that woke a run are signals of objects whose type is wanted: whoever holds the object runs, whatever it reads.
    static func cameBySignal(_ run: RunID, _ model: AnalysisModel, of isWanted: (String) -> Bool) -> Bool {
        guard model.flags(of: run).contains(.hasInvalidations) else { return false }
        let tables = model.traces[run.trace].tables
        let invalidations = model[run].invalidations
        return !invalidations.isEmpty && invalidations.allSatisfy { row in
            let invalidation = tables.invalidations[row]
            guard let write = invalidation.write, tables.writes[write].kind == .observable else { return false }
            return !tables.names[invalidation.input].hasPrefix("@d") && isWanted(tables.names[tables.writes[write].type])
        } && !tables.names[model[run].reasons].contains("@self")
    }

    func message(of finding: Finding) -> String {
        "\(WastedRuns.words(finding, cause: finding.culprit)) show nothing of it: the object's signal runs all who hold it"
    }

    func headline(of finding: Finding) -> String {
        "Make the class of \(Wording.code(finding.culprit ?? "the object")) `@Observable`. Its every change runs \(finding.view.map(Wording.code) ?? "all") now."
    }

    private func advice(_ group: WastedRuns, _ others: [String], _ evidence: Evidence) -> String {
        let view = Wording.code(evidence.model.views[group.view])
        let input = group.dominantInput(in: evidence.model).map(Wording.code) ?? "a property wrapper"
        let name = group.culprit.map { Wording.code($0.name) } ?? "the property"
        let more = others.isEmpty ? "" : " So \(others.count == 1 ? "does" : "do") \(Wording.list(Self.named(others)))."
        return "\(view) observes the whole object through \(input): every change runs its body, whether it shows \(name) or not.\(more) Make the class "
            + "`@Observable`, so that only readers run, pass \(view) the values that it shows, or split the object."
    }

    /// The first views by name, and how many there are besides.
    private static func named(_ views: [String]) -> [String] {
        let sorted = views.sorted()
        let rest = sorted.count - 3
        return rest <= 1 ? sorted.map(Wording.code) : sorted.prefix(3).map(Wording.code) + ["\(rest) more views"]
    }
}

extension CoarseObservationRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An object's change signal ran bodies that show nothing of what changed.",
            severity: "warning past the thresholds of unchanged-body-update, else note",
            meaning: """
                An `ObservableObject` has one signal for all its published properties: whoever holds the object in `@ObservedObject`, \
                `@StateObject` or `@EnvironmentObject` runs for each of them. The more properties and holders there are, the more runs \
                are for nothing.
                """,
            evidence: "Runs in vain that came by an object's signal alone, and the property whose write sent it.",
            thresholds: ["as for unchanged-body-update: warning from 10 runs that are at least half, or from 1 ms in all"],
            symptoms: ["a body prints '_model changed' for what it does not show", "typing in one field updates the whole screen"],
            example: """
                final class Player: ObservableObject {
                    @Published var title = ""
                    @Published var seconds = 0.0          // ten times a second
                }
                struct TitleBar: View {
                    @ObservedObject var player: Player    // runs ten times a second
                    var body: some View { Text(player.title) }
                }
                """,
            repaired: """
                @Observable final class Player {
                    var title = ""
                    var seconds = 0.0
                }
                struct TitleBar: View {
                    let player: Player                    // runs when the title changes
                    var body: some View { Text(player.title) }
                }
                """)
    }
}
