import DependencyGraph

/// The root of a tree.
final class RootNode: ViewNode {
    static let description = ViewTypeDescription(name: "Host", module: "ViewRuntime", kind: .host, properties: [])

    init(host: HostCore, environment: EnvironmentNode) {
        super.init(host: host, parent: nil, environment: environment, addsDepth: false)
        host.nextIdentity = .root
        host.created(self, type: RootNode.description, slot: 0)
    }

    override var isReported: Bool { true }
}
