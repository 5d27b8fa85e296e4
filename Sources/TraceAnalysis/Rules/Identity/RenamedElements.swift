import TraceReader

/// The updates of collections by which elements with the same content came again under another id.
struct RenamedElements {
    /// The first such element of each, by the record of the collection's update.
    private var first: [Int: RenamedElementRow] = [:]
    /// How many there are in each.
    private var counts: [Int: UInt32] = [:]

    init(_ tables: TraceTables) {
        guard !tables.renamedElements.isEmpty else { return }
        var updates: [IdentityID: [CollectionRow]] = [:]
        var inTransaction: [Place: CollectionRow] = [:]
        for row in tables.collections {
            updates[row.identity, default: []].append(row)
            guard let transaction = row.transaction else { continue }
            let place = Place(collection: row.identity, transaction: transaction)
            if inTransaction[place] == nil { inTransaction[place] = row }
        }
        for row in tables.renamedElements {
            guard let element = tables.identities.row(of: row.identity), let parent = tables.identities[element].parent else { continue }
            let collection = tables.identities[parent].id
            let own = row.transaction.flatMap { inTransaction[Place(collection: collection, transaction: $0)] }
            // Rows of a lazy container are made after the update that brought them.
            guard let update = own ?? Self.last(of: updates[collection] ?? [], before: row.record) else { continue }
            if first[update.record] == nil { first[update.record] = row }
            counts[update.record, default: 0] += 1
        }
    }

    private struct Place: Hashable {
        var collection: IdentityID
        var transaction: Int
    }

    private static func last(of updates: [CollectionRow], before record: Int) -> CollectionRow? {
        var range = updates.startIndex..<updates.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = updates[middle].record < record ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound == 0 ? nil : updates[range.lowerBound - 1]
    }

    /// The first element that an update of a collection gave another id, or nil where it gave none another.
    subscript(update: CollectionRow) -> RenamedElementRow? { first[update.record] }

    /// Whether an update brought all elements of a collection again under other ids: one that streams has another last element each time.
    ///
    /// Of a lazy container nobody knows the rows that were not made; there, all but the last screenful may be the same.
    func isWhole(_ update: CollectionRow) -> Bool { counts[update.record] == update.count }
}
