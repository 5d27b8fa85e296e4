/// Lets views of the package's own find their host.
struct HostReference {
    weak var host: HostCore?
    init(_ host: HostCore) { self.host = host }
}

private struct HostReferenceKey: EnvironmentKey {
    static var defaultValue: HostReference? { nil }
}

extension EnvironmentValues {
    var host: HostReference? {
        get { self[HostReferenceKey.self] }
        set { self[HostReferenceKey.self] = newValue }
    }
}
