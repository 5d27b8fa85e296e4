import CMachine
import Combine
import DependencyGraph

/// Runs an action with each value of a publisher, from when its content appears until it disappears.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier, ActionHolding where P.Failure == Never {
    typealias Body = Never
    nonisolated(unsafe) var publisher: P
    nonisolated(unsafe) var action: (P.Output) -> Void

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let first = builder.slots.count
        let content = builder.view(Wrapped.self, at: offset)
        builder.slot(ReceiveSlot<P>.self, at: modifierOffset, around: first, content: content)
        return content
    }
}

extension View {
    /// Does something with each value of a publisher while the view is on screen.
    ///
    /// A publisher that a body makes anew is another one each time: what it had begun starts over.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

final class ReceiveSlot<P: Publisher>: SlotType, SlotKind where P.Failure == Never {
    static var shared: SlotType { TypeCache.only(ReceiveSlot<P>.self) { ReceiveSlot<P>() } }

    final class Node: LifecycleNode {
        private var modifier: ReceiveModifier<P>
        private var subscription: AnyCancellable?

        init(_ modifier: ReceiveModifier<P>, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }

        private var cause: Cause { Cause(.change, name: "onReceive in \(reportedName)") }

        override func appeared(_ queue: inout ActionQueue) { queueSubscription(&queue) }

        /// Some publishers send a value at once: that is an action like any other, and waits for the update to end.
        private func queueSubscription(_ queue: inout ActionQueue) {
            queue.add(cause) { [weak self] in self?.subscribe() }
        }

        private func subscribe() {
            guard !isRemoved, isVisible else { return }
            let this = MainThreadReference(self)
            // The host may be gone by the time another thread sends.
            let reference = host.reference
            subscription = modifier.publisher.sink { value in
                if vt_is_main_thread() {
                    this.object?.receive(value)
                } else {
                    nonisolated(unsafe) let deliver = { () -> Void in this.object?.receive(value) }
                    reference?.post { deliver() }
                }
            }
        }

        private func receive(_ value: P.Output) {
            guard !isRemoved, isVisible else { return }
            let action = modifier.action
            if Evaluation.isRunning {
                // A body wrote what is published: the action waits until it has ended.
                host.actions.add(cause, at: reported.id) { action(value) }
                host.wake()
            } else {
                host.perform(cause, at: reported.id) { action(value) }
            }
        }

        /// A timer that begins anew: the one that was there never fires where this happens more often than it is due.
        private func noteResource(_ instrument: any ViewInstrument) {
            let type = TypeNames.printed(P.self)
            guard type.contains("TimerPublisher") else { return }
            let owner = reported
            let field = (owner as? BodyNode)?.fieldName(holding: P.self) ?? Name("")
            instrument.resourceMade(owner.id, kind: Name("Timer.publish"), property: field)
        }

        override func disappeared(_ queue: inout ActionQueue) { subscription = nil }

        override func dismantle() {
            super.dismantle()
            subscription = nil
        }

        func replace(_ new: ReceiveModifier<P>) {
            let isSame = compareValues(modifier.publisher, new.publisher) == .equal
            modifier = new
            guard !isSame, isVisible else { return }
            if let instrument = host.instrument { noteResource(instrument) }
            subscription = nil
            queueSubscription(&host.actions)
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        Node(value.assumingMemoryBound(to: ReceiveModifier<P>.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: Node.self).replace(value.assumingMemoryBound(to: ReceiveModifier<P>.self).pointee)
    }
}
