/// The outcome of comparing two values of one type.
package enum Equality: UInt8, Comparable {
    /// Nothing differs.
    case equal = 0
    /// Only what cannot be seen differs: what an action of a control captured.
    case actionsDiffer = 1
    case different = 2

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Compares two stored values of one type. One object per type, made when a plan is made.
package class ValueComparer {
    package func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        fatalError("every comparer compares")
    }
}

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

/// Compares two values whose types are found out now.
func compareErased(_ left: Any, _ right: Any) -> Equality {
    guard type(of: left) == type(of: right) else { return .different }
    func open<Value>(_ left: Value) -> Equality {
        guard let right = right as? Value else { return .different }
        return compareValues(left, right)
    }
    return _openExistential(left, do: open)
}

/// Compares two values by the plan of their type.
package func compareValues<Value>(_ left: Value, _ right: Value) -> Equality {
    withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in
            ComparisonPlan.plan(for: Value.self).compare(left, right)
        }
    }
}

@inline(__always)
func sameBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
        if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
        offset &+= 8
    }
    while offset < count {
        if left.load(fromByteOffset: offset, as: UInt8.self) != right.load(fromByteOffset: offset, as: UInt8.self) {
            return false
        }
        offset &+= 1
    }
    return true
}
