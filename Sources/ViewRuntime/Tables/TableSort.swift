import Foundation

/// The order of a table's rows, as its columns change it.
struct TableSort {
    /// Whether a column with such comparators is the first of the order, and in which direction it goes.
    var direction: ([Any]) -> SortOrder?
    /// Puts the column first, or turns it round where it is first; false where none of the comparators is of the order's type.
    var toggle: ([Any]) -> Bool

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        func own(_ comparators: [Any]) -> Sort? { comparators.lazy.compactMap { $0 as? Sort }.first }
        direction = { comparators in
            guard let own = own(comparators), let first = order.wrappedValue.first, first.isSame(as: own) else { return nil }
            return first.order
        }
        toggle = { comparators in
            guard let own = own(comparators) else { return false }
            var sorted = order.wrappedValue
            if var first = sorted.first, first.isSame(as: own) {
                first.order = first.order == .forward ? .reverse : .forward
                sorted[0] = first
            } else {
                sorted.removeAll { $0.isSame(as: own) }
                sorted.insert(own, at: 0)
            }
            order.wrappedValue = sorted
            return true
        }
    }
}

extension SortComparator {
    /// Whether both compare the same, in whatever direction.
    fileprivate func isSame(as other: Self) -> Bool {
        var (left, right) = (self, other)
        (left.order, right.order) = (.forward, .forward)
        return left == right
    }
}

private struct TableSortKey: EnvironmentKey { static var defaultValue: TableSort? { nil } }

extension EnvironmentValues {
    /// Changes the order of the table around; nil where it has none.
    var tableSort: TableSort? {
        get { self[TableSortKey.self] }
        set { self[TableSortKey.self] = newValue }
    }
}

/// The title of a column: a tap sorts by it, where the table has an order and the column something to compare.
nonisolated public struct _TableColumnHeader<Label: View>: PrimitiveView, SelfComparing {
    public typealias Body = Never
    var label: Label
    nonisolated(unsafe) var comparators: [Any]

    nonisolated static var comparer: ValueComparer { HeaderComparer<Label>() }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "ColumnHeader"
        let comparators = value.pointee.comparators
        guard let sort = element.environment.tableSort, !comparators.isEmpty else { return }
        switch sort.direction(comparators) {
        case .forward: element.attributes["value"] = "forward"
        case .reverse: element.attributes["value"] = "reverse"
        case nil: break
        }
        element.offer(.tap { _ = sort.toggle(comparators) })
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Label.self, at: offset)]
    }
}

/// Headers with one label; what they compare by is part of the column's type of value.
private final class HeaderComparer<Label: View>: ValueComparer {
    private let plan = ComparisonPlan.plan(for: Label.self)

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let label = plan.compare(left, right)
        return label == .equal ? .actionsDiffer : label
    }
}
