import DependencyGraph

/// Where data moved under ids that are positions: found while somebody records, by what the rows show before and after an update.
struct ShiftedData: Equatable {
    /// Rows from `to` on show what stood from `from` on; equal where they changed places.
    var from: Int
    var to: Int
    var rows: Int

    init(from: Int, to: Int, rows: Int) {
        self.from = from
        self.to = to
        self.rows = rows
    }

    /// Compares what rows show, part by part; nil stands for a row of which nothing is known.
    ///
    /// What stays at its position in each row (a number that is shown) says nothing; one part that moved with the data is enough.
    init?(before: [[UInt64]?], after: [[UInt64]?], countBefore: Int, countAfter: Int) {
        let parts = (before + after).compactMap { $0?.count }.min() ?? 0
        for part in 0..<parts {
            let old = before.map { $0?[part] }, new = after.map { $0?[part] }
            if let found = Self.shift(old, new, by: countAfter - countBefore) ?? Self.order(old, new, countBefore == countAfter) {
                self = found
                return
            }
        }
        return nil
    }

    private static func shift(_ old: [UInt64?], _ new: [UInt64?], by change: Int) -> Self? {
        let steps = change == 0 ? [1, -1] : [-change]
        // With as many elements as before, only rows that are told apart say that one left at one end and one came at the other.
        if change == 0, !areDistinct(old) { return nil }
        for step in steps {
            if let found = aligned(old, new, step, isWhole: change == 0) { return found }
        }
        return nil
    }

    /// Whether from the first changed row on, each shows what stood `step` positions further.
    private static func aligned(_ old: [UInt64?], _ new: [UInt64?], _ step: Int, isWhole: Bool) -> Self? {
        let count = min(old.count, new.count)
        guard let first = (0..<count).first(where: { differ(old[$0], new[$0]) }) else { return nil }
        // What was put in before the first changed row is new, and says nothing.
        let start = step > 0 ? first : first - step
        var moved = 0
        for position in start..<max(start, new.count) {
            let source = position + step
            guard source >= 0, source < old.count else { continue }
            guard let here = new[position], let there = old[source] else { continue }
            if here != there { return nil }
            if position >= count || differ(old[position], here) { moved += 1 }
        }
        let isEnough = isWhole ? moved >= 2 && first == 0 : moved >= 1
        return isEnough ? Self(from: start + step, to: start, rows: moved) : nil
    }

    /// Whether rows changed places: the same data, in another order.
    private static func order(_ old: [UInt64?], _ new: [UInt64?], _ isSameCount: Bool) -> Self? {
        guard isSameCount, old.count == new.count, old.count >= 3, areDistinct(old), areDistinct(new) else { return nil }
        let changed = old.indices.filter { old[$0] != new[$0] }
        guard changed.count >= 2, Set(old) == Set(new) else { return nil }
        return Self(from: changed[0], to: changed[0], rows: changed.count)
    }

    private static func areDistinct(_ values: [UInt64?]) -> Bool { !values.contains(nil) && Set(values).count == values.count }

    private static func differ(_ old: UInt64?, _ new: UInt64?) -> Bool { old != nil && new != nil && old != new }
}

/// What the rows of a collection whose ids are positions show: kept from update to update, so that each looks at the rows that it changed.
final class ShownRows {
    /// The first id: 0 or 1.
    let start: Int
    var rows: [[UInt64]?]

    init(start: Int, rows: [[UInt64]?]) {
        self.start = start
        self.rows = rows
    }
}

extension CollectionType {
    /// Whether ids are the elements' positions, from wherever they are counted.
    func arePositions(_ ids: borrowing IDList) -> Bool {
        guard ids.count > 0, idType == Int.self else { return false }
        let first = ids[0].load(as: Int.self)
        guard first == 0 || first == 1 else { return false }
        for position in 0..<ids.count where ids[position].load(as: Int.self) != first + position { return false }
        return true
    }
}

extension ForEachNode {
    /// What the rows show before an update, where ids are positions.
    func shownBefore() -> ShownRows? {
        guard shared == nil, type.arePositions(ids) else {
            shown = nil
            return nil
        }
        let start = ids[0].load(as: Int.self)
        if let shown, shown.start == start, shown.rows.count == children.count, !type.content.viewDigest.isLive { return shown }
        let made = ShownRows(start: start, rows: children.map { type.content.shownParts(in: $0, looksBehindIDs: false) })
        shown = made
        return made
    }

    /// Says where data moved; `changed` are the rows that show something else, or nil where any may.
    func noteShift(from before: ShownRows, changed: [Int]?) {
        // Ids of their own may look like positions: then they do not begin again.
        guard shared == nil, type.arePositions(ids), ids[0].load(as: Int.self) == before.start else {
            shown = nil
            return
        }
        if let changed, changed.count < 2 {
            // What one row alone shows has come from no other.
            for position in changed { before.rows[position] = type.content.shownParts(in: children[position], looksBehindIDs: false) }
            return
        }
        let old = before.rows
        if let changed {
            for position in changed { before.rows[position] = type.content.shownParts(in: children[position], looksBehindIDs: false) }
        } else {
            before.rows = children.map { type.content.shownParts(in: $0, looksBehindIDs: false) }
        }
        guard
            let shift = ShiftedData(before: old, after: before.rows, countBefore: old.count, countAfter: before.rows.count)
        else { return }
        host.instrument?.dataShifted(id, from: shift.from, to: shift.to, rows: shift.rows)
    }

    /// Says which of the new elements have the content of one that stood at their position, and left.
    func noteRenamed(_ fresh: [ViewNode], _ gone: [(node: ViewNode, position: Int)]) {
        guard shared == nil else { return }
        var old: [Int: ViewNode] = [:]
        for item in gone { old[item.position] = item.node }
        let isFresh = Set(fresh.map(ObjectIdentifier.init))
        for (position, child) in children.enumerated() {
            guard let before = old[position], isFresh.contains(ObjectIdentifier(child)),
                let former = FormerElement(before, of: type.content)
            else { continue }
            host.noteRenamed(child, from: former, at: position)
        }
    }
}

/// What an element showed that left its collection.
struct FormerElement {
    let node: NodeID
    let content: ContentType
    let parts: [UInt64]

    /// Nil where nothing of it is told of, or nothing that it shows is known.
    init?(_ node: ViewNode, of content: ContentType) {
        guard let id = node.topReported, let parts = content.shownParts(in: node, looksBehindIDs: true), !parts.isEmpty else { return nil }
        self.node = id
        self.content = content
        self.parts = parts
    }

    /// The id of what shows the same as this element did; nil where it is something else, or not built yet.
    fileprivate func came(as node: ViewNode) -> NodeID? {
        guard let id = node.topReported, content.shownParts(in: node, looksBehindIDs: true) == parts else { return nil }
        return id
    }
}

/// An element at the place of another one that left, whose content may not be built yet.
struct AwaitedElement {
    let node: ViewNode
    let former: FormerElement
    let position: Int
}

extension HostCore {
    /// Says that an element has the content of one that left. An erased view is built in a later step of the update: then it is compared
    /// again when the update is done.
    func noteRenamed(_ node: ViewNode, from former: FormerElement, at position: Int) {
        if let id = former.came(as: node) {
            instrument?.elementRenamed(id, old: former.node, position: position)
        } else {
            awaitedElements.append(AwaitedElement(node: node, former: former, position: position))
        }
    }

    /// Compares the elements whose content was not built when they came.
    func compareAwaited() {
        let awaited = awaitedElements
        awaitedElements = []
        for element in awaited where !element.node.isRemoved {
            guard let id = element.former.came(as: element.node) else { continue }
            instrument?.elementRenamed(id, old: element.former.node, position: element.position)
        }
    }
}

extension LazyForEachNode {
    /// What rows show that leave for others, by position: what comes to their positions is compared when it is made.
    func noteFormer(_ gone: [Int: LazyRow]) {
        former = gone.compactMapValues { FormerElement($0.node, of: type.content) }
    }

    func noteRenamed(_ node: ViewNode, at position: Int) {
        if let old = former.removeValue(forKey: position) { host.noteRenamed(node, from: old, at: position) }
    }

    /// What the rows show that are evaluated, where ids are positions.
    func shownData() -> (rows: ShownRows, count: Int)? {
        guard type.arePositions(ids) else { return nil }
        // Behind the last row that was made, nothing is known.
        let parts = (0..<min(ids.count, (rows.keys.max() ?? -1) + 1)).map { position -> [UInt64]? in
            guard let row = rows[position], !row.isAsleep, !row.needsContent else { return nil }
            return type.content.shownParts(in: row.node, looksBehindIDs: false)
        }
        return (ShownRows(start: ids[0].load(as: Int.self), rows: parts), ids.count)
    }

    func noteShift(from shown: (rows: ShownRows, count: Int)) {
        // Ids of their own may look like positions: then they do not begin again.
        guard let now = shownData(), now.rows.start == shown.rows.start,
            let shift = ShiftedData(before: shown.rows.rows, after: now.rows.rows, countBefore: shown.count, countAfter: now.count)
        else { return }
        host.instrument?.dataShifted(id, from: shift.from, to: shift.to, rows: shift.rows)
    }
}

extension ViewNode {
    /// The node that stands for an element in a trace: itself, or the first that is told of in it, behind a branch or an erased view.
    fileprivate var topReported: NodeID? {
        if isReported { return id }
        var first: NodeID?
        forEachReported { if first == nil { first = $0 } }
        return first
    }
}
