import DependencyGraph

/// Shows a root and the screens that were pushed above it; covered screens keep their state.
nonisolated public struct NavigationStack<Data, Root: View>: FrameworkView {
    private var root: Root
    private var external: Binding<[AnyHashable]>?
    // Kept without the wrappers' sugar, which Swift does not allow in types that are made anywhere.
    private let own = State(initialValue: [AnyHashable]())
    private let coordinator = State(initialValue: NavigationCoordinator())

    /// A stack that keeps its path itself.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    /// A stack whose path is kept elsewhere.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        external = path.mapped(\.elements) { $0.elements = $1 }
    }

    /// A stack whose path is a collection of values of one type, kept elsewhere.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        external = path.mapped({ $0.map { AnyHashable($0) } }) { path, elements in
            path = Data(elements.compactMap { $0.base as? Data.Element })
        }
    }

    @MainActor @preconcurrency public var body: some View {
        let path = external ?? own.projectedValue
        NavigationContainer(root: root, path: path.wrappedValue, coordinator: connect(path))
    }

    private func connect(_ path: Binding<[AnyHashable]>) -> NavigationCoordinator {
        let coordinator = coordinator.wrappedValue
        coordinator.readPath = { path.wrappedValue }
        coordinator.writePath = { path.wrappedValue = $0 }
        return coordinator
    }
}

/// The screens of one stack.
nonisolated struct NavigationContainer<Root: View>: View {
    typealias Body = Never
    var body: Never { fatalError("a navigation container has no body") }
    var root: Root
    var path: [AnyHashable]
    var coordinator: NavigationCoordinator

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(NavigationSlot<Root>.self, at: offset)
    }
}

final class NavigationSlot<Root: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(NavigationSlot<Root>.self) { NavigationSlot<Root>() } }

    private lazy var root = TypedContent<Root>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let view = value.assumingMemoryBound(to: NavigationContainer<Root>.self)
        let node = NavigationNode(view.pointee.coordinator, parent: parent, environment: environment)
        // The root is the first stored property.
        node.mountRoot(root, value)
        node.begin(view.pointee.path)
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: NavigationNode.self)
        root.update(node.rootScreen, value)
        node.receive(value.assumingMemoryBound(to: NavigationContainer<Root>.self).pointee.path)
    }
}

/// The screens in the tree: the root, then a screen for each value of the path, then those that views pushed.
final class NavigationNode: ViewNode, VisibilityNode, FrameCounter {
    /// What a screen stands for.
    private enum Entry: Equatable {
        case value(AnyHashable)
        case extra(ObjectIdentifier)
    }

    private let coordinator: NavigationCoordinator
    /// Gives what is below the coordinator.
    private var scope: EnvironmentNode!
    private var path: [AnyHashable] = []
    private var entries: [Entry] = []
    private var screens: [EnvironmentNode] = []
    private var extraBoxes: [ObjectIdentifier: AnyViewBox] = [:]
    /// How often the path changed in the current frame, and whether that was complained about.
    private var pathChanges = 0
    private var hasWarnedOfPath = false

    init(_ coordinator: NavigationCoordinator, parent: ViewNode, environment: EnvironmentNode) {
        self.coordinator = coordinator
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        host.actions.visibilityNodes += 1
        coordinator.screensChanged = { [weak self] in self?.screensChanged() }
        coordinator.warning = { [weak self] text in
            guard let self else { return }
            host.warn(.missingDestination, text, at: self)
        }
    }

    var rootScreen: ViewNode { scope.children[0] }
    var visibleChildren: [ViewNode] { [screens.last ?? scope] }

    func mountRoot(_ type: ContentType, _ value: UnsafeRawPointer) {
        let coordinator = coordinator
        scope = EnvironmentNode(parent: self, environment: environment, key: Name("navigation")) {
            $0.navigationCoordinator = coordinator
        }
        scope.children = [type.mount(value, parent: scope, environment: scope, identity: .structural(slot: 0))]
        children = [scope]
    }

    /// The screens are looked at once the destinations of what was just mounted have registered: as a node of its own.
    func begin(_ path: [AnyHashable]) {
        self.path = path
        graph.descend(self)
    }

    /// Two changes of the path in a frame are allowed; the third is dropped, with one warning (C193).
    func receive(_ path: [AnyHashable]) {
        guard path != self.path else { return begin(path) }
        if pathChanges == 0 { host.actions.count(self) }
        pathChanges += 1
        if pathChanges <= 2 { return begin(path) }
        if hasWarnedOfPath { return }
        hasWarnedOfPath = true
        host.warn(.multipleUpdatesPerFrame, RuntimeWarning.multiplePathUpdates, at: self)
    }

    func endFrame() {
        pathChanges = 0
        hasWarnedOfPath = false
    }

    private func screensChanged() {
        if graph.isUpdating { graph.continueTransaction(self, input: Name("navigation")) } else {
            graph.enter(.init(node: self, change: .value, input: Name("navigation"), write: nil))
            host.wake()
        }
    }

    override func update() {
        changed = ChangeSet()
        let wanted = path.map(Entry.value) + coordinator.extras.map { Entry.extra($0.key) }
        var kept = 0
        while kept < min(wanted.count, entries.count), wanted[kept] == entries[kept] { kept += 1 }
        updateExtras(wanted, kept)
        guard kept < wanted.count || kept < entries.count else { return }
        let oldTop = visibleChildren[0]
        let gone = Array(screens[kept...])
        screens.removeSubrange(kept...)
        entries.removeSubrange(kept...)
        for entry in wanted[kept...] {
            guard let screen = makeScreen(entry, depth: screens.count + 1) else { break }
            screens.append(screen)
            entries.append(entry)
        }
        children = [scope] + screens
        let newTop = visibleChildren[0]
        if newTop !== oldTop { host.mounted(newTop) }
        for screen in gone { screen.remove(why: .dismissed) }
        if newTop !== oldTop, !oldTop.isRemoved { host.hide(oldTop) }
    }

    private func updateExtras(_ wanted: [Entry], _ kept: Int) {
        for position in 0..<kept {
            guard case .extra(let key) = wanted[position],
                let extra = coordinator.extras.first(where: { $0.key == key }), extraBoxes[key] !== extra.content.box
            else { continue }
            extraBoxes[key] = extra.content.box
            unsafeDowncast(screens[position].children[0], to: AnyViewNode.self).receive(extra.content.box)
        }
    }

    /// Says what a screen is presented for, before its content is made.
    private func present(_ screen: EnvironmentNode, for name: @autoclosure () -> String) {
        if host.instrument != nil { host.presentations[screen.id] = name() }
    }

    /// What a pushed value is called: by its id where it has one, since a path has no room for a whole value.
    private static func name(of value: Any) -> String {
        if let identifiable = value as? any Identifiable { return String(describing: identifiable.id) }
        return String(describing: value)
    }

    private func makeScreen(_ entry: Entry, depth: Int) -> EnvironmentNode? {
        let coordinator = coordinator
        let target = DismissTarget { coordinator.pop(to: depth - 1) }
        let screen = EnvironmentNode(parent: self, environment: scope, key: Name("\\.dismiss")) {
            $0.dismiss = DismissAction(target)
            $0.isPresented = true
        }
        switch entry {
        case .value(let value):
            guard coordinator.hasDestination(for: value) else { return nil }
            present(screen, for: Self.name(of: value.base))
            let type = TypedContent<DestinationView>.shared
            let content = DestinationView(value: value, coordinator: coordinator)
            withUnsafePointer(to: content) {
                screen.children = [type.mount($0, parent: screen, environment: screen, identity: .structural(slot: 0))]
            }
        case .extra(let key):
            guard let extra = coordinator.extras.first(where: { $0.key == key }) else { return nil }
            present(screen, for: extra.name)
            extraBoxes[key] = extra.content.box
            let type = TypedContent<AnyView>.shared
            withUnsafePointer(to: extra.content) {
                screen.children = [type.mount($0, parent: screen, environment: screen, identity: .structural(slot: 0))]
            }
        }
        return screen
    }

    override func dismantle() {
        host.actions.visibilityNodes -= 1
        coordinator.screensChanged = {}
        // A stack that goes with screens on it goes back to its root first, which appears once more (C228).
        guard !screens.isEmpty, !host.isEnded, !environment.values.isPresented else { return }
        host.actions.appearOnceMore(scope)
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) {
        builder.add(NavigationBarRule(depth: screens.count), around: visibleChildren)
    }

    /// The top screen alone is there for whoever looks; what it covers is alive and out of sight.
    override func elements(_ reader: inout TreeReader) {
        var element = ViewElement(kind: "NavigationStack", node: self)
        element.attributes["depth"] = String(screens.count)
        let coordinator = coordinator
        if !screens.isEmpty { element.actions = [.pop { coordinator.pop() }] }
        let top = screens.last ?? scope!
        reader.add(element) { reader in reader.inside(top) }
    }
}

/// The screen of one value: made once, when it is pushed (C146).
nonisolated struct DestinationView: FrameworkView {
    var value: AnyHashable
    var coordinator: NavigationCoordinator

    @MainActor var body: some View { coordinator.screen(for: value) }
}
