import DependencyGraph

/// How two values of one type are compared: made once per type.
///
/// Plain bytes are compared as bytes (a custom `==` on them is ignored), other `Equatable` values with `==`, everything else field by
/// field by the same rule: what SwiftUI calls *equatable unless POD*. Padding is never compared. Neighbouring plain fields
/// are merged into one run of bytes.
package final class ComparisonPlan {
    package struct Field {
        let offset: Int
        /// The number of bytes to compare, where `comparer` is nil.
        let size: Int
        let comparer: ValueComparer?
        /// The field's index among the type's own fields, for `differingFields`.
        let index: Int
    }

    package let fields: [Field]
    /// The fields again, without the reference counting of an array's elements; a plan is kept for the life of the process.
    private let steps: UnsafeMutablePointer<Step>
    private let stepCount: Int

    private struct Step {
        let offset: Int
        let size: Int
        let comparer: Unmanaged<ValueComparer>?
    }

    package let size: Int
    /// The names of the type's own fields, as paths: a nested plan contributes its own after a dot.
    let names: [String]
    let nested: [ComparisonPlan?]
    /// Where each of the type's own fields begins: a field of a nested plan that is laid out in place begins later.
    let starts: [Int]
    /// Whether a value is one run of bytes without padding, so that comparing it is comparing memory.
    let isPlain: Bool

    init(fields: [Field], size: Int, names: [String], nested: [ComparisonPlan?], starts: [Int]) {
        self.fields = fields
        stepCount = fields.count
        steps = .allocate(capacity: max(1, fields.count))
        for (index, field) in fields.enumerated() {
            (steps + index).initialize(
                to: Step(offset: field.offset, size: field.size, comparer: field.comparer.map { .passUnretained($0) }))
        }
        self.size = size
        self.names = names
        self.nested = nested
        self.starts = starts
        isPlain = fields.isEmpty || (fields.count == 1 && fields[0].comparer == nil)
    }

    /// Compares two values. Cost: one pass over the fields, ended by the first visible difference.
    @inline(__always)
    package func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        var result = Equality.equal
        var index = 0
        while index < stepCount {
            let step = steps[index]
            index &+= 1
            let left = left + step.offset
            let right = right + step.offset
            if let comparer = step.comparer {
                let equality = comparer._withUnsafeGuaranteedRef { $0.compare(left, right) }
                if equality == .different { return .different }
                if equality > result { result = equality }
            } else if !sameBytes(left, right, count: step.size) {
                return .different
            }
        }
        return result
    }

    deinit { steps.deallocate() }

    /// The paths of the fields that differ, for the trace: `item.updatedAt`. Kept for each combination of fields that have one name at
    /// most below them, so that a body that is run again and again for the same fields costs no string.
    package func differingFieldNames(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> NameList {
        guard names.count <= UInt64.bitWidth else { return makeNames(left, right) }
        var differing: UInt64 = 0
        for field in fields where differing & (1 << field.index) == 0 {
            let differs = field.comparer.map { $0.compare(left + field.offset, right + field.offset) != .equal }
                ?? !sameBytes(left + field.offset, right + field.offset, count: field.size)
            guard differs else { continue }
            if field.index < nested.count, let inner = nested[field.index], !inner.hasOneName { return makeNames(left, right) }
            differing |= 1 << field.index
        }
        if let known = knownNames[differing] { return known }
        let made = makeNames(left, right)
        knownNames[differing] = made
        return made
    }

    /// Whether the name of what differs is known without looking.
    private var hasOneName: Bool { names.count <= 1 && nested.allSatisfy { $0?.hasOneName ?? true } }

    @exclusivity(unchecked) private var knownNames: [UInt64: NameList] = [:]

    private func makeNames(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> NameList {
        NameList(differingFields(left, right).map { Name($0) })
    }

    /// The paths of the fields that differ.
    package func differingFields(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> [String] {
        if names.isEmpty { return [] }
        var paths: [String] = []
        for field in fields where paths.last?.split(separator: ".").first.map(String.init) != names[field.index] {
            let differs = field.comparer.map { $0.compare(left + field.offset, right + field.offset) != .equal }
                ?? !sameBytes(left + field.offset, right + field.offset, count: field.size)
            guard differs else { continue }
            let name = names[field.index]
            let start = starts[field.index]
            let inner = nested[field.index]?.differingFields(left + start, right + start) ?? []
            paths += inner.isEmpty ? [name] : inner.map { "\(name).\($0)" }
        }
        return paths
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

/// A type of the package's own that knows how its values are compared.
protocol SelfComparing {
    static var comparer: ValueComparer { get }
}

/// Marks types whose closures are actions: they run later, and nothing that can be seen depends on what they captured.
protocol ActionHolding {}
