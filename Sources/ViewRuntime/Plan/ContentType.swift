import DependencyGraph

/// How content of one view type is mounted where it can be rebuilt alone: a branch, an element, an erased view.
///
/// A type that is one slot (a view with a body, say) becomes that slot's node; anything else is kept by a fragment.
package class ContentType {
    package let size: Int
    package let alignment: Int
    package let comparison: ComparisonPlan
    package let description: ViewTypeDescription
    @exclusivity(unchecked) private var madePlan: Plan?
    @exclusivity(unchecked) private unowned(unsafe) var knownOnly: SlotType?
    /// The plan of the content; made when it is first asked for, since a type may contain itself.
    package final var plan: Plan {
        if let madePlan { return madePlan }
        let plan = makePlan()
        if plan.slots.count == 1, case .slot = plan.root.content, plan.slots[0].offset == 0 {
            // The plan keeps it.
            knownOnly = plan.slots[0].type
        }
        madePlan = plan
        return plan
    }
    /// The slot that is the whole content, if there is one.
    @inline(__always) final var only: SlotType? {
        if madePlan == nil { _ = plan }
        return knownOnly
    }

    /// The same where it takes values. A plan keeps the slot's type, and this object the plan.
    @inline(__always) final var onlyTaking: Unmanaged<SlotType>? {
        guard let only, only.takesValues else { return nil }
        return .passUnretained(only)
    }

    fileprivate init(size: Int, alignment: Int, comparison: ComparisonPlan, description: ViewTypeDescription) {
        self.size = size
        self.alignment = alignment
        self.comparison = comparison
        self.description = description
    }

    func makePlan() -> Plan { fatalError("every content type has a plan") }
    /// Says where two values differ.
    var differences: DifferencePlan { fatalError("every content type has a plan of differences") }
    func copy(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) { fatalError() }
    func destroy(_ value: UnsafeMutableRawPointer) { fatalError() }

    /// Makes the node of a content value. `identity` is asked for only where somebody listens.
    @inline(__always)
    final func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, environment: EnvironmentNode,
        identity: @autoclosure () -> IdentityElement
    ) -> ViewNode {
        if parent.host.instrument == nil { return mountQuietly(value, parent: parent, environment: environment) }
        let outer = parent.host.nextIdentity
        parent.host.nextIdentity = identity()
        defer { parent.host.nextIdentity = outer }
        let node = mountQuietly(value, parent: parent, environment: environment)
        parent.reportInert(plan, value)
        return node
    }

    /// The same where nobody records.
    @inline(__always)
    final func mountQuietly(_ value: UnsafeRawPointer, parent: ViewNode, environment: EnvironmentNode) -> ViewNode {
        if let only { return only.mount(value, parent: parent, slot: 0, environment: environment) }
        return FragmentNode(self, value, parent: parent, environment: environment)
    }

    /// Whether the node is known to stand for a value that shows the same: an equal one, or one whose closures captured something else.
    final func shows(_ value: UnsafeRawPointer, in node: ViewNode) -> Bool {
        guard let only else {
            let kept = unsafeDowncast(node, to: FragmentNode.self).value
            return comparison.compare(kept, value) == .equal || differences.isHidden(kept, value)
        }
        return only.isBody && unsafeDowncast(node, to: BodyNode.self).shows(value)
    }

    /// Brings the node up to date, and answers whether it may show something else now.
    final func updateNoting(_ node: ViewNode, _ value: UnsafeRawPointer) -> Bool {
        if let only {
            guard only.isBody else {
                only.update(node, value)
                return true
            }
            let body = unsafeDowncast(node, to: BodyNode.self)
            let isOther = body.type.viewComparison.compare(body.view, value) == .different
            only.update(node, value)
            return isOther
        }
        let fragment = unsafeDowncast(node, to: FragmentNode.self)
        let isOther = comparison.compare(fragment.value, value) == .different
        fragment.receive(value)
        return isOther
    }

    /// Digests of the parts of what a node shows; nil where nothing with a value of its own is found.
    ///
    /// Behind ids, the views in a branch, in an erased view or in a modifier count as well: they say which element is shown.
    final func shownParts(in node: ViewNode, looksBehindIDs: Bool) -> [UInt64]? {
        var parts: [UInt64] = []
        if let only {
            if only.isBody {
                let body = unsafeDowncast(node, to: BodyNode.self)
                DigestPlan.plan(forAny: body.type.valueType).addParts(body.view, to: &parts, looksBehindIDs: looksBehindIDs)
                return parts
            }
            return looksBehindIDs && node.addShownParts(to: &parts) ? parts : nil
        }
        let fragment = unsafeDowncast(node, to: FragmentNode.self)
        viewDigest.addParts(fragment.value, to: &parts, looksBehindIDs: looksBehindIDs)
        return parts
    }

    /// How digests of values are made.
    var viewDigest: DigestPlan { fatalError("every content type has a plan of digests") }

    /// Brings the node up to date with a new value.
    @inline(__always)
    final func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        if let only { return only.update(node, value) }
        unsafeDowncast(node, to: FragmentNode.self).receive(value)
    }
}

extension ViewNode {
    /// Adds what the nearest views in it show, whatever their ids. Returns whether there was any.
    fileprivate func addShownParts(to parts: inout [UInt64]) -> Bool {
        if parts.count >= 32 { return true }
        if let body = self as? BodyNode, body.isReported {
            DigestPlan.plan(forAny: body.type.valueType).addParts(body.view, to: &parts, looksBehindIDs: true)
            return true
        }
        if let fragment = self as? FragmentNode {
            let before = parts.count
            fragment.type.viewDigest.addParts(fragment.value, to: &parts, looksBehindIDs: true)
            if parts.count > before { return true }
        }
        var isFound = false
        for child in children where child.addShownParts(to: &parts) { isFound = true }
        return isFound
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
    override var differences: DifferencePlan { .plan(forAny: Content.self) }
    override var viewDigest: DigestPlan { .plan(forAny: Content.self) }

    override func copy(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Content.self, to: value.assumingMemoryBound(to: Content.self).pointee)
    }

    override func destroy(_ value: UnsafeMutableRawPointer) {
        value.assumingMemoryBound(to: Content.self).deinitialize(count: 1)
    }
}
