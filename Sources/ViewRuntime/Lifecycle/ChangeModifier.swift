import DependencyGraph

/// Runs an action when a value differs from what it was after the last update.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier, ActionHolding {
    typealias Body = Never
    var value: Value
    var isInitial: Bool
    /// The deprecated form runs the closure from before the change, the others the one from after it (C222, C223).
    var runsOldClosure: Bool
    var action: (_ old: Value, _ new: Value) -> Void

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let first = builder.slots.count
        let content = builder.view(Wrapped.self, at: offset)
        builder.slot(ChangeSlot<Value>.self, at: modifierOffset, around: first, content: content)
        return content
    }
}

extension View {
    /// Runs an action when the value changes; `initial` also runs it when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, runsOldClosure: false, action: action))
    }

    /// Runs an action when the value changes; `initial` also runs it when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, runsOldClosure: false) { _, _ in action() })
    }

    /// Runs an action with the new value; the closure is the one from before the change.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false, runsOldClosure: true) { action($1) })
    }
}

final class ChangeSlot<Value: Equatable>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(ChangeSlot<Value>.self) { ChangeSlot<Value>() } }

    final class Node: LifecycleNode, FrameCounter {
        var modifier: ChangeModifier<Value>
        /// How often the action was queued in the current frame, and whether that was complained about.
        private var firings = 0
        private var hasWarned = false

        init(_ modifier: ChangeModifier<Value>, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }

        override func appeared(_ queue: inout ActionQueue) {
            if modifier.isInitial { enqueue(modifier.value, modifier.value, modifier.action, &queue) }
        }

        func receive(_ new: ChangeModifier<Value>) {
            let old = modifier
            modifier = new
            guard old.value != new.value else { return }
            // Two firings in a frame are allowed; the third is dropped, with one warning (C190).
            if firings == 0 { host.actions.count(self) }
            firings += 1
            if firings > 2 {
                if !hasWarned {
                    hasWarned = true
                    host.warn(
                        .multipleUpdatesPerFrame,
                        RuntimeWarning.multipleUpdates("onChange(of: \(Value.self))"), at: self)
                }
                return
            }
            enqueue(old.value, new.value, old.runsOldClosure ? old.action : new.action, &host.actions)
        }

        private func enqueue(
            _ old: Value, _ new: Value, _ action: @escaping (Value, Value) -> Void, _ queue: inout ActionQueue
        ) {
            let host = host
            let node = reported.id
            queue.add(Cause(.change, name: "onChange(of: \(TypeNames.printed(Value.self))) in \(reportedName)"), at: node) {
                host.instrument?.changeActionRan(node, valueType: Name(TypeNames.printed(Value.self)))
                action(old, new)
            }
        }

        func endFrame() {
            firings = 0
            hasWarned = false
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        Node(
            value.assumingMemoryBound(to: ChangeModifier<Value>.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: Node.self).receive(value.assumingMemoryBound(to: ChangeModifier<Value>.self).pointee)
    }
}
