import DependencyGraph
import Foundation

/// Runs an action with addresses that the app is opened with.
nonisolated struct OpenURLModifier: ViewModifier, ActionHolding {
    typealias Body = Never
    nonisolated(unsafe) var action: (URL) -> Void

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let first = builder.slots.count
        let content = builder.view(Wrapped.self, at: offset)
        builder.slot(OpenURLSlot.self, at: modifierOffset, around: first, content: content)
        return content
    }
}

extension View {
    /// Runs an action with each address that the app is opened with while the view is on screen: a host's `open(_:)` delivers it.
    ///
    /// All handlers of the front window get it, content before what is around it.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

final class OpenURLSlot: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(OpenURLSlot.self) { OpenURLSlot() } }

    final class Node: LifecycleNode {
        var modifier: OpenURLModifier

        init(_ modifier: OpenURLModifier, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        Node(value.assumingMemoryBound(to: OpenURLModifier.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: Node.self).modifier = value.assumingMemoryBound(to: OpenURLModifier.self).pointee
    }
}

extension HostCore {
    /// Delivers an address to the `onOpenURL` handlers that are on screen: of the front window, where the host runs an app. Returns how many there were.
    @discardableResult
    package func open(_ url: URL, cause: Cause) -> Int {
        flush()
        guard let root = windows.map({ $0.front?.writer }) ?? self.root else { return 0 }
        var handlers: [OpenURLSlot.Node] = []
        forEachAppearance(below: root) { node in
            if let handler = node as? OpenURLSlot.Node, handler.isVisible { handlers.append(handler) }
        }
        perform(cause) { for handler in handlers { handler.modifier.action(url) } }
        flush()
        return handlers.count
    }
}
