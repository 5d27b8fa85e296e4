import Foundation

// How windows look, and when a system opens them: there is no window system here, so none of this changes what is evaluated or laid out.

/// How windows look.
public protocol WindowStyle {}

/// The usual look.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// No title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
/// No frame around the content.
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// How the toolbars of windows look.
public protocol WindowToolbarStyle {}

/// The usual look.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// Toolbar and title in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool) {}
}
/// Toolbar and title in one low row.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool) {}
}
/// The toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: Self { Self() }
    public static func unified(showsTitle: Bool) -> Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { Self() }
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }

/// What decides how large a window can be.
public struct WindowResizability: Sendable {
    public static let automatic = Self()
    public static let contentSize = Self()
    public static let contentMinSize = Self()
}

/// Whether a scene opens a window when the app is launched.
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = Self()
    public static let presented = Self()
    public static let suppressed = Self()
}

/// Whether a system opens a scene's windows again after the app was quit.
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = Self()
    public static let disabled = Self()
}

/// Above which other windows a window stands.
public struct WindowLevel: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let normal = Self(name: "normal")
    public static let desktop = Self(name: "desktop")
    public static let floating = Self(name: "floating")
}

/// Work that a system has an app do while it is not used.
public struct BackgroundTask<Request, Response>: Sendable {
    private init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A refresh of the app with that identifier.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// Events of a background session of URL loading.
    public static var urlSession: BackgroundTask<String, Void> { .init() }
    /// Events of the background session with that identifier.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> where Request == String { .init() }
}

extension Scene {
    /// How the windows look. Inert: there are no window frames here.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { inert() }

    /// How the windows' toolbars look. Inert: there are no window frames here.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { inert() }

    /// How large windows can be. Inert: each window is as large as its host.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { inert() }

    /// How large windows are at first. Inert: each window is as large as its host.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { inert() }

    /// How large windows are at first. Inert: each window is as large as its host.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { inert() }

    /// Where windows stand at first. Inert: there is no screen to stand on.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { inert() }

    /// Above which windows the scene's stand. Inert: there is no screen to stand on.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { inert() }

    /// Whether the scene opens a window at launch. Inert: the first scene with windows does.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { inert() }

    /// Whether windows are opened again after a quit. Inert: nothing is restored.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { inert() }

    /// Which external events open a window of the scene. Inert: `open(_:)` of a host delivers to the front window.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { inert() }

    /// The shortcut that opens the scene's window. Inert: a host has no menu of windows.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene { inert() }

    /// What system parts are seen above the content. Inert: there are none.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { inert() }

    /// What is done in the background. Inert: no system asks for it, and the action never runs.
    nonisolated public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { inert() }
}

extension View {
    /// Which external events the view's window takes. Inert: `open(_:)` of a host delivers to the front window.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { inert(preferring.sorted().joined(separator: ", ")) }
}
