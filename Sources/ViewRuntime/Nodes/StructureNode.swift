import DependencyGraph

/// A node that keeps one value with static structure, and a child for each slot of its plan.
package class StructureNode: ViewNode {
    /// The plan of the kept value.
    var plan: Plan { fatalError("every structure has a plan") }
    /// The kept value.
    package var value: UnsafeRawPointer { fatalError("every structure has a value") }

    /// Makes the children for the kept value.
    final func mountSlots() {
        let slots = plan.slots
        if slots.isEmpty { return }
        let value = value
        // One by one: whoever is mounted below finds its slot by counting.
        children.reserveCapacity(slots.count)
        for (index, slot) in slots.enumerated() {
            let environment = slot.environment < 0
                ? environment : unsafeDowncast(children[slot.environment], to: EnvironmentNode.self)
            children.append(slot.type.mount(value + slot.offset, parent: self, slot: index, environment: environment))
        }
    }

    /// Brings the children up to date with a new value, which then replaces the kept one.
    @inline(__always)
    final func updateSlots(_ new: UnsafeRawPointer) {
        let slots = plan.slots
        var index = 0
        while index < slots.count {
            let slot = slots[index]
            slot.type.update(children[index], new + slot.offset)
            index += 1
        }
    }

    package override func elements(_ reader: inout TreeReader) {
        reader.read(plan.root, value: value, node: self)
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) { builder.build(plan.root, value: value) }
}

/// Content that can be rebuilt alone and is not a single slot: a branch with several views, a row made of stacks and texts.
package final class FragmentNode: StructureNode {
    let type: ContentType
    private let storage: UnsafeMutableRawPointer

    init(_ type: ContentType, _ value: UnsafeRawPointer, parent: ViewNode, environment: EnvironmentNode) {
        self.type = type
        storage = .allocate(byteCount: max(type.size, 1), alignment: type.alignment)
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        type.copy(value, to: storage)
        host.created(self, type: type.description, slot: 0)
        let outer = host.nextIdentity
        host.nextIdentity = nil
        mountSlots()
        host.nextIdentity = outer
    }

    deinit {
        type.destroy(storage)
        storage.deallocate()
    }

    override var plan: Plan { type.plan }
    package override var value: UnsafeRawPointer { UnsafeRawPointer(storage) }
    package override var isReported: Bool { true }

    /// Takes a new value of the content; nothing happens if it is equal.
    func receive(_ new: UnsafeRawPointer) {
        if type.comparison.compare(storage, new) == .equal { return }
        updateSlots(new)
        type.destroy(storage)
        type.copy(new, to: storage)
        host.layout?.changed(self)
    }
}
