import Foundation

/// Opens windows of the app's scenes.
///
/// Without effect in a host that runs no app. Where no scene of the app has such windows, none is opened, with a warning.
@MainActor @preconcurrency
public struct OpenWindowAction {
    let windows: AppWindows?

    /// Opens a window of the scene with that id.
    public func callAsFunction(id: String) { windows?.open(id: id, value: nil, type: nil) }

    /// Opens a window for a value, of the first scene for values of its type.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        windows?.open(id: nil, value: AnyHashable(value), type: ObjectIdentifier(D.self))
    }

    /// Opens a window for a value, of the scene with that id.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        windows?.open(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
    }
}

/// Closes windows of the app's scenes: what is in them disappears, with its state.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let windows: AppWindows?
    let current: OpenedWindow?

    /// Closes the window in which the action was read.
    public func callAsFunction() { if let current { windows?.dismiss(current) } }

    /// Closes the windows of the scene with that id.
    public func callAsFunction(id: String) { windows?.dismiss(id: id, value: nil, type: nil) }

    /// Closes the windows that were opened for a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        windows?.dismiss(id: nil, value: AnyHashable(value), type: ObjectIdentifier(D.self))
    }

    /// Closes the window of the scene with that id that was opened for a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        windows?.dismiss(id: id, value: AnyHashable(value), type: ObjectIdentifier(D.self))
    }
}

/// Opens the window with the app's settings.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    let windows: AppWindows?

    /// Opens the settings.
    public func callAsFunction() { windows?.openSettings() }
}

/// A button that opens the app's settings.
nonisolated public struct SettingsLink<Label: View>: FrameworkView {
    private var label: Label
    @Environment(\.openSettings) private var openSettings

    /// A link with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor @preconcurrency public var body: some View {
        let openSettings = openSettings
        Button(action: { openSettings() }) { label }
    }
}

extension SettingsLink where Label == Text {
    /// A link with the usual label.
    nonisolated public init() { self.init { Text("Settings…") } }
}

private struct AppWindowsKey: EnvironmentKey { static var defaultValue: AppWindows? { nil } }
private struct OpenedWindowKey: EnvironmentKey { static var defaultValue: OpenedWindow? { nil } }
private struct OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction(windows: nil) }
}
private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction(windows: nil, current: nil) }
}
private struct OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction(windows: nil) }
}
private struct SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Opens windows of the app's scenes.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes windows of the app's scenes.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Opens the window with the app's settings.
    public internal(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }

    /// Whether the app can open more than one window: true in a host that runs an app, false in others.
    public internal(set) var supportsMultipleWindows: Bool {
        get { self[SupportsMultipleWindowsKey.self] }
        set { self[SupportsMultipleWindowsKey.self] = newValue }
    }

    /// The scenes of the app that runs.
    var appWindows: AppWindows? {
        get { self[AppWindowsKey.self] }
        set { self[AppWindowsKey.self] = newValue }
    }

    /// The window in which a view stands.
    var openedWindow: OpenedWindow? {
        get { self[OpenedWindowKey.self] }
        set { self[OpenedWindowKey.self] = newValue }
    }
}
