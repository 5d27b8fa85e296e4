import TraceReader

/// The cause chains of every body run of one trace.
package struct CauseIndex: Sendable {
    private var ends: [Int] = []
    private var chains: [ChainID] = []

    /// Chains of one run that are followed one by one; what is beyond them ends in a link that says so.
    package static let chainsPerRun = 16

    /// The chains of a run, by its index in `TraceTables.bodies`: those of its own invalidations first, then those of its parent.
    package subscript(run: Int) -> ArraySlice<ChainID> {
        chains[(run == 0 ? 0 : ends[run - 1])..<ends[run]]
    }

    fileprivate mutating func append(_ found: [ChainID]) {
        chains.append(contentsOf: found)
        ends.append(chains.count)
    }
}

/// Walks from each body run back to the write and the user code that made it.
///
/// One pass in the order of the trace: what caused a run stands before it, so that its chains are known already.
package struct CauseIndexBuilder {
    private let tables: TraceTables
    private var index = CauseIndex()
    private var transactionChains: [ChainID] = []
    private var bodyLinks: [BodyInput: Int] = [:]
    private var writeLinks: [Int: Int] = [:]
    private var hasOther: [ListID: Reasons] = [:]

    private struct BodyInput: Hashable {
        var type: TypeID
        var input: String
    }

    private struct Reasons {
        var hasSelf = false
        var others: [String] = []
    }

    package init(_ tables: TraceTables) { self.tables = tables }

    package consuming func build(into table: inout ChainTable) -> CauseIndex {
        addTransactionChains(to: &table)
        for row in tables.bodies.indices {
            let found = chains(of: tables.bodies[row], table: &table)
            index.append(found)
        }
        return index
    }

    // MARK: Transactions

    /// What started a transaction, and what started the one in whose update it began.
    private mutating func addTransactionChains(to table: inout ChainTable) {
        var outermost: [Int] = []
        for (row, transaction) in tables.transactions.enumerated() {
            let outer = transaction.parent.map { outermost[$0] } ?? row
            outermost.append(outer)
            let link = table.intern(causeLink(transaction))
            let rest = outer == row ? nil : transactionChains[outer]
            transactionChains.append(table.chain(link, rest))
        }
    }

    private func causeLink(_ row: TransactionRow) -> CauseLink {
        let name = tables.names[row.name]
        let text = name.isEmpty ? row.cause.words : "\(row.cause.words) \"\(name)\""
        return CauseLink(row.cause == .unknown ? .unknown : .cause, name: text, location: tables.names[row.location])
    }

    private func transactionChain(_ row: Int?, _ table: inout ChainTable) -> ChainID {
        row.map { transactionChains[$0] }
            ?? table.chain(table.intern(CauseLink(.unknown, name: CauseKind.unknown.words)), nil)
    }

    // MARK: Body runs

    private mutating func chains(of run: BodyRow, table: inout ChainTable) -> [ChainID] {
        var found = UniqueChains()
        let reasons = reasons(run.reasons)
        for row in run.invalidations {
            let invalidation = tables.invalidations[row]
            let link = bodyLink(run.type, tables.names[invalidation.input], &table)
            addChains(ofWrite: invalidation.write, run, link, to: &found, table: &table)
        }
        if reasons.hasSelf || run.isFirst {
            addValueChains(of: run, to: &found, table: &table)
        }
        if found.chains.isEmpty {
            let input = reasons.others.first ?? "unchanged"
            addUnknown(run, bodyLink(run.type, input, &table), to: &found, table: &table)
        }
        if found.overflowed {
            let more = table.intern(CauseLink(.more, name: "further causes"))
            found.chains[found.chains.count - 1] = table.chain(
                bodyLink(run.type, "several inputs", &table), table.chain(more, nil))
        }
        return found.chains
    }

    private mutating func addChains(
        ofWrite write: Int?, _ run: BodyRow, _ link: Int, to found: inout UniqueChains, table: inout ChainTable
    ) {
        guard let write else { return addUnknown(run, link, to: &found, table: &table) }
        let row = tables.writes[write]
        let written = writeLink(write, &table)
        if row.kind == .environment, let body = row.body, body < tables.bodies.count {
            for chain in index[body] { found.insert(table.chain(link, table.chain(written, chain))) }
        } else {
            let start = transactionChain(run.transaction, &table)
            found.insert(table.chain(link, table.chain(written, start)))
        }
    }

    /// Where its value came from: the run of the body above it, or what mounted it.
    private mutating func addValueChains(of run: BodyRow, to found: inout UniqueChains, table: inout ChainTable) {
        let link = bodyLink(run.type, run.isFirst ? CauseLink.firstRun : "@self", &table)
        if let parent = run.parent {
            for chain in index[parent] { found.insert(table.chain(link, chain)) }
        } else if run.isFirst || startsValues(run.transaction) {
            found.insert(table.chain(link, transactionChain(run.transaction, &table)))
        } else {
            addUnknown(run, link, to: &found, table: &table)
        }
    }

    /// Whether the transaction's cause itself gives views new values.
    private func startsValues(_ row: Int?) -> Bool {
        guard let row else { return false }
        switch tables.transactions[row].cause {
        case .mount, .rootReplaced, .cellConfigured: return true
        default: return false
        }
    }

    private mutating func addUnknown(
        _ run: BodyRow, _ link: Int, to found: inout UniqueChains, table: inout ChainTable
    ) {
        let gap = table.intern(CauseLink(.unknown, name: CauseKind.unknown.words))
        let start = run.transaction.map { transactionChains[$0] }
        found.insert(table.chain(link, table.chain(gap, start)))
    }

    // MARK: Links

    private mutating func bodyLink(_ type: TypeID, _ input: String, _ table: inout ChainTable) -> Int {
        let key = BodyInput(type: type, input: input)
        if let known = bodyLinks[key] { return known }
        let link = table.intern(CauseLink(.body, name: tables.names.typeName(type), input: input))
        bodyLinks[key] = link
        return link
    }

    private mutating func writeLink(_ row: Int, _ table: inout ChainTable) -> Int {
        if let known = writeLinks[row] { return known }
        let culprit = tables.culprit(of: tables.writes[row])
        let kind: CauseLink.Kind =
            switch culprit.kind {
            case .state: .state
            case .observable: .observable
            case .environment: .environment
            }
        let link = table.intern(
            CauseLink(kind, name: culprit.name, location: tables.names[tables.writes[row].location]), culprit: culprit)
        writeLinks[row] = link
        return link
    }

    private mutating func reasons(_ list: ListID) -> Reasons {
        if let known = hasOther[list] { return known }
        var found = Reasons()
        for reason in tables.names[list] {
            if reason == "@self" { found.hasSelf = true } else if reason != "@identity" { found.others.append(reason) }
        }
        hasOther[list] = found
        return found
    }
}

/// Chains without repetition, up to the number that is followed.
private struct UniqueChains {
    var chains: [ChainID] = []
    var overflowed = false

    mutating func insert(_ chain: ChainID) {
        if chains.contains(chain) { return }
        if chains.count < CauseIndex.chainsPerRun { chains.append(chain) } else { overflowed = true }
    }
}

extension TraceTables {
    /// What a write went to.
    package func culprit(of write: WriteRow) -> Culprit {
        switch write.kind {
        case .state: Culprit(.state, name: "\(typeName(of: write.identity)).\(names[write.property].declaredName)")
        case .observable: Culprit(.observable, name: "\(names[write.type]).\(names[write.property])")
        case .environment: Culprit(.environment, name: names[write.property])
        }
    }
}

extension String {
    /// The name of a property as it is declared: storage of wrappers has one or two underscores before it.
    package var declaredName: String {
        let name = drop { $0 == "_" }
        return name.isEmpty ? self : String(name)
    }
}

extension CauseKind {
    /// The kind in words, as they stand in chains.
    package var words: String {
        switch self {
        case .unknown: "unknown"
        case .mount: "mount"
        case .step: "step"
        case .action: "action"
        case .rootReplaced: "root view replaced"
        case .cellConfigured: "cell configured"
        case .task: "task"
        case .timer: "timer"
        case .appear: "appear action"
        case .change: "change action"
        case .external: "write from outside"
        }
    }
}
