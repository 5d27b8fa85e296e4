import DependencyGraph
import Foundation

/// What a `GeometryReader` says about its place.
public struct GeometryProxy: @unchecked Sendable {
    /// The size of the place in points.
    public let size: CGSize
    let place: GeometryPlace?
    /// Differs where the place has moved and content asked where it is.
    let version: Int

    init(size: CGSize, place: GeometryPlace? = nil, version: Int = 0) {
        self.size = size
        self.place = place
        self.version = version
    }

    /// What paddings and insets of the safe area around the place take of it. A host takes something for a device alone, and bars do.
    public var safeAreaInsets: EdgeInsets { place?.item.map { SafeArea.insets(around: $0) } ?? EdgeInsets() }

    /// The place in a coordinate space. Content that asks is made again when the place moves in it.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        place?.frame(in: coordinateSpace, size) ?? CGRect(origin: .zero, size: size)
    }

    /// The place in a coordinate space. Content that asks is made again when the place moves in it.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// A place that a view noted as an anchor, in the coordinates of this place.
    public subscript<T>(anchor: Anchor<T>) -> T {
        place?.readsAnchors = true
        let origin = place?.item?.frame.origin ?? .zero
        return anchor.value(from: origin)
    }

    /// The bounds of the view that named the coordinate space, or of the scroll view, in the coordinates of this place; nil where no view
    /// around it is that.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        place?.bounds(of: coordinateSpace.coordinateSpace)
    }
}

/// Where a geometry reader stands.
final class GeometryPlace {
    weak var item: LayoutItem?
    /// The coordinate spaces in which content asked for the frame, with what it was told.
    private(set) var asked: [CoordinateSpace: CGRect] = [:]

    /// Whether content was told where an anchor is.
    var readsAnchors = false

    func forgetAsked() {
        asked = [:]
        readsAnchors = false
    }

    func frame(in space: CoordinateSpace, _ size: CGSize) -> CGRect {
        let frame = current(in: space, size)
        if space != .local { asked[space] = frame }
        return frame
    }

    private func current(in space: CoordinateSpace, _ size: CGSize) -> CGRect {
        guard space != .local, let item else { return CGRect(origin: .zero, size: size) }
        var frame = item.frame
        guard case .named = space, let start = self.item(of: space) else { return frame }
        frame.origin.x -= start.frame.origin.x
        frame.origin.y -= start.frame.origin.y
        return frame
    }

    func bounds(of space: CoordinateSpace) -> CGRect? {
        guard let item, let start = self.item(of: space) else { return nil }
        let (own, other) = (item.frame, start.frame)
        return CGRect(x: other.minX - own.minX, y: other.minY - own.minY, width: other.width, height: other.height)
    }

    private func item(of space: CoordinateSpace) -> LayoutItem? {
        guard case .named(let name) = space else { return nil }
        let scroll = name.base as? EnclosingScroll
        var outer = item
        while let current = outer {
            if let scroll {
                if scroll.names(current) { return current }
            } else if current.coordinateSpace == name {
                return current
            }
            outer = current.parent
        }
        return nil
    }

    /// Whether content was told something that is no longer so.
    var hasMoved: Bool {
        guard let item, !asked.isEmpty else { return false }
        return asked.contains { current(in: $0.key, item.size) != $0.value }
    }
}

extension EnclosingScroll {
    /// Whether a view scrolls as it says: a scroll view, or a list, which scrolls vertically.
    fileprivate func names(_ item: LayoutItem) -> Bool {
        guard let axes = (item.rule as? ScrollRule)?.state.axes ?? ((item.rule as? LazyRule)?.isList == true ? .vertical : nil) else {
            return false
        }
        return axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }
}

/// Content that is made once its place is known; what the closure reads is its own affair, not the enclosing body's (C104).
///
/// It takes what it is offered, and 10 points where it is offered nothing (C254).
nonisolated public struct GeometryReader<Content: View>: View {
    nonisolated(unsafe) public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public typealias Body = Never
    public var body: Never { fatalError("GeometryReader has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(GeometrySlot<Content>.self, at: offset)
    }
}

/// The content for one place.
nonisolated struct GeometryContent<Content: View>: FrameworkView {
    nonisolated(unsafe) var content: (GeometryProxy) -> Content
    var proxy: GeometryProxy

    @MainActor var body: some View { content(proxy) }
}

/// A geometry reader in the tree: mounts its content when it has a place.
final class GeometryNode: ViewNode, GeometryFollower, AnchorReader {
    let place = GeometryPlace()
    var isFollowing = false
    private var shown: GeometryProxy?
    /// Whether the content has a new closure.
    var needsContent = true
    /// Mounts the content or gives it another value.
    var show: (GeometryNode, GeometryProxy) -> Void = { _, _ in }

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
    }

    override func elements(_ reader: inout TreeReader) {
        reader.add(ViewElement(kind: "GeometryReader", node: self)) { inner in
            for child in children { child.elements(&inner) }
        }
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) { builder.add(GeometryRule(self), around: children) }

    /// Shows the content in a host that is not laid out.
    func showWithoutLayout() { show(self, GeometryProxy(size: environment.values.hostSize)) }

    var isGone: Bool { isRemoved || place.item == nil }
    private var anchorsMoved = false

    func anchorMoved() {
        guard place.readsAnchors else { return }
        anchorsMoved = true
        host.layout?.isDirty = true
    }

    func follow() {
        guard let item = place.item, item.isInLayout else { return }
        let isMoved = item.size != shown?.size || place.hasMoved || anchorsMoved
        guard needsContent || isMoved else { return }
        needsContent = false
        anchorsMoved = false
        let version = (shown?.version ?? 0) + (isMoved ? 1 : 0)
        let proxy = GeometryProxy(size: item.size, place: place, version: version)
        shown = proxy
        if isMoved { place.forgetAsked() }
        graph.continueTransaction { show(self, proxy) }
    }
}

/// Takes everything; what is in it stands at the top leading corner.
private final class GeometryRule: LayoutRule {
    private weak var node: GeometryNode?
    init(_ node: GeometryNode) { self.node = node }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        item.children.indices.map { LayoutPlacement(index: $0, origin: .zero, proposal: ProposedViewSize(size)) }
    }

    override func placed(_ item: LayoutItem) {
        guard let node else { return }
        node.place.item = item
        item.layout.follow(node)
    }
}

final class GeometrySlot<Content: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(GeometrySlot<Content>.self) { GeometrySlot<Content>() } }

    private lazy var content = TypedContent<GeometryContent<Content>>.shared


    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = GeometryNode(parent: parent, environment: environment)
        receive(node, value)
        if node.host.layout == nil { node.showWithoutLayout() }
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: GeometryNode.self)
        receive(node, value)
        guard let layout = node.host.layout else { return node.showWithoutLayout() }
        node.needsContent = true
        layout.isDirty = true
    }

    private func receive(_ node: GeometryNode, _ value: UnsafeRawPointer) {
        let reader = value.assumingMemoryBound(to: GeometryReader<Content>.self).pointee
        node.show = { [content] node, proxy in
            let value = GeometryContent(content: reader.content, proxy: proxy)
            withUnsafePointer(to: value) {
                if let child = node.children.first { return content.update(child, $0) }
                let child = content.mount(
                    $0, parent: node, environment: node.environment, identity: .structural(slot: 0))
                node.children = [child]
                node.host.mounted(child)
            }
        }
    }
}
