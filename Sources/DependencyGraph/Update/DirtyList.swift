/// The nodes that wait for an update, nearest to the root first.
///
/// One bucket for each depth, so that adding and taking cost the same however many nodes wait; a search for the next
/// bucket passes each empty depth once in an update.
struct DirtyList {
    private var buckets: [[GraphNode]] = []
    private var lowest = 0
    private(set) var count = 0

    mutating func append(_ node: GraphNode) {
        let depth = max(0, Int(node.depth))
        while buckets.count <= depth { buckets.append([]) }
        buckets[depth].append(node)
        lowest = count == 0 ? depth : min(lowest, depth)
        count += 1
    }

    /// Takes all nodes of the lowest depth, in the order in which they were added.
    mutating func takeLowest() -> [GraphNode] {
        guard count > 0 else { return [] }
        while buckets[lowest].isEmpty { lowest += 1 }
        let nodes = buckets[lowest]
        buckets[lowest].removeAll(keepingCapacity: false)
        count -= nodes.count
        return nodes
    }

    /// Takes the first node of the lowest depth, where it is the only one that waits.
    mutating func takeOnly() -> GraphNode? {
        guard count == 1 else { return nil }
        while buckets[lowest].isEmpty { lowest += 1 }
        count = 0
        return buckets[lowest].removeLast()
    }
}
