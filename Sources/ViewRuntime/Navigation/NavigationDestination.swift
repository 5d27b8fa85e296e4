import DependencyGraph

/// Declares the screen for values of one type.
nonisolated struct ValueDestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
    typealias Body = Never
    nonisolated(unsafe) var destination: (Value) -> Destination

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        // The destination first: what is pushed while the content is mounted must find it.
        _ = builder.slot(ValueDestinationSlot<Value, Destination>.self, at: modifierOffset)
        return builder.view(Wrapped.self, at: offset)
    }
}

final class ValueDestinationSlot<Value: Hashable, Destination: View>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(ValueDestinationSlot<Value, Destination>.self) { ValueDestinationSlot<Value, Destination>() }
    }

    /// Registers while it is in the tree.
    private final class Node: ViewNode {
        init(parent: ViewNode, environment: EnvironmentNode) {
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }

        override func dismantle() { environment.values.navigationCoordinator?.remove(owner: self) }
        override func elements(_ reader: inout TreeReader) {}
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = Node(parent: parent, environment: environment)
        update(node, value)
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let destination = value.assumingMemoryBound(to: ValueDestinationModifier<Value, Destination>.self)
            .pointee.destination
        node.environment.values.navigationCoordinator?.register(
            .init(type: ObjectIdentifier(Value.self)) { erased in
                (erased.base as? Value).map { AnyView(destination($0)) }
            }, owner: node)
    }
}

/// Pushes a screen while a binding is true, or holds an item.
nonisolated struct BoundDestinationModifier<Destination: View>: FrameworkModifier {
    // Kept without the wrappers' sugar, which Swift does not allow in types that are made anywhere.
    var isPresented: Binding<Bool>
    /// Made whenever the body in which the modifier stands runs, whether or not it is presented (C146).
    var destination: Destination
    @Environment(\.navigationCoordinator) private var coordinator
    private let key = State(initialValue: PresentationKey())

    init(isPresented: Binding<Bool>, destination: Destination) {
        self.isPresented = isPresented
        self.destination = destination
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(PresentedDestination(extra: extra, coordinator: coordinator))
    }

    private var extra: NavigationCoordinator.Extra? {
        guard isPresented.wrappedValue else { return nil }
        let binding = isPresented
        return .init(
            key: ObjectIdentifier(key.wrappedValue), name: TypeNames.printed(Destination.self), content: AnyView(destination),
            popped: { binding.wrappedValue = false })
    }
}

/// Tells one presentation from another.
final class PresentationKey: FreshlyMade, @unchecked Sendable {}

/// Hands a pushed screen to the stack, each time the body that pushes it runs (C146).
nonisolated struct PresentedDestination: ViewModifier {
    typealias Body = Never
    nonisolated(unsafe) var extra: NavigationCoordinator.Extra?
    var coordinator: NavigationCoordinator?

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let content = builder.view(Wrapped.self, at: offset)
        _ = builder.slot(PresentedDestinationSlot.self, at: modifierOffset)
        return content
    }
}

final class PresentedDestinationSlot: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(PresentedDestinationSlot.self) { PresentedDestinationSlot() } }

    /// Takes the screen away with what pushed it.
    private final class Node: ViewNode {
        var key: ObjectIdentifier?

        init(parent: ViewNode, environment: EnvironmentNode) {
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }

        override func dismantle() {
            if let key { environment.values.navigationCoordinator?.withdraw(key: key) }
        }
        override func elements(_ reader: inout TreeReader) {}
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = Node(parent: parent, environment: environment)
        update(node, value)
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: Node.self)
        let modifier = value.assumingMemoryBound(to: PresentedDestination.self).pointee
        if let extra = modifier.extra {
            node.key = extra.key
            modifier.coordinator?.present(extra)
        } else if let key = node.key {
            node.key = nil
            modifier.coordinator?.withdraw(key: key)
        }
    }
}

extension View {
    /// Declares the screen that a pushed value of the type becomes.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ValueDestinationModifier(destination: destination))
    }

    /// Pushes a screen while the binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(BoundDestinationModifier(isPresented: isPresented, destination: destination()))
    }

    /// Pushes a screen while the binding holds an item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            BoundDestinationModifier(
                isPresented: item.mapped({ $0 != nil }) { item, isPresented in if !isPresented { item = nil } },
                destination: ItemDestination(item: item.live, content: destination)))
    }
}

/// The screen for the item that a binding holds.
nonisolated private struct ItemDestination<Item: Hashable, Content: View>: FrameworkView {
    var item: Binding<Item?>
    nonisolated(unsafe) var content: (Item) -> Content

    @MainActor var body: some View {
        if let item = item.wrappedValue { content(item).id(item) }
    }
}
