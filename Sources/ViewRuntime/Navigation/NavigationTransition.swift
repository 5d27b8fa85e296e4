/// How a screen comes over another.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The way of the platform.
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated init() {} }
/// Out of a view of the screen before.
public struct ZoomNavigationTransition: NavigationTransition { nonisolated init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
    nonisolated public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view with an id.
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
    /// Says how the screen comes over another. Inert: screens change at once.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { inert("\(type(of: style))") }
    /// Names the view out of which a screen comes. Inert: screens change at once.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { inert("\(id)") }
}
