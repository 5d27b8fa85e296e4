import Foundation

/// Where a tab may stand.
public struct TabPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let pinned = Self(name: "pinned")
    public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// What a person may do to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let reorderable = Self(name: "reorderable")
    public static let disabled = Self(name: "disabled")
}

/// How a person has arranged the tabs. Nobody arranges them here: it is empty.
public struct TabViewCustomization: Hashable, Codable, Sendable {
    public init() {}
    /// Lets tabs stand as they are written.
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
    /// What was said of one tab.
    public struct TabCustomization: Hashable, Sendable {
        /// Whether it stands in the bar, and in the sidebar.
        public var tabBarVisibility = Visibility.automatic
        public var sidebarVisibility = Visibility.automatic
    }
    public subscript(tab id: String) -> TabCustomization { TabCustomization() }
}

/// When searching begins in the tab for it.
public struct TabSearchActivation: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let searchTabSelection = Self(name: "searchTabSelection")
}

/// What tabs are made of.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
    associatedtype TabValue: Hashable
}

extension Tab: TabContent { public typealias TabValue = Value }
extension TabSection: TabContent { public typealias TabValue = SelectionValue }

extension Tab {
    nonisolated private func inertly<Value2>(_ value: Value2, _ api: StaticString) -> Tab<Value, some View, Label> {
        with(content.inert(value, api: api))
    }

    /// Names the tab for a person's arrangement. Inert: nobody arranges tabs.
    nonisolated public func customizationID(_ id: String) -> Tab<Value, some View, Label> { inertly(id, "customizationID(_:)") }

    /// Says what a person may do to the tab. Inert: nobody arranges tabs.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> Tab<Value, some View, Label> {
        inertly(behavior.name, "customizationBehavior(_:for:)")
    }

    /// Says where the tab may stand. Inert: tabs stand in a bar.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> Tab<Value, some View, Label> {
        inertly(placement.name, "tabPlacement(_:)")
    }

    /// Says where the tab stands before a person has arranged tabs. Inert: nobody arranges them.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> Tab<Value, some View, Label> {
        inertly(visibility, "defaultVisibility(_:for:)")
    }

    /// Gives the tab actions when it is swiped in a sidebar. Inert: tabs stand in a bar.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> Tab<Value, some View, Label> {
        inertly(edge, "swipeActions(edge:allowsFullSwipe:content:)")
    }

    /// Names the tab for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> Tab<Value, Content, some View> {
        Tab<Value, Content, _>(content: content, label: label.accessibilityIdentifier(identifier), value: value)
    }
}

extension TabSection {
    /// Names the section for a person's arrangement: nobody arranges tabs here.
    nonisolated public func customizationID(_ id: String) -> TabSection { self }

    /// Says where the section may stand: tabs stand in a bar here.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> TabSection { self }

    /// Says where the section stands before a person has arranged tabs: nobody arranges them here.
    nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> TabSection { self }

    /// Gives the section actions in a sidebar: tabs stand in a bar here.
    nonisolated public func sectionActions<T: View>(@ViewBuilder content: () -> T) -> TabSection { self }
}

extension Tab where Label == ViewRuntime.Label<Text, Image> {
    /// A tab with a title and a picture of the app's.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { ViewRuntime.Label(titleKey, image: image) }
    }

    /// A tab with a title and a picture of the app's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { ViewRuntime.Label(title, image: image) }
    }

    /// A tab with a title and a picture of the app's.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(content: content) { ViewRuntime.Label(titleKey, image: image) }
    }

    /// A tab with a title and a symbol, for a role.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(content: content) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A tab with a title and a symbol, for a role.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}

extension View {
    /// Keeps how a person arranges the tabs. Inert: nobody does.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { inert(true) }

    /// Puts content at the bottom of the tabs, above their bar, where it is enabled.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        safeAreaInset(edge: .bottom, spacing: 0) { if isEnabled { content() } }
    }

    /// Puts content above the tabs of a sidebar. Inert: tabs stand in a bar.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { inert(true) }

    /// Puts content below the tabs of a sidebar. Inert: tabs stand in a bar.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { inert(true) }

    /// Puts content at the bottom of a sidebar of tabs. Inert: tabs stand in a bar.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { inert(true) }

    /// Says when searching begins in the tab for it. Inert: it begins when the field is used.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { inert(activation.name) }
}
