import TraceReader

/// A timer or a formatter is made anew each time a view's value is made or its body runs.
struct ResourceInViewValueRule: AnalysisRule {
    static let id = "resource-in-view-value"
    static let needs: Set<EventTag> = [.resourceMade]
    static let explainsRuns = true

    private struct Resource: Hashable {
        var kind: String
        var property: String
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let claimed = evidence.model.traces.map { claimedRecords($0.tables) }
        let groups = evidence.groups(
            \.resources, identity: \.identity, place: \.place,
            by: { row, tables in Resource(kind: tables.names[row.kind], property: tables.names[row.property].declaredName) },
            where: { !claimed[$0].contains($1.record) })
        let owners = ownersByTransaction(evidence)
        for run in owners.isEmpty ? [] : evidence.runs {
            guard let transaction = evidence.model[run].transaction else { continue }
            let key = Run(trace: run.trace, transaction: transaction, identity: evidence.model[run].identity)
            guard let properties = owners[key], evidence.model.isOnlyForItsValue(run) else { continue }
            let fields = DifferingField.all(of: run, in: evidence.model)
            if !fields.isEmpty, fields.allSatisfy({ properties.contains($0.root.declaredName) }) { explained.explain([run]) }
        }
        return groups.map { resource, group in
            let view = group.view ?? "the view"
            let runs = evidence.runs(group, \.body)
            let causes = evidence.causes(of: runs)
            var cost = FindingCost()
            cost.runs = runs.count
            return Finding(
                rule: Self.id, severity: group.rows.count >= evidence.options.thresholds.repeated ? .warning : .note, view: group.view,
                identityPath: evidence.path(group, \.identity), location: causes.location,
                culprit: resource.property.isEmpty ? "\(resource.kind) in \(view).body" : "\(view).\(resource.property)",
                count: group.rows.count, cost: cost, causes: causes, advice: advice(resource, view),
                records: evidence.records(group, \.record))
        }
    }

    private struct Run: Hashable {
        var trace, transaction: Int
        var identity: IdentityID
    }

    /// What a body made for a stored property of the views that it holds: that view's is the fault.
    private func claimedRecords(_ tables: TraceTables) -> Set<Int> {
        struct Made: Hashable {
            var transaction: Int?
            var kind: StringID
        }
        var kept: [Made: Int] = [:]
        for row in tables.resources where row.property != .none { kept[Made(transaction: row.transaction, kind: row.kind), default: 0] += 1 }
        var claimed: Set<Int> = []
        if kept.isEmpty { return claimed }
        for row in tables.resources where row.property == .none && tables.names[row.kind] != "Timer.publish" {
            let made = Made(transaction: row.transaction, kind: row.kind)
            guard let count = kept[made], count > 0 else { continue }
            kept[made] = count - 1
            claimed.insert(row.record)
        }
        return claimed
    }

    /// The stored properties that hold something made anew, by view and transaction.
    private func ownersByTransaction(_ evidence: Evidence) -> [Run: Set<String>] {
        var owners: [Run: Set<String>] = [:]
        for (index, trace) in evidence.model.traces.enumerated() {
            for row in trace.tables.resources where row.property != .none {
                guard let transaction = row.transaction else { continue }
                owners[Run(trace: index, transaction: transaction, identity: row.identity), default: []]
                    .insert(trace.tables.names[row.property].declaredName)
            }
        }
        return owners
    }

    func message(of finding: Finding) -> String {
        "\(Wording.code(finding.culprit ?? "a resource")) was made anew "
            + (finding.count == 1 ? "once" : "\(Wording.grouped(finding.count)) times")
    }

    func headline(of finding: Finding) -> String { "Make \(Wording.code(finding.culprit ?? "it")) once, and keep it." }

    /// Whether it is an object of the program's own, and none of those that are only costly to make.
    private func isModel(_ resource: Resource) -> Bool {
        let costly = ["Formatter", "Decoder", "Encoder", "NSRegularExpression", "Timer.publish"]
        return !costly.contains { resource.kind.hasSuffix($0) }
    }

    private func advice(_ resource: Resource, _ view: String) -> String {
        let name = resource.property.isEmpty ? "" : " in \(Wording.code("\(view).\(resource.property)"))"
        if resource.kind == "Timer.publish" {
            return "The timer\(name) is made again whenever the value or the body of \(Wording.code(view)) is, and begins anew: it fires late, or "
                + "never where that happens more often than it is due. Keep the publisher in `@State`, in the model or in a `static let`, or use "
                + "`TimelineView` or a loop with `sleep` in `.task`."
        }
        if isModel(resource) {
            return "Each value of \(Wording.code(view)) brings another \(Wording.code(resource.kind))\(name), in place of the one before: what that one held is "
                + "lost, and what it had started begins anew. `@ObservedObject` owns nothing: let the view own the object with `@StateObject`, or make it once "
                + "above and pass it down."
        }
        if resource.property.isEmpty {
            return "Each run of \(Wording.code("\(view).body")) makes another \(Wording.code(resource.kind)), which takes longer than most bodies. Make it a "
                + "`static let`, or keep it in the model; for texts, `Text(_:format:)` and `formatted()` keep their own."
        }
        return "A \(Wording.code(resource.kind))\(name) is made for each value of \(Wording.code(view)), which takes longer than most bodies, and makes "
            + "the values differ, so that the body runs too. Make it a `static let`, or use `Text(_:format:)`, which keeps its own."
    }
}

extension ResourceInViewValueRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A timer, a formatter or an observed object is made anew each time a view's value is made or its body runs.",
            severity: "warning from 3 times, else note",
            meaning: """
                View values are made again and again: whatever stands in a stored property with a default value, in `init` or in the body is \
                made each time. A timer's publisher begins anew, and never fires if that happens often enough; a formatter or a decoder \
                takes tens of microseconds to make, and being another object makes the view's value differ. An observed object that is made \
                so takes the place of the one before, and what that one held is lost.
                """,
            evidence: """
                Publishers of timers given to `onReceive` that replaced a former one; formatters, coders and regular expressions in stored \
                properties that are another object than in the value before; objects in `@ObservedObject` that nobody else holds and that took the \
                place of another; formatters and coders that a body makes in its later runs. Where Foundation is linked statically, those of bodies \
                show in their time only.
                """,
            thresholds: ["warning from 3 times", "note below that"],
            symptoms: [
                "a timer never fires", "a timer starts over while typing", "what I typed disappears when the parent updates",
                "the view model is reset", "DateFormatter in Instruments", "the countdown stops while scrolling",
            ],
            example: """
                struct Countdown: View {
                    @State private var left = 60
                    @State private var note = ""
                    var body: some View {
                        TextField("Note", text: $note)
                        Text("\\(left)")
                            // Each letter starts it over.
                            .onReceive(
                                Timer.publish(every: 1, on: .main, in: .common)
                                    .autoconnect()
                            ) { _ in left -= 1 }
                    }
                }
                """,
            repaired: """
                    @State private var timer = Timer
                        .publish(every: 1, on: .main, in: .common).autoconnect()
                    …
                    Text("\\(left)").onReceive(timer) { _ in left -= 1 }
                """)
    }
}
