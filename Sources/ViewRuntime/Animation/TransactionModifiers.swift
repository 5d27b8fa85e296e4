import DependencyGraph

extension View {
    /// Animates the changes of the view that come with a change of the value.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_TransactionModifier(value: value, name: animation?.name ?? "none") { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        })
    }

    /// Animates all changes of the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier(value: AlwaysChanging(), name: animation?.name ?? "none") { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        })
    }

    /// Changes the transaction in which the view is updated, for its animations.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(value: AlwaysChanging(), transform: transform))
    }

    /// Changes the transaction in which the view is updated, where the value has changed.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_TransactionModifier(value: value, transform: transform))
    }
}

extension ViewModifier {
    /// The modifier, whose changes are animated, and those of what it is put around.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        concat(_TransactionModifier(value: AlwaysChanging(), name: animation?.name ?? "none") { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        })
    }

    /// The modifier with another transaction in which it is updated, and what it is put around.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(_TransactionModifier(value: AlwaysChanging(), transform: transform))
    }
}

extension View {
    /// Animates all changes of what the closure puts around the view.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction in which what the closure puts around the view is updated.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self)).transaction(transform)
    }
}

/// For modifiers that are there for each update. All values are equal, so that a body is not taken to have said something new.
nonisolated struct AlwaysChanging: Equatable {}

/// Changes the transaction of the updates of its content, where the value has changed.
nonisolated struct _TransactionModifier<Value: Equatable>: ViewModifier, ActionHolding {
    typealias Body = Never
    var value: Value
    /// The animation's name, for drivers and printing.
    var name: String?
    var transform: (inout Transaction) -> Void

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        Departure.isPlanned = true
        // Before the content: whether the value has changed must be known when content goes.
        let slot = builder.slots.count
        _ = builder.slot(TransactionSlot<Value>.self, at: modifierOffset)
        let element = builder.view(Wrapped.self, at: offset)
        return _PlanElement(.modified(TransactionReader<Value>.shared, slot: slot, element), at: modifierOffset)
    }
}

/// What changes the transaction for what is below.
protocol TransactionScope: ViewNode {
    func change(_ transaction: inout Transaction)
}

final class TransactionSlot<Value: Equatable>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(TransactionSlot<Value>.self) { TransactionSlot<Value>() } }

    private final class Node: ViewNode, TransactionScope {
        private var modifier: _TransactionModifier<Value>
        /// The transaction that brought the value.
        private var changedIn: TransactionID?

        init(_ modifier: _TransactionModifier<Value>, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }

        func receive(_ new: _TransactionModifier<Value>) {
            if modifier.value != new.value { changedIn = graph.currentTransaction }
            modifier = new
        }

        func change(_ transaction: inout Transaction) {
            let isDue = Value.self == AlwaysChanging.self || (changedIn != nil && changedIn == graph.currentTransaction)
            if isDue { modifier.transform(&transaction) }
        }

        override func elements(_ reader: inout TreeReader) {}
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let modifier = value.assumingMemoryBound(to: _TransactionModifier<Value>.self).pointee
        return Node(modifier, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: Node.self)
            .receive(value.assumingMemoryBound(to: _TransactionModifier<Value>.self).pointee)
    }
}

private final class TransactionReader<Value: Equatable>: ModifierReader {
    static var shared: TransactionReader { TypeCache.only(TransactionReader<Value>.self) { TransactionReader() } }

    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) {
        guard !element.isAttachment, element.attributes["animation"] == nil else { return }
        element.attributes["animation"] = value.assumingMemoryBound(to: _TransactionModifier<Value>.self).pointee.name
    }

    func write(_ value: UnsafeRawPointer, into values: inout EnvironmentValues) {}
}
