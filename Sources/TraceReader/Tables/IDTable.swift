import TraceFormat

/// Values by identifiers. Recorders count these from 1, so that they are indices of an array; those far beyond the others, which only a damaged
/// trace has, stand in a dictionary.
///
/// Memory grows with what is kept, never with the size of a number in the file.
struct IDTable<ID: TraceIdentifier, Value: Equatable & Sendable>: Sendable {
    /// What stands for nothing.
    let none: Value
    private var dense: [Value] = []
    private var sparse: [UInt32: Value] = [:]
    /// How many values were set where there was none: what the array may grow with.
    private var count = 0

    /// Places of the array for each value that was set, at most: of all nodes that a host counts, few are told of.
    private static var spread: Int { 16 }
    private static var fewest: Int { 64 }

    init(none: Value) { self.none = none }

    subscript(id: ID) -> Value {
        @inline(__always) get {
            let place = Int(id.rawValue)
            if place < dense.count { return dense[place] }
            return sparse.isEmpty ? none : sparse[id.rawValue] ?? none
        }
        @inline(__always) set {
            let place = Int(id.rawValue)
            if place < dense.count { dense[place] = newValue } else { setBeyond(place, newValue) }
        }
    }

    @inline(never)
    private mutating func setBeyond(_ place: Int, _ value: Value) {
        if value == none {
            sparse[UInt32(place)] = nil
            return
        }
        count += 1
        let room = Self.fewest + Self.spread * count
        guard place < room else {
            sparse[UInt32(place)] = value
            return
        }
        let size = min(room, max(place + 1, dense.count * 2))
        // Places that are taken count as values, so that an array without gaps goes on growing.
        count = max(count, dense.count / Self.spread)
        dense.append(contentsOf: repeatElement(none, count: size - dense.count))
        for (id, kept) in sparse where Int(id) < size {
            dense[Int(id)] = kept
            sparse[id] = nil
        }
        dense[place] = value
    }
}
