import TraceReader

/// What the writes to one property or environment key set off.
public struct CulpritMetrics: Hashable, Sendable {
    /// A place from which it was written, and how often.
    public struct Site: Hashable, Sendable {
        /// Nil where the recording did not find the place.
        public var location: TraceLocation?
        public var writes: Int
    }

    public var culprit: Culprit
    public var writes: Int
    /// Writes of a value equal to the one before.
    public var unchangedWrites: Int
    /// The places of the writes, the most frequent first.
    public var sites: [Site]
    /// Body runs with one of these writes in their chain.
    public var bodiesWoken: Int
    /// Runs among them that have it as an input of their own, not through a parent.
    public var bodiesWokenDirectly: Int
    /// Runs among them whose output changed; nil where the trace does not say.
    public var bodiesChanged: Int?
    /// Nanoseconds of self time in the runs whose output did not change; nil where the trace has no durations.
    public var wastedSelfTime: Int64?

    /// Invalidation efficiency: runs whose output changed, as a part of all runs that it woke; nil where it woke none, or where the
    /// trace does not say.
    public var efficiency: Double? {
        guard let bodiesChanged, bodiesWoken > 0 else { return nil }
        return Double(bodiesChanged) / Double(bodiesWoken)
    }
}

extension Evidence {
    func makeCulpritMetrics() -> [CulpritMetrics] {
        var tallies = Array(repeating: Tally(), count: model.chains.culprits.count)
        for trace in model.traces { addWrites(of: trace, to: &tallies) }
        for run in runs { addRun(run, to: &tallies) }
        let knowsOutput = model.knowsOutput
        let hasDurations = model.hasDurations
        let metrics = zip(model.chains.culprits, tallies).filter { $1.writes > 0 || $1.woken > 0 }.map { culprit, tally in
            CulpritMetrics(
                culprit: culprit, writes: tally.writes, unchangedWrites: tally.unchangedWrites, sites: tally.sortedSites,
                bodiesWoken: tally.woken, bodiesWokenDirectly: tally.direct,
                bodiesChanged: knowsOutput ? tally.woken - tally.unchanged : nil,
                wastedSelfTime: knowsOutput && hasDurations ? tally.wastedTime : nil)
        }
        return metrics.sorted { left, right in
            let (lost, other) = (left.wastedRuns, right.wastedRuns)
            if lost != other { return lost > other }
            if left.bodiesWoken != right.bodiesWoken { return left.bodiesWoken > right.bodiesWoken }
            return (left.culprit.name, left.culprit.kind.rawValue) < (right.culprit.name, right.culprit.kind.rawValue)
        }
    }

    private func addWrites(of trace: TraceModel, to tallies: inout [Tally]) {
        for (row, write) in trace.tables.writes.enumerated() where contains(write.place, time: write.time, in: trace) {
            let id = trace.writeCulprits[row].index
            tallies[id].writes += 1
            if write.flags.contains(.equal) { tallies[id].unchangedWrites += 1 }
            tallies[id].sites[write.location, default: 0] += 1
        }
        for id in tallies.indices { tallies[id].name(trace) }
    }

    private func addRun(_ run: RunID, to tallies: inout [Tally]) {
        guard let first = model.firstChain(of: run) else { return }
        let chains = model.chains(of: run)
        if chains.count == 1, !model.chains.hasCulprits(first) { return }
        var seen = model.chains.culprits(of: first)
        for chain in chains.dropFirst() {
            for id in model.chains.culprits(of: chain) where !seen.contains(id) { seen.append(id) }
        }
        guard !seen.isEmpty else { return }
        let trace = model.traces[run.trace]
        let isUnchanged = isUnchanged(run)
        let time = isUnchanged ? trace.tables.bodies[run.row].selfTime ?? 0 : 0
        let invalidations = model.flags(of: run).contains(.hasInvalidations) ? trace.tables.bodies[run.row].invalidations : []
        for id in seen {
            tallies[id.index].woken += 1
            let isDirect = invalidations.contains { row in trace.tables.invalidations[row].write.map { trace.writeCulprits[$0] == id } == true }
            if isDirect { tallies[id.index].direct += 1 }
            guard isUnchanged else { continue }
            tallies[id.index].unchanged += 1
            let (sum, overflow) = tallies[id.index].wastedTime.addingReportingOverflow(time)
            tallies[id.index].wastedTime = overflow ? .max : sum
        }
    }
}

extension CulpritMetrics {
    fileprivate var wastedRuns: Int { bodiesChanged.map { bodiesWoken - $0 } ?? 0 }
}

private struct Tally {
    var writes = 0
    var unchangedWrites = 0
    /// The places of the trace that is being added, by number, and those of all that were.
    var sites: [LocationID: Int] = [:]
    private var named: [TraceLocation?: Int] = [:]
    var woken = 0
    var direct = 0
    var unchanged = 0
    var wastedTime: Int64 = 0

    /// Ends the places of a trace: each number becomes what it stands for.
    mutating func name(_ trace: TraceModel) {
        if sites.isEmpty { return }
        for (site, count) in sites { named[trace.tables.names[site], default: 0] += count }
        sites = [:]
    }

    var sortedSites: [CulpritMetrics.Site] {
        named.map { CulpritMetrics.Site(location: $0.key, writes: $0.value) }.sorted {
            if $0.writes != $1.writes { return $0.writes > $1.writes }
            return ($0.location?.long ?? "", $0.location?.column ?? 0) < ($1.location?.long ?? "", $1.location?.column ?? 0)
        }
    }
}
