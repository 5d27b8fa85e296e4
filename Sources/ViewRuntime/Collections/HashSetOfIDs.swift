/// The hash values of the ids of a collection: tells most ids apart without looking at them.
///
/// Open addressing with linear probing and no more than two thirds full. A hash value that is there already means that an id *may*
/// occur twice.
struct HashSetOfIDs {
    private var table: [Int] = []
    private var mask = 0
    private var shift: UInt = 0
    /// The number of values in the table itself.
    private var entered = 0
    /// The number of different hash values: less than the number of ids where two share one.
    var count: Int { holdsEmpty ? entered &+ 1 : entered }
    /// Whether the value that marks an empty place is in the set.
    private var holdsEmpty = false
    private static let empty = Int.min

    mutating func reserve(_ capacity: Int) {
        var size = 16
        while size * 2 < capacity * 3 { size *= 2 }
        if size > table.count { grow(to: size) }
    }

    /// Returns whether the value was not there.
    mutating func insert(_ hash: Int) -> Bool {
        if hash == Self.empty {
            defer { holdsEmpty = true }
            return !holdsEmpty
        }
        if (entered + 1) * 3 > table.count * 2 { grow(to: max(16, table.count * 2)) }
        var place = home(of: hash)
        while table[place] != Self.empty {
            if table[place] == hash { return false }
            place = (place + 1) & mask
        }
        table[place] = hash
        entered += 1
        return true
    }

    mutating func remove(_ hash: Int) {
        if hash == Self.empty {
            holdsEmpty = false
            return
        }
        guard !table.isEmpty else { return }
        var place = home(of: hash)
        while table[place] != hash {
            if table[place] == Self.empty { return }
            place = (place + 1) & mask
        }
        entered -= 1
        // What stands behind moves up, unless it would come before its own place.
        var hole = place
        var next = (place + 1) & mask
        while table[next] != Self.empty {
            let home = home(of: table[next])
            if (next &- home) & mask >= (next &- hole) & mask {
                table[hole] = table[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        table[hole] = Self.empty
    }

    private mutating func grow(to size: Int) {
        let old = table
        table = Array(repeating: Self.empty, count: size)
        mask = size - 1
        shift = UInt(UInt.bitWidth - size.trailingZeroBitCount)
        entered = 0
        for hash in old where hash != Self.empty { _ = insert(hash) }
    }

    /// The upper bits: of a product they depend on all bits of the factor, the lower ones on the lower ones alone.
    @inline(__always)
    private func home(of hash: Int) -> Int { Int(truncatingIfNeeded: UInt(bitPattern: hash) >> shift) }
}
