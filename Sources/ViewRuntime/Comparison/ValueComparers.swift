/// `==`, for values that are not plain bytes.
final class EquatableComparer<Value: Equatable>: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        left.assumingMemoryBound(to: Value.self).pointee == right.assumingMemoryBound(to: Value.self).pointee
            ? .equal : .different
    }
}

/// Strings: the same sixteen bytes are the same string, which spares a call in the common case.
final class StringComparer: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: (UInt64, UInt64).self)
        let right = right.assumingMemoryBound(to: (UInt64, UInt64).self)
        if left.pointee == right.pointee { return .equal }
        let first = UnsafeRawPointer(left).assumingMemoryBound(to: String.self)
        let second = UnsafeRawPointer(right).assumingMemoryBound(to: String.self)
        return first.pointee == second.pointee ? .equal : .different
    }
}

/// References: the same object, or not.
final class ReferenceComparer: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        left.load(as: UInt.self) == right.load(as: UInt.self) ? .equal : .different
    }
}

/// Values that can be compared byte by byte only: equal bytes are equal, other bytes may be.
final class BitwiseComparer: ValueComparer {
    private let size: Int
    init(size: Int) { self.size = size }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        sameBytes(left, right, count: size) ? .equal : .different
    }
}

/// Optional values that are not `Equatable`: both nil, or both there and equal.
final class OptionalComparer<Wrapped>: ValueComparer {
    private let wrapped = ComparisonPlan.plan(for: Wrapped.self)

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: Wrapped?.self)
        let right = right.assumingMemoryBound(to: Wrapped?.self)
        switch (left.pointee == nil, right.pointee == nil) {
        case (true, true): return .equal
        // The payload of an optional stands at the optional's own address.
        case (false, false): return wrapped.compare(UnsafeRawPointer(left), UnsafeRawPointer(right))
        default: return .different
        }
    }
}

/// Enums that are not `Equatable`: the same case, and equal payloads.
///
/// Plain enums come here too where their bytes say nothing: a payload that is smaller than another one leaves garbage behind it.
final class EnumComparer: ValueComparer {
    private let layout: EnumLayout
    /// The plans of the payloads that stand in the value itself. An indirect one may be of the enum's own type; its plan is looked up.
    private let plans: [ComparisonPlan?]

    init(_ layout: EnumLayout) {
        self.layout = layout
        plans = layout.cases.map { $0.isIndirect ? nil : $0.payload.map { .plan(forAny: $0) } }
    }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let tag = layout.tag(of: left)
        guard tag == layout.tag(of: right) else { return .different }
        guard let type = layout.cases[tag].payload else { return .equal }
        let plan = plans[tag] ?? .plan(forAny: type)
        return layout.withPayloads(of: left, right, case: tag) { plan.compare($0, $1) }
    }
}

/// Arrays of a fixed number of elements in place: what `InlineArray` is made of.
final class FixedArrayComparer: ValueComparer {
    private let array: FixedArrayLayout
    private let plan: ComparisonPlan

    init(_ array: FixedArrayLayout) {
        self.array = array
        plan = .plan(forAny: array.element)
    }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        var result = Equality.equal
        for index in 0..<array.count {
            let offset = index * array.stride
            result = max(result, plan.compare(left + offset, right + offset))
            if result == .different { break }
        }
        return result
    }
}

/// Arrays whose elements are not `Equatable`: the same buffer, or another one.
///
/// Who records asks whether anything is to be seen of another one: nothing is where the elements are equal.
final class ArrayComparer<Element>: ValueComparer {
    /// Looked up when it is needed: elements may hold arrays of their own type.
    private lazy var plan = ComparisonPlan.plan(for: Element.self)

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        if left.load(as: UInt.self) == right.load(as: UInt.self) { return .equal }
        guard Evaluation.isRecorded else { return .different }
        let old = left.assumingMemoryBound(to: [Element].self).pointee
        let new = right.assumingMemoryBound(to: [Element].self).pointee
        guard old.count == new.count else { return .different }
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                guard let first = old.baseAddress, let second = new.baseAddress else { return .actionsDiffer }
                let differs = old.indices.contains { plan.compare(first + $0, second + $0) == .different }
                return differs ? .different : .actionsDiffer
            }
        }
    }
}

extension Array: SelfComparing {
    static var comparer: ValueComparer {
        func make<Known: Equatable>(_: Known.Type) -> ValueComparer { EquatableComparer<Known>() }
        if let equatable = Self.self as? any Equatable.Type { return make(equatable) }
        return ArrayComparer<Element>()
    }
}

/// Existentials: the same dynamic type, then the values by their own plan, where they stand in memory.
///
/// Not by way of `Any`: generic code that makes an `Any` of an existential puts one into the other, and what is opened is the same again.
final class ExistentialComparer: ValueComparer {
    private let container: ExistentialContainer
    init(_ container: ExistentialContainer) { self.container = container }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        switch container {
        case .opaque:
            let left = OpaqueExistential(left)
            let right = OpaqueExistential(right)
            guard left.type == right.type else { return .different }
            return ComparisonPlan.plan(forAny: left.type).compare(left.value, right.value)
        case .object:
            if left.load(as: UInt.self) == right.load(as: UInt.self) { return .equal }
            let left = left.assumingMemoryBound(to: AnyObject.self).pointee
            let right = right.assumingMemoryBound(to: AnyObject.self).pointee
            return compareErased(left, right)
        case .error:
            if left.load(as: UInt.self) == right.load(as: UInt.self) { return .equal }
            let left = left.assumingMemoryBound(to: (any Error).self).pointee
            let right = right.assumingMemoryBound(to: (any Error).self).pointee
            return compareErased(left, right)
        }
    }
}

/// A plan as a comparer, for fields whose type is compared field by field.
final class PlanComparer: ValueComparer {
    let plan: ComparisonPlan
    init(_ plan: ComparisonPlan) { self.plan = plan }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        plan.compare(left, right)
    }
}
