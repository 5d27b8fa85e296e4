import Foundation

/// A fixed size (C243).
final class FixedFrameRule: UnaryRule {
    let width: CGFloat?
    let height: CGFloat?
    private let alignment: Alignment

    init(_ frame: _FrameLayout) { (width, height, alignment) = (frame.width, frame.height, frame.alignment) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let child = item.child?.size(inner(proposal)) ?? .zero
        return CGSize(width: width ?? child.width, height: height ?? child.height)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        align(item, in: size, alignment, inner(proposal))
    }
}

/// Limits for a size (C244–C248).
final class FlexibleFrameRule: UnaryRule {
    let frame: _FlexFrameLayout

    init(_ frame: _FlexFrameLayout) { self.frame = frame }

    private struct Limits {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?

        /// What the child is proposed.
        func inner(_ proposal: CGFloat?) -> CGFloat? {
            guard let length = proposal ?? ideal else { return nil }
            return Swift.max(min ?? -.infinity, Swift.min(length, max ?? .infinity))
        }

        /// The length for a proposal and the child's length. Where a limit is missing, the child's length takes its place.
        func length(_ proposal: CGFloat?, _ child: CGFloat) -> CGFloat {
            guard let length = proposal ?? ideal else { return clamp(child, min ?? -.infinity, max ?? .infinity) }
            let least = min ?? Swift.min(child, max ?? .infinity)
            let most = max ?? Swift.max(child, min ?? -.infinity)
            return clamp(length, least, most)
        }

        private func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            Swift.max(least, Swift.min(length, most))
        }
    }

    private var width: Limits { Limits(min: frame.minWidth, ideal: frame.idealWidth, max: frame.maxWidth) }
    private var height: Limits { Limits(min: frame.minHeight, ideal: frame.idealHeight, max: frame.maxHeight) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let child = item.child?.size(inner(proposal)) ?? .zero
        return CGSize(
            width: width.length(proposal.width, child.width), height: height.length(proposal.height, child.height))
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        align(item, in: size, frame.alignment, inner(proposal))
    }
}

/// Space around a view (C252).
final class PaddingRule: UnaryRule {
    private let insets: EdgeInsets

    /// The space where no length is given, in points.
    static let standard: CGFloat = 16

    init(_ padding: _PaddingLayout) {
        let all = padding.insets ?? EdgeInsets(
            top: PaddingRule.standard, leading: PaddingRule.standard, bottom: PaddingRule.standard,
            trailing: PaddingRule.standard)
        insets = all.only(padding.edges)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let child = item.child?.size(inner(proposal)) ?? .zero
        return CGSize(
            width: max(0, child.width + insets.leading + insets.trailing),
            height: max(0, child.height + insets.top + insets.bottom))
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        [LayoutPlacement(index: 0, origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
    }
}

extension EdgeInsets {
    /// The distances at some edges; none at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

/// The ideal size in some directions (C249).
final class FixedSizeRule: UnaryRule {
    let axes: Axis.Set

    init(_ axes: Axis.Set) { self.axes = axes }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        item.child?.size(inner(proposal)) ?? .zero
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        align(item, in: size, .center, inner(proposal))
    }

    override func priority(_ item: LayoutItem) -> Double { item.child?.priority ?? 0 }
}

/// A ratio of the sides (C250, C251).
final class AspectRatioRule: UnaryRule {
    let ratio: CGFloat?
    let mode: ContentMode

    init(_ layout: _AspectRatioLayout) { (ratio, mode) = (layout.aspectRatio, layout.contentMode) }

    private func inner(_ item: LayoutItem, _ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let child = item.child else { return proposal }
        var ratio = ratio
        if ratio == nil {
            let ideal = child.size(.unspecified)
            if ideal.height > 0 { ratio = ideal.width / ideal.height }
        }
        guard let ratio, ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            if width.isInfinite, height.isInfinite { return proposal }
            let isWider = width > height * ratio
            let takesHeight = mode == .fit ? isWider : !isWider
            return takesHeight
                ? ProposedViewSize(width: height * ratio, height: height)
                : ProposedViewSize(width: width, height: width / ratio)
        }
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        item.child?.size(inner(item, proposal)) ?? .zero
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        align(item, in: size, .center, inner(item, proposal))
    }
}
