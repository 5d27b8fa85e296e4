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

/// A type of the package's own that knows how its values are compared.
protocol SelfComparing {
    static var comparer: ValueComparer { get }
}

/// Marks types whose closures are actions: they run later, and nothing that can be seen depends on what they captured.
protocol ActionHolding {}

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
