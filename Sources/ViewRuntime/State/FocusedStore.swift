import DependencyGraph

/// What the views of a host hand up with `focusedSceneValue`. Used on the main thread.
final class FocusedStore: GraphSource {
    private var writers: [(node: ViewNode, write: (inout FocusedValues) -> Void)] = []
    private var dependents: [any LocationDependent] = []
    // It belongs to the host, which is asked while it goes as well.
    private unowned(unsafe) let host: HostCore

    init(_ host: HostCore) { self.host = host }

    /// What is handed up in the front window, or in a host that runs no app; of several views, what stands deepest or last in the tree.
    var values: FocusedValues {
        var values = FocusedValues()
        let front = host.windows?.front
        for writer in writers {
            if let front, let window = writer.node.environment.values.openedWindow, window !== front { continue }
            writer.write(&values)
        }
        // What the view with the focus hands up counts before what a scene does.
        if let environment = host.focusedEnvironment, !environment.isRemoved {
            for write in environment.values.focusedValueWrites { write.write(&values) }
        }
        return values
    }

    /// The node hands something up from now on.
    func write(_ node: ViewNode, _ write: @escaping (inout FocusedValues) -> Void) {
        if let index = writers.firstIndex(where: { $0.node === node }) {
            writers[index].write = write
        } else {
            writers.append((node, write))
        }
        changed()
    }

    func remove(_ node: ViewNode) {
        writers.removeAll { $0.node === node }
        changed()
    }

    /// Something else may be handed up: whoever reads it looks again, in a transaction of its own.
    func changed() {
        if dependents.isEmpty || host.isEnded { return }
        host.graph.enter(self, write: host.graph.ids.nextWrite())
        host.wake()
    }

    override func commit(_ transaction: TransactionID, write: WriteID) {
        for dependent in dependents { dependent.locationCommitted(write) }
    }

    func add(_ dependent: any LocationDependent) { dependents.append(dependent) }
    func remove(_ dependent: any LocationDependent) { dependents.removeAll { $0 === dependent } }
}

/// Hands a value up while its content is in the tree.
nonisolated struct FocusedSceneModifier: ViewModifier {
    typealias Body = Never
    var write: (inout FocusedValues) -> Void

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let first = builder.slots.count
        let content = builder.view(Wrapped.self, at: offset)
        builder.slot(FocusedSceneSlot.self, at: modifierOffset, around: first, content: content)
        return content
    }
}

extension View {
    /// Hands a value up to commands and to other parts of the app as long as the view's window is in front.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedSceneModifier { $0[keyPath: keyPath] = value })
    }

    /// Hands a value up to commands and to other parts of the app as long as the view's window is in front; nil hands nothing up.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedSceneModifier { if let value { $0[keyPath: keyPath] = value } })
    }
}

final class FocusedSceneSlot: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(FocusedSceneSlot.self) { FocusedSceneSlot() } }

    private final class Node: ViewNode {
        var modifier: FocusedSceneModifier

        init(_ modifier: FocusedSceneModifier, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
            host.focused.write(self, modifier.write)
        }

        override func dismantle() { host.focused.remove(self) }
    }

    private let comparison = ComparisonPlan.plan(for: FocusedSceneModifier.self)

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        Node(value.assumingMemoryBound(to: FocusedSceneModifier.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: Node.self)
        if withUnsafePointer(to: &node.modifier, { comparison.compare($0, value) == .equal }) { return }
        node.modifier = value.assumingMemoryBound(to: FocusedSceneModifier.self).pointee
        node.host.focused.write(node, node.modifier.write)
    }
}
