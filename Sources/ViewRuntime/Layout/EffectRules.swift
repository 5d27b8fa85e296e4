import Foundation

/// Draws the view elsewhere; its size and its place for others stay.
final class OffsetRule: PassingRule {
    private let offset: CGSize
    init(_ offset: CGSize) { self.offset = offset }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        [LayoutPlacement(index: 0, origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)]
    }

    override func guide(_ item: LayoutItem, _ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        item.child?.dimensions(dimensions.proposal).explicit(key)
    }
}

/// Takes the whole proposal and puts the view's centre at a point of it.
final class PositionRule: UnaryRule {
    private let point: CGPoint
    init(_ point: CGPoint) { self.point = point }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let child = item.child?.size(proposal) ?? .zero
        return CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let child = item.child?.size(proposal) ?? .zero
        return [
            LayoutPlacement(
                index: 0, origin: CGPoint(x: point.x - child.width / 2, y: point.y - child.height / 2),
                proposal: proposal)
        ]
    }
}

/// A priority for stacks and overlaps.
final class PriorityRule: PassingRule {
    private let value: Double
    init(_ value: Double) { self.value = value }
    override func priority(_ item: LayoutItem) -> Double { value }
}

/// Something written on the view for its container.
final class TraitRule: PassingRule {
    private let write: (inout LayoutTraits) -> Void
    init(_ write: @escaping (inout LayoutTraits) -> Void) { self.write = write }

    override func traits(_ item: LayoutItem) -> LayoutTraits {
        var traits = super.traits(item)
        write(&traits)
        return traits
    }
}

/// A name for the view, or for the coordinates that start at it.
final class MarkRule: PassingRule {
    private let identifier: String?
    private let space: AnyHashable?

    init(identifier: String? = nil, space: AnyHashable? = nil) {
        self.identifier = identifier
        self.space = space
    }

    func mark(_ item: LayoutItem) {
        item.identifier = identifier
        item.coordinateSpace = space
    }
}

/// A line by which the view is aligned, computed by the user's closure.
final class GuideRule: PassingRule {
    let key: AlignmentKey
    let isVertical: Bool
    private let compute: (ViewDimensions) -> CGFloat

    init(_ key: AlignmentKey, isVertical: Bool, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.isVertical = isVertical
        self.compute = compute
    }

    override func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> { super.guideKeys(item).union([key]) }

    override func guide(_ item: LayoutItem, _ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        guard let inner = item.child?.dimensions(dimensions.proposal) else { return nil }
        return key == self.key ? compute(inner) : inner.explicit(key)
    }
}

/// A view with others over or behind it, which are offered its size and never change it (C253).
final class LayerRule: PassingRule {
    private let alignment: Alignment
    init(_ alignment: Alignment) { self.alignment = alignment }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let own = ProposedViewSize(size)
        // Several attached views overlap, as in a stack of their own.
        let attached = Array(item.children.dropFirst())
        let layer = OverlapEngine(alignment: alignment)
        let layerSize = layer.size(attached, own)
        let origin = CGPoint(
            x: ViewDimensions(size)[alignment.horizontal] - ViewDimensions(layerSize)[alignment.horizontal],
            y: ViewDimensions(size)[alignment.vertical] - ViewDimensions(layerSize)[alignment.vertical])
        var places = [LayoutPlacement(index: 0, origin: .zero, proposal: proposal)]
        if attached.count == 1 {
            places.append(
                LayoutPlacement(index: 1, origin: UnaryRule.origin(attached[0], in: size, alignment, own), proposal: own))
            return places
        }
        for place in layer.places(attached, in: layerSize) {
            places.append(
                LayoutPlacement(
                    index: place.index + 1, origin: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y),
                    proposal: place.proposal))
        }
        return places
    }

    override func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> { item.child?.guideKeys ?? [] }

    override func guide(_ item: LayoutItem, _ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        item.child?.dimensions(dimensions.proposal).explicit(key)
    }
}

/// Content at an edge, for which the view makes room.
final class EdgeInsetRule: UnaryRule, SafeAreaSource {
    private let edge: Edge
    private let space: CGFloat
    private let alignment: Alignment

    init(_ edge: Edge, spacing: CGFloat?, alignment: Alignment) {
        self.edge = edge
        space = spacing ?? ViewSpacing.standard
        self.alignment = alignment
    }

    private var isVertical: Bool { edge == .top || edge == .bottom }

    private func inset(_ item: LayoutItem, _ proposal: ProposedViewSize) -> (size: CGSize, proposal: ProposedViewSize) {
        let own = isVertical
            ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
        return (OverlapEngine(alignment: .center).size(Array(item.children.dropFirst()), own), own)
    }

    /// A scroll view reaches under the content at the edge.
    func taken(_ item: LayoutItem) -> EdgeInsets {
        let inset = inset(item, item.placedProposal).size
        let length = (isVertical ? inset.height : inset.width) + space
        return EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(Edge.Set(edge))
    }

    private func inner(_ item: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
        if SafeArea.isScrolling(item.child) { return proposal }
        let inset = inset(item, proposal).size
        var inner = proposal
        if isVertical { inner.height = proposal.height.map { max(0, $0 - inset.height - space) } } else {
            inner.width = proposal.width.map { max(0, $0 - inset.width - space) }
        }
        return inner
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let child = item.child?.size(inner(item, proposal)) ?? .zero
        if SafeArea.isScrolling(item.child) { return child }
        let inset = inset(item, proposal).size
        return isVertical
            ? CGSize(width: child.width, height: child.height + inset.height + space)
            : CGSize(width: child.width + inset.width + space, height: child.height)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let (inset, own) = inset(item, proposal)
        var origin = CGPoint.zero
        // Where a scroll view reaches under bars, the content at the edge stands beside them.
        var outer = EdgeInsets()
        if reachesUnder(item) { outer = SafeArea.taken(aroundScrolling: item) } else {
            if edge == .top { origin.y = inset.height + space }
            if edge == .leading { origin.x = inset.width + space }
        }
        var places = [LayoutPlacement(index: 0, origin: origin, proposal: inner(item, proposal))]
        for index in 1..<max(1, item.children.count) {
            var place = UnaryRule.origin(item.children[index], in: size, alignment, own)
            switch edge {
            case .top: place.y = outer.top
            case .bottom: place.y = size.height - inset.height - outer.bottom
            case .leading: place.x = outer.leading
            case .trailing: place.x = size.width - inset.width - outer.trailing
            }
            places.append(LayoutPlacement(index: index, origin: place, proposal: own))
        }
        return places
    }
}
