import TraceFormat

/// One identity in the view tree, from its creation to its removal.
public struct IdentityRow: Hashable, Sendable {
    public var record: Int
    public var id: IdentityID
    /// The identity above it: an index of an earlier row; nil for a root, and where the trace does not have it.
    public var parent: Int?
    public var type: TypeID
    public var kind: IdentityKind
    /// The id or the dynamic type by which it is told from its siblings; `.none` for the kinds that have none.
    public var key: StringID
    public var slot: UInt32
    /// How many identities stand above it.
    public var depth: Int
    public var created: Int64
    /// When it left the tree, alone or with an identity above it; nil while it stands.
    public var removed: Int64?
    /// Why it left; that of the identity above it, if it went with one.
    public var why: RemovalReason?
    /// The transaction in which it was created, as an index into `TraceTables.transactions`.
    public var transaction: Int?
    public var place: TracePlace
    /// Whether it left by itself, and not with an identity above it.
    public var leftAlone = false
    /// The transaction in which it left.
    public var removalTransaction: Int?
    /// Where it was removed; nil while it stands.
    public var removalPlace: TracePlace?
}

/// All identities of a trace, in the order of their creation: parents stand before their children.
public struct IdentityTable: Sendable, RandomAccessCollection {
    private var rows: [IdentityRow] = []
    private var index = IDTable<IdentityID, Int32>(none: -1)
    /// Identities that were taken out of their places and are still there, by row, with when and why they left.
    private var leaving: [Int: Leaving] = [:]

    private struct Leaving {
        var time: Int64
        var why: RemovalReason
        var transaction: Int?
        var place: TracePlace
    }
    /// For each row the nearest one at or above it whose type has a body, or -1. Known at once, since parents stand before their
    /// children; asked for later, a deep tree would cost its depth for each of its rows.
    private var owners: [Int] = []
    /// For each row the one at or above it at which the top of its path ends.
    private var tops: [Int] = []

    /// Identities at the top of a path that are looked at where it is very deep.
    static let topCount = 256

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }
    public subscript(position: Int) -> IdentityRow { rows[position] }

    /// The row of an identity, or nil where its creation is not in the trace.
    public func row(of id: IdentityID) -> Int? {
        let row = index[id]
        return row < 0 ? nil : Int(row)
    }

    /// The row above another, and the number and type of a row's identity: without a copy of the row.
    package func parent(of row: Int) -> Int? { rows[row].parent }
    package func id(of row: Int) -> IdentityID { rows[row].id }
    package func type(of row: Int) -> TypeID { rows[row].type }

    /// The nearest row at or above this one whose type has a body.
    func owner(of row: Int) -> Int? { owners[row] < 0 ? nil : owners[row] }

    /// The row at or above this one with `topCount` - 1 identities above it, or with all that there are.
    func top(of row: Int) -> Int { tops[row] }

    /// Adds an identity, which says whether its type has a body; answers false where one of that number stands already.
    mutating func add(_ row: IdentityRow, hasBody: Bool) -> Bool {
        if let old = self.row(of: row.id), rows[old].removed == nil { return false }
        owners.append(hasBody ? rows.count : row.parent.map { owners[$0] } ?? -1)
        tops.append(row.depth < Self.topCount ? rows.count : row.parent.map { tops[$0] } ?? rows.count)
        index[row.id] = Int32(clamping: rows.count)
        rows.append(row)
        return true
    }

    /// Marks an identity as removed; answers false where it is not known or has gone already.
    mutating func remove(
        _ id: IdentityID, at time: Int64, why: RemovalReason, transaction: Int?, place: TracePlace
    ) -> Bool {
        guard let row = row(of: id), rows[row].removed == nil else { return false }
        rows[row].removed = time
        rows[row].why = why
        rows[row].leftAlone = true
        rows[row].removalTransaction = transaction
        rows[row].removalPlace = place
        // What took its place came when it left, and not when its transition had ended.
        if let left = leaving.removeValue(forKey: row) { apply(left, to: row) }
        return true
    }

    private mutating func apply(_ left: Leaving, to row: Int) {
        rows[row].why = left.why
        rows[row].leftAlone = true
        rows[row].removalTransaction = left.transaction
        rows[row].removalPlace = left.place
    }

    /// Notes that an identity was taken out of its place and stays for a while.
    mutating func leave(_ id: IdentityID, at time: Int64, why: RemovalReason, transaction: Int?, place: TracePlace) {
        guard let row = row(of: id), rows[row].removed == nil else { return }
        leaving[row] = Leaving(time: time, why: why, transaction: transaction, place: place)
    }

    /// Notes that an identity that was leaving is shown again.
    mutating func keep(_ id: IdentityID) {
        if let row = row(of: id) { leaving[row] = nil }
    }

    /// Marks what is still leaving as removed when it left; answers which rows these are.
    mutating func removeLeaving() -> Set<Int> {
        let left = leaving
        leaving = [:]
        for (row, item) in left {
            rows[row].removed = item.time
            apply(item, to: row)
        }
        return Set(left.keys)
    }

    /// The topmost row at or above another that was removed; nil where none was.
    package func removedTop(of row: Int) -> Int? {
        var next: Int? = row
        while let current = next {
            if rows[current].removed != nil, rows[current].leftAlone { return current }
            next = rows[current].parent
        }
        return nil
    }

    /// Lets what is below a removed identity go with it. Parents stand first, so that one pass is enough.
    mutating func removeDescendants() {
        for row in rows.indices {
            guard rows[row].removed == nil, let parent = rows[row].parent, let time = rows[parent].removed,
                time >= rows[row].created
            else { continue }
            rows[row].removed = time
            rows[row].why = rows[parent].why
            rows[row].removalTransaction = rows[parent].removalTransaction
            rows[row].removalPlace = rows[parent].removalPlace
        }
    }
}
