import DependencyGraph

/// A keyed collection in the tree: a child for each different id.
///
/// New data is laid against the old from both ends, so that a change costs what lies between the first and the last difference, beside one
/// comparison of ids per element. Only what is left in the middle is looked up by id.
final class ForEachNode: ViewNode, TraitPassing {
    private let type: CollectionType
    /// What the slot keeps with the node.
    let kept: AnyObject
    @exclusivity(unchecked) private var source: ElementSource
    /// The ids by position. Without duplicates, the child of a position stands at that position.
    @exclusivity(unchecked) private var ids: IDList
    /// The child of each position, where ids occur more than once: equal ids share one child (C166).
    @exclusivity(unchecked) private var shared: [Int]?
    @exclusivity(unchecked) private var hashes = HashSetOfIDs()
    private var warned: Set<AnyHashable> = []
    /// What all content closures together observe, where they are one scope.
    @exclusivity(unchecked) private var scope: ObservationScope?
    /// Where content closures' reads are seen, while some run.
    @exclusivity(unchecked) private var slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    /// What each element's content observes (C103).
    @exclusivity(unchecked) private var scopes: [ObjectIdentifier: ObservationScope] = [:]
    private var pendingElements: Set<ObjectIdentifier> = []
    private var needsAllContent = false

    init(
        _ type: CollectionType, _ source: ElementSource, kept: AnyObject, parent: ViewNode, slot: Int,
        environment: EnvironmentNode
    ) {
        self.type = type
        self.source = source
        self.kept = kept
        ids = IDList(type.ids)
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        host.created(self, type: type.description, slot: slot)
        let outer = host.nextIdentity
        host.nextIdentity = nil
        build()
        report(inserted: children.count, removed: 0, moved: 0, duplicates: ids.count - children.count)
        host.nextIdentity = outer
    }

    override var isReported: Bool { true }

    // MARK: Content

    /// Runs content closures, each in an observation scope of its own (C103).
    ///
    /// Where the library's lists cannot be seen, all closures are one scope until one is seen to observe anything: registering for each
    /// would cost every collection what hardly any needs.
    private func observing(_ work: () -> Void) {
        let outer = Evaluation.body
        Evaluation.body = nil
        Evaluation.enter()
        slot = host.readListSlot
        if slot != nil || type.contentObserves {
            scope?.end()
            scope = nil
            work()
        } else {
            ObservationScope.run(self, scope: &scope, work)
            if scope != nil { type.contentObserves = true }
        }
        Evaluation.leave()
        Evaluation.body = outer
    }

    /// Makes the element's content and hands it on; what it observes belongs to the child that `use` returns.
    @inline(__always)
    private func withContent(_ element: UnsafeRawPointer, of child: ViewNode?, _ use: (UnsafeRawPointer) -> ViewNode) -> ViewNode {
        guard let slot else {
            if type.contentObserves { return withRegisteredContent(element, of: child, use) }
            source.makeContent(element, into: type.scratch)
            let child = use(type.scratch)
            type.content.destroy(type.scratch)
            return child
        }
        if !scopes.isEmpty, let child { scopes[ObjectIdentifier(child)]?.beginRun() }
        let reads = ReadListSlot.reads(slot) { source.makeContent(element, into: type.scratch) }
        let child = use(type.scratch)
        type.content.destroy(type.scratch)
        if reads != nil || !scopes.isEmpty { keep(reads, of: child) }
        return child
    }

    @inline(never)
    private func keep(_ reads: ReadList?, of child: ViewNode) {
        let key = ObjectIdentifier(child)
        var scope = scopes[key]
        if reads == nil, scope == nil { return }
        ObservationScope.finish(self, &scope, reads)
        scope?.element = child
        scopes[key] = scope
    }

    @inline(never)
    private func withRegisteredContent(
        _ element: UnsafeRawPointer, of child: ViewNode?, _ use: (UnsafeRawPointer) -> ViewNode
    ) -> ViewNode {
        var scope = child.flatMap { scopes.removeValue(forKey: ObjectIdentifier($0)) }
        ObservationScope.run(self, scope: &scope) {
            source.makeContent(element, into: type.scratch)
        }
        let child = use(type.scratch)
        type.content.destroy(type.scratch)
        if let scope {
            scope.element = child
            scopes[ObjectIdentifier(child)] = scope
        }
        return child
    }

    private func mount(_ element: UnsafeRawPointer, _ id: UnsafeRawPointer, at position: Int) -> ViewNode {
        if let back = host.takeBack(type.ids.erase(id), at: self) {
            update(back, with: element)
            return back
        }
        return withContent(element, of: nil) {
            type.content.mount(
                $0, parent: self, environment: environment,
                identity: .keyed(key: keyDescription(id), index: position))
        }
    }

    /// The key is described now: its memory may be gone when somebody asks.
    private func keyDescription(_ id: UnsafeRawPointer) -> () -> String {
        let text = type.ids.describe(id)
        return { text }
    }

    @inline(__always)
    private func update(_ child: ViewNode, with element: UnsafeRawPointer) {
        _ = withContent(element, of: child) {
            type.content.update(child, $0)
            return child
        }
    }

    override func observationFired(_ scope: ObservationScope, _ write: WriteID?) {
        if let element = scope.element {
            if element.isRemoved { return }
            pendingElements.insert(ObjectIdentifier(element))
        } else {
            needsAllContent = true
        }
        super.observationFired(scope, write)
    }

    /// Something that content closures observed has changed: their content is made again, and nobody else's.
    override func update() {
        changed = ChangeSet()
        let isAll = needsAllContent
        let waiting = pendingElements
        needsAllContent = false
        pendingElements = []
        guard isAll || !waiting.isEmpty else { return }
        observing {
            source.withElements { base, count in
                for position in 0..<count where shared == nil || shared?[position] == position {
                    let child = child(at: position)
                    if isAll || waiting.contains(ObjectIdentifier(child)) {
                        update(child, with: base + position &* type.elementStride)
                    }
                }
            }
        }
    }

    override func dismantle() {
        scope?.end()
        for scope in scopes.values { scope.end() }
        scopes = [:]
    }

    @inline(__always)
    private func child(at position: Int) -> ViewNode { children[shared?[position] ?? position] }

    // MARK: Building

    private func build() {
        source.withElements { base, count in
            ids = IDList(type.ids, capacity: count)
            children.reserveCapacity(count)
            hashes.reserve(count)
            observing {
                for position in 0..<count {
                    let element = base + position &* type.elementStride
                    ids.append { source.identify(element, into: $0) }
                    let id = UnsafeRawPointer(ids[position])
                    if !hashes.insert(type.ids.hash(id)), let first = firstPosition(of: id, before: position) {
                        noteDuplicate(id, first: first, position: position)
                    } else {
                        shared?.append(children.count)
                        children.append(mount(element, id, at: position))
                    }
                }
            }
        }
    }

    private func firstPosition(of id: UnsafeRawPointer, before end: Int) -> Int? {
        for position in 0..<end where type.ids.same(ids[position], id) { return position }
        return nil
    }

    private func noteDuplicate(_ id: UnsafeRawPointer, first: Int, position: Int) {
        var places = shared ?? Array(0..<position)
        places.append(places[first])
        shared = places
        let key = type.ids.describe(id)
        host.instrument?.duplicateIDFound(self.id, key: key, first: first, position: position)
        guard warned.insert(type.ids.erase(id)).inserted else { return }
        host.warn(.duplicateID, RuntimeWarning.duplicateID(type.description.name, key), value: key, at: self)
        lazyContainer?.warn(ofDuplicate: type.ids.erase(id), at: self)
    }

    func warnOfRange(new: Int, first: Int) {
        host.warn(
            .nonConstantRange, RuntimeWarning.nonConstantRange(type.description.name, new: new, first: first), at: self)
    }

    // MARK: New data

    func receive(_ new: ElementSource) {
        source = new
        // All content is made again: what waits for that has nothing left to do.
        changed = ChangeSet()
        needsAllContent = false
        if !pendingElements.isEmpty { pendingElements = [] }
        observing { source.withElements { base, count in lay(base, count) } }
    }

    private func lay(_ base: UnsafeRawPointer, _ count: Int) {
        let stride = type.elementStride
        let oldCount = ids.count
        var prefix = 0
        if shared == nil {
            let limit = min(count, oldCount)
            withUnsafeTemporaryAllocation(byteCount: type.ids.stride, alignment: type.ids.alignment) { buffer in
                let id = buffer.baseAddress.unsafelyUnwrapped
                while prefix < limit {
                    let element = base + prefix &* stride
                    source.identify(element, into: id)
                    let isSame = type.ids.same(ids[prefix], id)
                    type.ids.destroy(id, 1)
                    if !isSame { break }
                    update(children[prefix], with: element)
                    prefix &+= 1
                }
            }
            if prefix == count, prefix == oldCount { return }
        }
        var new = IDList(type.ids, capacity: count)
        for position in 0..<prefix { new.append { type.ids.copy(ids[position], to: $0) } }
        for position in prefix..<max(prefix, count) {
            new.append { source.identify(base + position &* stride, into: $0) }
        }
        var suffix = 0
        if shared == nil {
            let limit = min(count, oldCount) - prefix
            while suffix < limit, type.ids.same(new[count - 1 - suffix], ids[oldCount - 1 - suffix]) { suffix += 1 }
        }
        let inserted = count - prefix - suffix
        let removed = oldCount - prefix - suffix
        if shared == nil, inserted == 0 || removed == 0, enterHashes(new, prefix, inserted, removed) {
            let goneIDs = keys(of: prefix..<(prefix + removed))
            ids = new
            shift(base, prefix: prefix, inserted: inserted, removed: removed, count: count, goneIDs: goneIDs)
        } else {
            layByIDs(base, new)
        }
    }

    /// Brings the set of hashes up to date for one run of insertions or removals. Returns false, with the set as it was, if an
    /// inserted id may be a duplicate.
    private func enterHashes(_ new: borrowing IDList, _ prefix: Int, _ inserted: Int, _ removed: Int) -> Bool {
        for position in prefix..<(prefix + removed) { hashes.remove(type.ids.hash(ids[position])) }
        for position in prefix..<(prefix + inserted) where !hashes.insert(type.ids.hash(new[position])) {
            for earlier in prefix..<position { hashes.remove(type.ids.hash(new[earlier])) }
            return false
        }
        return true
    }

    /// One run of insertions, or one of removals; what stands behind it moves as a whole.
    private func shift(
        _ base: UnsafeRawPointer, prefix: Int, inserted: Int, removed: Int, count: Int, goneIDs: [AnyHashable]
    ) {
        let gone = Array(children[prefix..<(prefix + removed)])
        if removed > 0 { children.removeSubrange(prefix..<(prefix + removed)) }
        var fresh: [ViewNode] = []
        for position in prefix..<(prefix + inserted) {
            fresh.append(mount(base + position &* type.elementStride, ids[position], at: position))
        }
        for position in (prefix + inserted)..<max(prefix + inserted, count) {
            update(children[position - inserted], with: base + position &* type.elementStride)
        }
        if !fresh.isEmpty { children.insert(contentsOf: fresh, at: prefix) }
        finish(fresh: fresh, gone: gone, goneIDs: goneIDs, moved: 0, duplicates: 0)
    }

    /// The general case: moves, several runs of changes, duplicates. The last of several equal ids supplies the content (C167).
    private func layByIDs(_ base: UnsafeRawPointer, _ new: consuming IDList) {
        let match = type.ids.match(old: ids, 0..<ids.count, new: new)
        var isKept = Array(repeating: false, count: children.count)
        var nodes: [ViewNode] = []
        var fresh: [ViewNode] = []
        var kept: [(node: ViewNode, from: Int, to: Int)] = []
        var places = Array(repeating: 0, count: new.count)
        var duplicates: [(first: Int, position: Int)] = []
        for position in 0..<new.count {
            if match.first[position] != position {
                places[position] = places[match.first[position]]
                duplicates.append((match.first[position], position))
                continue
            }
            let element = base + match.last[position] &* type.elementStride
            places[position] = nodes.count
            if match.from[position] >= 0 {
                let old = shared?[match.from[position]] ?? match.from[position]
                isKept[old] = true
                update(children[old], with: element)
                kept.append((children[old], match.from[position], position))
                nodes.append(children[old])
            } else {
                let node = mount(element, new[position], at: position)
                fresh.append(node)
                nodes.append(node)
            }
        }
        let unkept = children.indices.filter { !isKept[$0] }
        let gone = unkept.map { children[$0] }
        let goneIDs = keys(of: unkept.map { shared?.firstIndex(of: $0) ?? $0 })
        children = nodes
        ids = new
        hashes = HashSetOfIDs()
        hashes.reserve(ids.count)
        for position in 0..<ids.count { _ = hashes.insert(type.ids.hash(ids[position])) }
        shared = nil
        for duplicate in duplicates {
            noteDuplicate(ids[duplicate.position], first: duplicate.first, position: duplicate.position)
        }
        shared = duplicates.isEmpty ? nil : places
        finish(
            fresh: fresh, gone: gone, goneIDs: goneIDs, moved: reportMoves(kept), duplicates: duplicates.count)
    }

    /// The ids at some positions, by which elements that leave with an animation are told apart; empty where none does.
    private func keys(of positions: some Sequence<Int>) -> [AnyHashable] {
        Departure.mayTakeTime(graph) ? positions.map { type.ids.erase(ids[$0]) } : []
    }

    private func finish(fresh: [ViewNode], gone: [ViewNode], goneIDs: [AnyHashable], moved: Int, duplicates: Int) {
        for node in fresh { host.mounted(node) }
        for (index, node) in gone.enumerated() {
            scopes.removeValue(forKey: ObjectIdentifier(node))?.end()
            host.depart(node, from: self, key: goneIDs[index], why: .element)
        }
        report(inserted: fresh.count, removed: gone.count, moved: moved, duplicates: duplicates)
    }

    /// What did not keep its order relative to the largest set that did.
    private func reportMoves(_ kept: [(node: ViewNode, from: Int, to: Int)]) -> Int {
        let stable = longestIncreasingRun(kept.map(\.from))
        var moved = 0
        for (index, item) in kept.enumerated() where !stable.contains(index) {
            moved += 1
            host.instrument?.identityMoved(item.node.reported.id, from: item.from, to: item.to)
        }
        return moved
    }

    private func report(inserted: Int, removed: Int, moved: Int, duplicates: Int) {
        host.instrument?.collectionUpdated(
            id, count: ids.count, inserted: inserted, removed: removed, moved: moved, duplicates: duplicates)
    }

    // MARK: Reading

    override func elements(_ reader: inout TreeReader) {
        for position in 0..<ids.count {
            let child = child(at: position)
            reader.withRow(type.ids.erase(ids[position]), of: self) { child.elements(&$0) }
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
