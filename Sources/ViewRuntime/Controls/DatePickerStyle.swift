import Foundation

/// What a style of date pickers is told.
public struct DatePickerStyleConfiguration {
    public typealias Label = _StylePart<_LabelPart>
    public let label: Label
    /// The date that is picked; a style writes it.
    @Binding public var selection: Date
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The picker that a style is given.
    nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            label: configuration.label, selection: configuration.$selection, earliest: configuration.minimumDate,
            latest: configuration.maximumDate, components: configuration.displayedComponents)
        isConfigured = true
    }
}

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    /// What a date picker looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct DatePickerStyleBody<Style: DatePickerStyle>: FrameworkView {
    var style: StyleProperty<Style>
    var label: DatePickerStyleConfiguration.Label
    @Binding var selection: Date
    var minimumDate: Date?
    var maximumDate: Date?
    var components: DatePickerComponents

    nonisolated init(_ style: Style, _ configuration: DatePickerStyleConfiguration) {
        self.style = StyleProperty(style)
        label = configuration.label
        _selection = configuration.$selection
        minimumDate = configuration.minimumDate
        maximumDate = configuration.maximumDate
        components = configuration.displayedComponents
    }

    @MainActor var body: some View {
        style.style.makeBody(
            configuration: DatePickerStyleConfiguration(
                label: label, selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
                displayedComponents: components))
    }
}

extension EnvironmentValues {
    var datePickerStyle: ControlStyle<DatePickerStyleConfiguration>? {
        get { self[StyleKey<DatePickerStyleConfiguration>.self] }
        set { self[StyleKey<DatePickerStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets how date pickers below look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        styled(\.datePickerStyle, style) { AnyView(DatePickerStyleBody(style, $0)) }
    }
}

/// The style that a place suggests.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A field that opens a calendar.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A calendar.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// Wheels.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A field to write the date into.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A field to write the date into, with a stepper.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension DatePickerStyle where Self == FieldDatePickerStyle { @_disfavoredOverload nonisolated public static var field: Self { Self() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { @_disfavoredOverload nonisolated public static var stepperField: Self { Self() } }
extension DatePickerStyle where Self == DefaultDatePickerStyle { nonisolated public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { nonisolated public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { nonisolated public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { nonisolated public static var wheel: Self { Self() } }
