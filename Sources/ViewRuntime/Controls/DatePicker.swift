import Foundation

/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// Picks a date.
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
    public typealias Components = DatePickerComponents
    public typealias Body = Never
    var label: Label
    var selection: Binding<Date>
    var earliest: Date?
    var latest: Date?
    var components: Components

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

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        let picker = value.pointee
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

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Label.self, at: offset)]
    }
}

extension DatePicker where Label == Text {
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

/// Picks a colour.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
    public typealias Body = Never
    var label: Label
    var selection: Binding<Color>

    /// A picker with a label.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        let selection = value.pointee.selection
        element.offer(
            .select(
                get: { AnyHashable(selection.wrappedValue) },
                set: { tag in
                    guard let color = tag.base as? Color else { return false }
                    selection.wrappedValue = color
                    return true
                }))
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Label.self, at: offset)]
    }
}

extension ColorPicker where Label == Text {
    /// A picker with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection) { Text(title) }
    }
}

extension View {
    /// Sets how date pickers below look. Inert: all date pickers are evaluated alike.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        inert(TypeNames.printed(S.self))
    }
}

/// How date pickers look; only the package's own styles exist.
public protocol DatePickerStyle {}
/// The style that a place suggests.
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
/// A field that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }
