import DependencyGraph

/// What the columns of one split view, the lists and the links in them know of each other.
final class SplitCoordinator: FreshlyMade, @unchecked Sendable {
    /// Sidebar, content, detail.
    private(set) lazy var columns = (0..<3).map { SplitColumn($0, self) }
    private var hasContent = true
    private var readTop: () -> Int = { 0 }
    private var writeTop: (NavigationSplitViewColumn) -> Void = { _ in }
    /// Set by the node: brings the columns up to date after the update.
    var columnsChanged: () -> Void = {}

    func connect(_ top: Binding<NavigationSplitViewColumn>, hasContent: Bool) {
        self.hasContent = hasContent
        readTop = { top.wrappedValue.position }
        writeTop = { top.wrappedValue = $0 }
    }

    /// The positions of the columns that there are.
    var positions: [Int] { hasContent ? [0, 1, 2] : [0, 2] }

    /// The column whose content depends on the one at the position.
    func column(after position: Int) -> SplitColumn? {
        positions.first { $0 > position }.map { columns[$0] }
    }

    /// Shows the column after a position, where there is room for one.
    func advance(from position: Int) {
        guard let next = column(after: position), readTop() < next.position else { return }
        writeTop(NavigationSplitViewColumn(position: next.position))
    }

    /// Goes back to the column at a position, where there is room for one.
    func retreat(to position: Int) {
        if readTop() > position { writeTop(NavigationSplitViewColumn(position: position)) }
    }

    /// Goes back by one column: the selection in it goes with what it showed.
    func pop() {
        guard let before = positions.last(where: { $0 < readTop() }) else { return }
        retreat(to: before)
        columns[before].clear()
    }
}

/// One column: what was pushed from it stands in the next one.
final class SplitColumn: FreshlyMade, @unchecked Sendable {
    let position: Int
    private unowned let split: SplitCoordinator
    /// Takes links and destinations of the column; its screens replace the next column's content.
    let navigation = NavigationCoordinator()
    /// The value that a link in the column pushed last.
    private(set) var value: AnyHashable?
    /// Takes away the selection of the column's list.
    var clearSelection: () -> Void = {}

    init(_ position: Int, _ split: SplitCoordinator) {
        self.position = position
        self.split = split
        navigation.readPath = { [unowned self] in value.map { [$0] } ?? [] }
        navigation.writePath = { [unowned self] path in
            value = path.last
            if value == nil { return changed() }
            navigation.popExtras()
            changed()
            selected()
        }
        navigation.screensChanged = { [unowned self] in changed() }
    }

    private func changed() { split.columnsChanged() }

    /// Something in the column was chosen.
    func selected() { split.advance(from: position) }
    /// Nothing in the column is chosen any more.
    func deselected() { split.retreat(to: position) }

    /// Takes away what was chosen in the column.
    func clear() {
        clearSelection()
        navigation.popExtras()
        guard value != nil else { return }
        value = nil
        changed()
    }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
    /// The column in which a view stands; nil outside of split views, and in what is presented above them.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

/// Tells the column around a list of the list's selection. It is a view without content.
nonisolated struct SelectionReport<Value: Hashable>: FrameworkView {
    var selection: ListSelection<Value>
    @Environment(\.splitColumn) private var column

    @MainActor var body: some View {
        if let column, case .one(.some(let selection)) = selection {
            SelectionFollower(selection: selection, column: column)
        }
    }
}

/// The place of a report: no view of the list around it.
final class SelectionReportSlot<Value: Hashable>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(SelectionReportSlot<Value>.self) { SelectionReportSlot<Value>() }
    }

    private let report = BodySlot<SelectionReport<Value>>.shared

    override func rowCount(_ counter: inout RowCounter) -> RowCount { .constant(0) }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        report.mount(value, parent: parent, slot: slot, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) { report.update(node, value) }
}

/// Follows a selection, which shows and hides the next column where there is room for one.
nonisolated private struct SelectionFollower<Value: Hashable>: FrameworkView {
    var selection: Binding<Value?>
    var column: SplitColumn

    @MainActor var body: some View {
        let (column, selection) = (column, selection)
        let _ = column.clearSelection = { if selection.wrappedValue != nil { selection.wrappedValue = nil } }
        EmptyView().modifier(SelectionChange(value: selection.wrappedValue, column: column))
    }
}

/// Acts when a selection changed, with the views around it or without any.
nonisolated private struct SelectionChange<Value: Hashable>: ViewModifier {
    typealias Body = Never
    var value: Value?
    var column: SplitColumn

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        builder.slot(SelectionChangeSlot<Value>.self, at: modifierOffset)
    }
}

private final class SelectionChangeSlot<Value: Hashable>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(SelectionChangeSlot<Value>.self) { SelectionChangeSlot<Value>() }
    }

    private final class Node: ViewNode {
        var value: Value?
        init(_ value: Value?, parent: ViewNode, environment: EnvironmentNode) {
            self.value = value
            super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        }
        override func elements(_ reader: inout TreeReader) {}
    }

    override func rowCount(_ counter: inout RowCounter) -> RowCount { .constant(0) }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let change = value.assumingMemoryBound(to: SelectionChange<Value>.self).pointee
        let node = Node(change.value, parent: parent, environment: environment)
        if change.value != nil { report(change, in: node) }
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: Node.self)
        let change = value.assumingMemoryBound(to: SelectionChange<Value>.self).pointee
        guard change.value != node.value else { return }
        node.value = change.value
        report(change, in: node)
    }

    private func report(_ change: SelectionChange<Value>, in node: ViewNode) {
        let (column, isSelected) = (change.column, change.value != nil)
        node.host.actions.add(Cause(.change, name: "selection")) {
            if isSelected { column.selected() } else { column.deselected() }
        }
    }
}
