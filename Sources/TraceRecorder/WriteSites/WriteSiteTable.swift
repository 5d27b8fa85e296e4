import CMachine

/// Maps call stacks to locations. Used by one thread, or under its stream's lock.
///
/// A hit walks the stack, hashes its addresses and compares them: some 50 ns, no allocation.
final class WriteSiteTable {
    private struct Slot {
        var hash: UInt64 = 0
        var start: UInt32 = 0
        var count: UInt32 = 0
        var location: UInt32 = 0
    }

    /// Beyond so many stacks, writes have no location: 200 bytes each, 13 MB in all.
    static let limit = 1 << 16

    private let scratch: UnsafeMutablePointer<UInt>
    @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
    @exclusivity(unchecked) private var capacity = 256
    @exclusivity(unchecked) private var used = 0
    @exclusivity(unchecked) private var addresses: [UInt] = []
    /// Writes whose stack went beyond the limit.
    @exclusivity(unchecked) private(set) var leftOut: UInt64 = 0

    init() {
        scratch = .allocate(capacity: CallStack.limit)
        scratch.initialize(repeating: 0, count: CallStack.limit)
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: Slot(), count: capacity)
    }

    deinit {
        scratch.deallocate()
        slots.deallocate()
    }

    /// The location of the caller's stack; `intern` is asked for that of a stack that is new. 0 where there is none.
    func location(intern: (CallStack) -> UInt32) -> UInt32 {
        let count = CallStack.walk(into: scratch)
        guard count > 0 else { return 0 }
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for index in 0..<count {
            hash = (hash ^ UInt64(scratch[index])) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash &>> 29
        }
        var place = Int(truncatingIfNeeded: hash) & (capacity - 1)
        while slots[place].count > 0 {
            let slot = slots[place]
            if slot.hash == hash, Int(slot.count) == count, isKnown(slot) { return slot.location }
            place = (place + 1) & (capacity - 1)
        }
        return add(hash, count, intern)
    }

    private func isKnown(_ slot: Slot) -> Bool {
        addresses.withUnsafeBufferPointer { known in
            for index in 0..<Int(slot.count) where known[Int(slot.start) + index] != scratch[index] { return false }
            return true
        }
    }

    private func add(_ hash: UInt64, _ count: Int, _ intern: (CallStack) -> UInt32) -> UInt32 {
        guard used < WriteSiteTable.limit else {
            leftOut += 1
            return 0
        }
        if used * 2 >= capacity { grow() }
        let stack = UnsafeBufferPointer(start: scratch, count: count)
        let location = intern(CallStack(addresses: Array(stack)))
        insert(Slot(hash: hash, start: UInt32(addresses.count), count: UInt32(count), location: location))
        addresses.append(contentsOf: stack)
        used += 1
        return location
    }

    private func insert(_ slot: Slot) {
        var place = Int(truncatingIfNeeded: slot.hash) & (capacity - 1)
        while slots[place].count > 0 { place = (place + 1) & (capacity - 1) }
        slots[place] = slot
    }

    private func grow() {
        let old = UnsafeMutableBufferPointer(start: slots, count: capacity)
        capacity *= 2
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: Slot(), count: capacity)
        for slot in old where slot.count > 0 { insert(slot) }
        old.deallocate()
    }
}
