/// Maps hashes of values to identifiers. A hash is its own place, so that a look-up costs a few nanoseconds.
struct HashedValueTable {
    private struct Slot {
        var hash: UInt32 = 0
        /// 0 in a free slot.
        var identifier: UInt32 = 0
    }

    /// A power of two, at most half full: neighbours are tried in turn.
    private var slots = [Slot](repeating: Slot(), count: 256)
    private var count = 0

    /// The identifier of a hash; 0 where there is none.
    func identifier(of hash: UInt32) -> UInt32 { slots[place(of: hash)].identifier }

    /// Adds a hash that is not there yet.
    mutating func insert(_ identifier: UInt32, for hash: UInt32) {
        if count * 2 >= slots.count { grow() }
        slots[place(of: hash)] = Slot(hash: hash, identifier: identifier)
        count += 1
    }

    private func place(of hash: UInt32) -> Int {
        var place = Int(hash) & (slots.count - 1)
        while slots[place].identifier != 0, slots[place].hash != hash { place = (place + 1) & (slots.count - 1) }
        return place
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        for slot in old where slot.identifier != 0 { slots[place(of: slot.hash)] = slot }
    }
}
