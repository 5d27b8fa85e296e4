import Foundation

/// A rule that takes some of the safe area of what is in it.
protocol SafeAreaSource: LayoutRule {
    /// How much is taken at each side, of the item itself.
    func taken(_ item: LayoutItem) -> EdgeInsets
    /// Whether something is taken of a child's safe area.
    func holds(_ child: LayoutItem, in item: LayoutItem) -> Bool
    /// Whether the content reaches under what is taken by itself: it scrolls.
    func reachesUnder(_ item: LayoutItem) -> Bool
}

extension SafeAreaSource {
    func holds(_ child: LayoutItem, in item: LayoutItem) -> Bool { item.child === child }
    func reachesUnder(_ item: LayoutItem) -> Bool { SafeArea.isScrolling(item.child) }
}

/// What of the safe area is taken around a view.
///
/// A host's device takes some, the bars of navigation stacks and tab views do, and `safeAreaPadding` and `safeAreaInset`. A view is laid out in what they leave;
/// with `ignoresSafeArea` it reaches over what is taken at the sides that it touches. A scroll view or a list reaches over it by itself, and its content begins behind it.
enum SafeArea {
    /// What is taken beside an item, at the sides at which it touches what is left. Cost: the depth of the item.
    static func insets(around item: LayoutItem) -> EdgeInsets {
        var insets = EdgeInsets()
        var rect = CGRect(origin: .zero, size: item.size)
        var inner = item
        while let outer = inner.parent {
            rect.origin.x += inner.origin.x
            rect.origin.y += inner.origin.y
            if outer.rule is ScrollRule || (outer.rule as? LazyRule)?.isList == true { break }
            if let source = outer.rule as? any SafeAreaSource, source.holds(inner, in: outer) {
                let taken = source.taken(outer)
                let left = outer.isRightToLeft ? taken.trailing : taken.leading
                let right = outer.isRightToLeft ? taken.leading : taken.trailing
                func touches(_ distance: CGFloat, _ taken: CGFloat) -> Bool { taken > 0 && distance <= taken + 0.01 }
                // What was found reaches as far as the source.
                if touches(rect.minY, taken.top) { grow(&rect, .top, rect.minY, &insets.top) }
                if touches(rect.minX, left) { grow(&rect, .leading, rect.minX, &insets.leading) }
                if touches(outer.size.height - rect.maxY, taken.bottom) {
                    grow(&rect, .bottom, outer.size.height - rect.maxY, &insets.bottom)
                }
                if touches(outer.size.width - rect.maxX, right) {
                    grow(&rect, .trailing, outer.size.width - rect.maxX, &insets.trailing)
                }
            }
            inner = outer
        }
        return insets
    }

    private static func grow(_ rect: inout CGRect, _ edge: Edge, _ distance: CGFloat, _ inset: inout CGFloat) {
        guard distance > 0 else { return }
        inset += distance
        switch edge {
        case .top:
            rect.origin.y -= distance
            rect.size.height += distance
        case .leading:
            rect.origin.x -= distance
            rect.size.width += distance
        case .bottom: rect.size.height += distance
        case .trailing: rect.size.width += distance
        }
    }

    /// What is taken directly around a scrolling item, which reaches over it.
    static func taken(aroundScrolling item: LayoutItem) -> EdgeInsets {
        var insets = EdgeInsets()
        var inner = item
        while let current = inner.parent {
            if let source = current.rule as? any SafeAreaSource {
                // What stands at an edge is itself what is taken, whether it scrolls or not.
                guard source.holds(inner, in: current), source.reachesUnder(current) else { break }
                insets = insets + source.taken(current)
            } else if !(current.rule is PassingRule) {
                break
            }
            inner = current
        }
        return insets
    }

    /// Whether an item is a scroll view or a list, with nothing around it that has a size of its own.
    static func isScrolling(_ item: LayoutItem?) -> Bool {
        var inner = item
        while let current = inner {
            if current.rule is ScrollRule || (current.rule as? LazyRule)?.isList == true { return true }
            guard current.rule is PassingRule || current.rule is any SafeAreaSource else { return false }
            if current.rule is SafeAreaFillRule, current.children.count > 1 { return false }
            inner = current.child
        }
        return false
    }
}

extension EdgeInsets {
    static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}

/// Space around a view that counts as taken from its safe area.
final class SafeAreaPaddingRule: UnaryRule, SafeAreaSource {
    private let insets: EdgeInsets
    init(_ insets: EdgeInsets) { self.insets = insets }

    func taken(_ item: LayoutItem) -> EdgeInsets { insets }

    private func inner(_ item: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
        if SafeArea.isScrolling(item.child) { return proposal }
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let child = item.child?.size(inner(item, proposal)) ?? .zero
        if SafeArea.isScrolling(item.child) { return child }
        return CGSize(
            width: max(0, child.width + insets.leading + insets.trailing),
            height: max(0, child.height + insets.top + insets.bottom))
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let origin = SafeArea.isScrolling(item.child) ? .zero : CGPoint(x: insets.leading, y: insets.top)
        return [LayoutPlacement(index: 0, origin: origin, proposal: inner(item, proposal))]
    }
}

/// A view that reaches over what is taken from the safe area. Its size for others stays.
final class SafeAreaIgnoringRule: PassingRule {
    private let edges: Edge.Set
    init(_ edges: Edge.Set) { self.edges = edges }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let insets = SafeArea.insets(around: item).only(edges)
        if insets == EdgeInsets() { return super.arrange(item, size, proposal) }
        let whole = CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        return align(item, in: whole, .center, ProposedViewSize(whole)).map { place in
            var place = place
            place.origin.x -= insets.leading
            place.origin.y -= insets.top
            return place
        }
    }

    override func guide(_ item: LayoutItem, _ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        item.child?.dimensions(dimensions.proposal).explicit(key)
    }
}

/// `ignoresSafeArea`
public enum _SafeAreaIgnoringLayout: LayoutModifierKind {
    public static var name: String { "ignoresSafeArea" }
    public static func makeRule(_ value: Edge.Set) -> _LayoutRule { _LayoutRule(SafeAreaIgnoringRule(value)) }
}

/// `safeAreaPadding`
public enum _SafeAreaPaddingLayout: LayoutModifierKind {
    public static var name: String { "safeAreaPadding" }
    public static func makeRule(_ value: EdgeInsets) -> _LayoutRule { _LayoutRule(SafeAreaPaddingRule(value)) }
}

extension View {
    /// Lets the view reach over what is taken from the safe area around it.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        layout(_SafeAreaIgnoringLayout.self, regions.contains(.container) ? edges : [])
    }

    /// Lets the view reach over what is taken from the safe area around it.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Takes space from the view's safe area.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        layout(_SafeAreaPaddingLayout.self, insets)
    }

    /// Takes space from the view's safe area at some sides; without a length, the default space.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? PaddingRule.standard
        return safeAreaPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
    }

    /// Takes space from the view's safe area.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
