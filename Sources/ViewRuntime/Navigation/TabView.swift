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

extension AnyView: TabItemView {
    var tabTag: AnyHashable? { (box.view as? any TabItemView)?.tabTag }
    var tabLabel: AnyView? { (box.view as? any TabItemView)?.tabLabel }
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
