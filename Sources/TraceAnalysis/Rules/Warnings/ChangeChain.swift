import TraceReader

/// What change actions wrote one after another, each set off by the write before it, until SwiftUI stopped them.
struct ChangeChain {
    /// The properties that were written, each once, in the order of the first round that is known.
    private(set) var properties: [String] = []
    /// Those that were written last, before SwiftUI stopped the actions.
    private(set) var last: [String] = []
    /// The runs of bodies on the way.
    private(set) var runs: [RunID] = []
    /// The transactions on the way.
    private(set) var transactions: [(trace: Int, row: Int)] = []
    /// How often something was written on the way: what is written for one update counts once.
    private(set) var steps = 0
    /// Whether several properties were written in turn, and the first of them again: no action watches what it writes itself.
    private(set) var isRound = false

    /// The chains of several warnings as one.
    init(of group: WarningGroup, in evidence: Evidence) {
        let model = evidence.model
        var known: [Int: Trace] = [:]
        for body in group.bodies {
            let trace = known[body.trace] ?? Trace(body.trace, model)
            known[body.trace] = trace
            let tables = model.traces[body.trace].tables
            var chain: [Int] = []
            var next = model[body].transaction
            while let row = next, tables.transactions[row].cause == .change {
                chain.append(row)
                next = tables.transactions[row].parent
            }
            var before: [[String]] = []
            for row in chain.reversed() {
                runs += trace.runs[row] ?? []
                transactions.append((body.trace, row))
                guard let written = trace.writes[row] else { continue }
                steps += 1
                for property in written where !properties.contains(property) { properties.append(property) }
                if before.last != written, before.contains(written) { isRound = true }
                before.append(written)
            }
            for property in before.last ?? [] where !last.contains(property) { last.append(property) }
        }
    }

    /// What was written for, and ran in, each transaction of a trace.
    private struct Trace {
        var writes: [Int: [String]] = [:]
        var runs: [Int: [RunID]] = [:]

        init(_ index: Int, _ model: AnalysisModel) {
            let trace = model.traces[index]
            for invalidation in trace.tables.invalidations {
                guard let transaction = invalidation.transaction, let write = invalidation.write else { continue }
                let name = model.chains.culprits[trace.writeCulprits[write].index].name
                if writes[transaction]?.contains(name) != true { writes[transaction, default: []].append(name) }
            }
            for (row, body) in trace.tables.bodies.enumerated() {
                if let transaction = body.transaction { runs[transaction, default: []].append(RunID(trace: index, row: row)) }
            }
        }
    }
}
