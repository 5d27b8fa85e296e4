import Foundation

/// A child that is larger than what its container was given.
enum OverflowNote {
    /// Less than this shows in no layout, or is meant: points, and a part of what was given.
    private static let least: CGFloat = 8
    private static let leastPart: CGFloat = 0.05

    /// The innermost view that makes a child of this container larger than what the container was given.
    static func find(_ container: LayoutItem) -> (LayoutItem, PlaceNote)? {
        if let frame = container.rule as? FixedFrameRule { return picture(in: frame, container) }
        if container.rule is UnaryRule || container.rule is LazyRule { return nil }
        let given = container.givenSize
        for axis in [LayoutAxis.horizontal, .vertical] {
            guard !isScrolling(container, axis), let length = axis.along(given), length > 0 else { continue }
            for child in container.children where child.isPlaced && exceeds(child, length, axis) {
                guard let culprit = culprit(child, length, axis, container) else { continue }
                return (
                    culprit,
                    PlaceNote(
                        kind: .overflowing, view: culprit.printedKind, container: container.printedKind, given: given,
                        size: culprit.size)
                )
            }
        }
        return nil
    }

    /// A picture that keeps its own size in a frame that is smaller. One that is cut at the frame's bounds may be meant as a detail; one that is cut
    /// along a shape is not, where the frame shows a small part of it.
    private static func picture(in frame: FixedFrameRule, _ item: LayoutItem) -> (LayoutItem, PlaceNote)? {
        guard let picture = item.child?.innermost, picture.isPlaced, let image = picture.rule as? ImageRule, !image.isResizable else { return nil }
        let (size, room) = (picture.size, item.size)
        let overflows = [LayoutAxis.horizontal, .vertical].contains { axis in
            frame.fixes(axis) && exceeds(picture, axis.along(room), axis)
        }
        guard overflows else { return nil }
        for effect in item.effectsAround {
            switch effect {
            case .clipped, .opacity(0), .hidden: return nil
            case .clip:
                if size.width < room.width * cutPart || size.height < room.height * cutPart { return nil }
            default: break
            }
        }
        return (picture, PlaceNote(kind: .overflowing, view: picture.printedKind, container: item.printedKind, given: (room.width, room.height), size: size))
    }

    /// How many times the frame's length a picture must have for a shape around it to show too little of it.
    private static let cutPart: CGFloat = 2

    private static func isScrolling(_ container: LayoutItem, _ axis: LayoutAxis) -> Bool {
        (container.rule as? ScrollRule)?.state.axes.contains(axis == .horizontal ? .horizontal : .vertical) == true
    }

    private static func exceeds(_ item: LayoutItem, _ length: CGFloat, _ axis: LayoutAxis) -> Bool {
        axis.along(item.size) >= length + max(least, length * leastPart)
    }

    private static func culprit(
        _ child: LayoutItem, _ length: CGFloat, _ axis: LayoutAxis, _ container: LayoutItem
    ) -> LayoutItem? {
        let isOverlap = container.rule is OverlapRule
        var item = child
        while true {
            switch item.rule {
            case let image as ImageRule: return image.isResizable ? nil : item
            // Shapes larger than the screen, one over another, are drawn so on purpose.
            case let frame as FixedFrameRule where frame.fixes(axis): return isOverlap && !(item.innermost.rule is ImageRule) ? nil : item
            case let frame as FlexibleFrameRule where (frame.least(axis) ?? 0) > length: return item
            case let fixed as FixedSizeRule where fixed.fixes(axis): return item
            case is OffsetRule, is PositionRule: return nil
            case let ratio as AspectRatioRule where ratio.fills: return item
            case is UnaryRule:
                guard let inner = item.child, exceeds(inner, length, axis) else { return nil }
                item = inner
            default: return nil
            }
        }
    }
}

/// A geometry reader that takes a stack's height, in which its content is lost.
enum GeometryNote {
    /// Points of height that the content leaves over.
    private static let least: CGFloat = 60

    static func find(_ item: LayoutItem) -> (LayoutItem, PlaceNote)? {
        guard item.node is GeometryNode, item.element == nil, let given = item.placedProposal.height, given.isFinite else { return nil }
        // A frame around it says how high it is meant to be.
        var outer = item.parent
        while let current = outer, current.rule is UnaryRule {
            if (current.rule as? FixedFrameRule)?.fixes(.vertical) == true || (current.rule as? FlexibleFrameRule)?.limitsHeight == true
                || current.rule is AspectRatioRule
            { return nil }
            outer = current.parent
        }
        guard let stack = outer, stack.rule is StackRule, stack.placedProposal.height != nil else { return nil }
        let siblings = stack.children.filter { $0 !== item && !($0.innermost.rule is SpacerRule) && $0.innermost !== item }
        let content = item.children.filter(\.isPlaced)
        // What is given a height by the reader's own size is content that fills it.
        let isSized = content.contains { child in
            var inner = child
            while inner.rule is UnaryRule, let next = inner.child {
                if (inner.rule as? FixedFrameRule)?.fixes(.vertical) == true || inner.rule is PositionRule || inner.rule is OffsetRule
                { return true }
                inner = next
            }
            return inner.rule is StackRule && inner.children.contains { ($0.rule as? FixedFrameRule)?.fixes(.vertical) == true }
        }
        let height = content.map { $0.origin.y + $0.size.height }.max() ?? 0
        guard !siblings.isEmpty, !isSized, height > 0, height <= item.size.height / 2, item.size.height - height >= least else { return nil }
        return (
            item,
            PlaceNote(
                kind: .greedy, view: item.printedKind, container: stack.printedKind, given: item.givenSize,
                size: CGSize(width: item.size.width, height: height))
        )
    }
}

/// A view without an ideal size that was asked for one.
enum CollapseNote {
    private static let most: CGFloat = 10

    static func find(_ item: LayoutItem) -> (LayoutItem, PlaceNote)? {
        let isReader = item.node is GeometryNode && item.element == nil
        guard isReader || item.rule is CanvasRule || item.rule is ShapeRule else { return nil }
        let (proposal, size) = (item.placedProposal, item.size)
        let isOpen = (proposal.width == nil && size.width <= most) || (proposal.height == nil && size.height <= most)
        guard isOpen, let container = container(of: item) else { return nil }
        if isReader {
            // Readers that only look where they are have nothing in them that is seen.
            let seen = item.children.contains {
                $0.isPlaced && !($0.innermost.rule is ShapeRule || $0.innermost.rule is SolidRule || $0.innermost.rule is FlexibleRule)
                    && ($0.size.height > size.height + 1 && proposal.height == nil || $0.size.width > size.width + 1 && proposal.width == nil)
            }
            guard seen else { return nil }
        }
        return (
            item,
            PlaceNote(kind: .collapsed, view: item.printedKind, container: container.printedKind, given: item.givenSize, size: size)
        )
    }

    private static func container(of item: LayoutItem) -> LayoutItem? {
        var outer = item.parent
        while let current = outer, current.rule is UnaryRule { outer = current.parent }
        return outer
    }
}

/// A ratio that comes from the content's ideal size, and keeps content that is no picture from filling its place.
enum RatioNote {
    private static let least: CGFloat = 8

    static func find(_ item: LayoutItem) -> (LayoutItem, PlaceNote)? {
        guard let rule = item.rule as? AspectRatioRule, !rule.hasRatio, !rule.fills, let child = item.child else { return nil }
        if child.innermost.rule is ImageRule || child.innermost.rule is ShapeRule { return nil }
        guard let width = item.placedProposal.width, width.isFinite, item.size.width <= width - least else { return nil }
        // Without the ratio it would fill its row.
        let free = child.size(item.placedProposal)
        guard free.width > item.size.width + least, let container = item.parent else { return nil }
        return (
            item,
            PlaceNote(
                kind: .pinned, view: item.printedKind, container: container.printedKind, given: item.givenSize, size: item.size)
        )
    }
}

/// A background that covers text only, since the padding was added after it.
enum DecorationNote {
    static func find(_ item: LayoutItem) -> (LayoutItem, PlaceNote)? {
        guard item.rule is PaddingRule, let layer = item.child, layer.rule is LayerRule,
            case .primitive(let reader, _) = layer.element?.content, reader.kind == _BackgroundAttachment.name, let content = layer.child,
            content.rule is TextRule
        else { return nil }
        return (
            layer,
            PlaceNote(
                kind: .decoration, view: layer.printedKind, container: item.printedKind, given: item.givenSize, size: layer.size)
        )
    }
}

extension LayoutItem {
    /// What modifiers around the view do to its picture, as far as they stand in the same value.
    fileprivate var effectsAround: [DrawingEffect] {
        guard let element, let node = node as? StructureNode else { return [] }
        var effects: [DrawingEffect] = []
        func find(_ other: _PlanElement) -> Bool {
            if other === element { return true }
            switch other.content {
            case .slot: return false
            case .group(let inner), .primitive(_, let inner): return inner.contains(where: find)
            case .modified(let modifier, _, let inner):
                guard find(inner) else { return false }
                if let effect = modifier.effect(node.value + other.offset) { effects.append(effect) }
                return true
            }
        }
        _ = find(node.plan.root)
        return effects
    }
}

extension FixedFrameRule {
    /// Whether it says how long the view is.
    func fixes(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? width != nil : height != nil }
}

extension FlexibleFrameRule {
    /// The least length, if it says one.
    func least(_ axis: LayoutAxis) -> CGFloat? { axis == .horizontal ? frame.minWidth : frame.minHeight }
}

extension FlexibleFrameRule {
    /// Whether it says anything about the height.
    var limitsHeight: Bool { frame.minHeight != nil || frame.idealHeight != nil || frame.maxHeight != nil }
}

extension FixedSizeRule {
    func fixes(_ axis: LayoutAxis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }
}

extension AspectRatioRule {
    var hasRatio: Bool { ratio != nil }
    /// Whether the view may be larger than its place.
    var fills: Bool { mode == .fill }
}
