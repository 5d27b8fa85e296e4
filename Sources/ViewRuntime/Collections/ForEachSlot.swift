import DependencyGraph

/// What a collection node needs to know of its `ForEach` type.
class CollectionType: SlotType {
    let content: ContentType
    let ids: IDType
    let description: ViewTypeDescription
    let elementStride: Int
    /// The type of the `ForEach`, and that of its data.
    let valueType: Any.Type
    let dataType: Any.Type
    let elementType: Any.Type
    let idType: Any.Type
    /// Where an element's content is made, one after the other.
    let scratch: UnsafeMutableRawPointer
    /// Whether a content closure was seen to observe anything.
    @exclusivity(unchecked) var contentObserves = false

    init(
        _ valueType: Any.Type, data dataType: Any.Type, element elementType: Any.Type, id idType: Any.Type, content: ContentType, ids: IDType,
        description: ViewTypeDescription, elementStride: Int
    ) {
        self.valueType = valueType
        self.dataType = dataType
        self.elementType = elementType
        self.idType = idType
        self.content = content
        self.ids = ids
        self.description = description
        self.elementStride = elementStride
        scratch = .allocate(byteCount: max(1, content.size), alignment: content.alignment)
    }
}

/// Keyed collections.
final class ForEachSlot<Data: RandomAccessCollection, ID: Hashable, Content: View>: CollectionType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(ForEachSlot<Data, ID, Content>.self) { ForEachSlot<Data, ID, Content>() }
    }

    private typealias Value = ForEach<Data, ID, Content>
    private let contentComparison = ComparisonPlan.plan(for: ((Data.Element) -> Content).self)
    private let contentOffset = MemoryLayout<Value>.offset(of: \.content)
    private let dataSize = MemoryLayout<Data>.size

    /// The value that a node was given last.
    private final class Box {
        var view: ForEach<Data, ID, Content>
        /// Whether an element's id is another one each time it is asked for, so that equal data says nothing (C162); asked once.
        lazy var hasRestlessIDs = view.hasRestlessIDs

        init(_ view: ForEach<Data, ID, Content>) { self.view = view }
    }

    /// The same collection in the list of a lazy container, where its elements hold lists: what stands in these one by one are parts of the
    /// container.
    private lazy var ofLists = ForEachSlot<Data, ID, Content>(TypedContent<LazyContent<Content>>.shared)

    private init(_ content: ContentType = TypedContent<Content>.shared) {
        super.init(
            Value.self, data: Data.self, element: Data.Element.self, id: ID.self, content: content, ids: TypedIDType<ID>.shared,
            description: .describe(Value.self, kind: .collection), elementStride: MemoryLayout<Data.Element>.stride)
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let view = value.assumingMemoryBound(to: Value.self).pointee
        if parent.host.layout != nil, parent.lazyContainer(ofChildAt: slot) != nil {
            if !content.plan.holdsLists() {
                return LazyForEachNode(
                    self, view.source, kept: Box(view), parent: parent, slot: slot, environment: environment)
            }
            return ForEachNode(
                ofLists, view.source, kept: Box(view), parent: parent, slot: slot, environment: environment)
        }
        return ForEachNode(
            self, view.source, kept: Box(view), parent: parent, slot: slot, environment: environment)
    }

    /// As many as there are elements.
    override func rowCount(_ counter: inout RowCounter) -> RowCount { .varying }

    override func holdsLists(_ depth: Int) -> Bool { true }

    private func updateLazily(_ node: LazyForEachNode, _ value: UnsafeRawPointer) {
        let box = unsafeDowncast(node.kept, to: Box.self)
        var view = value.assumingMemoryBound(to: Value.self).pointee
        if view.isConstantRange, view.data.count != box.view.data.count {
            node.warnOfRange(new: view.data.count, first: box.view.data.count)
            view.data = box.view.data
        } else if isSame(box, value) {
            node.graph.skips &+= node.rows.count
            return
        }
        box.view = view
        node.receive(view.source)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        if node.host.layout != nil, let lazy = node as? LazyForEachNode { return updateLazily(lazy, value) }
        let node = unsafeDowncast(node, to: ForEachNode.self)
        let box = unsafeDowncast(node.kept, to: Box.self)
        var view = value.assumingMemoryBound(to: Value.self).pointee
        if view.isConstantRange, view.data.count != box.view.data.count {
            node.warnOfRange(new: view.data.count, first: box.view.data.count)
            view.data = box.view.data
        } else if isSame(box, value) {
            node.graph.skips &+= node.children.count
            return
        }
        box.view = view
        node.receive(view.source)
    }

    /// Whether nothing can differ: the same buffer, the same ids, and a content closure that captured equal values.
    private func isSame(_ box: Box, _ value: UnsafeRawPointer) -> Bool {
        let new = value.assumingMemoryBound(to: Value.self)
        if case .keyPath(let old) = box.view.identifiers, case .keyPath(let new) = new.pointee.identifiers, old != new {
            return false
        }
        let isSame = withUnsafePointer(to: &box.view) { old in
            // The data are the first stored property.
            guard let contentOffset, sameBytes(old, value, count: dataSize) else { return false }
            return contentComparison.compare(UnsafeRawPointer(old) + contentOffset, value + contentOffset) == .equal
        }
        return isSame && (box.view.data.isEmpty || !box.hasRestlessIDs)
    }
}
