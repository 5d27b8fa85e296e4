/// The order of slots in which modifiers come before what they stand around.
extension Plan {
    /// The slots from the outside in; siblings, and modifiers of one view, in their own order. Cost: linear in the slots.
    var outsideIn: [Int] {
        var order: [Int] = []
        order.reserveCapacity(slots.count)
        var ranges = [0..<slots.count]
        while let range = ranges.popLast() {
            // From the back: the last slot of a range is the outermost of the last view in it.
            var views: [Range<Int>] = []
            var end = range.upperBound
            while end > range.lowerBound {
                let around = slots[end - 1].around
                let first = around < 0 ? end - 1 : max(range.lowerBound, around)
                views.append(first..<end)
                end = first
            }
            guard views.count == 1 else {
                ranges += views
                continue
            }
            // The modifiers of one view stand side by side at its level.
            let last = slots[range.upperBound - 1]
            var inner = range.upperBound - 1
            while inner > range.lowerBound, slots[inner - 1].around == range.lowerBound, slots[inner - 1].level == last.level {
                inner -= 1
            }
            order += Array(inner..<range.upperBound)
            if inner > range.lowerBound { ranges.append(range.lowerBound..<inner) }
        }
        return order
    }
}
