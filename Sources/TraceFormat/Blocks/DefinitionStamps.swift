/// Remembers, for one stream and one kind of definition, in which block an identifier was defined last.
///
/// The test is one load and one compare, `stamp[id] != epoch`.
package final class DefinitionStamps: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline package var stamps: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) @usableFromInline package var capacity: Int

    package init() {
        capacity = 256
        stamps = .allocate(capacity: capacity)
        stamps.initialize(repeating: 0, count: capacity)
    }

    deinit { stamps.deallocate() }

    /// Whether the block of this epoch still needs a definition of the identifier; true only once, and never for 0 (none).
    @inlinable @inline(__always)
    package func claim(_ id: UInt32, in epoch: UInt32) -> Bool {
        if id == 0 { return false }
        if _slowPath(Int(id) >= capacity) { grow(to: Int(id) + 1) }
        if stamps[Int(id)] == epoch { return false }
        stamps[Int(id)] = epoch
        return true
    }

    /// Makes the next `claim` of the identifier true: its definition changed.
    package func forget(_ id: UInt32) {
        if Int(id) < capacity { stamps[Int(id)] = 0 }
    }

    /// Makes the next `claim` of every identifier true.
    package func forgetAll() { stamps.update(repeating: 0, count: capacity) }

    @usableFromInline package func grow(to count: Int) {
        let larger = max(count, capacity * 2)
        let next = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
        next.update(from: stamps, count: capacity)
        (next + capacity).initialize(repeating: 0, count: larger - capacity)
        stamps.deallocate()
        stamps = next
        capacity = larger
    }
}
