import DependencyGraph

/// Shows one of several views at a time; the others keep their state.
///
/// A tab's content is made at its first visit, or with the view itself under the profile `ios17` (C148).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: FrameworkView {
    private var content: Content
    private var selection: Binding<AnyHashable?>?
    // Kept without the wrappers' sugar, which Swift does not allow in types that are made anywhere.
    private let own = State<AnyHashable?>(initialValue: nil)

    /// Tabs of which one is selected by a binding to its tag.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection?.mapped({ AnyHashable($0) }) { selection, tag in
            if let tag = tag?.base as? SelectionValue { selection = tag }
        }
    }

    @MainActor @preconcurrency public var body: some View {
        let selection = selection ?? own.projectedValue
        TabContainer(content: content, selection: selection.wrappedValue) { selection.wrappedValue = $0 }
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs that keep their selection themselves.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }
}

/// A tab: a label and what is shown while it is selected.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    public typealias Body = Never
    public var body: Never { fatalError("a tab has no body") }
    var content: Content
    var label: Label
    var value: AnyHashable?

    nonisolated init(content: Content, label: Label, value: AnyHashable?) {
        self.content = content
        self.label = label
        self.value = value
    }

    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        self.value = AnyHashable(value)
    }

    /// A tab stands in a tab view; anywhere else it is its content.
    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.view(Content.self, at: offset)
    }
}

extension Tab where Label == ViewRuntime.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.content = content()
        label = ViewRuntime.Label(titleKey, systemImage: systemImage)
        value = nil
    }
}

extension Tab where Label == ViewRuntime.Label<Text, Image> {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { ViewRuntime.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.content = content()
        label = ViewRuntime.Label(title, systemImage: systemImage)
        value = nil
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// The tab of a role, which has a label of its own.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) {
            role == .search ? ViewRuntime.Label("Search", systemImage: "magnifyingglass") : ViewRuntime.Label("", image: "")
        }
    }

    /// The tab of a role, which has a label of its own.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
        self.content = content()
        label = role == .search ? ViewRuntime.Label("Search", systemImage: "magnifyingglass") : ViewRuntime.Label("", image: "")
        value = nil
    }
}

extension Tab {
    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content, label: label)
    }

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
        self.content = content()
        self.label = label()
        value = nil
    }
}

/// What a tab view needs of a view that is one of its tabs.
protocol TabItemView: View {
    nonisolated var tabTag: AnyHashable? { get }
    nonisolated var tabLabel: AnyView? { get }
}

extension Tab: TabItemView {
    var tabTag: AnyHashable? { value }
    var tabLabel: AnyView? { AnyView(label) }
}

extension ModifiedContent: TabItemView where Content: View, Modifier: ViewModifier {
    var tabTag: AnyHashable? {
        (modifier as? any TagHolding)?.heldTag ?? (content as? any TabItemView)?.tabTag
    }
    var tabLabel: AnyView? {
        (modifier as? TabItemModifier)?.label ?? (content as? any TabItemView)?.tabLabel
    }
}

/// A modifier that holds a selection tag.
protocol TagHolding {
    var heldTag: AnyHashable { get }
}

/// Labels a view as a tab.
nonisolated struct TabItemModifier: PrimitiveModifier {
    typealias Body = Never
    var label: AnyView
    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}
}

extension View {
    /// Labels the view as a tab of the tab view around it.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }
}

/// The tabs of one tab view.
nonisolated struct TabContainer<Content: View>: View {
    typealias Body = Never
    var body: Never { fatalError("a tab container has no body") }
    var content: Content
    var selection: AnyHashable?
    nonisolated(unsafe) var select: (AnyHashable) -> Void

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(TabSlot<Content>.self, at: offset)
    }
}

final class TabSlot<Content: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(TabSlot<Content>.self) { TabSlot<Content>() } }

    /// The tabs as they stand in the content, by type and byte offset.
    private let tabs: [(type: any View.Type, offset: Int)] = TabSlot.find(Content.self, at: 0)

    private static func find(_ type: any View.Type, at offset: Int) -> [(type: any View.Type, offset: Int)] {
        guard let tuple = type as? any TabTuple.Type else { return [(type, offset)] }
        return TupleLayout(tuple.tuple).elements.flatMap { element in
            (element.type as? any View.Type).map { find($0, at: offset + element.offset) } ?? []
        }
    }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = TabNode(parent: parent, environment: environment)
        update(node, value)
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let view = value.assumingMemoryBound(to: TabContainer<Content>.self).pointee
        unsafeDowncast(node, to: TabNode.self).receive(
            tabs.enumerated().map { index, tab in item(tab.type, value + tab.offset, index) },
            selection: view.selection, select: view.select)
    }

    private func item<Item: View>(_ type: Item.Type, _ value: UnsafeRawPointer, _ index: Int) -> TabNode.Item {
        let view = value.assumingMemoryBound(to: Item.self).pointee as? any TabItemView
        return TabNode.Item(
            tag: view?.tabTag ?? AnyHashable(index), label: view?.tabLabel, type: TypedContent<Item>.shared,
            value: value)
    }
}

/// A tuple of views.
protocol TabTuple {
    static var tuple: Any.Type { get }
}

extension TupleView: TabTuple {
    static var tuple: Any.Type { T.self }
}

/// The tabs in the tree.
final class TabNode: ViewNode, VisibilityNode {
    struct Item {
        var tag: AnyHashable
        var label: AnyView?
        var type: ContentType
        var value: UnsafeRawPointer
    }

    private struct Mounted {
        var tag: AnyHashable
        var label: ViewNode?
        var content: ViewNode?
    }

    private var tabs: [Mounted] = []
    private var selected = 0
    private var select: (AnyHashable) -> Void = { _ in }

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
    }

    var visibleChildren: [ViewNode] {
        tabs.compactMap(\.label) + (tabs.indices.contains(selected) ? [tabs[selected].content].compactMap { $0 } : [])
    }

    func receive(_ items: [Item], selection: AnyHashable?, select: @escaping (AnyHashable) -> Void) {
        self.select = select
        let isFirst = tabs.isEmpty
        if isFirst { tabs = items.map { Mounted(tag: $0.tag) } }
        let old = isFirst ? nil : tabs[selected].content
        selected = items.firstIndex { $0.tag == selection } ?? 0
        for (index, item) in items.enumerated() {
            tabs[index].tag = item.tag
            receiveLabel(item, index)
            if let content = tabs[index].content {
                item.type.update(content, item.value)
            } else if index == selected || host.profile.tabs == .upFront {
                tabs[index].content = item.type.mount(
                    item.value, parent: self, environment: environment,
                    identity: .presented(key: { String(describing: item.tag.base) }))
            }
        }
        children = tabs.compactMap(\.label) + tabs.compactMap(\.content)
        guard let new = tabs.indices.contains(selected) ? tabs[selected].content : nil, new !== old else { return }
        if !isFirst { host.actions.mounted(new) }
        if let old { host.actions.hide(old) }
    }

    private func receiveLabel(_ item: Item, _ index: Int) {
        guard let label = item.label else { return }
        let type = TypedContent<AnyView>.shared
        withUnsafePointer(to: label) {
            if let node = tabs[index].label { type.update(node, $0) } else {
                tabs[index].label = type.mount(
                    $0, parent: self, environment: environment, identity: .structural(slot: index))
            }
        }
    }

    override func elements(_ reader: inout TreeReader) {
        let tabs = tabs
        let selected = selected
        reader.add(ViewElement(kind: "TabView", node: self)) { reader in
            for (index, tab) in tabs.enumerated() {
                var element = ViewElement(kind: "Tab", node: self)
                element.tag = tab.tag
                element.attributes["selected"] = String(index == selected)
                element.actions = [.tap { [self] in select(tab.tag) }]
                reader.add(element) { reader in tab.label?.elements(&reader) }
            }
            if tabs.indices.contains(selected) { tabs[selected].content?.elements(&reader) }
        }
    }
}
