import TraceReader

/// What an update does makes the next one, over and over.
struct UpdateLoopRule: AnalysisRule {
    static let id = "update-loop"
    static let explains: Set<WarningKind> = [.cycle]
    static let explainsRuns = true

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let warned = WarningGroup.groups(of: Self.explains, in: evidence)
        var findings: [Finding] = []
        var loops: [String: [Loop]] = [:]
        var order: [String] = []
        for index in evidence.model.traces.indices {
            for loop in LoopFinder(index, evidence).loops {
                // What runs in vain in a loop does so because of the loop.
                explained.explain(loop.runs)
                for row in loop.transactions { explained.explain(transaction: row, of: loop.trace) }
                let key = loop.writes.sorted().joined(separator: "\n")
                if loops[key] == nil { order.append(key) }
                loops[key, default: []].append(loop)
            }
        }
        for key in order { findings.append(finding(loops[key] ?? [], warned, evidence)) }
        for group in WarningGroup.groups(of: MultipleUpdatesPerFrameRule.explains, in: evidence) {
            let chain = ChangeChain(of: group, in: evidence)
            guard chain.isRound else { continue }
            explained.explain(chain.runs)
            for step in chain.transactions { explained.explain(transaction: step.row, of: step.trace) }
            findings.append(stoppedLoop(chain, group, evidence))
        }
        // A dependency cycle within one update has no transactions to count.
        if findings.isEmpty {
            findings = warned.map { group in
                group.finding(Self.id, .error, culprit: group.view.map { "\($0).body" }, advice: cycleAdvice(group), in: evidence)
            }
        }
        return findings
    }

    private func finding(_ loops: [Loop], _ warned: [WarningGroup], _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let runs = loops.flatMap(\.runs)
        let causes = evidence.causes(of: runs)
        let rounds = loops.reduce(0) { $0 + $1.rounds }
        let writes = loops[0].writes
        var cost = FindingCost()
        cost.runs = runs.count
        cost.wastedRuns = nil
        cost.selfTime = TimeSummary(runs.compactMap { model[$0].selfTime })?.total
        let view = runs.last.map { model.views[model.view(of: $0)] }
        let records = loops.map { loop in
            model.traces[loop.trace].tables.transactions[loop.first].record + model.traces[loop.trace].recordOffset
        }
        return Finding(
            rule: Self.id, severity: .error, view: view, identityPath: evidence.path(of: runs), location: causes.location,
            culprit: writes.joined(separator: " → "), count: rounds, cost: cost, causes: causes,
            advice: advice(writes, loops[0], model), records: records + warned.flatMap { $0.records(in: model) })
    }

    /// Change actions that set one another off, as far as SwiftUI lets them in one frame.
    private func stoppedLoop(_ chain: ChangeChain, _ group: WarningGroup, _ evidence: Evidence) -> Finding {
        let causes = evidence.causes(of: chain.runs)
        var cost = FindingCost()
        cost.runs = chain.runs.count
        cost.selfTime = TimeSummary(chain.runs.compactMap { evidence.model[$0].selfTime })?.total
        let view = group.view.map(Wording.code) ?? "the view"
        return Finding(
            rule: Self.id, severity: .error, view: group.view, identityPath: evidence.path(of: chain.runs), location: causes.location,
            culprit: chain.properties.joined(separator: " → "), count: chain.steps, cost: cost, causes: causes,
            advice: "In \(view), the `onChange` action for each of \(Wording.list(chain.properties.map(Wording.code))) writes the next, and the "
                + "last one's writes the first again, until SwiftUI gives up. Keep one of them and derive the others from it, or write only "
                + "when the value differs from what is wanted.",
            records: group.records(in: evidence.model))
    }

    func message(of finding: Finding) -> String {
        let what = finding.culprit.map(Wording.code) ?? "an update"
        return finding.cost.runs == nil
            ? "\(what) depends on itself" : "\(what) was written by the update that it made, \(Wording.grouped(finding.count)) times over"
    }

    func headline(of finding: Finding) -> String {
        "Break the loop at \(Wording.code(finding.culprit ?? "the write")). Each update makes the next one."
    }

    private func advice(_ writes: [String], _ loop: Loop, _ model: AnalysisModel) -> String {
        let by = loop.cause.map { " in \($0)" } ?? ""
        let names = Wording.list(writes.map(Wording.code))
        return "\(names) \(writes.count == 1 ? "is" : "are") written\(by) by the very update that the write makes. Write only when the value "
            + "differs from what is wanted, derive the one value from the other instead of keeping both, or start the work from the event "
            + "that it belongs to."
    }

    private func cycleAdvice(_ group: WarningGroup) -> String {
        let body = group.view.map { Wording.code("\($0).body") } ?? "A body"
        return "What \(body) computes depends on itself. Look for something in it that asks for an update while it runs, for a write in the "
            + "body, or for a size that its own result changes."
    }
}

/// Transactions of which each was started in the update of the one before, by the same writes.
private struct Loop {
    var trace: Int
    /// The row of the first transaction.
    var first: Int
    /// The rows of all of them, and of those that led to the loop.
    var transactions: [Int]
    var rounds: Int
    /// What was written in one round, in order.
    var writes: [String]
    /// What kind of action wrote, in words.
    var cause: String?
    var runs: [RunID]
}

private struct LoopFinder {
    private(set) var loops: [Loop] = []

    /// Rounds from which a chain is a loop. SwiftUI's own limits for one frame are below: eight updates of one transaction (C226).
    private static let fewestRounds = 10
    /// The longest round that is recognised, in transactions.
    private static let longestRound = 4

    init(_ trace: Int, _ evidence: Evidence) {
        let model = evidence.model.traces[trace]
        let tables = model.tables
        var depth = Array(repeating: 1, count: tables.transactions.count)
        var hasChild = Array(repeating: false, count: tables.transactions.count)
        for (row, transaction) in tables.transactions.enumerated() {
            guard let parent = transaction.parent, parent < row else { continue }
            depth[row] = depth[parent] + 1
            hasChild[parent] = true
        }
        let ends = tables.transactions.indices.filter { row in
            !hasChild[row] && depth[row] >= Self.fewestRounds
                && evidence.contains(tables.transactions[row].place, time: tables.transactions[row].began, in: model)
        }
        guard !ends.isEmpty else { return }
        var writes: [Int: [String]] = [:]
        for invalidation in tables.invalidations {
            guard let transaction = invalidation.transaction, let write = invalidation.write else { continue }
            let name = evidence.model.chains.culprits[model.writeCulprits[write].index].name
            if writes[transaction]?.contains(name) != true { writes[transaction, default: []].append(name) }
        }
        var runs: [Int: [RunID]] = [:]
        for run in evidence.runs where run.trace == trace {
            if let transaction = evidence.model[run].transaction { runs[transaction, default: []].append(run) }
        }
        for end in ends {
            var chain: [Int] = []
            var next: Int? = end
            while let row = next {
                chain.append(row)
                next = tables.transactions[row].parent
            }
            chain.reverse()
            if let loop = Self.loop(chain, writes, runs, trace, tables) { loops.append(loop) }
        }
    }

    /// The longest end of the chain that repeats itself.
    private static func loop(
        _ chain: [Int], _ writes: [Int: [String]], _ runs: [Int: [RunID]], _ trace: Int, _ tables: TraceTables
    ) -> Loop? {
        let names = chain.map { writes[$0] ?? [] }
        for period in 1...longestRound where chain.count >= period * fewestRounds {
            var start = names.count - period
            while start > 0, names[start - 1] == names[start - 1 + period], !names[start - 1].isEmpty { start -= 1 }
            let rounds = (names.count - start) / period
            guard rounds >= fewestRounds else { continue }
            let round = names[(names.count - period)...].flatMap { $0 }
            var seen: Set<String> = []
            let cause = tables.transactions[chain[names.count - 1]].cause
            return Loop(
                trace: trace, first: chain[start], transactions: chain, rounds: rounds, writes: round.filter { seen.insert($0).inserted },
                cause: cause == .unknown ? nil : "an action of kind \(cause.words)", runs: chain[start...].flatMap { runs[$0] ?? [] })
        }
        return nil
    }
}

extension UpdateLoopRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "What an update does makes the next one, over and over.",
            severity: "error",
            meaning: """
                An action that runs because of an update (`onChange`, `onAppear`, a preference, a task for an id) writes what makes the \
                next update, which runs the action again. The screen never comes to rest: the processor is busy, and what is shown \
                last is whatever the loop was stopped at.
                """,
            evidence: """
                Transactions of which each was started in the update of the one before and is made by the same writes; the writes of \
                one round; SwiftUI's warning of a dependency cycle where there is one.
                """,
            thresholds: [
                "error from 10 rounds of at most 4 transactions", "error where SwiftUI warns of a cycle",
                "error where `onChange` actions that write several properties in turn go on until SwiftUI stops them",
            ],
            symptoms: [
                "the processor is at 100 % and nothing moves", "the app hangs when a screen opens", "the same lines are printed again and again",
                "\"AttributeGraph: cycle detected through attribute\"",
            ],
            example: """
                Text(total, format: .currency(code: "EUR"))
                    .onChange(of: total) { total = total.rounded() + tax }
                """,
            repaired: """
                // Derived, never written.
                var total: Double { items.reduce(0) { $0 + $1.price } + tax }
                """)
    }
}
