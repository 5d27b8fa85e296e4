import DependencyGraph
import Foundation

/// A key for a value whose type and default say enough; `Tag` tells one from another.
private struct StandardKey<Tag, Value: Sendable & Defaulted>: EnvironmentKey {
    static var defaultValue: Value { Value.standard }
}

/// A type whose values have a usual one in the environment.
private protocol Defaulted { static var standard: Self { get } }

extension Optional: Defaulted { fileprivate static var standard: Self { nil } }
extension Bool: Defaulted { fileprivate static var standard: Bool { false } }

private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct MultilineKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct HostSizeKey: EnvironmentKey { static var defaultValue: CGSize { CGSize(width: 393, height: 852) } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

private enum Tags {
    enum Font {}
    enum Weight {}
    enum Bold {}
    enum Italic {}
    enum Foreground {}
    enum Tint {}
    enum TextCase {}
    enum Autocorrection {}
    enum Capitalization {}
    enum Submit {}
    enum ReduceMotion {}
    enum ReduceTransparency {}
    enum DifferentiateWithoutColor {}
    enum InvertColors {}
    enum VoiceOver {}
    enum SwitchControl {}
    enum Focused {}
    enum LargeContent {}
}

extension EnvironmentValues {
    /// Whether views take input here.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The font of text that sets none.
    public var font: Font? {
        get { self[StandardKey<Tags.Font, Font?>.self] }
        set { self[StandardKey<Tags.Font, Font?>.self] = newValue }
    }

    var fontWeight: Font.Weight? {
        get { self[StandardKey<Tags.Weight, Font.Weight?>.self] }
        set { self[StandardKey<Tags.Weight, Font.Weight?>.self] = newValue }
    }

    var isBold: Bool {
        get { self[StandardKey<Tags.Bold, Bool>.self] }
        set { self[StandardKey<Tags.Bold, Bool>.self] = newValue }
    }

    var isItalic: Bool {
        get { self[StandardKey<Tags.Italic, Bool>.self] }
        set { self[StandardKey<Tags.Italic, Bool>.self] = newValue }
    }

    package var foregroundStyle: AnyShapeStyle? {
        get { self[StandardKey<Tags.Foreground, AnyShapeStyle?>.self] }
        set { self[StandardKey<Tags.Foreground, AnyShapeStyle?>.self] = newValue }
    }

    package var tint: AnyShapeStyle? {
        get { self[StandardKey<Tags.Tint, AnyShapeStyle?>.self] }
        set { self[StandardKey<Tags.Tint, AnyShapeStyle?>.self] = newValue }
    }

    /// The space between lines in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How much smaller text may become in order to fit.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// How lines of text stand to one another.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineKey.self] }
        set { self[MultilineKey.self] = newValue }
    }

    /// Where text is cut that does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The case in which letters are shown.
    public var textCase: Text.Case? {
        get { self[StandardKey<Tags.TextCase, Text.Case?>.self] }
        set { self[StandardKey<Tags.TextCase, Text.Case?>.self] = newValue }
    }

    /// Whether keyboards leave words as they are written.
    public var autocorrectionDisabled: Bool {
        get { self[StandardKey<Tags.Autocorrection, Bool>.self] }
        set { self[StandardKey<Tags.Autocorrection, Bool>.self] = newValue }
    }

    var autocapitalization: TextInputAutocapitalization? {
        get { self[StandardKey<Tags.Capitalization, TextInputAutocapitalization?>.self] }
        set { self[StandardKey<Tags.Capitalization, TextInputAutocapitalization?>.self] = newValue }
    }

    var submitLabel: SubmitLabel? {
        get { self[StandardKey<Tags.Submit, SubmitLabel?>.self] }
        set { self[StandardKey<Tags.Submit, SubmitLabel?>.self] = newValue }
    }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How strongly colours differ.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The size of text that a person has chosen.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The direction in which text runs.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the app is used.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether a person edits the list. Without another one around, it is one of the host's.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? hostEditMode }
        set { self[EditModeKey.self] = newValue }
    }

    /// Pixels in a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Why content is not shown as it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The size of the host in points.
    package var hostSize: CGSize {
        get { self[HostSizeKey.self] }
        set { self[HostSizeKey.self] = newValue }
    }

    /// Whether the nearest view that can have the focus has it.
    public internal(set) var isFocused: Bool {
        get { self[StandardKey<Tags.Focused, Bool>.self] }
        set { self[StandardKey<Tags.Focused, Bool>.self] = newValue }
    }

    /// Whether a person wants little movement.
    public var accessibilityReduceMotion: Bool {
        get { self[StandardKey<Tags.ReduceMotion, Bool>.self] }
        set { self[StandardKey<Tags.ReduceMotion, Bool>.self] = newValue }
    }

    /// Whether a person wants opaque backgrounds.
    public var accessibilityReduceTransparency: Bool {
        get { self[StandardKey<Tags.ReduceTransparency, Bool>.self] }
        set { self[StandardKey<Tags.ReduceTransparency, Bool>.self] = newValue }
    }

    /// Whether a person needs more than colour to tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[StandardKey<Tags.DifferentiateWithoutColor, Bool>.self] }
        set { self[StandardKey<Tags.DifferentiateWithoutColor, Bool>.self] = newValue }
    }

    /// Whether colours are turned into their opposites.
    public var accessibilityInvertColors: Bool {
        get { self[StandardKey<Tags.InvertColors, Bool>.self] }
        set { self[StandardKey<Tags.InvertColors, Bool>.self] = newValue }
    }

    /// Whether a screen reader is on.
    public var accessibilityVoiceOverEnabled: Bool {
        get { self[StandardKey<Tags.VoiceOver, Bool>.self] }
        set { self[StandardKey<Tags.VoiceOver, Bool>.self] = newValue }
    }

    /// Whether switches are used as input.
    public var accessibilitySwitchControlEnabled: Bool {
        get { self[StandardKey<Tags.SwitchControl, Bool>.self] }
        set { self[StandardKey<Tags.SwitchControl, Bool>.self] = newValue }
    }
}
