import TraceReader

/// A change to the code whose gain is worked out on what was recorded.
public enum WhatIfChange: Hashable, Sendable {
    /// Views are compared by what they show: `Equatable`, and `.equatable()` where they are used.
    case equatable(Selector)
    /// A property is split, so that each body reads the part that it shows.
    case split(Selector)
    /// The elements of collections keep their ids while their content stays. What is selected is the view in whose body a collection stands, or the
    /// collection itself.
    case stableIDs(Selector)
}

/// What a change would save: body runs of the trace that would not have happened.
public struct WhatIfAnswer: Hashable, Sendable {
    /// The runs of one view.
    public struct ViewSaving: Hashable, Sendable {
        public var view: String
        public var runs: Int
        public var savedRuns: Int
        /// Nanoseconds of self time in the saved runs; nil where the trace has no durations.
        public var savedTime: Int64?
    }

    public var change: WhatIfChange
    /// What the selector matched in the traces, by name; empty where there is nothing of that name.
    public var matched: [String]
    /// The views of which runs are saved, those with most first.
    public var views: [ViewSaving]
    /// Body runs of the selection, and those among them that would not happen.
    public var runs, savedRuns: Int
    /// Nanoseconds of self time in all runs of the selection, and in those that would not happen; nil where the trace has no durations.
    public var time, savedTime: Int64?
}

extension Analysis {
    /// Replays the recorded runs as they would have been after a change.
    ///
    /// A run that would not happen takes those with it that happened for the values which it made, and those of views that it made. What
    /// actions, layouts and other data would have done otherwise is not replayed.
    ///
    /// Cost: linear in the runs and the causes of each.
    public func whatIf(_ change: WhatIfChange) -> WhatIfAnswer {
        var wider = options
        wider.view = nil
        return Replay(Evidence(model, options: wider)).answer(change)
    }
}

/// The runs of a selection, and what they came from.
private struct Replay {
    let evidence: Evidence
    private var model: AnalysisModel { evidence.model }

    init(_ evidence: Evidence) { self.evidence = evidence }

    func answer(_ change: WhatIfChange) -> WhatIfAnswer {
        let seeds: (matched: Set<String>, runs: Set<RunID>)
        switch change {
        case .equatable(let view): seeds = equatable(view.matcher())
        case .split(let property): seeds = split(property.matcher())
        case .stableIDs(let collection): seeds = stableIDs(collection.matcher())
        }
        return answer(change, seeds.matched.sorted(), saved: spread(seeds.runs))
    }

    // MARK: What would not run

    /// Runs for another value of the view in which nothing differs that is shown.
    private func equatable(_ view: Selector.Matcher) -> (Set<String>, Set<RunID>) {
        let isChosen = model.views.map(view.matchesView)
        var runs: Set<RunID> = []
        var matched: Set<String> = []
        for run in evidence.runs where isChosen[model.view(of: run)] {
            matched.insert(model.views[model.view(of: run)])
            guard !model[run].isFirst, model.isOnlyForItsValue(run) else { continue }
            let fields = DifferingField.all(of: run, in: model)
            if evidence.isUnchanged(run) || !fields.isEmpty && fields.allSatisfy({ $0.kind != .value }) { runs.insert(run) }
        }
        return (matched, runs)
    }

    /// Runs in vain that come from writes of the property alone.
    private func split(_ property: Selector.Matcher) -> (Set<String>, Set<RunID>) {
        let isChosen = model.chains.culprits.map { property.matches($0.name) }
        var runs: Set<RunID> = []
        for run in evidence.runs where !model[run].isFirst && evidence.isUnchanged(run) {
            let chains = model.chains(of: run)
            if !chains.isEmpty, chains.allSatisfy({ model.chains.origin(of: $0).map { isChosen[$0.index] } ?? false }) { runs.insert(run) }
        }
        return (Set(model.chains.culprits.indices.filter { isChosen[$0] }.map { model.chains.culprits[$0].name }), runs)
    }

    /// First runs of elements that came again under another id, and of what is in them.
    private func stableIDs(_ collection: Selector.Matcher) -> (Set<String>, Set<RunID>) {
        var runs: Set<RunID> = []
        var matched: Set<String> = []
        var renamed: [Set<Int>] = model.traces.map { _ in [] }
        for (index, trace) in model.traces.enumerated() {
            let tables = trace.tables
            for update in tables.collections {
                if let name = self.name(of: update.identity, tables, collection) { matched.insert(name) }
            }
            for row in tables.renamedElements {
                guard let element = tables.identities.row(of: row.identity), let parent = tables.identities[element].parent,
                    name(of: tables.identities[parent].id, tables, collection) != nil
                else { continue }
                renamed[index].insert(element)
            }
        }
        for run in evidence.runs where model[run].isFirst && !renamed[run.trace].isEmpty {
            let identities = model.traces[run.trace].tables.identities
            var next = identities.row(of: model[run].identity)
            while let row = next {
                if renamed[run.trace].contains(row) {
                    runs.insert(run)
                    break
                }
                next = identities[row].parent
            }
        }
        return (matched, runs)
    }

    /// What a collection is selected by: the view that holds it, or its own name; nil where it is not selected.
    private func name(of identity: IdentityID, _ tables: TraceTables, _ selector: Selector.Matcher) -> String? {
        if let owner = tables.bodyOwner(of: identity) {
            let view = tables.names.typeName(tables.identities[owner].type)
            if selector.matchesView(view) { return view }
        }
        guard tables.identities.row(of: identity) != nil else { return nil }
        let name = tables.typeName(of: identity)
        return selector.matchesView(name) ? name : nil
    }

    /// The runs with those that follow from them alone. Whoever gave a value or made a view stands before what came of it.
    private func spread(_ seeds: Set<RunID>) -> Set<RunID> {
        guard !seeds.isEmpty else { return [] }
        var saved = seeds
        for run in evidence.runs where !saved.contains(run) {
            guard let parent = model[run].parent, saved.contains(RunID(trace: run.trace, row: parent)) else { continue }
            if model[run].isFirst || model.isOnlyForItsValue(run) { saved.insert(run) }
        }
        return saved
    }

    // MARK: Summing up

    private func answer(_ change: WhatIfChange, _ matched: [String], saved: Set<RunID>) -> WhatIfAnswer {
        var views: [Int: WhatIfAnswer.ViewSaving] = [:]
        var answer = WhatIfAnswer(change: change, matched: matched, views: [], runs: evidence.runs.count, savedRuns: saved.count)
        for run in evidence.runs {
            let view = model.view(of: run)
            let time = model[run].selfTime
            answer.time = Self.sum(answer.time, time)
            views[view, default: WhatIfAnswer.ViewSaving(view: model.views[view], runs: 0, savedRuns: 0)].runs += 1
            guard saved.contains(run) else { continue }
            answer.savedTime = Self.sum(answer.savedTime, time)
            views[view]!.savedRuns += 1
            views[view]!.savedTime = Self.sum(views[view]!.savedTime, time)
        }
        if answer.time != nil, answer.savedTime == nil { answer.savedTime = 0 }
        answer.views = views.values.filter { $0.savedRuns > 0 }.sorted { ($1.savedRuns, $0.view) < ($0.savedRuns, $1.view) }
        return answer
    }

    private static func sum(_ total: Int64?, _ time: Int64?) -> Int64? {
        guard let time else { return total }
        let (sum, overflow) = (total ?? 0).addingReportingOverflow(time)
        return overflow ? .max : sum
    }
}
