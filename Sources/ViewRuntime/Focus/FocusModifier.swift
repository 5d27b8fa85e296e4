import DependencyGraph

/// Binds the focus of a view to a value.
nonisolated struct FocusModifier<Value: Hashable>: PrimitiveModifier {
    typealias Body = Never
    var binding: Binding<Value>
    var value: Value
    var none: Value

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let element = builder.view(Wrapped.self, at: offset)
        builder.slot(FocusSlot<Value>.self, at: modifierOffset)
        return _PlanElement(.modified(PrimitiveModifierReader<Self>.shared, slot: nil, element), at: modifierOffset)
    }

    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        let (binding, value, none) = (modifier.pointee.binding, modifier.pointee.value, modifier.pointee.none)
        element.offer(
            .focus(
                get: { binding.wrappedValue == value },
                set: { hasFocus in
                    if hasFocus { binding.wrappedValue = value } else if binding.wrappedValue == value {
                        binding.wrappedValue = none
                    }
                }))
    }
}

final class FocusSlot<Value: Hashable>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(FocusSlot<Value>.self) { FocusSlot<Value>() } }

    override func rowCount(_ counter: inout RowCounter) -> RowCount { .constant(0) }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        FocusBindingNode(
            value.assumingMemoryBound(to: FocusModifier<Value>.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: FocusBindingNode<Value>.self)
            .receive(value.assumingMemoryBound(to: FocusModifier<Value>.self).pointee)
    }
}

/// A view whose focus is bound to a value.
class FocusNode: ViewNode {
    /// Whether the value is the one for which this view has the focus.
    var isWanted: Bool { fatalError("every focus node has a binding") }
    /// Whether the value is none at all.
    var isNone: Bool { fatalError("every focus node has a binding") }
    /// Whether both are bound to one value.
    func isBound(as other: FocusNode) -> Bool { fatalError("every focus node has a binding") }
    /// Sets the value to none.
    func clear() { fatalError("every focus node has a binding") }

    override final func elements(_ reader: inout TreeReader) {}
}

final class FocusBindingNode<Value: Hashable>: FocusNode, LocationDependent {
    private var modifier: FocusModifier<Value>
    var hasLeft = false

    init(_ modifier: FocusModifier<Value>, parent: ViewNode, environment: EnvironmentNode) {
        self.modifier = modifier
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        modifier.binding.location.add(self)
        host.hostFocus.add(self)
    }

    func receive(_ new: FocusModifier<Value>) {
        if !modifier.binding.location.isSame(as: new.binding.location) {
            modifier.binding.location.remove(self)
            new.binding.location.add(self)
        }
        modifier = new
    }

    override func dismantle() {
        modifier.binding.location.remove(self)
        host.hostFocus.remove(self)
    }

    func locationCommitted(_ write: WriteID) { host.hostFocus.look() }

    private var current: Value { modifier.binding.location.get() }
    override var isWanted: Bool { current == modifier.value }
    override var isNone: Bool { current == modifier.none }
    override func clear() { modifier.binding.wrappedValue = modifier.none }

    override func isBound(as other: FocusNode) -> Bool {
        (other as? FocusBindingNode<Value>)?.modifier.binding.location.isSame(as: modifier.binding.location) == true
    }
}

/// Which view of a host has the focus: one at most.
final class HostFocus {
    // It belongs to the host, which is asked while it goes as well.
    private unowned(unsafe) let host: HostCore
    private var nodes: [FocusNode] = []
    private var focused: FocusNode?
    private var isLooking = false
    private var isFollowing = false

    init(_ host: HostCore) { self.host = host }

    func add(_ node: FocusNode) {
        nodes.append(node)
        // The value may have been written before the view was there.
        if node.isWanted { look() }
    }

    func remove(_ node: FocusNode) {
        nodes.removeAll { $0 === node }
        guard focused === node else { return }
        focused = nil
        guard !host.isEnded else { return }
        host.focused.changed()
        if node.isWanted { host.actions.add(Cause(.change, name: "focus")) { node.clear() } }
    }

    /// Looks at all values once the update is over.
    func look() {
        guard !isLooking else { return }
        isLooking = true
        host.actions.add(Cause(.change, name: "focus")) { [weak self] in self?.settle() }
    }

    /// Moves the focus as the values say, and has them say where it is.
    private func settle() {
        isLooking = false
        let old = focused
        if let wanted = nodes.first(where: { $0.isWanted && $0 !== old }) {
            focused = wanted
            if let old, old.isWanted, !old.isBound(as: wanted) { old.clear() }
        } else if let old, !old.isWanted {
            focused = nil
        }
        if focused !== old { host.focused.changed() }
        for (index, node) in nodes.enumerated() where !node.isNone {
            // One for each value, which no view is bound to.
            guard !nodes[..<index].contains(where: { $0.isBound(as: node) }),
                !nodes.contains(where: { $0.isBound(as: node) && $0.isWanted })
            else { continue }
            node.clear()
        }
    }

    /// Takes the focus from the view that has it: a person has gone elsewhere.
    func resign() { if let focused, focused.isWanted { focused.clear() } }

    /// What surrounds the view that has it.
    var environment: EnvironmentNode? { focused?.environment }

    /// Whether a view has it.
    var isHeld: Bool { focused?.isWanted == true }

    /// What the views around the focus give may have changed: looked at once the update is over.
    func environmentChanged() {
        guard focused != nil, !isFollowing else { return }
        isFollowing = true
        host.actions.add(Cause(.change, name: "focused value")) { [weak self] in
            guard let self else { return }
            isFollowing = false
            host.focused.changed()
        }
    }
}
