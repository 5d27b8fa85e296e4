import TraceReader

/// One property or environment key: who owns it, from where it is written, who reads it, and what its writes set off.
public struct PropertyOwnership: Hashable, Sendable {
    /// Where storage stands: a place in the view tree.
    public struct Owner: Hashable, Sendable {
        /// The path from the root with `*` for ids.
        public var path: String
        public var instances: Int

        public init(path: String, instances: Int) {
            self.path = path
            self.instances = instances
        }
    }

    /// A view that depends on it.
    public struct Reader: Hashable, Sendable {
        public var view: String
        /// Body runs that read it; 0 for a view that is told of writes by other means, as through a binding.
        public var reads: Int
        /// Body runs that its writes set off as an input of their own.
        public var woken: Int

        public init(view: String, reads: Int, woken: Int) {
            self.view = view
            self.reads = reads
            self.woken = woken
        }
    }

    public var culprit: Culprit
    /// The view, class or environment writer that owns it.
    public var owner: String
    /// For state and environment keys: the places of its owners, the most frequent first.
    public var owners: [Owner]
    /// The views that depend on it, the ones that read it most first.
    public var readers: [Reader]
    /// What its writes set off; nil where it was never written.
    public var metrics: CulpritMetrics?
}

extension Analysis {
    /// Every state property, model property and environment key of the selection: those whose writes ran most bodies in vain first, then
    /// those that ran most bodies, then by name.
    ///
    /// Cost: linear in the records.
    public func propertyOwnership() -> [PropertyOwnership] {
        let evidence = Evidence(model, options: options)
        var gatherer = OwnershipGatherer(evidence)
        return gatherer.properties(metrics: culprits)
    }
}

/// Gathers who owns and who reads what.
private struct OwnershipGatherer {
    private let evidence: Evidence
    private var found: [Culprit: Gathered] = [:]

    private struct Gathered {
        var owners: [String: Int] = [:]
        var writers: Set<String> = []
        var reads: [String: Int] = [:]
        var woken: [String: Int] = [:]
    }

    private struct ReadList: Hashable {
        var trace, view: Int
        var list: ListID
    }

    init(_ evidence: Evidence) { self.evidence = evidence }

    mutating func properties(metrics: [CulpritMetrics]) -> [PropertyOwnership] {
        for trace in evidence.model.traces { addOwners(trace) }
        addReaders()
        let known = Dictionary(metrics.map { ($0.culprit, $0) }, uniquingKeysWith: { first, _ in first })
        for metrics in metrics where found[metrics.culprit] == nil { found[metrics.culprit] = Gathered() }
        let ranks = Dictionary(metrics.enumerated().map { ($1.culprit, $0) }, uniquingKeysWith: min)
        return found.map { culprit, gathered in ownership(culprit, gathered, known[culprit]) }.sorted { left, right in
            let (own, other) = (ranks[left.culprit] ?? .max, ranks[right.culprit] ?? .max)
            if own != other { return own < other }
            return (left.culprit.name, left.culprit.kind.rawValue) < (right.culprit.name, right.culprit.kind.rawValue)
        }
    }

    private mutating func addOwners(_ trace: TraceModel) {
        let tables = trace.tables
        var paths: [IdentityID: String] = [:]
        func path(_ id: IdentityID) -> String {
            if let known = paths[id] { return known }
            let path = tables.generalPath(of: id)
            paths[id] = path
            return path
        }
        for row in tables.states where row.droppedWritten == nil && evidence.contains(row.place, time: nil, in: trace) {
            let name = "\(tables.typeName(of: row.identity)).\(tables.names[row.property].declaredName)"
            found[Culprit(.state, name: name), default: Gathered()].owners[path(row.identity), default: 0] += 1
        }
        var written: Set<Written> = []
        for (index, row) in tables.writes.enumerated() where evidence.contains(row.place, time: row.time, in: trace) {
            let culprit = evidence.model.chains.culprits[trace.writeCulprits[index].index]
            if row.kind == .environment {
                guard written.insert(Written(key: row.property, identity: row.identity)).inserted else { continue }
                found[culprit, default: Gathered()].owners[path(row.identity), default: 0] += 1
                found[culprit, default: Gathered()].writers.insert(tables.typeName(of: row.identity))
            } else if found[culprit] == nil {
                found[culprit] = Gathered()
            }
        }
    }

    private struct Written: Hashable {
        var key: StringID
        var identity: IdentityID
    }

    private mutating func addReaders() {
        let model = evidence.model
        var lists: [ReadList: Int] = [:]
        for run in evidence.runs {
            let body = model[run]
            let view = model.view(of: run)
            lists[ReadList(trace: run.trace, view: view, list: body.reads), default: 0] += 1
            let trace = model.traces[run.trace]
            var seen: [CulpritID] = []
            for row in body.invalidations {
                guard let write = trace.tables.invalidations[row].write else { continue }
                let id = trace.writeCulprits[write]
                guard !seen.contains(id) else { continue }
                seen.append(id)
                found[model.chains.culprits[id.index], default: Gathered()].woken[model.views[view], default: 0] += 1
            }
        }
        for (list, runs) in lists {
            let view = model.views[list.view]
            for name in model.traces[list.trace].tables.names[list.list] {
                guard let culprit = Self.culprit(named: name, readBy: view), culprit.kind == .observable || found[culprit] != nil
                else { continue }
                found[culprit, default: Gathered()].reads[view, default: 0] += runs
            }
        }
    }

    /// What a name in a body's reads stands for: `_query` is state of its own, `Cart.total` a model's, `\.theme` an environment key.
    private static func culprit(named name: String, readBy view: String) -> Culprit? {
        if name.hasPrefix("\\.") { return Culprit(.environment, name: name) }
        if name.hasPrefix("_") { return Culprit(.state, name: "\(view).\(name.declaredName)") }
        return name.contains(".") ? Culprit(.observable, name: name) : nil
    }

    private func ownership(_ culprit: Culprit, _ gathered: Gathered, _ metrics: CulpritMetrics?) -> PropertyOwnership {
        let views = Set(gathered.reads.keys).union(gathered.woken.keys)
        let readers = views.map {
            PropertyOwnership.Reader(view: $0, reads: gathered.reads[$0] ?? 0, woken: gathered.woken[$0] ?? 0)
        }.sorted { ($1.reads, $1.woken, $0.view) < ($0.reads, $0.woken, $1.view) }
        let owners = gathered.owners.map { PropertyOwnership.Owner(path: $0, instances: $1) }
            .sorted { ($1.instances, $0.path) < ($0.instances, $1.path) }
        let type = culprit.name.split(separator: ".").dropLast().joined(separator: ".")
        let owner =
            switch culprit.kind {
            case .state: "view \(type)"
            case .observable: "class \(type)"
            case .environment: gathered.writers.isEmpty ? "the environment" : Wording.list(gathered.writers.sorted())
            }
        return PropertyOwnership(culprit: culprit, owner: owner, owners: owners, readers: readers, metrics: metrics)
    }
}
