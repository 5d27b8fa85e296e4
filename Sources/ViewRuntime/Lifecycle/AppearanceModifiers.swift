import DependencyGraph

/// Runs actions when its content appears and disappears.
nonisolated struct AppearanceModifier: ViewModifier, ActionHolding {
    typealias Body = Never
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        // Content first: its appear actions run before these (C211).
        let first = builder.slots.count
        let content = builder.view(Wrapped.self, at: offset)
        builder.slot(AppearanceSlot.self, at: modifierOffset, around: first, content: content)
        return content
    }
}

extension View {
    /// Runs an action before the view first appears, and each time it appears again.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action))
    }

    /// Runs an action after the view has disappeared.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onDisappear: action))
    }
}

final class AppearanceSlot: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(AppearanceSlot.self) { AppearanceSlot() } }

    final class Node: LifecycleNode {
        var modifier: AppearanceModifier

        init(_ modifier: AppearanceModifier, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }

        override func appeared(_ queue: inout ActionQueue) {
            host.instrument?.appeared(reported.id)
            // The closure that is installed now runs (C217).
            if let action = modifier.onAppear { queue.add(Cause(.appear, name: reportedName), at: reported.id, action) }
        }

        override func disappeared(_ queue: inout ActionQueue) {
            host.instrument?.disappeared(reported.id)
            if let action = modifier.onDisappear { queue.add(Cause(.appear, name: reportedName), at: reported.id, action) }
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        Node(value.assumingMemoryBound(to: AppearanceModifier.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: Node.self).modifier = value.assumingMemoryBound(to: AppearanceModifier.self).pointee
    }
}

/// A node that follows whether its content is on screen.
class LifecycleNode: ViewNode, AppearanceNode {
    private(set) var isVisible = false

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        host.actions.appearanceNodes += 1
    }

    override func dismantle() { host.actions.appearanceNodes -= 1 }

    final func appear(_ queue: inout ActionQueue) {
        guard !isVisible, showsContent else { return }
        isVisible = true
        appeared(&queue)
    }

    final func disappear(_ queue: inout ActionQueue) {
        guard isVisible else { return }
        isVisible = false
        disappeared(&queue)
    }

    /// Whether there is a view in the content: a group without one does not appear.
    final var showsContent: Bool {
        guard let structure = parent as? StructureNode, structure.plan.hasPassingContent,
            let slot = structure.children.firstIndex(where: { $0 === self }),
            let content = structure.plan.slots[slot].content
        else { return true }
        return ViewPresence.isAny(in: content, of: structure)
    }

    func appeared(_ queue: inout ActionQueue) {}
    func disappeared(_ queue: inout ActionQueue) {}

    /// The name of the view in whose body the modifier stands, for causes.
    final var reportedName: String {
        (reported as? BodyNode)?.type.description.name ?? ""
    }
}
