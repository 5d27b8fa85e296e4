import TraceReader

/// An API that compiles and has no effect where the traces were recorded, with the views that use it.
public struct InertAPI: Hashable, Sendable, Codable {
    /// The name with its labels, as `blur(radius:opaque:)`.
    public var api: String
    /// The printed names of the views that use it, sorted; empty where the content of a host uses it itself.
    public var views: [String]

    /// The inert APIs of all traces, sorted by name. Cost: linear in their records of this kind.
    static func all(in model: AnalysisModel) -> [InertAPI] {
        var views: [String: Set<String>] = [:]
        for tables in model.traces.map(\.tables) {
            for use in tables.inertUses {
                let owner = use.owner.map { tables.names.typeName(tables.identities[$0].type) }
                views[tables.names[use.api], default: []].formUnion(owner.map { [$0] } ?? [])
            }
        }
        return views.map { InertAPI(api: $0.key, views: $0.value.sorted()) }.sorted { $0.api < $1.api }
    }
}
