import Foundation

/// One of several layouts of the same children: children keep their state when another one is chosen (C143).
nonisolated public struct AnyLayout: Layout {
    private let base: any Layout

    /// A layout whose kind is not fixed.
    nonisolated public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    public typealias Cache = Any

    /// What the kind of the layout is called.
    var name: String {
        let name = TypeNames.printed(type(of: base))
        return name.hasSuffix("StackLayout") ? String(name.dropLast(6)) : name
    }

    /// The direction in which children stand one after the other.
    var orientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    public func makeCache(subviews: Subviews) -> Any { base.makeCache(subviews: subviews) }

    public func updateCache(_ cache: inout Any, subviews: Subviews) {
        func open<L: Layout>(_ layout: L) {
            guard var typed = cache as? L.Cache else { return cache = layout.makeCache(subviews: subviews) }
            layout.updateCache(&typed, subviews: subviews)
            cache = typed
        }
        open(base)
    }

    public func spacing(subviews: Subviews, cache: inout Any) -> ViewSpacing {
        func open<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return open(base)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
        func open<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return open(base)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) {
        func open<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        open(base)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Any
    ) -> CGFloat? {
        func open<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return open(base)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Any
    ) -> CGFloat? {
        func open<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return open(base)
    }

    /// The cache as the layout's own type; one of another type is left from a layout that was chosen before.
    private func with<L: Layout, Result>(
        _ layout: L, _ cache: inout Any, _ subviews: Subviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = typed }
        return body(&typed)
    }
}

/// Children in a layout that can become another one.
nonisolated struct LaidOut<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var layout: AnyLayout

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = value.pointee.layout.name
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }

    nonisolated static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        UserLayoutRule(
            value.pointee.layout, context.layout.layoutCache(at: LayoutPlaceKey(context.node, context.element)))
    }
}

/// What a layout of the user's keeps for its children, from one value of the layout to the next.
final class LayoutCache {
    var value: Any?
}

/// A layout of the user's.
final class UserLayoutRule: LayoutRule, AxisRule {
    private let layout: AnyLayout
    private let kept: LayoutCache
    /// Whether what is kept was brought up to date for this value of the layout.
    private var isCurrent = false
    private var subviews: [LayoutItem] = []

    init(_ layout: AnyLayout, _ kept: LayoutCache) {
        self.layout = layout
        self.kept = kept
    }

    var axis: LayoutAxis? { layout.orientation.map { $0 == .horizontal ? .horizontal : .vertical } }

    private func with<Result>(_ item: LayoutItem, _ body: (LayoutSubviews, inout Any) -> Result) -> Result {
        let children = item.children
        let views = LayoutSubviews(children, item.isRightToLeft ? .rightToLeft : .leftToRight)
        var known: Any
        if let cache = kept.value {
            known = cache
            if !isCurrent || !children.elementsEqual(subviews, by: ===) { layout.updateCache(&known, subviews: views) }
        } else {
            known = layout.makeCache(subviews: views)
        }
        subviews = children
        isCurrent = true
        defer { kept.value = known }
        return body(views, &known)
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        with(item) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        for child in item.children { child.wish = nil }
        with(item) {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
        }
        return item.children.enumerated().map { index, child in
            let wish = child.wish ?? (CGPoint(x: size.width / 2, y: size.height / 2), .center, proposal)
            child.wish = nil
            let own = child.size(wish.proposal)
            return LayoutPlacement(
                index: index,
                origin: CGPoint(
                    x: wish.point.x - wish.anchor.x * own.width, y: wish.point.y - wish.anchor.y * own.height),
                proposal: wish.proposal)
        }
    }

    override func spacing(_ item: LayoutItem) -> ViewSpacing {
        with(item) { layout.spacing(subviews: $0, cache: &$1) }
    }

    override func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> {
        // The layout may say something about every line.
        super.guideKeys(item).union(HorizontalAlignment.lines).union(VerticalAlignment.lines)
    }

    override func guide(_ item: LayoutItem, _ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        let said = with(item) { views, cache in
            VerticalAlignment.lines.contains(key)
                ? layout.explicitAlignment(
                    of: VerticalAlignment(key.type), in: bounds, proposal: dimensions.proposal, subviews: views,
                    cache: &cache)
                : layout.explicitAlignment(
                    of: HorizontalAlignment(key.type), in: bounds, proposal: dimensions.proposal, subviews: views,
                    cache: &cache)
        }
        return said ?? super.guide(item, key, dimensions)
    }
}
