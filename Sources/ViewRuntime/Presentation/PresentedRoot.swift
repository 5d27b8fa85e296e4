/// What a sheet and its like present: told from what stands beside it as presented, by what presents it.
nonisolated struct PresentedRoot<Content: View>: View {
    var content: Content
    /// `Sheet`, `Popover`, …
    var kind: String

    typealias Body = Never
    var body: Never { fatalError("PresentedRoot has no body") }

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(PresentedRootSlot<Content>.self, at: offset)
    }
}

/// Mounts presented content with an identity of its kind.
final class PresentedRootSlot<Content: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(PresentedRootSlot<Content>.self) { PresentedRootSlot<Content>() } }

    private final class Node: ViewNode {
        init(parent: ViewNode, environment: EnvironmentNode) {
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }

        override func dismantle() {
            if !host.presentations.isEmpty { host.presentations[id] = nil }
        }
    }

    private lazy var content = TypedContent<Content>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = Node(parent: parent, environment: environment)
        if node.host.instrument != nil {
            node.host.presentations[node.id] = value.assumingMemoryBound(to: PresentedRoot<Content>.self).pointee.kind
        }
        // The content is the first stored property.
        node.children = [content.mount(value, parent: node, environment: environment, identity: .structural(slot: 0))]
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) { content.update(node.children[0], value) }
}
