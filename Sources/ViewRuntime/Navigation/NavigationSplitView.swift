import Foundation

/// Two or three columns, of which the leading ones say what the next one shows.
///
/// Where there is room from side to side (`\.horizontalSizeClass` is `regular`), the columns stand side by side as the visibility says; those
/// that are hidden keep their state. In a compact place, which is the default, they collapse into a stack that shows one column: the first,
/// or the preferred one. A selection in a list of a column, or a link in it, shows the next one; going back takes the selection away,
/// as the stack's back button does.
///
/// A link in a column that pushes a view or a value (with a `navigationDestination` in the same column) puts that in place of the next column's
/// content; in the last column, it pushes onto a stack of that column.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: FrameworkView {
    private var columns: Parts<Sidebar, Content, Detail>
    private var visibility: Binding<NavigationSplitViewVisibility>?
    private var preferred: Binding<NavigationSplitViewColumn>?
    // Kept without the wrappers' sugar, which Swift does not allow in types that are made anywhere.
    private let top = State(initialValue: NavigationSplitViewColumn.sidebar)
    private let coordinator = State(initialValue: SplitCoordinator())
    @Environment(\.horizontalSizeClass) private var sizeClass

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        columns = Parts(first: sidebar, second: content, third: detail)
        self.visibility = visibility
        self.preferred = preferred
    }

    @MainActor @preconcurrency public var body: some View {
        let top = preferred ?? top.projectedValue
        let coordinator = coordinator.wrappedValue
        let _ = coordinator.connect(top, hasContent: Content.self != EmptyView.self)
        SplitContainer(
            columns: columns, visibility: visibility?.wrappedValue ?? .automatic, top: top.wrappedValue.position,
            isCollapsed: sizeClass != .regular, coordinator: coordinator)
    }
}

extension NavigationSplitView {
    /// Three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Three columns, of which a binding says which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Three columns, of which bindings say which are shown, and which one where there is room for one.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Three columns, of which a binding says which is shown where there is room for one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Two columns, of which a binding says which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    /// Two columns, of which bindings say which are shown, and which one where there is room for one.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// Two columns, of which a binding says which is shown where there is room for one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    /// As the place suggests: here, all of them.
    public static var automatic: Self { Self(kind: .automatic) }
    public static var all: Self { Self(kind: .all) }
    /// The last two.
    public static var doubleColumn: Self { Self(kind: .doubleColumn) }
    public static var detailOnly: Self { Self(kind: .detailOnly) }

    /// The first column that is shown, as a position among three.
    var firstPosition: Int {
        switch kind {
        case .automatic, .all: 0
        case .doubleColumn: 1
        case .detailOnly: 2
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let position: Int
    public static var sidebar: Self { Self(position: 0) }
    public static var content: Self { Self(position: 1) }
    public static var detail: Self { Self(position: 2) }
}

/// How split views divide their room. The columns' widths are those of ``NavigationSplitView`` in all styles.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    typealias Configuration = NavigationSplitViewStyleConfiguration
    /// What a split view looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of split views is told: nothing that it could show.
public struct NavigationSplitViewStyleConfiguration {}

/// The style that a place suggests.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// The detail keeps its size.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// The detail makes room for the other columns.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    nonisolated public static var prominentDetail: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    nonisolated public static var balanced: Self { Self() }
}

extension View {
    /// Sets how split views below divide their room. Inert: widths do not depend on it.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        inert(TypeNames.printed(S.self))
    }

    /// Sets the width of the column around, in points. Inert: widths do not depend on it.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        inert(width)
    }

    /// Sets the widths of the column around, in points. Inert: widths do not depend on it.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inert(ideal)
    }
}
