import DependencyGraph
import Foundation

/// A container that places its rows as they come into sight.
///
/// In a host that is laid out, its rows are evaluated as ``LazyState`` says. A host without a size evaluates all rows
/// with the container. Views that stand in the container or in its sections one by one are rows as well. Those that a view of the program's own
/// holds beside a collection are evaluated with that view.
protocol LazyContainer: View where Body == Never {
    associatedtype Content: View
    /// The name of the layout in warnings about ids; empty for what does not warn, as a list.
    nonisolated static var layoutName: String { get }
    nonisolated static var kind: String { get }
    /// How rows are arranged.
    nonisolated var arrangement: LazyArrangement { get }
    /// What can be done to the container.
    nonisolated var actions: [ElementAction] { get }
}

extension LazyContainer {
    public var body: Never { fatalError("\(Self.self) has no body") }

    nonisolated static var layoutName: String { kind + "Layout" }
    nonisolated var actions: [ElementAction] { [] }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(LazyContainerSlot<Self>.self, at: offset)
    }
}

/// Which parts of sections stay in sight.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack whose children are placed as they come into sight.
nonisolated public struct LazyVStack<Content: View>: LazyContainer {
    public typealias Body = Never
    var content: Content
    var alignment: HorizontalAlignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
    nonisolated static var kind: String { "LazyVStack" }

    nonisolated var arrangement: LazyArrangement {
        LazyArrangement(
            spacing: spacing ?? ViewSpacing.standard, alignment: Alignment(horizontal: alignment, vertical: .top),
            pinned: pinnedViews)
    }

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
    }
}

/// A horizontal stack whose children are placed as they come into sight.
nonisolated public struct LazyHStack<Content: View>: LazyContainer {
    public typealias Body = Never
    var content: Content
    var alignment: VerticalAlignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
    nonisolated static var kind: String { "LazyHStack" }

    nonisolated var arrangement: LazyArrangement {
        LazyArrangement(
            axis: .horizontal, spacing: spacing ?? ViewSpacing.standard, alignment: Alignment(horizontal: .leading, vertical: alignment),
            pinned: pinnedViews)
    }

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
    }
}

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
    /// How wide a column, or how high a row, is.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A grid of columns that grows downwards.
nonisolated public struct LazyVGrid<Content: View>: LazyContainer {
    public typealias Body = Never
    var content: Content
    var columns: [GridItem]
    var alignment: HorizontalAlignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
    nonisolated static var kind: String { "LazyVGrid" }

    nonisolated var arrangement: LazyArrangement {
        LazyArrangement(
            spacing: spacing ?? ViewSpacing.standard, alignment: Alignment(horizontal: .center, vertical: .center), tracks: columns,
            trackAlignment: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5, pinned: pinnedViews)
    }

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
    }
}

/// A grid of rows that grows sideways.
nonisolated public struct LazyHGrid<Content: View>: LazyContainer {
    public typealias Body = Never
    var content: Content
    var rows: [GridItem]
    var alignment: VerticalAlignment
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
    nonisolated static var kind: String { "LazyHGrid" }

    nonisolated var arrangement: LazyArrangement {
        LazyArrangement(
            axis: .horizontal, spacing: spacing ?? ViewSpacing.standard, alignment: Alignment(horizontal: .center, vertical: .center),
            tracks: rows, trackAlignment: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5, pinned: pinnedViews)
    }

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
    }
}

/// The place of a lazy container.
package final class LazyContainerNode: ViewNode {
    let kind: String
    let layoutName: String
    var actions: [ElementAction]
    /// What is known of the rows, in a host that is laid out.
    private(set) var state: LazyState?
    private var warned: Set<AnyHashable> = []

    init(
        kind: String, layoutName: String, _ arrangement: LazyArrangement, _ actions: [ElementAction], parent: ViewNode,
        environment: EnvironmentNode
    ) {
        self.kind = kind
        self.layoutName = layoutName
        self.actions = actions
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        if host.layout != nil { state = LazyState(self, arrangement) }
    }

    func receive(_ arrangement: LazyArrangement, _ actions: [ElementAction]) {
        self.actions = actions
        guard let state else { return }
        state.arrangement = arrangement
        host.layout?.changed(self)
    }

    package override func elements(_ reader: inout TreeReader) {
        var element = ViewElement(kind: kind, node: self)
        element.isEnabled = environment.values.isEnabled
        for action in actions { element.offer(action) }
        reader.add(element) { inner in
            for action in actions {
                guard case .select(_, let select) = action else { continue }
                return inner.selecting(select) { reader in for child in children { child.elements(&reader) } }
            }
            for child in children { child.elements(&inner) }
        }
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) {
        if let state { builder.add(LazyRule(state), around: children) }
    }

    /// Whether one of the container's collections has an element with that id, whether or not its row is in sight.
    package func hasRow(_ id: AnyHashable) -> Bool { state?.range(of: id) != nil }

    /// Where the container itself is scrolled to: a list.
    package var scroll: ScrollState? { state?.ownScroll }

    /// Two children have one id: the layout complains, too, once for each id (C168, C185).
    func warn(ofDuplicate id: AnyHashable, at node: ViewNode) {
        guard !layoutName.isEmpty, warned.insert(id).inserted else { return }
        host.warn(
            .duplicateLayoutID, RuntimeWarning.duplicateLayoutID(layoutName, id.base), value: String(describing: id.base),
            at: node)
    }
}

/// The node of a keyed collection.
protocol KeyedCollectionNode: ViewNode {}

extension ForEachNode: KeyedCollectionNode {}

/// Lazy containers; the content is their first stored property.
final class LazyContainerSlot<Container: LazyContainer>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(LazyContainerSlot<Container>.self) { LazyContainerSlot<Container>() } }

    private lazy var content = TypedContent<LazyContent<Container.Content>>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let view = value.assumingMemoryBound(to: Container.self)
        let node = LazyContainerNode(
            kind: Container.kind, layoutName: Container.layoutName, view.pointee.arrangement, view.pointee.actions,
            parent: parent, environment: environment)
        node.children = [
            content.mount(value, parent: node, environment: environment, identity: .structural(slot: slot))
        ]
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        content.update(node.children[0], value)
        let view = value.assumingMemoryBound(to: Container.self)
        unsafeDowncast(node, to: LazyContainerNode.self).receive(view.pointee.arrangement, view.pointee.actions)
    }
}

extension RuntimeWarning {
    static func duplicateLayoutID(_ layout: String, _ id: some Any) -> String {
        "\(layout): the ID \(id) is used by multiple child views, this will give undefined results!"
    }
}
