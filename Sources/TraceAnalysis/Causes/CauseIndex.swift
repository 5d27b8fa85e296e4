import TraceReader

/// The cause chains of every body run of one trace.
package struct CauseIndex: Sendable {
    private var ends: [Int32] = []
    private var chains: [ChainID] = []
    /// Where those of the run begin that is being added, and whether it has more than are followed.
    private var start = 0
    fileprivate private(set) var overflowed = false

    /// Chains of one run that are followed one by one; what is beyond them ends in a link that says so.
    package static let chainsPerRun = 16

    /// The chains of a run, by its index in `TraceTables.bodies`: those of its own invalidations first, then those of its parent.
    package subscript(run: Int) -> ArraySlice<ChainID> { chains[range(of: run)] }

    /// The first chain of a run.
    package func first(of run: Int) -> ChainID? {
        let range = range(of: run)
        return range.isEmpty ? nil : chains[range.lowerBound]
    }

    private func range(of run: Int) -> Range<Int> { (run == 0 ? 0 : Int(ends[run - 1]))..<Int(ends[run]) }

    fileprivate mutating func reserve(_ count: Int) {
        ends.reserveCapacity(count)
        chains.reserveCapacity(count)
    }

    /// Whether the run that is being added has no chain yet.
    fileprivate var isEmpty: Bool { chains.count == start }

    /// Adds a chain to those of the run, unless it is there.
    fileprivate mutating func insert(_ chain: ChainID) {
        var place = start
        while place < chains.count {
            if chains[place] == chain { return }
            place += 1
        }
        if chains.count - start < Self.chainsPerRun { chains.append(chain) } else { overflowed = true }
    }

    /// Calls `body` with the chains of an earlier run, one by one, while those of another are being added.
    fileprivate mutating func forEachChain(of run: Int, _ body: (inout CauseIndex, ChainID) -> Void) {
        for place in range(of: run) {
            let chain = chains[place]
            body(&self, chain)
        }
    }

    /// Ends the chains of a run; `more` stands for those that are not followed.
    fileprivate mutating func endRun(more: ChainID?) {
        if let more { chains[chains.count - 1] = more }
        overflowed = false
        start = chains.count
        ends.append(Int32(clamping: chains.count))
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
    /// The links of types to inputs that have a name in the trace.
    private var namedLinks: [NamedInput: Int] = [:]
    /// The links of types to another value, and to their first run.
    private var valueLinks: [TypeID: Int] = [:]
    private var firstLinks: [TypeID: Int] = [:]
    /// The link of each write; -1 for those that nobody asked for yet.
    private var writeLinks: [Int32]
    private var places: [WritePlace: Int] = [:]
    private var reasonsByList: [ListID: Reasons] = [:]
    private var recentReasons: (list: ListID, hasSelf: Bool)?

    private struct BodyInput: Hashable {
        var type: TypeID
        var input: String
    }

    private struct NamedInput: Hashable {
        var type: TypeID
        var input: StringID
    }

    /// Writes of one place to one property have one link.
    private struct WritePlace: Hashable {
        var kind: WriteKind
        var type: UInt32
        var property: StringID
        var location: LocationID
    }

    private struct Reasons {
        var hasSelf = false
        var others: [String] = []
    }

    package init(_ tables: TraceTables) {
        self.tables = tables
        writeLinks = Array(repeating: -1, count: tables.writes.count)
    }

    package consuming func build(into table: inout ChainTable) -> CauseIndex {
        addTransactionChains(to: &table)
        index.reserve(tables.bodies.count)
        for row in tables.bodies.indices { addChains(of: row, table: &table) }
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

    private mutating func addChains(of row: Int, table: inout ChainTable) {
        let run = tables.bodies[row]
        for row in run.invalidations {
            let (input, write) = (tables.invalidations[row].input, tables.invalidations[row].write)
            addChains(ofWrite: write, run, link(run.type, input, &table), table: &table)
        }
        if run.isFirst || hasSelf(run.reasons) { addValueChains(of: run, table: &table) }
        if index.isEmpty {
            let input = reasons(run.reasons).others.first ?? "unchanged"
            addUnknown(run, bodyLink(run.type, input, &table), table: &table)
        }
        index.endRun(more: index.overflowed ? moreChains(of: run, &table) : nil)
    }

    private mutating func moreChains(of run: BodyRow, _ table: inout ChainTable) -> ChainID {
        let more = table.intern(CauseLink(.more, name: "further causes"))
        return table.chain(bodyLink(run.type, "several inputs", &table), table.chain(more, nil))
    }

    private mutating func addChains(ofWrite write: Int?, _ run: BodyRow, _ link: Int, table: inout ChainTable) {
        guard let write else { return addUnknown(run, link, table: &table) }
        let written = writeLink(write, &table)
        if tables.writes[write].kind == .environment, let body = tables.writes[write].body, body < tables.bodies.count {
            index.forEachChain(of: body) { $0.insert(table.chain(link, table.chain(written, $1))) }
        } else {
            let start = transactionChain(run.transaction, &table)
            index.insert(table.chain(link, table.chain(written, start)))
        }
    }

    /// Where its value came from: the run of the body above it, or what mounted it.
    private mutating func addValueChains(of run: BodyRow, table: inout ChainTable) {
        let link = valueLink(run.type, isFirst: run.isFirst, &table)
        if let parent = run.parent {
            index.forEachChain(of: parent) { $0.insert(table.chain(link, $1)) }
        } else if run.isFirst || startsValues(run.transaction) {
            index.insert(table.chain(link, transactionChain(run.transaction, &table)))
        } else {
            addUnknown(run, link, table: &table)
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

    private mutating func addUnknown(_ run: BodyRow, _ link: Int, table: inout ChainTable) {
        let gap = table.intern(CauseLink(.unknown, name: CauseKind.unknown.words))
        let start = run.transaction.map { transactionChains[$0] }
        index.insert(table.chain(link, table.chain(gap, start)))
    }

    // MARK: Links

    private mutating func link(_ type: TypeID, _ input: StringID, _ table: inout ChainTable) -> Int {
        let key = NamedInput(type: type, input: input)
        if let known = namedLinks[key] { return known }
        let link = bodyLink(type, tables.names[input], &table)
        namedLinks[key] = link
        return link
    }

    private mutating func valueLink(_ type: TypeID, isFirst: Bool, _ table: inout ChainTable) -> Int {
        if let known = isFirst ? firstLinks[type] : valueLinks[type] { return known }
        let link = bodyLink(type, isFirst ? CauseLink.firstRun : "@self", &table)
        if isFirst { firstLinks[type] = link } else { valueLinks[type] = link }
        return link
    }

    private mutating func bodyLink(_ type: TypeID, _ input: String, _ table: inout ChainTable) -> Int {
        let key = BodyInput(type: type, input: input)
        if let known = bodyLinks[key] { return known }
        let link = table.intern(CauseLink(.body, name: tables.names.typeName(type), input: input))
        bodyLinks[key] = link
        return link
    }

    private mutating func writeLink(_ row: Int, _ table: inout ChainTable) -> Int {
        if writeLinks[row] >= 0 { return Int(writeLinks[row]) }
        let write = tables.writes[row]
        let place = WritePlace(kind: write.kind, type: tables.culpritType(of: write), property: write.property, location: write.location)
        let link = places[place] ?? newLink(write, &table)
        places[place] = link
        writeLinks[row] = Int32(clamping: link)
        return link
    }

    private func newLink(_ write: WriteRow, _ table: inout ChainTable) -> Int {
        let culprit = tables.culprit(of: write)
        let kind: CauseLink.Kind =
            switch culprit.kind {
            case .state: .state
            case .observable: .observable
            case .environment: .environment
            }
        return table.intern(CauseLink(kind, name: culprit.name, location: tables.names[write.location]), culprit: culprit)
    }

    private mutating func hasSelf(_ list: ListID) -> Bool {
        if let recentReasons, recentReasons.list == list { return recentReasons.hasSelf }
        let found = reasons(list).hasSelf
        recentReasons = (list, found)
        return found
    }

    private mutating func reasons(_ list: ListID) -> Reasons {
        if let known = reasonsByList[list] { return known }
        var found = Reasons()
        for reason in tables.names[list] {
            if reason == "@self" { found.hasSelf = true } else if reason != "@identity" { found.others.append(reason) }
        }
        reasonsByList[list] = found
        return found
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

extension TraceTables {
    /// What tells culprits of one kind and property apart: a type of views, or the name of a class.
    fileprivate func culpritType(of write: WriteRow) -> UInt32 {
        switch write.kind {
        case .state: identities.row(of: write.identity).map { identities.type(of: $0).rawValue } ?? 0
        case .observable: write.type.rawValue
        case .environment: 0
        }
    }

    /// What each write went to.
    func culpritsOfWrites(_ table: inout ChainTable) -> [CulpritID] {
        struct Key: Hashable {
            var kind: WriteKind
            var type: UInt32
            var property: StringID
        }
        var known: [Key: CulpritID] = [:]
        return writes.map { write in
            let key = Key(kind: write.kind, type: culpritType(of: write), property: write.property)
            if let found = known[key] { return found }
            let found = table.culprit(culprit(of: write))
            known[key] = found
            return found
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
