/// Gathers the tabs that the content of a tab view stands for: through collections, branches and groups.
struct TabCollector {
    /// A step from the content down to a tab.
    enum Step: Hashable {
        case position(Int)
        case branch(Int)
        case element(AnyHashable)
    }

    /// One tab.
    struct Item {
        /// Where it stands: a tab keeps its state as long as it is found there.
        var place: [Step]
        var tag: AnyHashable
        var label: AnyView?
        var view: AnyViewBox
    }

    private(set) var items: [Item] = []
    private var place: [Step] = []
    /// The id of the element in which the tab stands: its tag, where it has none of its own.
    private var elementID: AnyHashable?

    mutating func add<Content: View>(_ view: Content) {
        if let list = view as? any TabList { return list.addTabs(to: &self) }
        let tab = view as? any TabItemView
        items.append(
            Item(
                place: place, tag: tab?.tabTag ?? elementID ?? AnyHashable(items.count), label: tab?.tabLabel,
                view: AnyView(view).box))
    }

    mutating func add<Content: View>(_ view: Content, at step: Step) {
        place.append(step)
        let outer = elementID
        if case .element(let id) = step { elementID = id }
        add(view)
        elementID = outer
        place.removeLast()
    }
}

/// Content of a tab view that stands for any number of tabs.
protocol TabList {
    func addTabs(to tabs: inout TabCollector)
}

extension TupleView: TabList {
    func addTabs(to tabs: inout TabCollector) {
        withUnsafePointer(to: value) { value in
            for (index, element) in TupleLayout(T.self).elements.enumerated() {
                guard let type = element.type as? any View.Type else { continue }
                func add<Content: View>(_ type: Content.Type) {
                    let view = (UnsafeRawPointer(value) + element.offset).assumingMemoryBound(to: Content.self)
                    tabs.add(view.pointee, at: .position(index))
                }
                add(type)
            }
        }
    }
}

extension Group: TabList where Content: View {
    func addTabs(to tabs: inout TabCollector) { tabs.add(content) }
}

extension EmptyView: TabList {
    func addTabs(to tabs: inout TabCollector) {}
}

extension Optional: TabList where Wrapped: View {
    func addTabs(to tabs: inout TabCollector) {
        if let self { tabs.add(self, at: .branch(0)) }
    }
}

extension _ConditionalContent: TabList where TrueContent: View, FalseContent: View {
    func addTabs(to tabs: inout TabCollector) {
        switch storage {
        case .trueContent(let view): tabs.add(view, at: .branch(0))
        case .falseContent(let view): tabs.add(view, at: .branch(1))
        }
    }
}

extension ForEach: TabList where Content: View {
    func addTabs(to tabs: inout TabCollector) {
        for element in data { tabs.add(content(element), at: .element(AnyHashable(identify(element)))) }
    }
}
