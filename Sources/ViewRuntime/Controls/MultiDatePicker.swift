import Foundation

/// Picks several days.
nonisolated public struct MultiDatePicker<Label: View>: PrimitiveView {
    public typealias Body = Never
    private var label: Label
    private var selection: Binding<Set<DateComponents>>
    private var earliest: Date?
    private var latest: Date?

    nonisolated private init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ latest: Date?) {
        self.label = label
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
    }

    /// A picker with a label.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, nil, nil)
    }

    /// A picker with a label for days of a range without its end.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, bounds.lowerBound, bounds.upperBound)
    }

    /// A picker with a label for days from one on.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, bounds.lowerBound, nil)
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        let picker = value.pointee
        let calendar = element.environment.calendar
        element.attributes["value"] = "\(picker.selection.wrappedValue.count) days"
        element.offer(
            .select(
                get: { AnyHashable(picker.selection.wrappedValue) },
                set: { tag in
                    guard let date = tag.base as? Date else { return false }
                    if let earliest = picker.earliest, date < earliest { return false }
                    if let latest = picker.latest, date >= latest { return false }
                    let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
                    var days = picker.selection.wrappedValue
                    if days.remove(day) == nil { days.insert(day) }
                    picker.selection.wrappedValue = days
                    return true
                }))
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Label.self, at: offset)]
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// A picker with a title for days of a range without its end.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker with a title for days from one on.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
}
