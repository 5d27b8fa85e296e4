/// Behind what a background stands.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    public static let widget = Self(name: "widget")
    public static let navigation = Self(name: "navigation")
    public static let navigationSplitView = Self(name: "navigationSplitView")
    public static let tabView = Self(name: "tabView")
    public static let window = Self(name: "window")
}

extension View {
    /// Sets what is behind the container. Inert: it is not drawn.
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        inert(container.name)
    }
    /// Sets what is behind the container. Inert: it is not mounted.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        inert(container.name)
    }
    /// Marks what changes while a widget's action runs. Inert: no widget is installed.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { inert(invalidatable) }
    /// Colours the lines between sections of lists. Inert: they are drawn as they are.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        inert(color.map { "\($0)" } ?? "")
    }
}

extension NavigationLink {
    /// Says whether the link shows its screen in the detail of a split view. Inert: where it shows it does not depend on this.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { inert(isDetailLink) }
}
