/// Optional values: nil before or now, or what differs in what they hold.
final class OptionalDifferences<Wrapped>: DifferencePlan {
    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let first = old.assumingMemoryBound(to: Wrapped?.self)
        let second = new.assumingMemoryBound(to: Wrapped?.self)
        if first.pointee == nil { return log.end(.nilBefore) }
        if second.pointee == nil { return log.end(.nilNow) }
        // The payload of an optional stands at the optional's own address.
        DifferencePlan.plan(forAny: Wrapped.self).find(old, new, &log)
    }
}

extension Optional: SelfDescribing {
    static var differencePlan: DifferencePlan { OptionalDifferences<Wrapped>() }
}

/// Arrays: how many elements there are, or the one element that differs.
final class ArrayDifferences<Element>: DifferencePlan {
    private let comparison = ComparisonPlan.plan(for: Element.self)
    private let elements: (UnsafeRawPointer, (UnsafeBufferPointer<Element>) -> Void) -> Void

    init(_ elements: @escaping (UnsafeRawPointer, (UnsafeBufferPointer<Element>) -> Void) -> Void) {
        self.elements = elements
    }

    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        elements(old) { old in
            elements(new) { new in
                find(old, new, &log)
            }
        }
    }

    private func find(
        _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ log: inout DifferenceLog
    ) {
        guard old.count == new.count else { return log.end(.elementCount) }
        guard let first = old.baseAddress, let second = new.baseAddress else { return log.end(.madeAnew) }
        var only: Int?
        for index in old.indices where comparison.compare(first + index, second + index) != .equal {
            if only != nil { return log.end(.severalElements) }
            only = index
        }
        // An array whose elements are not `Equatable` is compared by the buffer that holds them.
        guard let index = only else { return log.end(.madeAnew) }
        // Recorded names are kept as long as the process, so that there are not as many as elements.
        log.within(index < 256 ? .element(index) : .entry) {
            DifferencePlan.plan(forAny: Element.self).find(first + index, second + index, &$0)
        }
    }
}

extension Array: SelfDescribing {
    static var differencePlan: DifferencePlan {
        ArrayDifferences<Element> { array, body in
            array.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer(body)
        }
    }
}

extension ContiguousArray: SelfDescribing {
    static var differencePlan: DifferencePlan {
        ArrayDifferences<Element> { array, body in
            array.assumingMemoryBound(to: ContiguousArray<Element>.self).pointee.withUnsafeBufferPointer(body)
        }
    }
}

/// Dictionaries: which keys there are, or the one value that differs.
final class DictionaryDifferences<Key: Hashable, Value>: DifferencePlan {
    private let comparison = ComparisonPlan.plan(for: Value.self)

    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let old = old.assumingMemoryBound(to: [Key: Value].self).pointee
        let new = new.assumingMemoryBound(to: [Key: Value].self).pointee
        guard old.count == new.count else { return log.end(.keys) }
        var only: (Value, Value)?
        for (key, value) in old {
            guard let other = new[key] else { return log.end(.keys) }
            let isEqual = withUnsafePointer(to: value) { value in
                withUnsafePointer(to: other) { comparison.compare(value, $0) == .equal }
            }
            if isEqual { continue }
            if only != nil { return log.end(.severalValues) }
            only = (value, other)
        }
        guard let (value, other) = only else { return log.end(.madeAnew) }
        log.within(.entry) { log in
            withUnsafePointer(to: value) { value in
                withUnsafePointer(to: other) { DifferencePlan.plan(forAny: Value.self).find(value, $0, &log) }
            }
        }
    }
}

extension Dictionary: SelfDescribing {
    static var differencePlan: DifferencePlan { DictionaryDifferences<Key, Value>() }
}

/// Sets: their members.
final class SetDifferences: DifferencePlan {
    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        log.end(.members)
    }
}

extension Set: SelfDescribing {
    static var differencePlan: DifferencePlan { SetDifferences() }
}
