import Foundation

/// How one view takes a size and gives its children places. One object for one view in the layout.
package class LayoutRule {
    /// The view's size for a proposal.
    func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        fatalError("every layout rule has a size")
    }

    /// Where the children stand in a view of that size, in its own coordinates.
    func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] { [] }

    /// Called when the view and its children have their places.
    func placed(_ item: LayoutItem) {}

    /// Views with a higher priority get their place first.
    func priority(_ item: LayoutItem) -> Double { 0 }

    /// How far the view wants to be from its neighbours.
    func spacing(_ item: LayoutItem) -> ViewSpacing { ViewSpacing() }

    /// What is written on the view for its container.
    func traits(_ item: LayoutItem) -> LayoutTraits { LayoutTraits() }

    /// What the view and those below it say for the bars around.
    func barFacts(_ item: LayoutItem) -> BarFacts {
        item.children.reduce(BarFacts.none) { $0.joined(with: $1.barFacts) }
    }

    /// The lines that this view itself can say something about.
    func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> {
        item.children.reduce(into: []) { $0.formUnion($1.guideKeys) }
    }

    /// Where a line is, if the view or its children say so; by default, the mean of what the children say.
    func guide(_ item: LayoutItem, _ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let isVertical = VerticalAlignment.lines.contains(key) || !HorizontalAlignment.lines.contains(key) && item.isVertical(key)
        let values = arrange(item, dimensions.size, dimensions.proposal).compactMap { place -> CGFloat? in
            let child = item.children[place.index]
            let value = child.dimensions(place.proposal).explicit(key)
            return value.map { $0 + (isVertical ? place.origin.y : place.origin.x) }
        }
        if values.isEmpty { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}

/// Where one child stands.
package struct LayoutPlacement {
    var index: Int
    var origin: CGPoint
    var proposal: ProposedViewSize
}

/// What is written on a view for the container in which it stands.
struct LayoutTraits {
    var zIndex = 0.0
    /// What stands for the view in selections, and among the symbols of a canvas.
    var tag: AnyHashable?
    var values: [ObjectIdentifier: Any] = [:]
    /// Facts for grids and lists.
    var gridColumns = 1
    var gridAnchor: UnitPoint?
    var gridUnsizedAxes: Axis.Set = []
    var gridColumnAlignment: HorizontalAlignment?
    var rowInsets: EdgeInsets?

    /// Whether the same is written; values of the program's own are not compared, and taken to differ.
    func isEqual(to other: LayoutTraits) -> Bool {
        values.isEmpty && other.values.isEmpty && zIndex == other.zIndex && tag == other.tag && gridColumns == other.gridColumns
            && gridAnchor == other.gridAnchor && gridUnsizedAxes == other.gridUnsizedAxes
            && gridColumnAlignment == other.gridColumnAlignment && rowInsets == other.rowInsets
    }
}

extension HorizontalAlignment {
    static let lines: Set<AlignmentKey> = [leading.key, center.key, trailing.key]
}

extension VerticalAlignment {
    static let lines: Set<AlignmentKey> = [
        top.key, center.key, bottom.key, firstTextBaseline.key, lastTextBaseline.key,
    ]
}

/// A rule for one child: it has the child's size unless it says otherwise, and no priority of its own (C241).
package class UnaryRule: LayoutRule {
    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        item.child?.size(proposal) ?? .zero
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        item.child == nil ? [] : [LayoutPlacement(index: 0, origin: .zero, proposal: proposal)]
    }

    override func spacing(_ item: LayoutItem) -> ViewSpacing { item.child?.spacing ?? ViewSpacing() }
    override func traits(_ item: LayoutItem) -> LayoutTraits { item.child?.traits ?? LayoutTraits() }

    /// Aligns the child, asked with a proposal, in a size.
    final func align(
        _ item: LayoutItem, in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize
    ) -> [LayoutPlacement] {
        guard let child = item.child else { return [] }
        return [LayoutPlacement(index: 0, origin: Self.origin(child, in: size, alignment, proposal), proposal: proposal)]
    }

    /// Where a child stands so that its lines meet those of a rectangle.
    static func origin(
        _ child: LayoutItem, in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize
    ) -> CGPoint {
        let inner = child.dimensions(proposal)
        let outer = ViewDimensions(size)
        return CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
    }
}

/// A rule that changes nothing: what a modifier around the view writes for others.
package class PassingRule: UnaryRule {
    override func priority(_ item: LayoutItem) -> Double { item.child?.priority ?? 0 }
}
