import TraceReader

/// Merges the cause chains of many runs and counts them.
package struct CauseTally {
    /// What is known of each chain, in the order in which they were seen first.
    private var entries: [Entry] = []
    private var index: [ChainID: Int] = [:]
    private var runs = 0
    /// Where the run before was counted: its neighbours mostly are there as well.
    private var last: (chain: ChainID, entry: Int, trace: Int, place: TracePlace, list: ListID, fields: Int)?

    private struct Entry {
        var chain: ChainID
        var count = 0
        var unchanged = 0
        var steps: [String] = []
        var places: Set<StepPlace> = []
        /// The lists of fields that differed, each with its number of runs.
        var fields: [FieldCount] = []
        var fieldIndex: [FieldList: Int] = [:]
    }

    private struct StepPlace: Hashable {
        var trace: Int
        var place: TracePlace
    }

    private struct FieldList: Hashable {
        var trace: Int
        var list: ListID
    }

    private struct FieldCount {
        var fields: FieldList
        var count: Int
    }

    package init() {}

    /// Counts a run under one of its chains, and remembers the step in which it ran.
    package mutating func add(_ chain: ChainID, run: RunID, in model: AnalysisModel) {
        runs += 1
        let trace = run.trace
        let entry: Int
        if let last, last.chain == chain { entry = last.entry } else { entry = find(chain) }
        entries[entry].count += 1
        if model.flags(of: run).contains(.isUnchanged) { entries[entry].unchanged += 1 }
        let (place, list) = model.placeAndFields(of: run)
        var fields = -1
        if list != .none {
            let isLast = last.map { $0.chain == chain && $0.trace == trace && $0.list == list } ?? false
            fields = isLast ? last!.fields : find(FieldList(trace: trace, list: list), of: entry)
            entries[entry].fields[fields].count += 1
        }
        let isLastPlace = last.map { $0.chain == chain && $0.trace == trace && $0.place == place } ?? false
        if !isLastPlace, entries[entry].places.insert(StepPlace(trace: trace, place: place)).inserted, let step = model.stepName(of: run),
            !entries[entry].steps.contains(step)
        {
            entries[entry].steps.append(step)
        }
        last = (chain, entry, trace, place, list, fields)
    }

    private mutating func find(_ chain: ChainID) -> Int {
        if let known = index[chain] { return known }
        index[chain] = entries.count
        entries.append(Entry(chain: chain))
        return entries.count - 1
    }

    private mutating func find(_ fields: FieldList, of entry: Int) -> Int {
        if let known = entries[entry].fieldIndex[fields] { return known }
        entries[entry].fieldIndex[fields] = entries[entry].fields.count
        entries[entry].fields.append(FieldCount(fields: fields, count: 0))
        return entries[entry].fields.count - 1
    }

    /// The chains, the most frequent first; of equally frequent ones, the one that was seen first.
    package func chains(in model: AnalysisModel) -> [CountedChain] {
        let sorted = entries.indices.sorted { left, right in
            let (one, other) = (entries[left].count, entries[right].count)
            return one != other ? one > other : left < right
        }
        return sorted.map { place in
            let entry = entries[place]
            var counted = CountedChain(runs: entry.count, ofRuns: runs, chain: model.chains.chain(entry.chain), steps: entry.steps)
            if model.knowsOutput { counted.unchangedRuns = entry.unchanged }
            counted.reason = reason(counted, dominantFields(of: entry, in: model))
            return counted
        }
    }

    /// The fields that differed in most runs of a chain.
    private func dominantFields(of entry: Entry, in model: AnalysisModel) -> [DifferingField] {
        let best = entry.fields.max { left, right in
            (left.count, right.fields.trace, right.fields.list.rawValue) < (right.count, left.fields.trace, left.fields.list.rawValue)
        }
        guard let fields = best?.fields else { return [] }
        return model.traces[fields.trace].tables.names[fields.list].map { DifferingField($0) }
    }

    private func reason(_ counted: CountedChain, _ fields: [DifferingField]) -> String? {
        guard let first = counted.chain.links.first, first.kind == .body, let input = first.input else { return nil }
        let second = counted.chain.links.dropFirst().first
        let isWritten = second.map { [.state, .observable, .environment].contains($0.kind) } ?? false
        return ChainReason(
            view: first.name, input: input, parent: second.flatMap { $0.kind == .body ? $0.name : nil },
            hasOtherParents: counted.chain.through.count > 1, write: isWritten ? second : nil, fields: fields,
            isWaste: (counted.unchangedRuns ?? 0) * 2 >= counted.runs
        ).text
    }
}

extension AnalysisModel {
    fileprivate func placeAndFields(of run: RunID) -> (TracePlace, ListID) {
        (traces[run.trace].tables.bodies[run.row].place, traces[run.trace].tables.bodies[run.row].fields)
    }

    /// `test: step` of a run; the one that there is, where there is one only.
    package func stepName(of run: RunID) -> String? {
        let trace = traces[run.trace]
        let place = self[run].place
        let test = trace.test(at: place).map { tests[$0] }
        let step = trace.step(at: place)
        guard let step else { return test }
        return test.map { "\($0): \(step)" } ?? step
    }
}

extension [CountedChain] {
    /// The place of the user's code that stands behind most of the runs: a write's where there is one, else what started it.
    package var location: TraceLocation? {
        for counted in self {
            if let place = counted.chain.write?.location { return place }
        }
        for counted in self {
            if let place = counted.chain.start?.location { return place }
        }
        return nil
    }
}

extension Evidence {
    /// The cause chains of these runs, merged and counted; a run with several chains counts under its first one.
    package func causes(of runs: [RunID]) -> [CountedChain] {
        var tally = CauseTally()
        for run in runs {
            guard let chain = model.firstChain(of: run) else { continue }
            tally.add(chain, run: run, in: model)
        }
        return tally.chains(in: model)
    }

    /// The path under which most of these runs' identities stand: with ids where all of them have the same, else with `*`.
    package func path(of runs: [RunID]) -> String? {
        path(ofMany: runs.lazy.map { ($0.trace, self.model.traces[$0.trace].tables.bodies[$0.row].identity) })
    }

    /// The path under which most of these identities stand. Of more than a thousand, the first thousand stand for all.
    package func path(of identities: [(trace: Int, identity: IdentityID)]) -> String? { path(ofMany: identities) }

    private func path(ofMany identities: some Sequence<(trace: Int, identity: IdentityID)>) -> String? {
        var exact: Set<String> = []
        /// The paths, each with the number of identities that have it.
        var general: [(path: String, count: Int)] = []
        var index: [String: Int] = [:]
        /// Where the path of each identity that was looked at stands in `general`, by its row; -1 for the others.
        var seen: [[Int32]] = Array(repeating: [], count: model.traces.count)
        var count = 0
        for (trace, identity) in identities {
            let tables = model.traces[trace].tables
            guard let row = tables.identities.row(of: identity) else { continue }
            if row < seen[trace].count, seen[trace][row] >= 0 {
                general[Int(seen[trace][row])].count += 1
                continue
            }
            guard count < 1000 else { continue }
            count += 1
            if exact.count < 2 { exact.insert(tables.path(of: identity)) }
            let path = tables.generalPath(of: identity)
            let place = index[path] ?? general.count
            if place == general.count {
                index[path] = place
                general.append((path, 0))
            }
            general[place].count += 1
            if seen[trace].isEmpty { seen[trace] = Array(repeating: -1, count: tables.identities.count) }
            seen[trace][row] = Int32(clamping: place)
        }
        if exact.count == 1 { return exact.first }
        return general.max { ($0.count, $1.path) < ($1.count, $0.path) }?.path
    }
}
