import Foundation

/// Children from leading to trailing, as a layout.
nonisolated public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var engine: StackEngine { StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engine.arrange(Array(subviews.map(\.item)), proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.place(engine.arrange(subviews.map(\.item), proposal).places, in: bounds)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        StackRule.spacing(of: subviews.map(\.item), along: .horizontal)
    }
}

/// Children from top to bottom, as a layout.
nonisolated public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var engine: StackEngine { StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engine.arrange(subviews.map(\.item), proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.place(engine.arrange(subviews.map(\.item), proposal).places, in: bounds)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        StackRule.spacing(of: subviews.map(\.item), along: .vertical)
    }
}

/// Children on top of one another, as a layout.
nonisolated public struct ZStackLayout: Layout {
    public var alignment: Alignment
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    private var engine: OverlapEngine { OverlapEngine(alignment: alignment) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engine.size(subviews.map(\.item), proposal)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.place(engine.places(subviews.map(\.item), in: bounds.size), in: bounds)
    }
}

extension LayoutProperties {
    fileprivate init(_ orientation: Axis) { stackOrientation = orientation }
}

extension LayoutSubviews {
    fileprivate func place(_ places: [LayoutPlacement], in bounds: CGRect) {
        for place in places {
            self[startIndex + place.index].place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
        }
    }
}
