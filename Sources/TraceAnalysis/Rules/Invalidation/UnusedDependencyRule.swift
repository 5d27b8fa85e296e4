import TraceReader

/// A property wrapper of a view is subscribed to, runs the body, and is never read by it.
struct UnusedDependencyRule: AnalysisRule {
    static let id = "unused-dependency"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.knowsOutput ? nil : "says why bodies ran, but not what they read"
    }

    /// A view's property, as `_printChanges()` prints it.
    private struct Dependency: Hashable {
        var view: Int
        var input: String
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let read = readProperties(model)
        var woken: [Dependency: [RunID]] = [:]
        var order: [Dependency] = []
        var names: [ReasonList: [String]] = [:]
        for run in evidence.runs where model.flags(of: run).isUpdateByInput && model[run].ended != nil && !explained.contains(run) {
            let list = ReasonList(trace: run.trace, list: model[run].reasons)
            let reasons = names[list] ?? model.traces[run.trace].tables.names[list.list].filter(Self.isProperty)
            names[list] = reasons
            for input in reasons where isSubscription(input, of: run, model) {
                let dependency = Dependency(view: model.view(of: run), input: input)
                guard !read.contains(dependency) else { continue }
                if woken[dependency] == nil { order.append(dependency) }
                woken[dependency, default: []].append(run)
            }
        }
        return order.compactMap { dependency in
            guard let runs = woken[dependency] else { return nil }
            // What runs the body for something else as well is not saved by taking this away.
            let alone = runs.filter { model.traces[$0.trace].tables.names[model[$0].reasons].count == 1 }
            guard !alone.isEmpty else { return nil }
            explained.explain(alone)
            return finding(dependency, alone, evidence)
        }
    }

    /// Whether the input was woken by an object or by the environment. State that a body does not read wakes nobody.
    private func isSubscription(_ input: String, of run: RunID, _ model: AnalysisModel) -> Bool {
        let tables = model.traces[run.trace].tables
        return model[run].invalidations.contains { row in
            let invalidation = tables.invalidations[row]
            guard let write = invalidation.write, tables.names[invalidation.input] == input else { return false }
            return tables.writes[write].kind != .state
        }
    }

    /// `_cart`, or the offset of one inside another (`@8`); not `@self` and its like.
    private static func isProperty(_ reason: String) -> Bool {
        reason.hasPrefix("_") || (reason.hasPrefix("@") && reason.dropFirst().allSatisfy(\.isNumber) && reason.count > 1)
    }

    private struct ReasonList: Hashable {
        var trace: Int
        var list: ListID
    }

    /// The properties that some run of a view has read, in the whole of the traces: what is read rarely is read.
    private func readProperties(_ model: AnalysisModel) -> Set<Dependency> {
        var read: Set<Dependency> = []
        for (index, trace) in model.traces.enumerated() {
            var seen: Set<SeenReads> = []
            var last: SeenReads?
            for (row, body) in trace.tables.bodies.enumerated() {
                let view = model.view(of: RunID(trace: index, row: row))
                if let last, last.view == view, last.list == body.reads { continue }
                last = SeenReads(view: view, list: body.reads)
                guard seen.insert(SeenReads(view: view, list: body.reads)).inserted else { continue }
                for name in trace.tables.names[body.reads] { read.insert(Dependency(view: view, input: name)) }
            }
        }
        return read
    }

    private struct SeenReads: Hashable {
        var view: Int
        var list: ListID
    }

    private func finding(_ dependency: Dependency, _ runs: [RunID], _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let causes = evidence.causes(of: runs)
        let view = model.views[dependency.view]
        let isWarning = runs.count >= evidence.options.thresholds.repeated
        return Finding(
            rule: Self.id, severity: isWarning ? .warning : .note, view: view, identityPath: evidence.path(of: runs),
            location: causes.location, culprit: "\(view).\(dependency.input.declaredName)", count: runs.count, cost: evidence.avoidableWaste(of: runs),
            causes: causes, advice: advice(view, dependency.input, causes), records: runs.map { model.record(of: $0) })
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "a property") ran the body \(Wording.count(finding.count, "time")), and no run reads it"
    }

    func headline(of finding: Finding) -> String {
        "Take \(Wording.code(finding.culprit ?? "the property")) away from the view. Its body does not read it."
    }

    private func advice(_ view: String, _ input: String, _ causes: [CountedChain]) -> String {
        let name = input.hasPrefix("_") ? Wording.code(String(input.dropFirst())) : "the property at offset \(input.dropFirst())"
        let kind = causes.first?.chain.write?.kind
        if kind == .environment {
            return "No run of \(Wording.code("\(view).body")) reads \(name), and every change of \(causes.first?.chain.write.map { Wording.code($0.name) } ?? "the key") "
                + "runs it. Remove the `@Environment` property; where an action needs the value, read it in a small view that holds the "
                + "action."
        }
        return "No run of \(Wording.code("\(view).body")) reads \(name), and every change of the object runs it. Remove the property wrapper; "
            + "where actions or child views need the object, hold it in a plain `let`."
    }
}

extension UnusedDependencyRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A property wrapper is subscribed to and never read.",
            severity: "warning from 3 runs, else note",
            meaning: """
                `@ObservedObject`, `@StateObject`, `@EnvironmentObject` and `@Environment` subscribe a view whether its body reads them \
                or not: every change of the object, or of the key, runs the body. Where the body does not read the value (it is used \
                in an action, passed on, or left over), these runs are for nothing.
                """,
            evidence: "Runs whose only reason is the property, and the properties that any run of the view has read.",
            thresholds: ["warning from 3 runs for this property alone", "note below that"],
            symptoms: [
                "a body prints '_model changed' and shows nothing of it", "a screen updates while another one is used",
                "_dismiss changed", "_openURL changed",
            ],
            example: """
                struct AddButton: View {
                    // Every change of the cart runs this body.
                    @EnvironmentObject private var cart: Cart
                    let item: Item
                    var body: some View { Button("Add") { cart.add(item) } }
                }
                """,
            repaired: """
                struct AddButton: View {
                    let cart: Cart                   // no subscription
                    let item: Item
                    var body: some View { Button("Add") { cart.add(item) } }
                }
                """)
    }
}
