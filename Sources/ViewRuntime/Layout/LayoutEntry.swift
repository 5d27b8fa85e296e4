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
    /// How deep the node stands.
    let depth: Int32
    private let key: ObjectIdentifier
    private unowned(unsafe) let layout: HostLayout
    /// The item whose children the segment's are.
    @exclusivity(unchecked) weak var container: LayoutItem?
    /// Where the segment's items begin among the children of `container`; nil where they do not stand there as they are.
    @exclusivity(unchecked) var firstIndex: Int?
    @exclusivity(unchecked) private var built: [LayoutEntry]?
    /// Whether it has changed and no container has taken it since.
    @exclusivity(unchecked) private var isWaiting = false
    /// The only item that it was, while it waits.
    @exclusivity(unchecked) private var previous: LayoutItem?
    private var inner: [ObjectIdentifier: LayoutSegment] = [:]
    /// What the environment said where the segment was built, as far as it matters for sizes.
    private var usesEnvironment = false

    init(_ node: ViewNode, _ layout: HostLayout) {
        self.node = node
        self.layout = layout
        id = node.id
        depth = node.depth
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

    /// The node has changed: what that means for what is around it is seen at the beginning of the next pass.
    func invalidate() {
        guard let old = built else { return }
        built = nil
        if previous == nil, firstIndex != nil, old.count == 1, case .item(let item) = old[0] { previous = item }
        if isWaiting { return }
        isWaiting = true
        layout.changedSegments.append(self)
        layout.isDirty = true
    }

    /// A container takes the segment as it is now.
    @inline(__always)
    func wasCollected() {
        isWaiting = false
        previous = nil
    }

    /// The node is gone: nothing waits for the next pass.
    func nodeHasGone() { wasCollected() }

    /// Puts a changed view in the place of what it was before, where nothing around it would notice; else has what is around it measured again.
    func settle() {
        guard isWaiting else { return }
        isWaiting = false
        let old = previous
        previous = nil
        guard let container else { return }
        guard container.hasCollected, let old, let firstIndex else { return container.invalidate() }
        let new = entries
        guard new.count == 1, case .item(let item) = new[0], container.replace(old, with: item, at: firstIndex) else {
            return container.invalidate()
        }
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
