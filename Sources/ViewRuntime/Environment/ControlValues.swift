import Foundation

// Values that modifiers write for the controls below, and that views and styles read.

private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private struct DismissesKeyboardKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }
private struct VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct SpringKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private struct LabelsKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct ProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private struct TabPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
private struct SuggestionsKey: EnvironmentKey { static var defaultValue: SearchSuggestionsPlacement { .automatic } }

extension EnvironmentValues {
    /// The style of backgrounds that name none; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// Whether scroll views below scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// How content changes within a view.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// The order of the items in menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether buttons act again and again while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatKey.self] }
        set { self[RepeatKey.self] = newValue }
    }

    /// How scrolling puts the keyboard away.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }

    /// Which form of symbols is shown.
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }

    /// What happens where something is held over a control.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringKey.self] }
        set { self[SpringKey.self] = newValue }
    }

    /// Whether the labels of controls are shown.
    public var labelsVisibility: Visibility {
        get { self[LabelsKey.self] }
        set { self[LabelsKey.self] = newValue }
    }

    /// Whether controls show that they open a menu.
    public var menuIndicatorVisibility: Visibility {
        get { self[IndicatorKey.self] }
        set { self[IndicatorKey.self] = newValue }
    }

    /// How much what is behind the view stands out, where a list selects rows.
    public var backgroundProminence: BackgroundProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// Whether text is left as it is typed, as it was called first.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }

    /// Where the tabs stand; nil outside of them.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabPlacementKey.self] }
        set { self[TabPlacementKey.self] = newValue }
    }

    /// Whether the sections of tabs are shown. They stand in one bar here.
    public var isTabBarShowingSections: Bool { false }

    /// Where suggestions of a search are shown.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SuggestionsKey.self] }
        set { self[SuggestionsKey.self] = newValue }
    }
}

/// How much what is behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    let name: String
    public static let standard = Self(name: "standard")
    public static let increased = Self(name: "increased")
}

/// Where tabs stand.
public struct TabBarPlacement: Hashable, Sendable {
    let name: String
    public static let topBar = Self(name: "topBar")
    public static let sidebar = Self(name: "sidebar")
    public static let bottomBar = Self(name: "bottomBar")
    public static let ornament = Self(name: "ornament")
    public static let pageBar = Self(name: "pageBar")
}

/// What happens where something is held over a control.
public struct SpringLoadingBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

extension View {
    /// Says whether a control acts where something is held over it. Inert: nothing is held over controls.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior).inert(behavior.name)
    }
}
