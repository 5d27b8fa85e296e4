import DependencyGraph

extension EnvironmentValues {
    /// Whether a person edits the list, in a host whose environment says nothing else: it begins inactive, and `EditButton` changes it.
    var hostEditMode: Binding<EditMode>? {
        guard let host = host?.host else { return nil }
        return Binding(location: HostEditModeLocation(host), snapshot: host.editMode)
    }
}

/// The edit mode of a host: a write changes what the environment's readers see.
private final class HostEditModeLocation: AnyLocation<EditMode>, @unchecked Sendable {
    private weak let host: HostCore?

    init(_ host: HostCore) { self.host = host }

    override func get() -> EditMode { host?.editMode ?? .inactive }

    override func set(_ value: EditMode, _ transaction: Transaction) {
        guard let host, host.editMode != value, !host.isEnded else { return }
        host.editMode = value
        host.updateEnvironment(key: "\\.editMode") { _ in }
    }

    override func isSame(as other: AnyLocation<EditMode>) -> Bool {
        (other as? HostEditModeLocation)?.host === host
    }
}
