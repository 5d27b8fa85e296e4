/// A navigation stack in the older form, always of one column here.
nonisolated public struct NavigationView<Content: View>: FrameworkView {
    var content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor @preconcurrency public var body: some View { NavigationStack { content } }
}

/// How navigation views look; only the package's own styles exist, and all of them show one column.
public protocol NavigationViewStyle {}
/// The style that a place suggests.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Columns beside each other; here, one.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Two columns, as they were called first; here, one.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }

extension View {
    /// Sets how navigation views below look. Inert: all styles are evaluated alike.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        inert(TypeNames.printed(S.self))
    }

    /// Puts views at both ends of the navigation bar, in the older form.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Puts a view at the leading end of the navigation bar, in the older form.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Puts a view at the trailing end of the navigation bar, in the older form.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
