import Synchronization

/// Optional actions: the same two words, without code where there is none.
final class OptionalActionComparer: ValueComparer {
    nonisolated(unsafe) static let shared = OptionalActionComparer()

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        switch (left.load(as: UInt.self) == 0, right.load(as: UInt.self) == 0) {
        case (true, true): .equal
        case (false, false): ClosureComparer.action.compare(left, right)
        default: .different
        }
    }
}

/// Compares closures by code pointer and by what they captured.
///
/// A closure is two words: where its code is, and a context that holds what it captured. The same code with the same context is equal.
/// With two contexts, the captured values are compared by the plans of their types, where the compiler left a description
/// of the capture (it does, unless the types are generic or reflection data was stripped); otherwise contexts that
/// are not the same object differ. A profile may ask for another way.
final class ClosureComparer: ValueComparer {
    nonisolated(unsafe) static let plain = ClosureComparer(difference: .different)
    /// For actions of controls: what they captured cannot be seen.
    nonisolated(unsafe) static let action = ClosureComparer(difference: .actionsDiffer)

    private let difference: Equality
    private init(difference: Equality) { self.difference = difference }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: (UInt, UInt).self).pointee
        let right = right.assumingMemoryBound(to: (UInt, UInt).self).pointee
        if left.0 != right.0 { return .different }
        let rule = Self.rule.load(ordering: .relaxed)
        if left.1 == right.1 { return rule == Self.unequal ? difference : .equal }
        guard rule == Self.captures, let first = UnsafeRawPointer(bitPattern: left.1),
            let second = UnsafeRawPointer(bitPattern: right.1)
        else { return difference }
        return Self.haveEqualCaptures(first, second) ? .equal : difference
    }

    private static func haveEqualCaptures(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        if let layout = CaptureLayout.of(first, second) { return layout.plan.compare(first, second) == .equal }
        guard let type = capturedObject(first), type == capturedObject(second) else { return false }
        return withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { ComparisonPlan.plan(forAny: type).compare(first, $0) == .equal }
        }
    }

    /// The class of the object that stands in the place of a context: a closure that captured one reference and nothing else keeps that alone.
    static func capturedObject(_ context: UnsafeRawPointer) -> Any.Type? {
        #if canImport(Darwin)
        // There, the first word of an object need not be its class.
        return nil
        #else
        let metadata = context.load(as: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        return kind == 0 || kind > 0x7FF ? unsafeBitCast(metadata, to: Any.Type.self) : nil
        #endif
    }

    // MARK: The profile's way

    private static let captures: UInt8 = 0
    private static let bitwise: UInt8 = 1
    private static let unequal: UInt8 = 2
    /// How closures are compared now. Plans belong to types, and hosts of several profiles share them.
    private static let rule = Atomic<UInt8>(captures)

    /// Has closures compared in another way while `body` runs: a host does so with its profile's.
    @inline(__always)
    static func comparing<Result>(_ way: SemanticsProfile.ClosureComparison, _ body: () throws -> Result) rethrows -> Result {
        let outer = rule.load(ordering: .relaxed)
        let new = switch way {
        case .captures: captures
        case .bitwise: bitwise
        case .unequal: unequal
        }
        rule.store(new, ordering: .relaxed)
        defer { rule.store(outer, ordering: .relaxed) }
        return try body()
    }
}
