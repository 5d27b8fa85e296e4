import Foundation

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let onScrollDown = Self(name: "onScrollDown")
    public static let onScrollUp = Self(name: "onScrollUp")
    public static let never = Self(name: "never")
}

/// Where tabs stand at first that may stand in two places.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let tabBar = Self(name: "tabBar")
    public static let sidebar = Self(name: "sidebar")
}

extension View {
    /// Says when the bar of the tabs below becomes small. Inert: it keeps its size.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { inert(behavior.name) }

    /// Says where the tabs below stand at first. Inert: they stand in a bar.
    nonisolated public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View {
        inert(placement.name)
    }

    /// Puts content at the bottom of the tabs, above their bar.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        safeAreaInset(edge: .bottom, spacing: 0, content: content)
    }
}
