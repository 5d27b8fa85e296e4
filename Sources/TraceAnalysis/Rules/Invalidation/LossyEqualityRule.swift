import TraceReader

/// `==` said equal although the body would show what differs: the view shows old data.
struct LossyEqualityRule: AnalysisRule {
    static let id = "lossy-equality"
    static let needs: Set<EventTag> = [.equalityMismatched]

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    private struct Hidden {
        var places: [(trace: Int, identity: IdentityID)] = []
        var givers: [RunID] = []
        var fields: [String: Int] = [:]
        var records: [Int] = []
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let model = evidence.model
        var views: [String: Hidden] = [:]
        var order: [String] = []
        for (index, trace) in model.traces.enumerated() {
            let tables = trace.tables
            for mismatch in tables.mismatches where mismatch.kind == .hidden {
                let view = tables.typeName(of: mismatch.identity)
                guard evidence.contains(mismatch.place, time: mismatch.time, in: trace), evidence.containsView(named: view) else { continue }
                if views[view] == nil { order.append(view) }
                views[view, default: Hidden()].places.append((index, mismatch.identity))
                if let giver = mismatch.giver { views[view]!.givers.append(RunID(trace: index, row: giver)) }
                for field in tables.names[mismatch.fields].map({ DifferingField($0) }) where field.kind == .value {
                    views[view]!.fields[field.declaredPath, default: 0] += 1
                }
                views[view]!.records.append(mismatch.record + trace.recordOffset)
            }
        }
        return order.map { finding($0, views[$0] ?? Hidden(), evidence) }
    }

    private func finding(_ view: String, _ hidden: Hidden, _ evidence: Evidence) -> Finding {
        let causes = evidence.causes(of: hidden.givers)
        let sorted = hidden.fields.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { Wording.code($0.key) }
        let fields = Wording.list(Array(sorted.prefix(3)))
        return Finding(
            rule: Self.id, severity: .error, view: view, identityPath: evidence.path(of: hidden.places), location: causes.location,
            culprit: fields.isEmpty ? "\(view).==" : fields, count: hidden.places.count, causes: causes,
            advice: "`==` of \(Wording.code(view)) leaves out \(fields.isEmpty ? "what its body shows" : fields), which its body shows, so that the body "
                + "does not run and the view shows old data. Compare \(fields.isEmpty ? "it" : fields) in `==`, or let the compiler make `==`.",
            records: hidden.records)
    }

    func message(of finding: Finding) -> String {
        "`==` said equal \(Wording.count(finding.count, "time")) although \(finding.culprit ?? "what is shown") differed: old data is shown"
    }

    func headline(of finding: Finding) -> String {
        "Compare \(finding.culprit ?? "what is shown") in `==` of \(finding.view.map(Wording.code) ?? "the view"). It shows old data."
    }
}

extension LossyEqualityRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "`==` says equal although the body shows what differs: the view shows old data.",
            severity: "error",
            meaning: """
                Where a view's `==` is asked, its answer is all that counts: equal means that the body does not run, whatever differs. An `==` \
                over the id alone keeps the first state of a row on the screen.
                """,
            evidence: """
                Values that `==` called equal and whose fields differ in more than closures. While recording, the body is asked what it would show of \
                the new value (apart, three times at most for the same fields until it shows something): it shows something else. A body that \
                holds an environment object or a stored default is not asked.
                """,
            thresholds: ["error from one time"],
            symptoms: ["a row shows old data", "the view does not update", "a status stays although the model has changed"],
            example: """
                struct JobRow: View, Equatable {
                    let job: Job
                    static func == (a: Self, b: Self) -> Bool { a.job.id == b.job.id }
                    var body: some View { Text(job.status) }
                }
                """,
            repaired: """
                    static func == (a: Self, b: Self) -> Bool {
                        a.job.id == b.job.id && a.job.status == b.job.status
                    }
                """)
    }
}
