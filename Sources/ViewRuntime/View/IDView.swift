import DependencyGraph
import Foundation

/// A view with an explicit identity: another id makes everything in it new.
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
    var content: Content
    var id: ID

    nonisolated init(_ content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    public typealias Body = Never
    public var body: Never { fatalError("IDView has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(IDSlot<Content, ID>.self, at: offset)
    }
}

extension View {
    /// Gives the view an identity of its own beside its place in the body.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}

/// Views with an explicit id.
final class IDSlot<Content: View, ID: Hashable>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(IDSlot<Content, ID>.self) { IDSlot() } }

    private final class IDNode: ViewNode, TraitPassing {
        var identifier: ID
        init(_ identifier: ID, parent: ViewNode, environment: EnvironmentNode) {
            self.identifier = identifier
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }

        override func child(withID id: AnyHashable) -> ViewNode? { id == AnyHashable(identifier) ? self : nil }

        override func identifier(ofChild child: ViewNode) -> AnyHashable? { AnyHashable(identifier) }

        override func elements(_ reader: inout TreeReader) {
            reader.withIdentifier(AnyHashable(identifier)) { super.elements(&$0) }
        }
    }

    private lazy var content = TypedContent<Content>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let view = value.assumingMemoryBound(to: IDView<Content, ID>.self)
        let node = IDNode(view.pointee.id, parent: parent, environment: environment)
        mountContent(node, value)
        return node
    }

    override func explicitID(_ value: UnsafeRawPointer) -> AnyHashable? {
        AnyHashable(value.assumingMemoryBound(to: IDView<Content, ID>.self).pointee.id)
    }

    override func holdsLists(_ depth: Int) -> Bool { content.plan.holdsLists(depth) }

    override func rowCount(_ counter: inout RowCounter) -> RowCount { counter.count(content.plan) }

    /// The content is the first stored property.
    private func mountContent(_ node: IDNode, _ value: UnsafeRawPointer) {
        let identifier = node.identifier
        let new = content.mount(
            value, parent: node, environment: node.environment,
            identity: .explicit(key: { String(describing: identifier) }))
        node.children = [new]
    }

    /// Whether the id belongs to nothing that the content shows or a view above holds: a `UUID` that somebody made for it.
    private func isMadeUp(_ id: ID, _ value: UnsafeRawPointer, _ node: ViewNode) -> Bool {
        guard ID.self == UUID.self else { return false }
        var digest = ValueDigest()
        withUnsafePointer(to: id) { DigestPlan.plan(forAny: ID.self).add($0, to: &digest) }
        var parts: [UInt64] = []
        content.viewDigest.addParts(value, to: &parts, looksBehindIDs: false)
        if parts.contains(digest.hash) { return false }
        return !((id as? UUID).map { KeptIDs.contain($0, above: node) } ?? false)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: IDNode.self)
        let view = value.assumingMemoryBound(to: IDView<Content, ID>.self)
        if node.identifier == view.pointee.id { return content.update(node.children[0], value) }
        let old = node.children[0]
        let isRenewed = node.host.instrument != nil && (content.shows(value, in: old) || isMadeUp(view.pointee.id, value, node))
        let oldIdentifier = node.identifier
        node.identifier = view.pointee.id
        if let back = node.host.takeBack(AnyHashable(node.identifier), at: node) {
            node.children = [back]
            content.update(back, value)
        } else {
            mountContent(node, value)
            node.host.mounted(node.children[0])
        }
        node.host.depart(old, from: node, key: AnyHashable(oldIdentifier), why: isRenewed ? .renewedID : .explicitID)
    }
}
