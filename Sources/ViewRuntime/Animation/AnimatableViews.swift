import DependencyGraph

/// A modifier whose change can be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View where Self: Animatable {
    /// A view that can be animated: where its data changes with an animation, its body runs for each sixtieth of a second on the way.
    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        if AnimatableData.self == EmptyAnimatableData.self { return builder.slot(BodySlot<Self>.self, at: offset) }
        return builder.slot(AnimatedViewSlot<Self>.self, at: offset)
    }
}

extension ViewModifier where Self: Animatable {
    /// A modifier that can be animated, as views are.
    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        if AnimatableData.self == EmptyAnimatableData.self {
            return builder.slot(ModifierSlot<Wrapped, Self>.self, at: offset)
        }
        return builder.slot(AnimatedModifierSlot<Wrapped, Self>.self, at: offset)
    }
}

final class AnimatedViewSlot<Value: View & Animatable>: AnimatedSlot<Value, Value.AnimatableData>, SlotKind {
    static var shared: SlotType {
        TypeCache.only(AnimatedViewSlot<Value>.self) { AnimatedViewSlot<Value>(BodySlot<Value>.shared, \Value.animatableData) }
    }
}

final class AnimatedModifierSlot<Wrapped: View, Modifier: ViewModifier & Animatable>:
    AnimatedSlot<ModifiedContent<Wrapped, Modifier>, Modifier.AnimatableData>, SlotKind
{
    static var shared: SlotType {
        TypeCache.only(AnimatedModifierSlot<Wrapped, Modifier>.self) {
            AnimatedModifierSlot<Wrapped, Modifier>(ModifierSlot<Wrapped, Modifier>.shared, \.modifier.animatableData)
        }
    }
}

/// What is given its values step by step while an animation goes on.
class AnimatedSlot<Value, Data: VectorArithmetic>: SlotType {
    private let inner: SlotType
    private let path: WritableKeyPath<Value, Data>

    init(_ inner: SlotType, _ path: WritableKeyPath<Value, Data>) {
        self.inner = inner
        self.path = path
    }

    /// Holds the value to which an animation goes, around the view that is shown.
    private final class Node: ViewNode, TraitPassing {
        let inner: SlotType
        let path: WritableKeyPath<Value, Data>
        private var target: Value
        private var shown: Data
        /// The animation that goes on.
        private var way: (from: Data, animation: Animation, began: Duration)?
        private var timer: Int?

        init(
            _ value: Value, _ inner: SlotType, _ path: WritableKeyPath<Value, Data>, parent: ViewNode,
            environment: EnvironmentNode
        ) {
            target = value
            shown = value[keyPath: path]
            self.inner = inner
            self.path = path
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }

        override func dismantle() { stop() }

        private func stop() {
            if let timer { host.clock.cancel(timer) }
            timer = nil
            way = nil
        }

        func receive(_ new: Value) {
            let data = new[keyPath: path]
            let isElsewhere = data != target[keyPath: path]
            target = new
            if isElsewhere || way == nil {
                stop()
                guard data != shown, let animation = Departure.transaction(at: self).animation, animation.total != .zero else {
                    return show(data)
                }
                way = (shown, animation, host.clock.now)
                wait()
            }
            // What else has changed is shown at once.
            show(shown)
        }

        private func show(_ data: Data) {
            shown = data
            var value = target
            value[keyPath: path] = data
            withUnsafePointer(to: value) { inner.update(children[0], $0) }
        }

        private func wait() {
            timer = host.clock.schedule(at: host.clock.now + FrameTime.interval) { [weak self] in
                guard let self, !isRemoved else { return }
                graph.applyTransaction(graph.currentCause) { self.goOn() }
            }
        }

        private func goOn() {
            timer = nil
            guard let (from, animation, began) = way else { return }
            let end = target[keyPath: path]
            let time = host.clock.now - began
            if let total = animation.total, time >= total {
                way = nil
                return show(end)
            }
            wait()
            show(from + (end - from).scaled(by: animation.course.progress(at: time / .seconds(1))))
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = Node(
            value.assumingMemoryBound(to: Value.self).pointee, inner, path, parent: parent, environment: environment)
        node.children = [inner.mount(value, parent: node, slot: slot, environment: environment)]
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: Node.self).receive(value.assumingMemoryBound(to: Value.self).pointee)
    }

    override func rowCount(_ counter: inout RowCounter) -> RowCount { inner.rowCount(&counter) }
    override func holdsLists(_ depth: Int) -> Bool { inner.holdsLists(depth) }
    override var isBody: Bool { inner.isBody }
}
