import TraceReader

/// Merges the cause chains of many runs and counts them.
package struct CauseTally {
    private var counts: [ChainID: Int] = [:]
    private var order: [ChainID] = []
    private var steps: [ChainID: [String]] = [:]
    private var known: Set<ChainStep> = []
    private var fields: [ChainFields: Int] = [:]
    private var unchanged: [ChainID: Int] = [:]
    private var runs = 0

    package init() {}

    /// Counts a run under one of its chains, and remembers the step in which it ran.
    package mutating func add(_ chain: ChainID, run: RunID, in model: AnalysisModel) {
        runs += 1
        if counts[chain] == nil { order.append(chain) }
        counts[chain, default: 0] += 1
        let body = model[run]
        if body.outputChanged == false, !body.isFirst { unchanged[chain, default: 0] += 1 }
        if body.fields != .none { fields[ChainFields(chain: chain, trace: run.trace, list: body.fields), default: 0] += 1 }
        guard let step = model.stepName(of: run) else { return }
        if known.insert(ChainStep(chain: chain, step: step)).inserted { steps[chain, default: []].append(step) }
    }

    /// The chains, the most frequent first; of equally frequent ones, the one that was seen first.
    package func chains(in model: AnalysisModel) -> [CountedChain] {
        let sorted = order.enumerated().sorted { left, right in
            let (one, other) = (counts[left.element] ?? 0, counts[right.element] ?? 0)
            return one != other ? one > other : left.offset < right.offset
        }
        let fields = dominantFields(in: model)
        return sorted.map { _, chain in
            var counted = CountedChain(
                runs: counts[chain] ?? 0, ofRuns: runs, chain: model.chains.chain(chain), steps: steps[chain] ?? [])
            if model.knowsOutput { counted.unchangedRuns = unchanged[chain] ?? 0 }
            counted.reason = reason(counted, fields[chain] ?? [])
            return counted
        }
    }

    /// For each chain, the fields that differed in most of its runs.
    private func dominantFields(in model: AnalysisModel) -> [ChainID: [DifferingField]] {
        var best: [ChainID: (count: Int, fields: ChainFields)] = [:]
        for (key, count) in fields {
            guard let known = best[key.chain] else {
                best[key.chain] = (count, key)
                continue
            }
            if (count, known.fields.trace, known.fields.list.rawValue) > (known.count, key.trace, key.list.rawValue) { best[key.chain] = (count, key) }
        }
        return best.mapValues { found in
            model.traces[found.fields.trace].tables.names[found.fields.list].map { DifferingField($0) }
        }
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

private struct ChainFields: Hashable {
    var chain: ChainID
    var trace: Int
    var list: ListID
}

private struct ChainStep: Hashable {
    var chain: ChainID
    var step: String
}

extension AnalysisModel {
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
            guard let chain = model.chains(of: run).first else { continue }
            tally.add(chain, run: run, in: model)
        }
        return tally.chains(in: model)
    }

    /// The path under which most of these runs' identities stand: with ids where all of them have the same, else with `*`.
    package func path(of runs: [RunID]) -> String? {
        path(of: runs.map { ($0.trace, model[$0].identity) })
    }

    /// The path under which most of these identities stand. Of more than a thousand, the first thousand stand for all.
    package func path(of identities: [(trace: Int, identity: IdentityID)]) -> String? {
        var exact: Set<String> = []
        var general: [String: Int] = [:]
        var seen: [Place: String] = [:]
        for (trace, identity) in identities {
            let place = Place(trace: trace, identity: identity)
            let tables = model.traces[trace].tables
            if let known = seen[place] {
                general[known, default: 0] += 1
                continue
            }
            guard seen.count < 1000, tables.identities.row(of: identity) != nil else { continue }
            if exact.count < 2 { exact.insert(tables.path(of: identity)) }
            let path = tables.generalPath(of: identity)
            seen[place] = path
            general[path, default: 0] += 1
        }
        if exact.count == 1 { return exact.first }
        return general.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

private struct Place: Hashable {
    var trace: Int
    var identity: IdentityID
}
