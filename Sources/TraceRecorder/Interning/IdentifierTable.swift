/// Maps dense numbers of the recorded process (names, lists of names) to identifiers of the trace. Used by one thread.
///
/// A look-up is one comparison and one load.
final class IdentifierTable {
    private var identifiers: UnsafeMutablePointer<UInt32>
    private var capacity = 256

    init() {
        identifiers = .allocate(capacity: capacity)
        identifiers.initialize(repeating: 0, count: capacity)
    }

    deinit { identifiers.deallocate() }

    /// The identifier of a number; 0 where none was set.
    @inline(__always)
    func identifier(of number: UInt32) -> UInt32 { Int(number) < capacity ? identifiers[Int(number)] : 0 }

    func set(_ identifier: UInt32, for number: UInt32) {
        if Int(number) >= capacity {
            let larger = max(Int(number) + 1, capacity * 2)
            let next = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
            next.update(from: identifiers, count: capacity)
            (next + capacity).initialize(repeating: 0, count: larger - capacity)
            identifiers.deallocate()
            identifiers = next
            capacity = larger
        }
        identifiers[Int(number)] = identifier
    }
}
