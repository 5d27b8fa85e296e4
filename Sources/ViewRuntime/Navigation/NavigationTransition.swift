import Foundation

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
    /// Names the view out of which a screen comes, and how it looks while it does. Inert: screens change at once.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        inert("\(id)")
    }
}

/// How the view looks out of which a screen comes.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A view out of which a screen comes, as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    /// With a background in a style.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// Cut along a shape.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// With a shadow.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration {
        self
    }
}
