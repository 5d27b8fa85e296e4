import TraceReader

/// One update takes longer than a picture, without a single body or action that explains it.
struct LongUpdateRule: AnalysisRule {
    static let id = "long-update"

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.hasDurations ? nil : "has an order, but no durations"
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    /// What one update did: a transaction, what its actions started, and the layouts in between.
    private struct Update {
        var trace: Int
        var transaction: Int
        /// By what it is: `ProductRow` (40 runs), an action, the layout.
        var parts: [String: Part] = [:]
        var runs: [RunID] = []
        var total: Int64 = 0

        struct Part {
            var count = 0
            var time: Int64 = 0
        }

        mutating func add(_ name: String, _ time: Int64) {
            parts[name, default: Part()].count += 1
            parts[name]!.time = parts[name]!.time.clampedSum(time)
            total = total.clampedSum(time)
        }
    }

    private struct Kind: Hashable {
        var cause: String
        var largest: String
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let limits = evidence.options.thresholds
        let factor = limits.timeFactor(evidence.model.traces)
        var groups: [Kind: [Update]] = [:]
        var order: [Kind] = []
        for update in updates(evidence, explained) where update.total / factor > limits.picture {
            let cause = evidence.model.traces[update.trace].tables.words(ofTransaction: update.transaction)
            let kind = Kind(cause: cause, largest: largest(update).first?.name ?? "")
            if groups[kind] == nil { order.append(kind) }
            groups[kind, default: []].append(update)
        }
        let found: [Kind] = order.filter { kind in
            guard let updates = groups[kind], let times = TimeSummary(updates.map(\.total)) else { return false }
            return updates.count >= limits.repeated || times.maximum / factor > (evidence.isExact ? limits.picture : limits.single)
        }
        // What takes long for the same views when they are built is no second fault.
        let built = found.filter { kind in groups[kind]!.allSatisfy { isBuilding($0, evidence) } }
        let again = found.filter { !built.contains($0) }
        return found.compactMap { kind in
            let isBuilt = built.contains(kind)
            if isBuilt, again.contains(where: { $0.largest == kind.largest }) { return nil }
            let builds = isBuilt || again.first(where: { $0.largest == kind.largest }) != kind ? [] : built.filter { $0.largest == kind.largest }
            guard let updates = groups[kind], let times = TimeSummary(updates.map(\.total)) else { return nil }
            var finding = finding(kind.cause, updates, times, factor, evidence)
            for build in builds {
                guard let longest = groups[build]?.map(\.total).max() else { continue }
                finding.advice += " Building them takes as long: \(Wording.time(longest)) after \(build.cause)."
            }
            return finding
        }
    }

    /// Whether all bodies of an update ran for the first time.
    private func isBuilding(_ update: Update, _ evidence: Evidence) -> Bool {
        !update.runs.isEmpty && update.runs.allSatisfy { evidence.model[$0].isFirst }
    }

    // MARK: Gathering

    private func updates(_ evidence: Evidence, _ explained: ExplainedRuns) -> [Update] {
        var updates: [Update] = []
        let long = Set(ExpensiveActionRule.actions(in: evidence).flatMap { $0.group.rows.map { RecordID(trace: $0.trace, record: $0.row.record) } })
        let eager = eagerCollections(evidence)
        var index: [RunKey: Int] = [:]
        let outermost = evidence.model.traces.map { $0.tables.outermostTransactions }
        // An update that starts itself again is as long as one lets it.
        var loops: Set<RunKey> = []
        for (trace, rows) in outermost.enumerated() {
            for (row, outermost) in rows.enumerated() where explained.contains(transaction: row, of: trace) {
                loops.insert(RunKey(trace: trace, transaction: outermost))
            }
        }
        func update(_ trace: Int, _ transaction: Int) -> Int {
            let outermost = outermost[trace][transaction]
            let key = RunKey(trace: trace, transaction: outermost)
            if let known = index[key] { return known }
            index[key] = updates.count
            updates.append(Update(trace: trace, transaction: outermost))
            return updates.count - 1
        }
        for run in evidence.runs where !explained.containsCost(run) && !explained.contains(run) {
            let body = evidence.model[run]
            guard let transaction = body.transaction, let time = body.selfTime else { continue }
            if !eager.isEmpty, isBelow(eager, run, evidence) { continue }
            let number = update(run.trace, transaction)
            updates[number].add(evidence.model.views[evidence.model.view(of: run)], time)
            updates[number].runs.append(run)
        }
        func withoutLoops() -> [Update] { updates.filter { !loops.contains(RunKey(trace: $0.trace, transaction: $0.transaction)) } }
        guard evidence.options.view == nil else { return withoutLoops() }
        for (trace, model) in evidence.model.traces.enumerated() {
            for action in model.tables.actions where evidence.contains(action.place, time: action.began, in: model) {
                // What was done before the update began is the action's own affair.
                guard let transaction = action.transaction, let time = action.selfTime, action.cause == .appear || action.cause == .change,
                    !long.contains(RecordID(trace: trace, record: action.record))
                else { continue }
                let name = ExpensiveActionRule.Action(cause: action.cause, name: model.tables.names[action.name]).words
                updates[update(trace, transaction)].add(name, time)
            }
            addLayouts(of: model, trace, evidence) { updates[update(trace, $0)].add("layout", $1) }
        }
        return withoutLoops()
    }

    /// Layouts count where the build is optimised: in a debug build they are long for reasons that nobody ships.
    private func addLayouts(of model: TraceModel, _ trace: Int, _ evidence: Evidence, _ add: (Int, Int64) -> Void) {
        guard model.metadata.buildMode != .debug else { return }
        var next = 0
        let transactions = model.tables.transactions
        for layout in model.tables.layouts {
            guard let ended = layout.ended, evidence.contains(layout.place, time: layout.began, in: model) else { continue }
            while next + 1 < transactions.count, transactions[next + 1].record < layout.record { next += 1 }
            guard next < transactions.count, transactions[next].record < layout.record else { continue }
            add(next, max(0, ended.subtractingReportingOverflow(layout.began).partialValue))
        }
    }

    private struct RunKey: Hashable {
        var trace, transaction: Int
    }

    private struct RecordID: Hashable {
        var trace, record: Int
    }

    private struct Collection: Hashable {
        var trace: Int
        var identity: IdentityID
    }

    private func eagerCollections(_ evidence: Evidence) -> Set<Collection> {
        Set(EagerCollectionRule.eager(in: evidence).flatMap { $0.group.rows.map { Collection(trace: $0.trace, identity: $0.row.identity) } })
    }

    /// Whether a run is that of a row which `eager-collection` tells of.
    private func isBelow(_ collections: Set<Collection>, _ run: RunID, _ evidence: Evidence) -> Bool {
        let identities = evidence.model.traces[run.trace].tables.identities
        var next = identities.row(of: evidence.model[run].identity)
        while let row = next {
            if collections.contains(Collection(trace: run.trace, identity: identities[row].id)) { return true }
            next = identities[row].parent
        }
        return false
    }

    // MARK: Telling

    private func largest(_ update: Update) -> [(name: String, part: Update.Part)] {
        update.parts.sorted { ($1.value.time, $0.key) < ($0.value.time, $1.key) }.map { ($0.key, $0.value) }
    }

    private func finding(_ cause: String, _ updates: [Update], _ times: TimeSummary, _ factor: Int64, _ evidence: Evidence) -> Finding {
        let worst = updates.max { $0.total < $1.total } ?? updates[0]
        let parts = largest(worst).prefix(3)
        let named = parts.map { name, part in
            "\(Wording.code(name)) (\(part.count == 1 ? "" : "\(Wording.grouped(part.count)) times, ")\(Wording.time(part.time)))"
        }
        let runs = updates.flatMap(\.runs)
        let causes = evidence.causes(of: runs)
        var cost = FindingCost()
        cost.runs = runs.count
        cost.selfTime = times.total
        cost.selfTimeMedian = times.median
        cost.selfTimeP95 = times.percentile95
        cost.selfTimeMax = times.maximum
        let first = parts.first?.name
        let view = first.flatMap { name in evidence.model.views.contains(name) ? name : nil }
        let own = runs.filter { view == nil || evidence.model.views[evidence.model.view(of: $0)] == view }
        let records = updates.map {
            evidence.model.traces[$0.trace].tables.transactions[$0.transaction].record + evidence.model.traces[$0.trace].recordOffset
        }
        return Finding(
            rule: Self.id, severity: times.maximum / factor > evidence.options.thresholds.hang ? .error : .warning, view: view,
            identityPath: evidence.path(of: own), location: causes.location, culprit: cause, count: updates.count, cost: cost, causes: causes,
            advice: "Of one update most time goes to \(Wording.list(Array(named))). None of them is long by itself: let fewer of them run for it (narrower "
                + "inputs, lazy containers, state nearer to where it is shown), or split what the update does.",
            records: records)
    }

    func message(of finding: Finding) -> String {
        let longest = Wording.time(finding.cost.selfTimeMax ?? 0)
        return finding.count == 1
            ? "the update after \(finding.culprit ?? "a write") took \(longest)"
            : "\(Wording.grouped(finding.count)) updates after \(finding.culprit ?? "a write") took \(Wording.time(finding.cost.selfTimeMedian ?? 0)) "
                + "(median; longest \(longest))"
    }

    func headline(of finding: Finding) -> String {
        "Let less run after \(finding.culprit ?? "the write"). One update takes \(Wording.time(finding.cost.selfTimeMax ?? 0))."
    }
}

extension TraceTables {
    /// By transaction, the one in whose update or actions it was started, and so on outwards.
    fileprivate var outermostTransactions: [Int] {
        var outermost = Array(transactions.indices)
        // Those that start others stand before them.
        for row in transactions.indices {
            if let parent = transactions[row].parent, parent < row { outermost[row] = outermost[parent] }
        }
        return outermost
    }

    /// What started a transaction, in words.
    fileprivate func words(ofTransaction row: Int) -> String {
        let name = names[transactions[row].name]
        return name.isEmpty ? transactions[row].cause.words : "\(transactions[row].cause.words) \"\(name)\""
    }
}

extension Int64 {
    fileprivate func clampedSum(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}

extension LongUpdateRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "One update takes longer than a picture, without a single body or action that explains it.",
            severity: "warning from 16.7 ms, error from 250 ms",
            meaning: """
                Everything that follows from one write (bodies, layout, appear and change actions) happens before the next picture. Hundreds of \
                bodies that are each quick make an update that is late, and from a quarter of a second on people see a hang. Where one body or \
                one action is the reason, the finding is that rule's. Where building the same views takes long as well, their finding says so.
                """,
            evidence: """
                The self times of all bodies of a transaction and of those that its actions started, those of its appear and change actions, and, in \
                optimised builds, of its layout; the three largest.
                """,
            thresholds: [
                "warning from 16.7 ms in at least 3 updates with one cause (twice that in debug builds measured in real time)",
                "a single update counts from 100 ms, so that a busy machine makes no findings; under virtual time from 16.7 ms", "error from 250 ms",
            ],
            symptoms: ["hitches", "hangs when a screen opens", "a tap takes effect late", "the animation stutters when data arrives"],
            example: """
                // Each row reads the whole model: one change runs all of them.
                ForEach(model.items) { ItemRow(item: $0, model: model) }
                """,
            repaired: """
                ForEach(model.items) { ItemRow(item: $0) }
                """)
    }
}
