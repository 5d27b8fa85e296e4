import Foundation

/// One view in the layout, beside the tree of nodes: keeps what was measured until something below it changes.
///
/// Origins are relative to the item around it, so that moving a view moves nothing in it.
package final class LayoutItem {
    package let rule: LayoutRule
    unowned(unsafe) let layout: HostLayout
    /// The node in whose value the view stands.
    package private(set) unowned(unsafe) var node: ViewNode
    /// The view's place in that value; nil for what a node itself adds.
    package let element: _PlanElement?
    /// What the children come from.
    var contents: [LayoutEntry]
    /// The item around it; nil for the root, and where it was rebuilt and has not yet been laid out.
    weak var parent: LayoutItem?
    /// The accessibility identifier that was given here.
    package var identifier: String?
    /// The name of the coordinates that start here.
    var coordinateSpace: AnyHashable?
    /// Whether leading is on the right.
    var isRightToLeft = false

    @exclusivity(unchecked) private var knownChildren: [LayoutItem]?
    @exclusivity(unchecked) private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// Whether a size was let go of that something around the item may know.
    @exclusivity(unchecked) private var hasForgotten = false
    private var knownGuideKeys: Set<AlignmentKey>?
    private var knownBarFacts: BarFacts?
    @exclusivity(unchecked) private(set) var needsPlace = true

    /// Where the view stands in the item around it, in points.
    @exclusivity(unchecked) package var origin = CGPoint.zero
    /// The size with which the view was placed.
    @exclusivity(unchecked) package private(set) var size = CGSize.zero
    /// Whether the view has a place.
    @exclusivity(unchecked) package private(set) var isPlaced = false
    @exclusivity(unchecked) private(set) var placedProposal = ProposedViewSize.unspecified
    /// Where a user's layout wants the child, while it arranges its children.
    var wish: (point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?

    init(_ rule: LayoutRule, _ contents: [LayoutEntry], layout: HostLayout, node: ViewNode, element: _PlanElement?) {
        self.rule = rule
        self.contents = contents
        self.layout = layout
        self.node = node
        self.element = element
    }

    // MARK: Children

    package var children: [LayoutItem] {
        if let knownChildren { return knownChildren }
        var children: [LayoutItem] = []
        collect(contents, into: &children, isDirect: true)
        for child in children { child.parent = self }
        knownChildren = children
        return children
    }

    /// The children that can have a place: of a lazy container, those that are there.
    var shownChildren: [LayoutItem] { (rule as? LazyRule)?.placedRows ?? children }

    /// The first child.
    var child: LayoutItem? { children.first }

    /// The items of entries, in order. Their segments tell this item when they change.
    func collect(_ entries: [LayoutEntry], into items: inout [LayoutItem], isDirect: Bool = false) {
        for entry in entries {
            switch entry {
            case .item(let item): items.append(item)
            case .segment(let segment):
                segment.container = self
                segment.firstIndex = isDirect ? items.count : nil
                segment.wasCollected()
                collect(segment.entries, into: &items, isDirect: isDirect)
            case .wrapped(let wrapper):
                var inner: [LayoutItem] = []
                collect(wrapper.inner, into: &inner)
                items += wrapper.wrap(inner)
            case .section(let section):
                collect(section.header, into: &items, isDirect: isDirect)
                collect(section.content, into: &items, isDirect: isDirect)
                collect(section.footer, into: &items, isDirect: isDirect)
            case .presented(let item): layout.present(item)
            }
        }
    }

    /// Whether the children are known.
    var hasCollected: Bool { knownChildren != nil }

    /// Puts a child in the place of another one that measured the same and says the same to the container. Returns whether it did; then nothing
    /// around it is measured or placed again.
    func replace(_ old: LayoutItem, with new: LayoutItem, at index: Int) -> Bool {
        // A lazy container knows its rows itself.
        guard !(rule is LazyRule), let known = knownChildren, known.indices.contains(index), known[index] === old,
            !old.hasForgotten, !old.sizes.isEmpty, old.hasCollected || old.contents.isEmpty
        else { return false }
        new.parent = self
        guard new.priority == old.priority, new.spacing.isEqual(to: old.spacing), new.traits.isEqual(to: old.traits),
            new.guideKeys == old.guideKeys, old.knownBarFacts.map({ new.barFacts.isEqual(to: $0) }) ?? true
        else { return false }
        for (proposal, size) in old.sizes {
            guard new.size(proposal) == size else { return false }
            let (before, after) = (old.dimensions(proposal), new.dimensions(proposal))
            for key in old.guideKeys where old.explicitGuide(key, before) != new.explicitGuide(key, after) { return false }
        }
        knownChildren?[index] = new
        if old.isPlaced { new.place(at: old.origin, old.placedProposal) }
        old.unplace()
        return true
    }

    // MARK: Invalidating

    /// Counts the changes of what is below.
    @exclusivity(unchecked) private(set) var version = 0

    /// Forgets the children and what was measured, here and in what is around it.
    func invalidate() {
        knownChildren = nil
        version += 1
        invalidateSize()
    }

    /// Forgets what was measured, here and in what is around it.
    func invalidateSize() {
        var item: LayoutItem? = self
        while let current = item {
            current.sizes.removeAll(keepingCapacity: true)
            current.knownGuideKeys = nil
            current.knownBarFacts = nil
            current.needsPlace = true
            item = current.parent
        }
        layout.isDirty = true
    }

    /// Forgets the item's own sizes: what is around it gave it another one.
    func invalidateAlone() {
        sizes.removeAll(keepingCapacity: true)
        needsPlace = true
    }

    /// Has the children placed again; what was measured stays.
    func invalidatePlace() {
        var item: LayoutItem? = self
        while let current = item {
            current.needsPlace = true
            item = current.parent
        }
        layout.isDirty = true
    }

    // MARK: Measuring

    /// The size for a proposal; asked once for each proposal (C260).
    package func size(_ proposal: ProposedViewSize) -> CGSize {
        for known in sizes where known.proposal == proposal { return known.size }
        layout.measured += 1
        let size = rule.size(self, proposal)
        if sizes.count == 8 {
            sizes.removeFirst()
            hasForgotten = true
        }
        sizes.append((proposal, size))
        return size
    }

    func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size(proposal), of: self, proposal: proposal)
    }

    var priority: Double { rule.priority(self) }
    var spacing: ViewSpacing { rule.spacing(self) }
    var traits: LayoutTraits { rule.traits(self) }

    /// The lines about which something is said here or below.
    var guideKeys: Set<AlignmentKey> {
        if let knownGuideKeys { return knownGuideKeys }
        let keys = rule.guideKeys(self)
        knownGuideKeys = keys
        return keys
    }

    /// What is said here or below for the bars around.
    var barFacts: BarFacts {
        if let knownBarFacts { return knownBarFacts }
        let facts = rule.barFacts(self)
        knownBarFacts = facts
        return facts
    }

    func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        guideKeys.contains(key) ? rule.guide(self, key, dimensions) : nil
    }

    /// Whether a line of the user's is one of a vertical alignment, as far as a guide below says.
    func isVertical(_ key: AlignmentKey) -> Bool {
        if let guide = rule as? GuideRule, guide.key == key { return guide.isVertical }
        return children.first { $0.guideKeys.contains(key) }?.isVertical(key) ?? false
    }

    // MARK: Placing

    /// Gives the view a place. What is below it is placed again only if something changed there, or its size did.
    func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        let size = size(proposal)
        self.origin = origin
        if isPlaced, !needsPlace, size == self.size, proposal == placedProposal { return }
        self.size = size
        placedProposal = proposal
        isPlaced = true
        needsPlace = false
        for place in rule.arrange(self, size, proposal) {
            let child = children[place.index]
            var origin = place.origin
            if isRightToLeft { origin.x = size.width - origin.x - child.size(place.proposal).width }
            child.place(at: origin, place.proposal)
        }
        rule.placed(self)
    }

    /// Takes the view's place away.
    func unplace() { isPlaced = false }

    /// The view's rectangle in the host's coordinates.
    package var frame: CGRect {
        var origin = origin
        var item = parent
        while let current = item {
            origin.x += current.origin.x
            origin.y += current.origin.y
            item = current.parent
        }
        return CGRect(origin: origin, size: size)
    }

    /// Whether it and everything around it has a place.
    var isInLayout: Bool {
        var item: LayoutItem? = self
        while let current = item {
            if !current.isPlaced { return false }
            if current === layout.root { return true }
            item = current.parent
        }
        return false
    }
}
