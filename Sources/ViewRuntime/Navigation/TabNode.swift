import DependencyGraph

final class TabSlot<Content: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(TabSlot<Content>.self) { TabSlot<Content>() } }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = TabNode(parent: parent, environment: environment)
        update(node, value)
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let view = value.assumingMemoryBound(to: TabContainer<Content>.self).pointee
        unsafeDowncast(node, to: TabNode.self)
            .receive({ $0.add(view.content) }, selection: view.selection, select: view.select)
    }
}

/// The tabs in the tree: the one that is selected is on screen, the others keep their state.
final class TabNode: ViewNode, VisibilityNode {
    private final class Page {
        var item: TabCollector.Item
        var label: ViewNode?
        var content: ViewNode?
        /// What the content was mounted as.
        var type: ContentType?

        init(_ item: TabCollector.Item) { self.item = item }
    }

    private var pages: [Page] = []
    private var selected = 0
    private var collect: (inout TabCollector) -> Void = { _ in }
    private var selection: AnyHashable?
    private var select: (AnyHashable) -> Void = { _ in }
    /// What the content of collections observes.
    private var scope: ObservationScope?

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        host.actions.visibilityNodes += 1
    }

    private var selectedPage: Page? { pages.indices.contains(selected) ? pages[selected] : nil }

    var visibleChildren: [ViewNode] {
        pages.compactMap(\.label) + [selectedPage?.content].compactMap { $0 }
    }

    func receive(
        _ collect: @escaping (inout TabCollector) -> Void, selection: AnyHashable?, select: @escaping (AnyHashable) -> Void
    ) {
        self.collect = collect
        self.selection = selection
        self.select = select
        lay()
    }

    /// Something that the content of a collection observed has changed.
    override func update() {
        changed = ChangeSet()
        lay()
    }

    private func items() -> [TabCollector.Item] {
        var tabs = TabCollector()
        let outer = Evaluation.running
        Evaluation.running = nil
        Evaluation.enter()
        ObservationScope.run(self, scope: &scope) { collect(&tabs) }
        Evaluation.leave()
        Evaluation.running = outer
        return tabs.items
    }

    private func lay() {
        let items = items()
        let isFirst = children.isEmpty
        let old = selectedPage?.content
        // Several stand at one place where a collection's ids occur more than once.
        var known: [[TabCollector.Step]: [Page]] = [:]
        for page in pages.reversed() { known[page.item.place, default: []].append(page) }
        pages = items.map { item in
            guard let page = known[item.place]?.popLast() else { return Page(item) }
            page.item = item
            return page
        }
        selected = pages.firstIndex { $0.item.tag == selection } ?? 0
        var gone = known.values.joined().flatMap { [$0.label, $0.content].compactMap { $0 } }
        for (index, page) in pages.enumerated() {
            bringLabelUpToDate(page, index)
            if let replaced = bringContentUpToDate(page, isSelected: index == selected) { gone.append(replaced) }
        }
        children = pages.compactMap(\.label) + pages.compactMap(\.content)
        let new = selectedPage?.content
        if new !== old {
            if let new, !isFirst { host.mounted(new) }
            if let old { host.hide(old) }
        }
        for node in gone.sorted(by: { $0.id < $1.id }) { node.remove(why: .dismissed) }
        host.layout?.changed(self)
    }

    private func bringLabelUpToDate(_ page: Page, _ index: Int) {
        guard let label = page.item.label else { return }
        let type = TypedContent<AnyView>.shared
        withUnsafePointer(to: label) {
            if let node = page.label { type.update(node, $0) } else {
                page.label = type.mount(
                    $0, parent: self, environment: environment, identity: .structural(slot: index))
            }
        }
    }

    /// Mounts the content where it is time for it (C148). Returns what it takes the place of: content of another erased type.
    private func bringContentUpToDate(_ page: Page, isSelected: Bool) -> ViewNode? {
        let item = page.item
        let type = item.view.type
        if let content = page.content, page.type === type {
            item.view.withValue { type.update(content, $0) }
            return nil
        }
        guard isSelected || page.content != nil || host.profile.tabs == .upFront else { return nil }
        let old = page.content
        page.type = type
        item.view.withValue {
            page.content = type.mount(
                $0, parent: self, environment: environment,
                identity: .presented(key: { String(describing: item.tag.base) }))
        }
        return old
    }

    override func dismantle() {
        host.actions.visibilityNodes -= 1
        scope?.end()
        scope = nil
    }

    /// The bar with the tabs' labels is there where a tab has one, and the tabs are no pages.
    override func layoutEntries(_ builder: inout LayoutBuilder) {
        let hasTabs = pages.contains { $0.label != nil } && !environment.values.tabsArePages
        builder.add(TabBarRule(hasTabs: hasTabs), around: [selectedPage?.content].compactMap { $0 })
    }

    override func elements(_ reader: inout TreeReader) {
        let pages = pages
        let selected = selected
        reader.add(ViewElement(kind: "TabView", node: self)) { reader in
            for (index, page) in pages.enumerated() {
                let tag = page.item.tag
                var element = ViewElement(kind: "Tab", node: self)
                element.tag = tag
                element.attributes["selected"] = String(index == selected)
                element.actions = [.tap { [self] in select(tag) }]
                reader.add(element) { reader in page.label?.elements(&reader) }
            }
            if pages.indices.contains(selected) { pages[selected].content?.elements(&reader) }
        }
    }
}
