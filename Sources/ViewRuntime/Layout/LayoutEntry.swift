import DependencyGraph
import Foundation

/// What the children of a view in the layout come from.
enum LayoutEntry {
    case item(LayoutItem)
    /// What a node contributes: it changes with the node alone.
    case segment(LayoutSegment)
    /// A modifier around each of several views.
    case wrapped(LayoutWrapper)
    case section(LayoutSection)
    /// Content above everything else.
    case presented(LayoutItem)
}

/// What one node contributes to the children of the view in which it stands.
final class LayoutSegment {
    unowned(unsafe) let node: ViewNode
    /// The node's identity, which outlives it.
    let id: NodeID
    private let key: ObjectIdentifier
    private unowned(unsafe) let layout: HostLayout
    /// The item whose children the segment's are.
    @exclusivity(unchecked) weak var container: LayoutItem?
    @exclusivity(unchecked) private var built: [LayoutEntry]?
    private var inner: [ObjectIdentifier: LayoutSegment] = [:]
    /// What the environment said where the segment was built, as far as it matters for sizes.
    private var usesEnvironment = false

    init(_ node: ViewNode, _ layout: HostLayout) {
        self.node = node
        self.layout = layout
        id = node.id
        key = ObjectIdentifier(node)
        layout.segments[key] = Unmanaged.passUnretained(self)
    }

    deinit {
        if layout.segments[key]?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() { layout.segments[key] = nil }
    }

    var entries: [LayoutEntry] {
        if let built { return built }
        var builder = LayoutBuilder(layout, node, known: inner)
        node.layoutEntries(&builder)
        built = builder.entries
        inner = builder.segments
        usesEnvironment = builder.usesEnvironment
        return builder.entries
    }

    /// The node has changed.
    func invalidate() {
        guard built != nil else { return }
        built = nil
        container?.invalidate()
    }

    /// The environment has changed: what was measured by it, here and below, is measured again.
    func invalidateEnvironment() {
        var stack = [self]
        while let segment = stack.popLast() {
            if segment.usesEnvironment { segment.invalidate() }
            stack += segment.inner.values
        }
    }
}

/// A modifier around each of several views.
final class LayoutWrapper {
    let inner: [LayoutEntry]
    private let make: (_ wrapped: LayoutItem, _ isFirst: Bool) -> LayoutItem
    private var made: [(inner: LayoutItem, outer: LayoutItem)] = []

    init(_ inner: [LayoutEntry], _ make: @escaping (LayoutItem, Bool) -> LayoutItem) {
        self.inner = inner
        self.make = make
    }

    /// What the modifier made last.
    var outer: [LayoutItem] { made.map(\.outer) }

    /// The same modifier, around others.
    func another(around inner: [LayoutEntry]) -> LayoutWrapper { LayoutWrapper(inner, make) }

    /// Wraps items; what wrapped the same item before is kept.
    func wrap(_ items: [LayoutItem]) -> [LayoutItem] {
        made = items.enumerated().map { index, item in
            if index < made.count, made[index].inner === item { return made[index] }
            return (item, make(item, index == 0))
        }
        return made.map(\.outer)
    }
}

/// The parts of a section.
final class LayoutSection {
    let header: [LayoutEntry]
    let content: [LayoutEntry]
    let footer: [LayoutEntry]

    init(header: [LayoutEntry], content: [LayoutEntry], footer: [LayoutEntry]) {
        self.header = header
        self.content = content
        self.footer = footer
    }
}
