import TraceReader

/// Why the bodies of one view ran: its cause chains, merged and counted.
public struct ViewCauses: Hashable, Sendable {
    /// The printed name of the view's type.
    public var view: String
    /// Body runs in the selection.
    public var runs: Int
    /// Runs among them whose output equals the one before; nil where the trace does not say.
    public var unchangedRuns: Int?
    /// What made it run, the most frequent first.
    public var causes: [ViewCause]
}

/// One cause of a view's runs: a write and the way from it, whatever started the transactions in which it was written.
public struct ViewCause: Hashable, Sendable {
    /// How many runs came from it, by which chain; the chain begins with what started most of them.
    public var chain: CountedChain
    /// What started the transactions, the most frequent first.
    public var starts: [Start]

    /// What started a transaction, and how many runs came of it.
    public struct Start: Hashable, Sendable {
        public var link: CauseLink
        public var runs: Int
    }

    /// The user's code at the beginning: the place of the write, else of what started it.
    public var location: TraceLocation? { [chain].location }
}

extension Analysis {
    /// Why the bodies of each view that is chosen ran: the view with most runs first.
    ///
    /// A run that came by several chains counts under its first one. Cost: linear in the runs.
    public func whyViewsRan(_ view: Selector) -> [ViewCauses] {
        var narrowed = options
        narrowed.view = view
        let evidence = Evidence(model, options: narrowed)
        var groups: [[RunID]] = Array(repeating: [], count: model.views.count)
        for run in evidence.runs { groups[model.view(of: run)].append(run) }
        return groups.enumerated().filter { !$0.element.isEmpty }.map { view, runs in
            ViewCauses(
                view: model.views[view], runs: runs.count, unchangedRuns: evidence.unchangedBodies(runs),
                causes: Self.merged(evidence.causes(of: runs)))
        }.sorted { ($1.runs, $0.view) < ($0.runs, $1.view) }
    }

    /// What is said where no body of the chosen views ran: the name that was probably meant, or those that there are.
    public func noRuns(of view: Selector) -> String {
        let names = views.map(\.view).sorted()
        let start = "no body of a view that matches '\(view)' ran"
        guard !names.isEmpty else { return start + ", nor that of any other view" }
        if let near = Suggestion.nearest(to: view.text, in: names) { return start + "; did you mean '\(near)'?" }
        let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        return start + "; there are \(shown)" + (names.count > 5 ? " and \(Wording.grouped(names.count - 5)) more" : "")
    }

    /// The chains with those made one that differ only in what started their transaction.
    private static func merged(_ chains: [CountedChain]) -> [ViewCause] {
        var order: [[CauseLink]] = []
        var groups: [[CauseLink]: ViewCause] = [:]
        for counted in chains {
            let written = counted.chain.write == nil ? counted.chain.links : counted.chain.links.filter { $0.kind != .cause }
            let start = counted.chain.start.map { ViewCause.Start(link: $0, runs: counted.runs) }
            guard var known = groups[written] else {
                order.append(written)
                groups[written] = ViewCause(chain: counted, starts: start.map { [$0] } ?? [])
                continue
            }
            known.chain.runs += counted.runs
            known.chain.unchangedRuns = known.chain.unchangedRuns.flatMap { old in counted.unchangedRuns.map { old + $0 } }
            known.chain.steps += counted.steps.filter { !known.chain.steps.contains($0) }
            if let start { known.add(start) }
            groups[written] = known
        }
        let found = order.compactMap { groups[$0] }
        return found.enumerated().sorted { ($1.element.chain.runs, $0.offset) < ($0.element.chain.runs, $1.offset) }.map(\.element)
    }
}

extension ViewCause {
    fileprivate mutating func add(_ start: Start) {
        if let index = starts.firstIndex(where: { $0.link == start.link }) {
            starts[index].runs += start.runs
        } else {
            starts.append(start)
        }
    }
}
