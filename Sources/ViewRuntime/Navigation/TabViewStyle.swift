/// How tab views look; only the package's own styles exist, and the one for pages alone changes something: it has no bar.
public protocol TabViewStyle {}
/// The style that a place suggests.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
/// Tabs that can become a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
/// Pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown that count the pages.
    public struct IndexDisplayMode: Sendable {
        let name: String
        public static let automatic = Self(name: "automatic")
        public static let always = Self(name: "always")
        public static let never = Self(name: "never")
    }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
/// Tabs in a bar alone.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
/// Tabs in groups.
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
/// Pages above one another.
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// What happens to a page while another one comes.
    public struct TransitionStyle: Sendable {
        let name: String
        public static let automatic = Self(name: "automatic")
        public static let blur = Self(name: "blur")
        public static let identity = Self(name: "identity")
    }
    public init(transitionStyle: TransitionStyle = .automatic) {}
}
/// Pages that turn, as they were called first.
public struct CarouselTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { Self() } }
extension TabViewStyle where Self == CarouselTabViewStyle { @_disfavoredOverload public static var carousel: Self { Self() } }
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    @_disfavoredOverload public static var verticalPage: Self { Self() }
    @_disfavoredOverload public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> Self {
        Self(transitionStyle: transitionStyle)
    }
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots look that count pages.
public protocol IndexViewStyle {}
/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is something behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        let name: String
        public static let automatic = Self(name: "automatic")
        public static let interactive = Self(name: "interactive")
        public static let always = Self(name: "always")
        public static let never = Self(name: "never")
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        Self(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    let name: String
    public static let search = TabRole(name: "search")
}

private struct PagedTabsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether tab views show pages, without a bar.
    var tabsArePages: Bool {
        get { self[PagedTabsKey.self] }
        set { self[PagedTabsKey.self] = newValue }
    }
}

extension View {
    /// Sets how tab views below look: pages have no bar. Tabs are evaluated alike in all styles.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabsArePages, style is PageTabViewStyle || style is VerticalPageTabViewStyle || style is CarouselTabViewStyle)
    }

    /// Sets how the dots below look that count pages. Inert: there are no page dots.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        inert(TypeNames.printed(S.self))
    }
}
