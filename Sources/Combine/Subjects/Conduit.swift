/// One subscription to a subject, seen from the subject.
class Conduit<Output, Failure: Error> {
    /// The place in the subject's list, kept by the list.
    fileprivate(set) var slot = -1

    func offer(_ value: Output) { preconditionFailure("each kind of conduit delivers in its own way") }
    func finish(_ completion: Subscribers.Completion<Failure>) {
        preconditionFailure("each kind of conduit ends in its own way")
    }
}

/// The subscriptions of a subject in the order in which they came. Adding and removing take constant time (amortised); whoever
/// sends iterates over a copy, so that subscribers may come and go meanwhile.
struct ConduitList<Output, Failure: Error> {
    private(set) var slots: [Conduit<Output, Failure>?] = []
    private var holes = 0

    var isEmpty: Bool { slots.count == holes }

    mutating func add(_ conduit: Conduit<Output, Failure>) {
        conduit.slot = slots.count
        slots.append(conduit)
    }

    mutating func remove(_ conduit: Conduit<Output, Failure>) {
        let slot = conduit.slot
        guard slots.indices.contains(slot), slots[slot] === conduit else { return }
        slots[slot] = nil
        conduit.slot = -1
        holes += 1
        guard holes > 8, holes * 2 > slots.count else { return }
        slots.removeAll { $0 == nil }
        for (index, conduit) in slots.enumerated() { conduit?.slot = index }
        holes = 0
    }

    mutating func takeAll() -> [Conduit<Output, Failure>?] {
        defer { (slots, holes) = ([], 0) }
        return slots
    }
}
