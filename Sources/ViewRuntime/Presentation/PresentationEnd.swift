import DependencyGraph

/// Runs an action once a presentation has gone, after the disappear actions of what was presented.
nonisolated struct PresentationEnd: View, ActionHolding {
    typealias Body = Never
    var body: Never { fatalError("the end of a presentation has no body") }
    var isPresented: Bool
    nonisolated(unsafe) var onDismiss: () -> Void

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        _ = builder.slot(PresentationEndSlot.self, at: offset)
        return _PlanElement(.group([]), at: offset)
    }
}

final class PresentationEndSlot: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(PresentationEndSlot.self) { PresentationEndSlot() } }

    private final class Node: ViewNode {
        var wasPresented: Bool

        init(_ isPresented: Bool, parent: ViewNode, environment: EnvironmentNode) {
            wasPresented = isPresented
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let isPresented = value.assumingMemoryBound(to: PresentationEnd.self).pointee.isPresented
        return Node(isPresented, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: Node.self)
        let end = value.assumingMemoryBound(to: PresentationEnd.self).pointee
        if node.wasPresented, !end.isPresented {
            node.host.actions.addDeparting(Cause(.change, name: "onDismiss"), end.onDismiss)
        }
        node.wasPresented = end.isPresented
    }
}
