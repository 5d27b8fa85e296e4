import TraceReader

/// An action holds the main actor for longer than an update has time for.
struct ExpensiveActionRule: AnalysisRule {
    static let id = "expensive-action"
    static let needs: Set<EventTag> = [.actionBegan]

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.hasDurations ? nil : "has an order, but no durations"
    }

    /// An action of one kind in one view.
    struct Action: Hashable {
        var cause: CauseKind
        var name: String

        /// `onAppear`, `the action of "Save"`: as its author would say it.
        var words: String {
            switch cause {
            case .appear: return "onAppear or onDisappear"
            case .change:
                if let end = name.range(of: " in ", options: .backwards) { return String(name[..<end.lowerBound]) }
                return name.isEmpty ? "a change action" : name
            case .task: return name.isEmpty ? "a task" : "the task at \(name)"
            case .timer: return "a timer's action"
            default: return name.isEmpty ? "an action" : "the action of \"\(name)\""
            }
        }
    }

    /// The actions that hold the main actor too long, by view.
    static func actions(
        in evidence: Evidence, except explained: ExplainedRuns = ExplainedRuns()
    ) -> [(action: Action, group: CostGroup<ActionRow>, times: TimeSummary)] {
        evidence.groups(
            \.actions, identity: \.identity, place: \.place,
            by: { row, tables in row.selfTime == nil ? nil : Action(cause: row.cause, name: tables.names[row.name]) },
            // How long the rounds of a loop take is the loop's fault.
            where: { trace, row in row.transaction.map { explained.contains(transaction: $0, of: trace) } != true }
        ).compactMap { action, group in
            guard let times = TimeSummary(group.rows.compactMap(\.row.selfTime)),
                evidence.holdsTheMainActor(times, count: group.rows.count) || group.rows.contains(where: { isComputing($0.row, evidence) })
            else { return nil }
            return (action, group, times)
        }
    }

    /// Whether the thread itself computed for so long, which no busy machine explains.
    private static func isComputing(_ row: ActionRow, _ evidence: Evidence) -> Bool {
        guard let computed = row.computed, let time = row.selfTime else { return false }
        let limits = evidence.options.thresholds
        return min(computed, time) / limits.timeFactor(evidence.model.traces) > limits.picture
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        Self.actions(in: evidence, except: explained).map { action, group, times in
            var cost = FindingCost()
            cost.selfTime = times.total
            cost.selfTimeMedian = times.median
            cost.selfTimeP95 = times.percentile95
            cost.selfTimeMax = times.maximum
            let longest = group.rows.max { ($0.row.selfTime ?? 0, $1.row.record) < ($1.row.selfTime ?? 0, $0.row.record) }
            let location = longest.flatMap { site(of: $0.row, in: $0.trace, evidence) }
            return Finding(
                rule: Self.id, severity: .warning, view: group.view, identityPath: evidence.path(group, \.identity), location: location,
                culprit: action.words, count: group.rows.count, cost: cost, advice: advice(action, group.view),
                records: evidence.records(group, \.record))
        }
    }

    /// A place in the action: that of the first write which it made; else what is known of where it was started.
    private func site(of row: ActionRow, in trace: Int, _ evidence: Evidence) -> TraceLocation? {
        let tables = evidence.model.traces[trace].tables
        let end = row.ended ?? row.began
        // Writes stand in the order of their times.
        var low = 0
        var high = tables.writes.count
        while low < high {
            let middle = (low + high) / 2
            if tables.writes[middle].time < row.began { low = middle + 1 } else { high = middle }
        }
        while low < tables.writes.count, tables.writes[low].time <= end {
            if tables.writes[low].record > row.record, let place = tables.names[tables.writes[low].location] { return place }
            low += 1
        }
        return tables.names[row.location]
    }

    func message(of finding: Finding) -> String {
        let action = finding.culprit ?? "an action"
        guard let median = finding.cost.selfTimeMedian, let longest = finding.cost.selfTimeMax else { return "\(action) takes long" }
        if finding.count == 1 { return "\(action) holds the main actor for \(Wording.time(longest))" }
        return "\(action) holds the main actor for \(Wording.time(median)) (median of \(Wording.grouped(finding.count)) runs; longest "
            + "\(Wording.time(longest)))"
    }

    func headline(of finding: Finding) -> String {
        "Take the work out of \(finding.culprit ?? "the action")\(finding.view.map { " in \(Wording.code($0))" } ?? ""). Nothing moves while "
            + "it runs: \(Wording.time(finding.cost.selfTimeMax ?? 0))."
    }

    private func advice(_ action: Action, _ view: String?) -> String {
        let place = view.map { " in \(Wording.code($0))" } ?? ""
        let remedy = action.cause == .task
            ? "A view's task runs on the main actor until it first waits. Put the work into a function that is not isolated to it (`@concurrent`, or an actor)"
            : "Start a task in it, and do the work in a function off the main actor (`@concurrent`, or an actor)"
        return "\(action.words.prefix(1).uppercased() + action.words.dropFirst())\(place) works on the main actor, where no update and no touch is "
            + "handled meanwhile. \(remedy); write the result to state when it is there."
    }
}

extension ExpensiveActionRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An action holds the main actor for longer than an update has time for.",
            severity: "warning",
            meaning: """
                Actions of controls, appear and change actions, timers' actions, and a view's task until it first waits run on the main \
                actor. What takes long there (decoding, reading files, sorting, waiting for a lock) stops everything else: the screen \
                stands still, touches wait. An appear action delays the first picture of its screen.
                """,
            evidence: "The time from the action's beginning to its end without actions within it and without the update that follows; of a task, where it never waited.",
            thresholds: [
                "warning from 16.7 ms as the median of at least 3 (twice that in debug builds measured in real time)",
                "a single one counts from 16.7 ms that its thread computed (twice that in debug builds), or from 100 ms that passed",
            ],
            symptoms: ["a screen opens late", "a button reacts late", "hangs after a tap", "typing lags with onChange", "the app freezes while loading"],
            example: """
                List(items) { ItemRow(item: $0) }
                    .onAppear {
                        let data = try! Data(contentsOf: url)
                        items = try! decoder.decode([Item].self, from: data)
                    }
                """,
            repaired: """
                List(items) { ItemRow(item: $0) }
                    .task { items = await load(url) }

                @concurrent func load(_ url: URL) async -> [Item] { … }
                """)
    }
}
