import Foundation

/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// Picks a date.
nonisolated public struct DatePicker<Label: View>: FrameworkView {
    public typealias Components = DatePickerComponents
    var label: Label
    var selection: Binding<Date>
    var earliest: Date?
    var latest: Date?
    var components: Components
    /// Whether it stands for the picker that a style was given.
    var isConfigured = false
    @Environment(\.datePickerStyle) private var style

    nonisolated init(
        label: Label, selection: Binding<Date>, earliest: Date? = nil, latest: Date? = nil, components: Components
    ) {
        self.label = label
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
    }

    /// A picker with a label.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, components: displayedComponents)
    }

    /// A picker with a label for dates of a range.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), selection: selection, earliest: range.lowerBound, latest: range.upperBound,
            components: displayedComponents)
    }

    /// A picker with a label for dates from one on.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, earliest: range.lowerBound, components: displayedComponents)
    }

    /// A picker with a label for dates up to one.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, latest: range.upperBound, components: displayedComponents)
    }

    @MainActor @preconcurrency public var body: some View {
        if let make = style?.make {
            let configuration = DatePickerStyleConfiguration(
                label: .init(label), selection: selection, minimumDate: earliest, maximumDate: latest,
                displayedComponents: components)
            DatePickerBase(
                content: make(configuration).environment(\.datePickerStyle, nil), selection: selection, earliest: earliest,
                latest: latest)
        } else if isConfigured {
            label
        } else {
            DatePickerBase(content: label, selection: selection, earliest: earliest, latest: latest)
        }
    }
}

/// A date picker as drivers see it.
nonisolated struct DatePickerBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var selection: Binding<Date>
    var earliest: Date?
    var latest: Date?

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        let picker = value.pointee
        element.kind = "DatePicker"
        element.offer(
            .select(
                get: { AnyHashable(picker.selection.wrappedValue) },
                set: { tag in
                    guard let date = tag.base as? Date else { return false }
                    var allowed = date
                    if let earliest = picker.earliest { allowed = max(allowed, earliest) }
                    if let latest = picker.latest { allowed = min(allowed, latest) }
                    picker.selection.wrappedValue = allowed
                    return true
                }))
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

extension DatePicker where Label == Text {
    /// A picker with a title for dates of a range.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A picker with a title for dates from one on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A picker with a title for dates up to one.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A picker with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(titleKey), selection: selection, components: displayedComponents)
    }

    /// A picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(title), selection: selection, components: displayedComponents)
    }

    /// A picker with a title for dates of a range.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, earliest: range.lowerBound, latest: range.upperBound,
            components: displayedComponents)
    }

    /// A picker with a title for dates from one on.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, earliest: range.lowerBound, components: displayedComponents)
    }

    /// A picker with a title for dates up to one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, latest: range.upperBound, components: displayedComponents)
    }
}
