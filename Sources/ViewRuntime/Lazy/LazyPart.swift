import DependencyGraph

/// The content of a lazy container: views that stand in it one by one are parts that are evaluated as they come into sight.
nonisolated struct LazyContent<Content: View>: View {
    // First, so that it stands at the container's own offset.
    var content: Content

    typealias Body = Never
    var body: Never { fatalError("LazyContent has no body") }

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.isLazyList = true
        return builder.listItem(Content.self, at: offset)
    }
}

extension _PlanBuilder {
    /// Plans a view that stands in a list: in that of a lazy container, as a part of its own.
    ///
    /// What holds a collection or a section is laid into the list as these, and several views are so many parts.
    mutating func listItem<Content: View>(_ type: Content.Type, at offset: Int) -> _PlanElement {
        guard isLazyList, !(type is any SeveralViews.Type), !(type is any TransparentView.Type), type != EmptyView.self,
            !TypedContent<Content>.shared.plan.holdsLists()
        else { return view(type, at: offset) }
        return slot(LazyPartSlot<Content>.self, at: offset)
    }

    /// Plans what does not stand in the list around it.
    mutating func outsideList(_ plan: (inout _PlanBuilder) -> _PlanElement) -> _PlanElement {
        let outer = isLazyList
        isLazyList = false
        defer { isLazyList = outer }
        return plan(&self)
    }
}

/// A view whose content stands in its place, part by part.
protocol TransparentView: View {}
extension Group: TransparentView where Content: View {}

/// One view in a lazy container, or those that its modifiers are around.
final class LazyPartNode: ViewNode, VisibilityNode, LazyRows {
    private let type: ContentType
    private let storage: UnsafeMutableRawPointer
    private let slot: Int
    private let shape: RowCount
    private var row: LazyRow?
    private var count = 0

    init(_ type: ContentType, _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode) {
        self.type = type
        self.slot = slot
        storage = .allocate(byteCount: max(1, type.size), alignment: type.alignment)
        shape = type.rowCount(under: parent.host.profile)
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        type.copy(value, to: storage)
        host.actions.visibilityNodes += 1
        if case .constant(let views) = shape { count = views } else { buildAsleep() }
    }

    deinit {
        type.destroy(storage)
        storage.deallocate()
    }

    override func dismantle() {
        host.actions.visibilityNodes -= 1
        row = nil
    }

    private func mount() {
        let node = type.mount(storage, parent: self, environment: environment, identity: .structural(slot: slot))
        row = LazyRow(node)
        children = [node]
    }

    /// Makes what has to be there so that its views can be counted, without running bodies.
    private func buildAsleep() {
        graph.build { mount() } leaving: { $0 is BodyNode }
        row?.isAsleep = true
        row?.node.setAsleep(true)
        countViews()
    }

    func receive(_ new: UnsafeRawPointer) {
        if type.comparison.compare(storage, new) == .equal {
            graph.skips &+= 1
            return
        }
        type.destroy(storage)
        type.copy(new, to: storage)
        if let row {
            if !row.isAsleep {
                type.update(row.node, storage)
            } else if isVarying {
                graph.build { type.update(row.node, storage) } leaving: { $0 is BodyNode }
                row.node.setAsleep(true)
            } else {
                row.needsContent = true
            }
        }
        host.layout?.changed(self)
    }

    // MARK: Rows

    var cellCount: Int { count }
    var isVarying: Bool { shape == .varying }
    var mustCount: Bool { false }
    func countViews() { if isVarying { count = row?.node.viewCount ?? 0 } }
    func element(at cell: Int) -> (position: Int, view: Int, isLast: Bool) { (0, cell, cell == count - 1) }
    func cell(of position: Int) -> Int { 0 }
    func countedViews(_ position: Int) -> Int { count }
    func isRepeated(_ position: Int) -> Bool { false }
    func position(of id: AnyHashable) -> Int? { type.plan.explicitID(in: storage) == id ? 0 : nil }

    func wake(_ position: Int) -> LazyRow {
        guard let row else {
            graph.continueTransaction { mount() }
            return row.unsafelyUnwrapped
        }
        guard row.isAsleep else { return row }
        row.isAsleep = false
        graph.continueTransaction {
            if row.needsContent { type.update(row.node, storage) }
            row.needsContent = false
            row.node.setAsleep(false)
        }
        return row
    }

    func settle(placed: Set<Int>, visible: Set<Int>) {
        guard let row else { return }
        if visible.isEmpty == row.isInSight {
            row.isInSight.toggle()
            if row.isInSight { host.actions.mounted(row.node) } else { host.actions.hide(row.node) }
        }
        if placed.isEmpty, !row.isAsleep {
            row.isAsleep = true
            row.node.setAsleep(true)
        }
    }

    func evict(where isFar: (Int) -> Bool) {
        guard !isVarying, let row, row.isAsleep, isFar(0) else { return }
        self.row = nil
        row.node.remove(why: .evicted)
        children = []
    }

    func noteEvictions(where isFar: (Int) -> Bool, to instrument: any ViewInstrument) {
        guard !isVarying, let row, row.isAsleep, !row.isDue, isFar(0) else { return }
        row.isDue = true
        row.node.forEachReported { instrument.evictionDue($0) }
    }

    var visibleChildren: [ViewNode] { row.map { $0.isInSight ? [$0.node] : [] } ?? [] }

    override func elements(_ reader: inout TreeReader) {
        for child in visibleChildren { child.elements(&reader) }
    }

    /// It takes part in the layout through its container, which places it or not.
    override func layoutEntries(_ builder: inout LayoutBuilder) {}
}

final class LazyPartSlot<Content: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(LazyPartSlot<Content>.self) { LazyPartSlot<Content>() } }

    private lazy var content = TypedContent<Content>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        if parent.host.layout == nil {
            return content.mount(value, parent: parent, environment: environment, identity: .structural(slot: slot))
        }
        return LazyPartNode(content, value, parent: parent, slot: slot, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        if let part = node as? LazyPartNode { part.receive(value) } else { content.update(node, value) }
    }

    override func rowCount(_ counter: inout RowCounter) -> RowCount { counter.count(content.plan) }
}

extension Plan {
    /// The id that was given to the planned value as a whole; nil where there is none.
    func explicitID(in value: UnsafeRawPointer) -> AnyHashable? {
        var element = root
        while true {
            switch element.content {
            case .modified(_, _, let content): element = content
            case .group(let elements):
                guard elements.count == 2, case .primitive(let reader, _) = elements[1].content, reader.isAttachment else { return nil }
                element = elements[0]
            case .slot(let slot): return slots[slot].type.explicitID(value + slots[slot].offset)
            case .primitive: return nil
            }
        }
    }
}
