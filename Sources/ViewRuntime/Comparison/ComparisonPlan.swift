/// How two values of one type are compared: made once per type.
///
/// Plain bytes are compared as bytes (a custom `==` on them is ignored), other `Equatable` values with `==`, everything else field by
/// field by the same rule: what SwiftUI calls *equatable unless POD*. Padding is never compared. Neighbouring plain fields
/// are merged into one run of bytes. Which fields differ is the affair of `DifferencePlan`.
package final class ComparisonPlan: @unchecked Sendable {
    struct Field {
        let offset: Int
        /// The number of bytes to compare, where `comparer` is nil.
        let size: Int
        let comparer: ValueComparer?
    }

    let fields: [Field]
    /// The fields again, without the reference counting of an array's elements; a plan is kept for the life of the process.
    private let steps: UnsafeMutablePointer<Step>
    private let stepCount: Int

    private struct Step {
        let offset: Int
        let size: Int
        let comparer: Unmanaged<ValueComparer>?
    }

    package let size: Int
    /// Whether a value is one run of bytes without padding, so that comparing it is comparing memory.
    let isPlain: Bool

    init(fields: [Field], size: Int) {
        self.fields = fields
        stepCount = fields.count
        steps = .allocate(capacity: max(1, fields.count))
        for (index, field) in fields.enumerated() {
            (steps + index).initialize(
                to: Step(offset: field.offset, size: field.size, comparer: field.comparer.map { .passUnretained($0) }))
        }
        self.size = size
        isPlain = fields.isEmpty ? size == 0 : fields.count == 1 && fields[0].comparer == nil && fields[0].size == size
    }

    deinit { steps.deallocate() }

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
}
