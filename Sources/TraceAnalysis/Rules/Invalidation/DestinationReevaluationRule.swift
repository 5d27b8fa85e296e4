import TraceReader

/// A destination or a sheet's content was built again, although what it was presented for is the same.
struct DestinationReevaluationRule: AnalysisRule {
    static let id = "destination-reevaluation"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        guard model.traces.contains(where: { $0.tables.identities.contains { $0.kind == .presented } }) else { return [] }
        var presented = model.traces.map { PresentedContent($0.tables) }
        let groups = WastedRuns.groups(evidence, except: explained, countsChanged: true) { run in
            guard model.isOnlyForItsValue(run), presented[run.trace].isRoot(model[run].identity) else { return false }
            // A value that differs and is shown is what the destination is there for; an object made anew is another destination's.
            let fields = DifferingField.all(of: run, in: model)
            return evidence.isUnchanged(run) || !fields.isEmpty && fields.allSatisfy { $0.kind == .opaque }
        }
        return WastedRuns.merged(groups, by: \.view).map { group in
            let runs = group.unchanged.map(\.run)
            explained.explain(runs)
            let fields = group.fields(in: model)
            var finding = group.finding(
                Self.id, culprit: fields.isEmpty ? group.culprit?.description : Wording.list(fields.prefix(3).map { Wording.code($0.declaredPath) }),
                advice: advice(group, fields, presented, evidence), in: evidence)
            finding.severity = runs.count >= evidence.options.thresholds.repeated ? .warning : .note
            return finding
        }
    }

    func message(of finding: Finding) -> String {
        "it was built again \(Wording.count(finding.count, "time")) while it was presented for the same"
            + (finding.culprit.map { ", with another \($0.contains("`") ? $0 : Wording.code($0))" } ?? "")
    }

    func headline(of finding: Finding) -> String {
        "Keep what \(finding.view.map(Wording.code) ?? "the destination") is made of in its state. It is built again whenever its presenter runs."
    }

    private func advice(_ group: WastedRuns, _ fields: [DifferingField], _ presented: [PresentedContent], _ evidence: Evidence) -> String {
        let model = evidence.model
        let view = Wording.code(model.views[group.view])
        let giver = group.dominantParent(in: model).map(Wording.code) ?? "the view that presents it"
        let start = "The closure that makes \(view) is called again whenever \(giver) runs, and what it is presented for is the same. "
        let named = Wording.list(fields.prefix(3).map { Wording.code($0.declaredPath) })
        if fields.contains(where: { $0.kind == .opaque }) {
            return start + "It makes another \(named) each time: let \(view) make it in `@State` from the item, or take it from a model that keeps one "
                + "for each item."
        }
        if fields.contains(where: { $0.kind == .closure }) {
            return start + "It makes another closure \(named) each time: let it capture only what stays (an object, a binding), and not the view."
        }
        if fields.isEmpty {
            return start + "Give \(view) values that can be compared, and only those that it shows."
        }
        return start + "It gets another \(named), of which it shows nothing: give it only what it shows."
    }
}

/// The roots of what is presented: destinations of a navigation stack, sheets, covers, popovers.
struct PresentedContent {
    private let tables: TraceTables
    private var known: [Int: Bool] = [:]

    init(_ tables: TraceTables) { self.tables = tables }

    /// Whether an identity is the nearest one with a body below what is presented. Cost: linear in the distance, once for each identity.
    mutating func isRoot(_ identity: IdentityID) -> Bool {
        guard let start = tables.identities.row(of: identity) else { return false }
        if let found = known[start] { return found }
        var found = false
        var next: Int? = start
        while let row = next {
            let identity = tables.identities[row]
            if row != start, tables.names.kind(of: identity.type) == .view || tables.names.kind(of: identity.type) == .collection { break }
            if identity.kind == .presented, !isInTabs(row) {
                found = true
                break
            }
            next = identity.parent
        }
        known[start] = found
        return found
    }

    private func isInTabs(_ row: Int) -> Bool {
        tables.identities[row].parent.map { tables.names.typeName(tables.identities[$0].type).hasPrefix("TabView") } == true
    }
}

extension DestinationReevaluationRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A destination or a sheet's content was built again, although what it is presented for is the same.",
            severity: "warning from 3 runs, else note",
            meaning: """
                The closures of `sheet`, `navigationDestination(isPresented:)` and `NavigationLink` are called again whenever the view that \
                has them runs. What they make anew (a model, a closure that captures the screen) makes the destination run again, may \
                load its data again, and in the worst case resets what the person does in it.
                """,
            evidence: """
                Runs of the view at the root of a destination or of a sheet for another value alone, while its identity stayed, so that the path \
                or the item is the same: runs in vain, and runs in which nothing but objects differed.
                """,
            thresholds: ["warning from 3 runs", "note below that"],
            symptoms: [
                "the pushed screen loads its data again", "a sheet closes or resets when something behind it changes",
                "the destination's init is called several times", "the view model is created again and again",
            ],
            example: """
                .sheet(item: $recipe) { recipe in
                    // Another model at each update of what is behind the sheet.
                    RecipeScreen(model: RecipeModel(recipe))
                }
                """,
            repaired: """
                .sheet(item: $recipe) { recipe in
                    RecipeScreen(recipe: recipe)     // makes its model in .task, or in state
                }
                """)
    }
}
