import DependencyGraph

/// How content of one view type is mounted where it can be rebuilt alone: a branch, an element, an erased view.
///
/// A type that is one slot (a view with a body, say) becomes that slot's node; anything else is kept by a fragment.
package class ContentType {
    package let size: Int
    package let alignment: Int
    package let comparison: ComparisonPlan
    package let description: ViewTypeDescription
    package private(set) lazy var plan: Plan = makePlan()
    /// The slot that is the whole content, if there is one.
    private(set) lazy var only: SlotType? = {
        guard plan.slots.count == 1, case .slot = plan.root.content, plan.slots[0].offset == 0 else { return nil }
        return plan.slots[0].type
    }()

    fileprivate init(size: Int, alignment: Int, comparison: ComparisonPlan, description: ViewTypeDescription) {
        self.size = size
        self.alignment = alignment
        self.comparison = comparison
        self.description = description
    }

    func makePlan() -> Plan { fatalError("every content type has a plan") }
    func copy(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) { fatalError() }
    func destroy(_ value: UnsafeMutableRawPointer) { fatalError() }

    /// Makes the node of a content value. `identity` is asked for only where somebody listens.
    @inline(__always)
    final func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, environment: EnvironmentNode,
        identity: @autoclosure () -> IdentityElement
    ) -> ViewNode {
        let outer = parent.host.nextIdentity
        if parent.host.instrument != nil { parent.host.nextIdentity = identity() }
        defer { parent.host.nextIdentity = outer }
        if let only { return only.mount(value, parent: parent, slot: 0, environment: environment) }
        return FragmentNode(self, value, parent: parent, environment: environment)
    }

    /// Brings the node up to date with a new value.
    @inline(__always)
    final func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        if let only { return only.update(node, value) }
        unsafeDowncast(node, to: FragmentNode.self).receive(value)
    }
}

/// The content type of `Content`.
package final class TypedContent<Content: View>: ContentType {
    package static var shared: ContentType {
        TypeCache.only(TypedContent<Content>.self) { TypedContent<Content>() }
    }

    private init() {
        super.init(
            size: MemoryLayout<Content>.size, alignment: MemoryLayout<Content>.alignment,
            comparison: .plan(for: Content.self), description: .describe(Content.self, kind: .framework))
    }

    override func makePlan() -> Plan { Plan.make(Content.self) }

    override func copy(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Content.self, to: value.assumingMemoryBound(to: Content.self).pointee)
    }

    override func destroy(_ value: UnsafeMutableRawPointer) {
        value.assumingMemoryBound(to: Content.self).deinitialize(count: 1)
    }
}
