import DependencyGraph

/// Runs a task from when its content appears until it disappears; another id starts it anew.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier, ActionHolding {
    typealias Body = Never
    var id: ID
    var name: String
    var priority: TaskPriority
    var action: @MainActor @Sendable () async -> Void

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let first = builder.slots.count
        let content = builder.view(Wrapped.self, at: offset)
        builder.slot(TaskSlot<ID>.self, at: modifierOffset, around: first, content: content)
        return content
    }
}

extension View {
    /// Starts a task when the view appears and cancels it when the view disappears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void,
        fileID: String = #fileID, line: Int = #line
    ) -> some View {
        modifier(TaskModifier(id: 0, name: "\(fileID):\(line)", priority: priority, action: action))
    }

    /// Starts a task when the view appears, and again when the id changes.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void,
        fileID: String = #fileID, line: Int = #line
    ) -> some View {
        modifier(TaskModifier(id: value, name: "\(fileID):\(line)", priority: priority, action: action))
    }

    /// Starts a task with a name when the view appears.
    nonisolated public func task(
        name: String, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
    }

    /// Starts a task with a name when the view appears, and again when the id changes.
    nonisolated public func task<T: Equatable>(
        id value: T, name: String, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
    }
}

final class TaskSlot<ID: Equatable>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(TaskSlot<ID>.self) { TaskSlot<ID>() } }

    final class Node: LifecycleNode {
        private var modifier: TaskModifier<ID>
        private var running: Int?

        init(_ modifier: TaskModifier<ID>, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }

        override func appeared(_ queue: inout ActionQueue) {
            guard running == nil else { return }
            queueStart(&queue)
        }

        private func queueStart(_ queue: inout ActionQueue) {
            queue.addLate(Cause(.task, name: modifier.name)) { [weak self] in self?.start() }
        }

        private func start() {
            guard !isRemoved, isVisible, running == nil else { return }
            let host = host
            let name = modifier.name
            let action = modifier.action
            let node = reported.id
            host.instrument?.taskStarted(node, name: name)
            let this = MainThreadReference(self)
            running = host.tasks.start(name: name, priority: modifier.priority) {
                let part = TaskPart.begin(host, node, name: name)
                await action()
                part?.end(isWhole: true)
            } ended: { number in
                if let node = this.object, node.running == number { node.running = nil }
                host.instrument?.taskEnded(node, name: name, cancelled: Task.isCancelled)
            }
        }

        override func disappeared(_ queue: inout ActionQueue) { cancel() }

        override func dismantle() {
            super.dismantle()
            cancel()
        }

        private func cancel() {
            guard let running else { return }
            host.tasks.cancel(running)
            self.running = nil
        }

        func receive(_ new: TaskModifier<ID>) {
            let isSame = modifier.id == new.id
            modifier = new
            guard !isSame, isVisible else { return }
            cancel()
            queueStart(&host.actions)
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        Node(value.assumingMemoryBound(to: TaskModifier<ID>.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: Node.self).receive(value.assumingMemoryBound(to: TaskModifier<ID>.self).pointee)
    }
}
