import DependencyGraph

/// New data, laid against the old.
extension ForEachNode {
    func receive(_ new: ElementSource) {
        source = new
        // All content is made again: what waits for that has nothing left to do.
        changed = ChangeSet()
        forgetPending()
        guard host.instrument != nil, let before = shownBefore() else {
            source.withElements { base, count in lay(base, count) }
            return separateScopes()
        }
        var changed: [Int]? = []
        source.withElements { base, count in
            lay(base, count) { changed?.append($0) }
            if before.rows.count != count { changed = nil }
        }
        separateScopes()
        noteShift(from: before, changed: changed)
    }

    /// `note` is told, where somebody records and the ids are those of before, which rows show something else.
    private func lay(_ base: UnsafeRawPointer, _ count: Int, note: ((Int) -> Void)? = nil) {
        let oldCount = ids.count
        let isPlain = shared == nil
        host.instrument?.idsBegan(id)
        let prefix = isPlain ? commonPrefix(base, count) : 0
        if isPlain, prefix == count, prefix == oldCount {
            host.instrument?.idsEnded(id, count: count)
            guard let note else { return updateAll(base, count) }
            return pass(count) { if updateNoting(children[$0], base, $0) { note($0) } }
        }
        var new = IDList(type.ids, capacity: count)
        for position in 0..<prefix { new.append { type.ids.copy(ids[position], to: $0) } }
        for position in prefix..<max(prefix, count) {
            new.append { source.identify(base + position &* type.elementStride, into: $0) }
        }
        host.instrument?.idsEnded(id, count: count)
        var suffix = 0
        if isPlain {
            let limit = min(count, oldCount) - prefix
            while suffix < limit, type.ids.same(new[count - 1 - suffix], ids[oldCount - 1 - suffix]) { suffix += 1 }
        }
        // Where each id has a hash value of its own, and none in the middle has one that is known, no id occurs twice.
        if isPlain, hashes.count == oldCount, let from = match(prefix..<(oldCount - suffix), prefix..<(count - suffix), new) {
            swap(&ids, &new)
            layMiddle(base, old: new, prefix: prefix, removed: oldCount - prefix - suffix, from: from)
        } else {
            layAll(base, new)
        }
    }

    /// Where each child's content comes from the element at its own position.
    private func updateAll(_ base: UnsafeRawPointer, _ count: Int) {
        // References are read as they stand in the array, which nobody changes meanwhile: counting them would double the cost of an equal row.
        children.withUnsafeBytes { children in
            pass(count) { position in
                let child = children.load(fromByteOffset: position &* MemoryLayout<Unmanaged<ViewNode>>.stride, as: Unmanaged<ViewNode>.self)
                child._withUnsafeGuaranteedRef { updateQuietly($0, base, position) }
            }
        }
    }

    /// How many ids at the beginning are the same as before.
    private func commonPrefix(_ base: UnsafeRawPointer, _ count: Int) -> Int {
        let limit = min(count, ids.count)
        var prefix = 0
        withUnsafeTemporaryAllocation(byteCount: type.ids.stride, alignment: type.ids.alignment) { buffer in
            let id = buffer.baseAddress.unsafelyUnwrapped
            while prefix < limit {
                sourceReference._withUnsafeGuaranteedRef { $0.identify(base + prefix &* type.elementStride, into: id) }
                let isSame = type.ids.same(ids[prefix], id)
                if !type.ids.isWord { type.ids.destroy(id, 1) }
                if !isSame { break }
                prefix &+= 1
            }
        }
        return prefix
    }

    /// The old position of each new id of the middle, -1 for one that is new; nil if an id may occur twice. Brings the set of hash values up to date.
    private func match(_ old: Range<Int>, _ new: Range<Int>, _ newIDs: borrowing IDList) -> [Int]? {
        var table = IDTable(capacity: new.isEmpty ? 0 : old.count)
        for position in old {
            let hash = type.ids.hash(ids[position])
            hashes.remove(hash)
            if !new.isEmpty { _ = table.enter(position, hash: hash, of: ids) }
        }
        var from: [Int] = []
        from.reserveCapacity(new.count)
        for position in new {
            let hash = type.ids.hash(newIDs[position])
            guard hashes.insert(hash) else { return nil }
            from.append(table.position(of: newIDs[position], hash: hash, in: ids))
        }
        return from
    }

    /// What stands before the middle and behind it keeps its children; `from` says where the middle's come from.
    private func layMiddle(
        _ base: UnsafeRawPointer, old: borrowing IDList, prefix: Int, removed: Int, from: [Int]
    ) {
        let inserted = from.count
        var nodes: [ViewNode] = []
        var fresh: [ViewNode] = []
        var isKept = Array(repeating: false, count: removed)
        nodes.reserveCapacity(inserted)
        pass(ids.count) { position in
            let index = position &- prefix
            if index < 0 { return update(children[position], base, position) }
            if index >= inserted { return update(children[position &- inserted &+ removed], base, position) }
            if from[index] < 0 {
                let node = mount(base, position, id: ids[position], at: position)
                fresh.append(node)
                nodes.append(node)
            } else {
                let node = children[from[index]]
                isKept[from[index] &- prefix] = true
                update(node, base, position)
                nodes.append(node)
            }
        }
        var gone: [(node: ViewNode, position: Int)] = []
        for index in 0..<removed where !isKept[index] { gone.append((children[prefix + index], prefix + index)) }
        let moved = nodes.count == fresh.count ? 0 : reportMoves(nodes, from: from) { prefix + $0 }
        children.replaceSubrange(prefix..<(prefix + removed), with: nodes)
        finish(fresh: fresh, gone: gone, old: old, moved: moved, duplicates: 0)
    }

    /// Where ids occur more than once, before or now.
    private func layAll(_ base: UnsafeRawPointer, _ new: consuming IDList) {
        var new = new
        let newHashes = hashes(of: new)
        let equal = EqualIDs(new, hashes: newHashes)
        var table = IDTable(capacity: ids.count)
        for position in 0..<ids.count { _ = table.enter(position, hash: type.ids.hash(ids[position]), of: ids) }
        hashes = HashSetOfIDs()
        hashes.reserve(new.count)
        for hash in newHashes { _ = hashes.insert(hash) }
        var from: [Int] = []
        var places: [Int] = []
        for position in 0..<new.count where equal.first[position] == position {
            from.append(table.position(of: new[position], hash: newHashes[position], in: ids))
            places.append(position)
        }
        let oldShared = shared
        // The last of equal ids supplies the content after an update (C167).
        shared = equal.duplicates.isEmpty ? nil : SharedChildren(equal) { equal.last[$0] }
        swap(&ids, &new)
        var nodes: [ViewNode] = []
        var fresh: [ViewNode] = []
        var isKept = Array(repeating: false, count: children.count)
        pass(places.count) { index in
            let position = shared?.element[index] ?? index
            if from[index] < 0 {
                let node = mount(base, position, id: ids[position], at: places[index])
                fresh.append(node)
                nodes.append(node)
            } else {
                let child = oldShared?.child[from[index]] ?? from[index]
                isKept[child] = true
                update(children[child], base, position)
                nodes.append(children[child])
            }
        }
        var gone: [(node: ViewNode, position: Int)] = []
        for (index, child) in children.enumerated() where !isKept[index] {
            gone.append((child, oldShared?.first[index] ?? index))
        }
        let moved = reportMoves(nodes, from: from) { places[$0] }
        children = nodes
        note(equal)
        finish(fresh: fresh, gone: gone, old: new, moved: moved, duplicates: equal.duplicates.count)
    }

    /// `old` tells elements that leave with an animation apart.
    private func finish(
        fresh: [ViewNode], gone: [(node: ViewNode, position: Int)], old: borrowing IDList, moved: Int, duplicates: Int
    ) {
        for node in fresh { host.mounted(node) }
        if host.instrument != nil, !fresh.isEmpty, !gone.isEmpty { noteRenamed(fresh, gone) }
        for (node, position) in gone {
            scopes.removeValue(forKey: ObjectIdentifier(node))?.end()
            let id = UnsafeRawPointer(old[position])
            host.depart(node, from: self, key: type.ids.erase(id), why: .element)
        }
        if host.preferenceSpeakers > 0 { environment.values.preferenceListeners.reordered(below: self) }
        report(inserted: fresh.count, removed: gone.count, moved: moved, duplicates: duplicates)
    }

    /// Reports what moved, and how many: the fewest that must have, if the others kept their order. Nobody pays for it who does not record.
    private func reportMoves(_ nodes: [ViewNode], from: [Int], position: (Int) -> Int) -> Int {
        guard let instrument = host.instrument else { return 0 }
        let kept = from.indices.filter { from[$0] >= 0 }
        let isStable = longestIncreasingRun(kept.map { from[$0] })
        var moved = 0
        for (index, place) in kept.enumerated() where !isStable[index] {
            moved += 1
            instrument.identityMoved(nodes[place].reported.id, from: from[place], to: position(place))
        }
        return moved
    }
}
