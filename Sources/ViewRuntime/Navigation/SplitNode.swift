import DependencyGraph

/// The columns of one split view.
nonisolated struct SplitContainer<Sidebar: View, Content: View, Detail: View>: View {
    typealias Body = Never
    var body: Never { fatalError("a split container has no body") }
    var columns: Parts<Sidebar, Content, Detail>
    var visibility: NavigationSplitViewVisibility
    /// The column that is shown where there is room for one.
    var top: Int
    var isCollapsed: Bool
    var coordinator: SplitCoordinator

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(SplitSlot<Sidebar, Content, Detail>.self, at: offset)
    }
}

final class SplitSlot<Sidebar: View, Content: View, Detail: View>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(SplitSlot<Sidebar, Content, Detail>.self) { SplitSlot<Sidebar, Content, Detail>() }
    }

    private lazy var sidebar = TypedContent<Sidebar>.shared
    private lazy var content = TypedContent<Content>.shared
    /// The last column is a stack: what is pushed in it stands above its content.
    private lazy var detail = TypedContent<NavigationStack<NavigationPath, Detail>>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let view = value.assumingMemoryBound(to: SplitContainer<Sidebar, Content, Detail>.self)
        let node = SplitNode(view.pointee.coordinator, parent: parent, environment: environment)
        update(node, value)
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: SplitNode.self)
        let view = value.assumingMemoryBound(to: SplitContainer<Sidebar, Content, Detail>.self).pointee
        // Kept: a column whose content was replaced gets its own back when a link says so, without a new value.
        node.bring = { [unowned node] in withUnsafePointer(to: view) { self.bring(view, node, UnsafeRawPointer($0)) } }
        node.bring()
    }

    private func bring(_ view: SplitContainer<Sidebar, Content, Detail>, _ node: SplitNode, _ value: UnsafeRawPointer) {
        let positions = view.coordinator.positions
        if view.isCollapsed {
            node.shown = positions.filter { $0 <= view.top }.suffix(1)
            node.kept = positions.filter { $0 <= view.top }
        } else {
            node.shown = positions.filter { $0 >= view.visibility.firstPosition }
            node.kept = positions
        }
        if node.shown.isEmpty { (node.shown, node.kept) = ([0], [0]) }
        node.isCollapsed = view.isCollapsed
        typealias P = Parts<Sidebar, Content, Detail>
        node.bringUpToDate(0, sidebar, value)
        if positions.contains(1) { node.bringUpToDate(1, content, value + P.secondOffset) }
        let stack = NavigationStack { view.columns.third }
        withUnsafePointer(to: stack) { node.bringUpToDate(2, detail, UnsafeRawPointer($0)) }
        node.bringReplacementsUpToDate()
        node.finish()
    }
}

/// The columns in the tree. Each is mounted when it is first shown; one that was left by going back is gone with its state, as a pushed
/// screen is.
final class SplitNode: ViewNode, VisibilityNode {
    private final class Column {
        let scope: EnvironmentNode
        /// What was pushed from the column before, and stands in the place of the column's own content.
        var replacement: AnyViewBox?
        var isReplaced = false
        var pushed: PushedInColumn?
        init(_ scope: EnvironmentNode) { self.scope = scope }
    }

    /// What was pushed: another one is other content.
    private enum PushedInColumn: Equatable {
        case value(AnyHashable)
        case view(ObjectIdentifier)
    }

    private let coordinator: SplitCoordinator
    /// Brings the columns up to date with the value that the node was given last.
    var bring: () -> Void = {}
    private var columns: [Int: Column] = [:]
    /// The columns on screen, and those that keep their state.
    var shown: [Int] = []
    var kept: [Int] = []
    var isCollapsed = true
    private var lastShown: [EnvironmentNode] = []

    init(_ coordinator: SplitCoordinator, parent: ViewNode, environment: EnvironmentNode) {
        self.coordinator = coordinator
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        host.actions.visibilityNodes += 1
        coordinator.columnsChanged = { [weak self] in self?.columnsChanged() }
        for column in coordinator.columns {
            column.navigation.warning = { [weak self] text in
                guard let self else { return }
                host.warn(.missingDestination, text, at: self)
            }
            // A link pushes while its body's output is taken over: what follows from that waits for the end of the update.
            column.navigation.replaced = { [weak self] old in
                self?.host.actions.add(Cause(.change, name: "navigation")) {
                    for screen in old { screen.popped() }
                    column.selected()
                }
            }
        }
    }

    var visibleChildren: [ViewNode] { shown.compactMap { columns[$0]?.scope } }

    private func columnsChanged() {
        if graph.isUpdating { graph.continueTransaction(self, input: Name("navigation")) } else {
            graph.enter(.init(node: self, change: .value, input: Name("navigation"), write: nil))
            host.wake()
        }
    }

    override func update() {
        changed = ChangeSet()
        bring()
    }

    /// What the column before has pushed.
    private func pushed(into position: Int) -> (PushedInColumn, () -> AnyView)? {
        guard let before = coordinator.positions.last(where: { $0 < position }) else { return nil }
        let column = coordinator.columns[before]
        if let extra = column.navigation.extras.last { return (.view(extra.key), { extra.content }) }
        guard let value = column.value else { return nil }
        let navigation = column.navigation
        return (.value(value), { AnyView(DestinationView(value: value, coordinator: navigation)) })
    }

    private func makeScope(_ position: Int) -> EnvironmentNode {
        let column = coordinator.columns[position]
        let coordinator = coordinator
        let isCollapsed = isCollapsed
        let target = DismissTarget { if isCollapsed { coordinator.pop() } }
        return EnvironmentNode(parent: self, environment: environment, key: Name("navigation")) {
            $0.navigationCoordinator = column.navigation
            $0.splitColumn = column
            if position > 0 { $0.dismiss = DismissAction(target) }
        }
    }

    /// Mounts a column's own content, or gives it another value.
    func bringUpToDate(_ position: Int, _ type: ContentType, _ value: UnsafeRawPointer) {
        guard kept.contains(position), shown.contains(position) || columns[position] != nil else { return }
        if let column = columns[position] {
            if column.isReplaced {
                guard pushed(into: position) == nil else { return }
                column.scope.children.forEach { $0.remove(why: .dismissed) }
                column.scope.children = []
                (column.isReplaced, column.replacement, column.pushed) = (false, nil, nil)
            } else {
                return type.update(column.scope.children[0], value)
            }
        }
        guard pushed(into: position) == nil || columns[position] != nil else { return }
        let column = columns[position] ?? Column(makeScope(position))
        columns[position] = column
        column.scope.children = [
            type.mount(value, parent: column.scope, environment: column.scope, identity: .structural(slot: position))
        ]
    }

    /// Puts what links have pushed into the columns after theirs.
    func bringReplacementsUpToDate() {
        for position in shown {
            guard let (pushed, make) = pushed(into: position) else { continue }
            if let column = columns[position], column.isReplaced, column.pushed == pushed {
                guard case .view = pushed else { continue }
                let content = make()
                guard column.replacement !== content.box else { continue }
                column.replacement = content.box
                let view = AnyView(NavigationStack { content })
                unsafeDowncast(column.scope.children[0], to: AnyViewNode.self).receive(view.box)
                continue
            }
            let column = columns[position] ?? Column(makeScope(position))
            columns[position] = column
            for child in column.scope.children { child.remove(why: .dismissed) }
            let content = make()
            let view = AnyView(NavigationStack { content })
            column.replacement = content.box
            column.isReplaced = true
            column.pushed = pushed
            withUnsafePointer(to: view) {
                column.scope.children = [
                    TypedContent<AnyView>.shared.mount(
                        $0, parent: column.scope, environment: column.scope, identity: .structural(slot: position))
                ]
            }
        }
    }

    /// Lets go of columns that were left, and says what appeared and disappeared.
    func finish() {
        for (position, column) in columns.sorted(by: { $0.key < $1.key }) where !kept.contains(position) {
            columns[position] = nil
            column.scope.remove(why: .dismissed)
        }
        children = columns.sorted { $0.key < $1.key }.map(\.value.scope)
        let now = shown.compactMap { columns[$0]?.scope }
        let isFirst = lastShown.isEmpty
        if !isFirst { for scope in now where !lastShown.contains(where: { $0 === scope }) { host.mounted(scope) } }
        for scope in lastShown where !scope.isRemoved && !now.contains(where: { $0 === scope }) { host.hide(scope) }
        lastShown = now
        host.layout?.changed(self)
    }

    override func dismantle() {
        host.actions.visibilityNodes -= 1
        coordinator.columnsChanged = {}
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) {
        builder.add(SplitRule(), of: shown.compactMap { columns[$0]?.scope }.map { [builder.segment(of: $0)] })
    }

    override func elements(_ reader: inout TreeReader) {
        var element = ViewElement(kind: "NavigationSplitView", node: self)
        let (shown, columns, coordinator) = (shown, columns, coordinator)
        element.attributes["columns"] = shown.map { ["sidebar", "content", "detail"][$0] }.joined(separator: ",")
        if isCollapsed, shown.first != 0 { element.actions = [.pop { coordinator.pop() }] }
        reader.add(element) { reader in
            for position in shown { if let column = columns[position] { reader.inside(column.scope) } }
        }
    }
}
