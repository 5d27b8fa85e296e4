import TraceReader

/// A chain in a table of chains.
package struct ChainID: Hashable, Sendable {
    // Each of millions of runs has some.
    private var number: UInt32

    init(index: Int) { number = UInt32(clamping: index) }

    package var index: Int { Int(number) }
}

/// A property or key that writes go to, in a table of chains.
package struct CulpritID: Hashable, Sendable {
    package var index: Int
}

/// All cause chains of an analysis, each stored once.
///
/// A chain is a link and the rest of the chain, so that the runs of a thousand rows share everything behind their first link, and
/// runs that came by one chain are found by comparing one number.
package struct ChainTable: Sendable {
    private struct Node: Hashable, Sendable {
        var link: Int
        var rest: Int?
    }

    private struct Facts: Sendable {
        var origin: CulpritID?
        var culprits: [CulpritID]
        var end: Int
    }

    private var links: [CauseLink] = []
    private var linkIndex: [CauseLink: Int] = [:]
    private var linkCulprits: [CulpritID?] = []
    private var nodes: [Node] = []
    private var nodeIndex: [Node: Int] = [:]
    private var facts: [Facts] = []
    /// The chain that was asked for last: the rows of a list ask for one again and again.
    private var recent: (link: Int, rest: ChainID, chain: ChainID)?
    package private(set) var culprits: [Culprit] = []
    private var culpritIndex: [Culprit: CulpritID] = [:]

    /// Culprits on one chain that are told apart; the one at its start is always among them.
    private static let culpritsOnAChain = 16

    /// Gives a link its number. `culprit` is what a write went to.
    package mutating func intern(_ link: CauseLink, culprit: Culprit? = nil) -> Int {
        if let known = linkIndex[link] { return known }
        let index = links.count
        links.append(link)
        linkIndex[link] = index
        linkCulprits.append(culprit.map { self.culprit($0) })
        return index
    }

    /// Gives a culprit its number.
    package mutating func culprit(_ culprit: Culprit) -> CulpritID {
        if let known = culpritIndex[culprit] { return known }
        let id = CulpritID(index: culprits.count)
        culprits.append(culprit)
        culpritIndex[culprit] = id
        return id
    }

    /// The chain that begins with a link and goes on with another chain.
    ///
    /// A link that repeats the one before it, as in a view that holds itself, is left out.
    package mutating func chain(_ link: Int, _ rest: ChainID?) -> ChainID {
        if let recent, let rest, recent.link == link, recent.rest == rest { return recent.chain }
        let found = find(link, rest)
        if let rest { recent = (link, rest, found) }
        return found
    }

    private mutating func find(_ link: Int, _ rest: ChainID?) -> ChainID {
        if let rest, nodes[rest.index].link == link { return rest }
        let node = Node(link: link, rest: rest?.index)
        if let known = nodeIndex[node] { return ChainID(index: known) }
        let id = ChainID(index: nodes.count)
        nodes.append(node)
        nodeIndex[node] = id.index
        facts.append(facts(of: node))
        return id
    }

    private func facts(of node: Node) -> Facts {
        let rest = node.rest.map { facts[$0] }
        var found = rest?.culprits ?? []
        let own = linkCulprits[node.link]
        if let own, !found.contains(own), found.count < Self.culpritsOnAChain { found.append(own) }
        return Facts(origin: rest?.origin ?? own, culprits: found, end: rest?.end ?? node.link)
    }

    /// What the write at the start of the chain went to.
    package func origin(of id: ChainID) -> CulpritID? { facts[id.index].origin }

    /// What all writes on the chain went to.
    package func culprits(of id: ChainID) -> [CulpritID] { facts[id.index].culprits }

    /// Whether something was written on the chain.
    func hasCulprits(_ id: ChainID) -> Bool { !facts[id.index].culprits.isEmpty }

    /// The link at the chain's beginning: the body that ran.
    package func firstLink(of id: ChainID) -> CauseLink { links[nodes[id.index].link] }

    /// The link after the first one, if there is one.
    package func secondLink(of id: ChainID) -> CauseLink? { nodes[id.index].rest.map { links[nodes[$0].link] } }

    /// How many chains there are: their numbers are below.
    package var count: Int { nodes.count }

    /// The number of the link at the chain's end.
    package func endNumber(of id: ChainID) -> Int { facts[id.index].end }

    /// The link at the chain's end: what started it all.
    package func lastLink(of id: ChainID) -> CauseLink { links[facts[id.index].end] }

    /// The chain as data. Cost: linear in its length.
    package func chain(_ id: ChainID) -> CauseChain {
        var found: [CauseLink] = []
        var next: Int? = id.index
        while let current = next {
            found.append(links[nodes[current].link])
            next = nodes[current].rest
        }
        return CauseChain(links: found)
    }
}
