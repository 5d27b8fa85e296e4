import DependencyGraph

/// A keyed collection in the tree: a child for each different id.
///
/// New data is laid against the old from both ends, so that a change costs what lies between the first and the last difference, beside one
/// comparison of ids per element. Only what is left in the middle is looked up by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private let type: ForEachSlot<Data, ID, Content>
    private var view: ForEach<Data, ID, Content>
    /// The ids by position. Without duplicates, the child of a position stands at that position.
    private var identifiers: [ID] = []
    /// The child of each position, where ids occur more than once: equal ids share one child (C166).
    private var shared: [Int]?
    private var hashes = HashSetOfIDs()
    private var warned: Set<ID> = []
    private var scopes: [ObjectIdentifier: ObservationScope] = [:]
    private var pendingElements: [ViewNode] = []

    init(
        _ type: ForEachSlot<Data, ID, Content>, _ view: ForEach<Data, ID, Content>, parent: ViewNode, slot: Int,
        environment: EnvironmentNode
    ) {
        self.type = type
        self.view = view
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        host.created(self, type: type.description, slot: slot)
        build()
    }

    override var isReported: Bool { true }

    // MARK: Building

    private func build() {
        let count = view.data.count
        identifiers.reserveCapacity(count)
        children.reserveCapacity(count)
        hashes.reserve(count)
        var duplicates = 0
        forEachElement { element in
            let id = view.id(of: element)
            if hashes.insert(id.hashValue) || !identifiers.contains(id) {
                if shared != nil { shared?.append(children.count) }
                children.append(mount(element, id, at: identifiers.count))
            } else {
                noteDuplicate(id, &duplicates)
            }
            identifiers.append(id)
        }
        report(inserted: children.count, removed: 0, moved: 0, duplicates: duplicates)
    }

    private func noteDuplicate(_ id: ID, _ duplicates: inout Int) {
        let position = identifiers.count
        let first = identifiers.firstIndex(of: id) ?? 0
        var places = shared ?? Array(0..<position)
        places.append(places[first])
        shared = places
        duplicates += 1
        warn(id, first: first, position: position)
    }

    private func warn(_ id: ID, first: Int, position: Int) {
        host.instrument?.duplicateIDFound(self.id, key: String(describing: id), first: first, position: position)
        guard warned.insert(id).inserted else { return }
        host.warn(
            .duplicateID, RuntimeWarning.duplicateID(type.description.name, id), value: String(describing: id), at: self)
    }

    private func forEachElement(_ body: (Data.Element) -> Void) {
        let isContiguous: Void? = view.data.withContiguousStorageIfAvailable { elements in
            for element in elements { body(element) }
        }
        if isContiguous == nil { for element in view.data { body(element) } }
    }

    // MARK: Elements

    private func mount(_ element: Data.Element, _ id: ID, at position: Int) -> ViewNode {
        var scope: ObservationScope?
        let node = withContent(element, &scope) {
            type.content.mount(
                $0, parent: self, environment: environment,
                identity: .keyed(key: { String(describing: id) }, index: position))
        }
        if let scope { attach(scope, to: node) }
        return node
    }

    private func update(_ child: ViewNode, with element: Data.Element) {
        var scope: ObservationScope?
        if !scopes.isEmpty { scope = scopes.removeValue(forKey: ObjectIdentifier(child)) }
        withContent(element, &scope) { type.content.update(child, $0) }
        if let scope { attach(scope, to: child) }
    }

    private func attach(_ scope: ObservationScope, to child: ViewNode) {
        scopes[ObjectIdentifier(child)] = scope
        scope.element = child
    }

    /// Makes the element's content, in an observation scope of its own (C103).
    @inline(__always)
    private func withContent<Result>(
        _ element: Data.Element, _ scope: inout ObservationScope?, _ use: (UnsafeRawPointer) -> Result
    ) -> Result {
        var content: Content?
        let outer = Evaluation.body
        Evaluation.enter()
        Evaluation.body = nil
        ObservationScope.run(self, habit: &type.habit, scope: &scope) { content = view.content(element) }
        Evaluation.body = outer
        Evaluation.leave()
        // The payload of an optional stands at the optional's own address.
        return withUnsafePointer(to: &content) { use(UnsafeRawPointer($0)) }
    }

    /// An observable property that an element's content reads will change: that element's content alone is made again.
    override func observationFired(_ scope: ObservationScope, _ write: WriteID?) {
        guard let element = scope.element, !element.isRemoved else { return }
        pendingElements.append(element)
        super.observationFired(scope, write)
    }

    override func update() {
        changed = ChangeSet()
        let waiting = pendingElements
        pendingElements = []
        if waiting.isEmpty { return }
        var position = 0
        var waitingChildren = Set(waiting.map(ObjectIdentifier.init))
        forEachElement { element in
            let child = children[shared?[position] ?? position]
            if waitingChildren.remove(ObjectIdentifier(child)) != nil { update(child, with: element) }
            position += 1
        }
    }

    override func dismantle() {
        for scope in scopes.values { scope.cancel() }
        scopes = [:]
    }

    // MARK: New data

    func receive(_ new: ForEach<Data, ID, Content>) {
        var new = new
        if case .constantRange = new.identifiers, new.data.count != view.data.count {
            host.warn(
                .nonConstantRange,
                RuntimeWarning.nonConstantRange(type.description.name, new: new.data.count, first: view.data.count),
                at: self)
            new.data = view.data
        } else if isSameContent(new) {
            graph.skips &+= children.count
            return
        }
        view = new
        if shared == nil, updateInPlace() { return }
        updateByIDs()
    }

    /// Whether nothing can differ: the same buffer, and a content closure that captured equal values.
    private func isSameContent(_ new: ForEach<Data, ID, Content>) -> Bool {
        withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &view) { old in
                func same<Field>(_ path: KeyPath<ForEach<Data, ID, Content>, Field>, _ plan: ComparisonPlan) -> Bool {
                    guard let offset = MemoryLayout<ForEach<Data, ID, Content>>.offset(of: path) else { return false }
                    return plan.compare(UnsafeRawPointer(old) + offset, UnsafeRawPointer(new) + offset) == .equal
                }
                return sameBytes(old, new, count: MemoryLayout<Data>.size) && same(\.content, type.contentComparison)
            }
        }
    }

    /// The common case: the ids are the same as before, or differ in one run of insertions or removals.
    private func updateInPlace() -> Bool {
        let count = view.data.count
        let oldCount = identifiers.count
        var new: [ID] = []
        new.reserveCapacity(count)
        forEachElement { new.append(view.id(of: $0)) }
        var prefix = 0
        while prefix < min(count, oldCount), new[prefix] == identifiers[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < min(count, oldCount) - prefix, new[count - 1 - suffix] == identifiers[oldCount - 1 - suffix] {
            suffix += 1
        }
        let inserted = count - prefix - suffix
        let removed = oldCount - prefix - suffix
        guard inserted == 0 || removed == 0 else { return false }
        for id in identifiers[prefix..<(prefix + removed)] { hashes.remove(id.hashValue) }
        for (position, id) in new[prefix..<(prefix + inserted)].enumerated() where !hashes.insert(id.hashValue) {
            // Perhaps a duplicate, perhaps two ids with one hash: the way by ids tells them apart.
            for id in new[prefix..<(prefix + position)] { hashes.remove(id.hashValue) }
            for id in identifiers[prefix..<(prefix + removed)] { _ = hashes.insert(id.hashValue) }
            return false
        }
        let gone = Array(children[prefix..<(prefix + removed)])
        if removed > 0 { children.removeSubrange(prefix..<(prefix + removed)) }
        identifiers = new
        var position = 0
        var fresh: [ViewNode] = []
        forEachElement { element in
            if position < prefix {
                update(children[position], with: element)
            } else if position < prefix + inserted {
                fresh.append(mount(element, new[position], at: position))
            } else {
                update(children[position - inserted], with: element)
            }
            position += 1
        }
        if !fresh.isEmpty { children.insert(contentsOf: fresh, at: prefix) }
        for node in fresh { host.mounted(node) }
        for node in gone { removeChild(node) }
        if inserted + removed > 0 { report(inserted: inserted, removed: removed, moved: 0, duplicates: 0) }
        return true
    }

    /// The general case: moves, several runs of changes, duplicates. The last of several equal ids supplies the content (C167).
    private func updateByIDs() {
        var old: [ID: ViewNode] = [:]
        var oldPosition: [ID: Int] = [:]
        for (position, id) in identifiers.enumerated() where old[id] == nil {
            old[id] = children[shared?[position] ?? position]
            oldPosition[id] = position
        }
        var elements: [Data.Element] = []
        elements.reserveCapacity(view.data.count)
        forEachElement { elements.append($0) }
        let ids = elements.map { view.id(of: $0) }
        var last: [ID: Int] = [:]
        for (position, id) in ids.enumerated() { last[id] = position }

        identifiers = []
        shared = nil
        hashes = HashSetOfIDs()
        hashes.reserve(ids.count)
        var placed: [ID: Int] = [:]
        var nodes: [ViewNode] = []
        var fresh: [ViewNode] = []
        var keptPositions: [Int] = []
        var keptNodes: [(ViewNode, Int, Int)] = []
        var duplicates = 0
        for (position, id) in ids.enumerated() {
            if placed[id] != nil {
                noteDuplicate(id, &duplicates)
                identifiers.append(id)
                continue
            }
            let element = elements[last[id] ?? position]
            if let node = old.removeValue(forKey: id) {
                update(node, with: element)
                let from = oldPosition[id] ?? position
                keptPositions.append(from)
                keptNodes.append((node, from, position))
                nodes.append(node)
            } else {
                let node = mount(element, id, at: position)
                fresh.append(node)
                nodes.append(node)
            }
            _ = hashes.insert(id.hashValue)
            placed[id] = nodes.count - 1
            shared?.append(nodes.count - 1)
            identifiers.append(id)
        }
        children = nodes
        let gone = old.sorted { (oldPosition[$0.key] ?? 0) < (oldPosition[$1.key] ?? 0) }.map(\.value)
        for node in fresh { host.mounted(node) }
        for node in gone { removeChild(node) }
        let moved = reportMoves(keptNodes, keptPositions)
        report(inserted: fresh.count, removed: gone.count, moved: moved, duplicates: duplicates)
    }

    private func removeChild(_ node: ViewNode) {
        scopes.removeValue(forKey: ObjectIdentifier(node))?.cancel()
        node.remove(why: .element)
    }

    /// What did not keep its order relative to the largest set that did.
    private func reportMoves(_ kept: [(node: ViewNode, from: Int, to: Int)], _ positions: [Int]) -> Int {
        let stable = longestIncreasingRun(positions)
        var moved = 0
        for (index, item) in kept.enumerated() where !stable.contains(index) {
            moved += 1
            host.instrument?.identityMoved(item.node.reported.id, from: item.from, to: item.to)
        }
        return moved
    }

    private func report(inserted: Int, removed: Int, moved: Int, duplicates: Int) {
        host.instrument?.collectionUpdated(
            id, count: identifiers.count, inserted: inserted, removed: removed, moved: moved, duplicates: duplicates)
    }

    // MARK: Reading

    override func elements(_ reader: inout TreeReader) {
        for (position, id) in identifiers.enumerated() {
            let child = children[shared?[position] ?? position]
            reader.withRow(AnyHashable(id), of: self) { child.elements(&$0) }
        }
    }
}

/// The indices of a longest increasing subsequence. Cost: n log n.
func longestIncreasingRun(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
        result.insert(index)
        index = previous[index]
    }
    return result
}
