/// Finds where an id stands among those of a list.
///
/// Open addressing with linear probing, half full at most. Each entry keeps its id's hash value, so that ids are compared with `==` only where these
/// are equal, and growing hashes nothing again: the work is one hash per id and one comparison per id that is found.
struct IDTable {
    private struct Entry {
        var hash = 0
        /// The position in the list, or -1 for an empty place.
        var position = -1
    }

    private var entries: [Entry] = []
    private var mask = 0
    private var shift: UInt = 0
    private var count = 0

    /// A table that takes `capacity` ids without growing. Without capacity it takes no memory.
    init(capacity: Int) {
        if capacity > 0 { resize(for: capacity) }
    }

    private mutating func resize(for capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        let old = entries
        entries = Array(repeating: Entry(), count: size)
        mask = size - 1
        shift = UInt(UInt.bitWidth - size.trailingZeroBitCount)
        for entry in old where entry.position >= 0 {
            var place = home(of: entry.hash)
            while entries[place].position >= 0 { place = (place + 1) & mask }
            entries[place] = entry
        }
    }

    /// The position of the id in `list`, whose ids were entered, or -1.
    func position(of id: UnsafeRawPointer, hash: Int, in list: borrowing IDList) -> Int {
        if entries.isEmpty { return -1 }
        return entries[place(of: id, hash, list)].position
    }

    /// Enters the id at a position of `list`. Returns the position of an equal one that was there before, which stays, or -1.
    mutating func enter(_ position: Int, hash: Int, of list: borrowing IDList) -> Int {
        if (count + 1) * 2 > entries.count { resize(for: max(8, count * 2)) }
        let place = place(of: list[position], hash, list)
        if entries[place].position >= 0 { return entries[place].position }
        entries[place] = Entry(hash: hash, position: position)
        count += 1
        return -1
    }

    /// Where the id stands in the table, or the empty place where it would.
    private func place(of id: UnsafeRawPointer, _ hash: Int, _ list: borrowing IDList) -> Int {
        var place = home(of: hash)
        while entries[place].position >= 0 {
            if entries[place].hash == hash, list.type.same(list[entries[place].position], id) { break }
            place = (place + 1) & mask
        }
        return place
    }

    /// The upper bits: of a word's hash value, a product, the lower ones depend on the id's lower bits alone.
    private func home(of hash: Int) -> Int { Int(truncatingIfNeeded: UInt(bitPattern: hash) >> shift) }
}

/// Where equal ids stand in a list in which some occur more than once.
struct EqualIDs {
    /// For each position, the first one with an equal id: another one for a duplicate.
    private(set) var first: [Int] = []
    /// For each position that is the first of its id, the last one with an equal id.
    private(set) var last: [Int] = []
    /// The positions of all but the first of equal ids, in order.
    private(set) var duplicates: [Int] = []

    /// Cost: linear.
    init(_ ids: borrowing IDList, hashes: [Int]) {
        var table = IDTable(capacity: ids.count)
        first.reserveCapacity(ids.count)
        last.reserveCapacity(ids.count)
        for position in 0..<ids.count {
            let known = table.enter(position, hash: hashes[position], of: ids)
            first.append(known < 0 ? position : known)
            last.append(position)
            if known >= 0 {
                last[known] = position
                duplicates.append(position)
            }
        }
    }
}

/// Which positions show one child, in a collection in which ids occur more than once (C166).
struct SharedChildren {
    /// The child of each position. Children stand in the order of the first positions of their ids.
    private(set) var child: [Int] = []
    /// For each child, the first position of its id.
    private(set) var first: [Int] = []
    /// For each child, the position of the element that supplies its content.
    private(set) var element: [Int] = []

    init(_ equal: EqualIDs, element position: (_ first: Int) -> Int) {
        child.reserveCapacity(equal.first.count)
        for (index, first) in equal.first.enumerated() {
            if first == index {
                child.append(element.count)
                self.first.append(index)
                element.append(position(index))
            } else {
                child.append(child[first])
            }
        }
    }
}

/// The duplicates that a collection has warned of.
struct WarnedIDs: ~Copyable {
    private var ids: IDList
    private var table = IDTable(capacity: 0)

    init(_ type: IDType) { ids = IDList(type) }

    /// Returns whether the id was not there.
    mutating func insert(_ id: UnsafeRawPointer) -> Bool {
        let hash = ids.type.hash(id)
        let type = ids.type
        if table.position(of: id, hash: hash, in: ids) >= 0 { return false }
        ids.append { type.copy(id, to: $0) }
        _ = table.enter(ids.count - 1, hash: hash, of: ids)
        return true
    }
}
