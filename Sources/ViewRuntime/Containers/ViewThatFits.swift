import DependencyGraph
import Foundation

/// The first of several views that fits into its place, else the last.
///
/// All of them are evaluated, in order to be measured; the one that is shown alone appears and is read.
nonisolated public struct ViewThatFits<Content: View>: View {
    var content: Content
    var axes: Axis.Set

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
    }

    public typealias Body = Never
    public var body: Never { fatalError("ViewThatFits has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(FittingSlot<Content>.self, at: offset)
    }
}

extension TupleView {
    /// The views of the tuple, each with its place.
    static var parts: [(type: ContentType, offset: Int)] {
        TupleLayout(T.self).elements.map { element in
            guard let view = element.type as? any View.Type else { preconditionFailure("a TupleView holds views") }
            return (ContentType.of(view), element.offset)
        }
    }
}

/// What knows the parts of a builder's several views.
protocol SeveralViews {
    static var parts: [(type: ContentType, offset: Int)] { get }
}

extension TupleView: SeveralViews {}

extension ContentType {
    static func of<Content: View>(_ type: Content.Type) -> ContentType { TypedContent<Content>.shared }
}

/// Several views of which one is shown.
final class FittingNode: ViewNode, VisibilityNode {
    var axes: Axis.Set
    private(set) var chosen: Int?

    init(_ axes: Axis.Set, parent: ViewNode, environment: EnvironmentNode) {
        self.axes = axes
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        host.actions.visibilityNodes += 1
        // Nobody measures in a host that is not laid out: the first is shown.
        if host.layout == nil { chosen = 0 }
    }

    override func dismantle() { host.actions.visibilityNodes -= 1 }

    var visibleChildren: [ViewNode] { chosen.map { [children[$0]] } ?? [] }

    /// Shows one of the views.
    func choose(_ index: Int) {
        guard index != chosen, children.indices.contains(index) else { return }
        let old = chosen
        chosen = index
        host.actions.mounted(children[index])
        if let old { host.actions.hide(children[old]) }
    }

    override func elements(_ reader: inout TreeReader) {
        reader.add(ViewElement(kind: "ViewThatFits", node: self)) { inner in
            for child in visibleChildren { child.elements(&inner) }
        }
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) {
        let parts = children.map { [builder.segment(of: $0)] }
        builder.add(FittingRule(self, axes), of: parts)
    }
}

/// Shows the first view whose ideal size fits (C257).
private final class FittingRule: LayoutRule {
    private weak var node: FittingNode?
    private let axes: Axis.Set

    init(_ node: FittingNode, _ axes: Axis.Set) {
        self.node = node
        self.axes = axes
    }

    private func choice(_ item: LayoutItem, _ proposal: ProposedViewSize) -> Int? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        let fitting = item.children.firstIndex { child in
            let size = child.size(ideal)
            return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
        }
        return fitting ?? item.children.indices.last
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        choice(item, proposal).map { item.children[$0].size(proposal) } ?? .zero
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        guard let choice = choice(item, proposal) else { return [] }
        node?.choose(choice)
        for (index, child) in item.children.enumerated() where index != choice { child.unplace() }
        return [LayoutPlacement(index: choice, origin: .zero, proposal: proposal)]
    }
}

final class FittingSlot<Content: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(FittingSlot<Content>.self) { FittingSlot<Content>() } }

    private lazy var parts: [(type: ContentType, offset: Int)] =
        (Content.self as? any SeveralViews.Type)?.parts ?? [(TypedContent<Content>.shared, 0)]

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let view = value.assumingMemoryBound(to: ViewThatFits<Content>.self)
        let node = FittingNode(view.pointee.axes, parent: parent, environment: environment)
        // The content is the first stored property.
        node.children = parts.enumerated().map { index, part in
            part.type.mount(
                value + part.offset, parent: node, environment: environment, identity: .structural(slot: index))
        }
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: FittingNode.self)
        node.axes = value.assumingMemoryBound(to: ViewThatFits<Content>.self).pointee.axes
        for (index, part) in parts.enumerated() { part.type.update(node.children[index], value + part.offset) }
        node.host.layout?.changed(node)
    }
}
