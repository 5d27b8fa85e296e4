/// Takes the screen or the presentation away in which it was read.
public struct DismissAction {
    let target: DismissTarget?
    init(_ target: DismissTarget?) { self.target = target }

    /// Dismisses; without effect where nothing is presented.
    @MainActor @preconcurrency public func callAsFunction() { target?.dismiss() }
}

/// What dismissing does at one place.
final class DismissTarget: @unchecked Sendable {
    let dismiss: () -> Void
    init(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Dismisses the presentation in which the view stands.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view stands in something that was presented.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
