import Foundation

/// What one modifier says for the bars around the screen.
nonisolated enum BarFact {
    case title(String)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case hidesBackButton(Bool)
    /// Whether bars are shown, by their names; none means the bar at the top.
    case visibility(Visibility, [ToolbarPlacement])
}

/// Says something for the bars around the screen: what they show, and how much room they take.
nonisolated struct BarModifier: PrimitiveModifier {
    typealias Body = Never
    var name: StaticString
    var value: String
    var fact: BarFact

    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        let name = modifier.pointee.name.description
        // The inner of two modifiers of one name is the one that counts.
        if element.attributes[name] == nil { element.attributes[name] = modifier.pointee.value }
    }

    nonisolated static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let fact = modifier.pointee.fact
        return { BarFactRule(fact) }
    }
}

extension View {
    /// The view with a fact for the bars around it; in printed trees the value stands under the name.
    nonisolated func bar<Value>(_ name: StaticString, _ value: Value, _ fact: BarFact) -> some View {
        modifier(BarModifier(name: name, value: "\(value)", fact: fact))
    }
}

/// Hands what a modifier says to the bars around.
final class BarFactRule: PassingRule {
    private let fact: BarFact
    init(_ fact: BarFact) { self.fact = fact }

    override func barFacts(_ item: LayoutItem) -> BarFacts {
        let inner = super.barFacts(item)
        let facts = BarFacts(inner)
        switch fact {
        case .title(let title): if facts.title == nil { facts.title = title }
        case .displayMode(let mode): if facts.displayMode == nil { facts.displayMode = mode }
        case .hidesBackButton(let hides): if facts.hidesBackButton == nil { facts.hidesBackButton = hides }
        case .visibility(let visibility, let bars):
            for bar in bars.isEmpty ? [.automatic] : bars {
                let bar = bar == .automatic || bar == .windowToolbar ? .navigationBar : bar
                if facts.visibility[bar] == nil { facts.visibility[bar] = visibility }
            }
        }
        return facts
    }
}

/// What the content of a screen says for the bars around it: the same for all items in which nothing is said.
final class BarFacts {
    nonisolated(unsafe) static let none = BarFacts()

    var title: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var visibility: [ToolbarPlacement: Visibility] = [:]
    /// What toolbars hold, in order.
    var items: [LayoutItem] = []
    /// The field of a search.
    var search: LayoutItem?

    private init() {}

    init(_ other: BarFacts) {
        title = other.title
        displayMode = other.displayMode
        hidesBackButton = other.hidesBackButton
        visibility = other.visibility
        items = other.items
        search = other.search
    }

    /// What is said first counts; the items of all toolbars stand beside one another.
    func joined(with next: BarFacts) -> BarFacts {
        if next === BarFacts.none { return self }
        if self === BarFacts.none { return next }
        let all = BarFacts(self)
        all.title = title ?? next.title
        all.displayMode = displayMode ?? next.displayMode
        all.hidesBackButton = hidesBackButton ?? next.hidesBackButton
        all.visibility.merge(next.visibility) { mine, _ in mine }
        all.items += next.items
        all.search = search ?? next.search
        return all
    }

    func isEqual(to other: BarFacts) -> Bool {
        self === other
            || title == other.title && displayMode == other.displayMode && hidesBackButton == other.hidesBackButton
                && visibility == other.visibility && search === other.search && items.elementsEqual(other.items, by: ===)
    }

    func isHidden(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }
}

/// A view with what a toolbar holds, which the bars around give a place.
final class ToolbarRule: PassingRule {
    override func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> { item.child?.guideKeys ?? [] }

    override func barFacts(_ item: LayoutItem) -> BarFacts {
        let own = item.children.dropFirst()
        let inner = item.child?.barFacts ?? .none
        if own.isEmpty { return inner }
        let facts = BarFacts(inner)
        facts.items += own
        return facts
    }
}

extension ToolbarRule {
    /// Whether a view somewhere below is among what the toolbar holds, not in the view that has the toolbar.
    func holdsInBar(_ view: LayoutItem, below item: LayoutItem) -> Bool {
        var inner = view
        while let outer = inner.parent, outer !== item { inner = outer }
        return inner !== item.child
    }
}

/// A view with a search field, which the bars around give a place.
final class SearchRule: PassingRule {
    override func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> { item.child?.guideKeys ?? [] }

    override func barFacts(_ item: LayoutItem) -> BarFacts {
        let inner = item.child?.barFacts ?? .none
        guard inner.search == nil, item.children.count > 1 else { return inner }
        let facts = BarFacts(inner)
        facts.search = item.children[1]
        return facts
    }
}

/// One item of a toolbar: its views side by side, labels as their icons.
final class ToolbarItemRule: LayoutRule {
    let placement: ToolbarItemPlacement
    private let engine = StackEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: BarMetrics.itemSpacing)

    init(_ placement: ToolbarItemPlacement) { self.placement = placement }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        engine.arrange(item.children, proposal).size
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        engine.arrange(item.children, proposal).places
    }
}

extension ToolbarItemRule: AxisRule {
    var axis: LayoutAxis? { .horizontal }
}

extension LayoutItem {
    /// Where a toolbar's item wants to be.
    var toolbarPlacement: ToolbarItemPlacement {
        var inner: LayoutItem? = self
        while let current = inner {
            if let rule = current.rule as? ToolbarItemRule { return rule.placement }
            inner = current.rule is UnaryRule ? current.child : nil
        }
        return .automatic
    }
}
