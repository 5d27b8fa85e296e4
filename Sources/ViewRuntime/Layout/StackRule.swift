import Foundation

/// How a stack divides its length among its children (C230–C238).
struct StackEngine {
    let axis: LayoutAxis
    /// The line by which children are aligned across the stack.
    let alignment: AlignmentKey
    /// The space between children in points; nil for what the children want.
    let spacing: CGFloat?

    /// The spaces between neighbours.
    private func spaces(_ children: [LayoutItem]) -> [CGFloat] {
        guard children.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: children.count - 1) }
        let direction: Axis = axis == .horizontal ? .horizontal : .vertical
        return zip(children, children.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: direction) }
    }

    /// What each child is proposed.
    /// `priorities` are those that the children have, where it is asked what others would do.
    private func proposals(_ children: [LayoutItem], _ proposal: ProposedViewSize, priorities: [Double]? = nil) -> [ProposedViewSize] {
        let across = axis.across(proposal)
        guard let length = axis.along(proposal) else {
            // Nothing to divide (C234).
            return Array(repeating: axis.proposal(nil, across), count: children.count)
        }
        let room = length - spaces(children).reduce(0, +)
        if children.count == 1 { return [axis.proposal(max(0, room), across)] }
        return divide(room, children, across, priorities)
    }

    /// One child's wishes along the stack.
    private struct Wish {
        var index: Int
        var priority: Double
        var least: CGFloat
        var most: CGFloat
        var flexibility: CGFloat { most.isInfinite ? .infinity : most - least }
    }

    private func divide(_ room: CGFloat, _ children: [LayoutItem], _ across: CGFloat?, _ priorities: [Double]?) -> [ProposedViewSize] {
        var wishes = children.enumerated().map { index, child in
            Wish(
                index: index, priority: priorities?[index] ?? child.priority, least: axis.along(child.size(axis.proposal(0, across))),
                most: axis.along(child.size(axis.proposal(.infinity, across))))
        }
        // Highest priority first, then the least flexible; of equally and infinitely flexible ones the larger minimum (C230).
        wishes.sort { left, right in
            if left.priority != right.priority { return left.priority > right.priority }
            if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
            if left.flexibility.isInfinite, left.least != right.least { return left.least > right.least }
            return left.index < right.index
        }
        var proposals = Array(repeating: ProposedViewSize.unspecified, count: children.count)
        var left = room
        var reserved = wishes.reduce(0) { $0 + $1.least }
        var start = 0
        while start < wishes.count {
            let group = wishes[start...].prefix { $0.priority == wishes[start].priority }
            // Those with a lower priority keep their minimums (C231).
            reserved -= group.reduce(0) { $0 + $1.least }
            var available = max(0, left - reserved)
            for (position, wish) in group.enumerated() {
                let proposal = axis.proposal(max(0, available / CGFloat(group.count - position)), across)
                proposals[wish.index] = proposal
                let length = axis.along(children[wish.index].size(proposal))
                guard length.isFinite else { continue }
                available -= length
                left -= length
            }
            start += group.count
        }
        return proposals
    }

    /// The size that a child would have with another priority.
    func size(of index: Int, priority: Double, _ children: [LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
        var priorities = children.map(\.priority)
        priorities[index] = priority
        return children[index].size(proposals(children, proposal, priorities: priorities)[index])
    }

    /// Where the children stand along and across the stack, and how large it is.
    func arrange(_ children: [LayoutItem], _ proposal: ProposedViewSize) -> (size: CGSize, places: [LayoutPlacement]) {
        if children.isEmpty { return (.zero, []) }
        let proposals = proposals(children, proposal)
        let spaces = spaces(children)
        var position: CGFloat = 0
        var before: CGFloat = 0
        var after: CGFloat = 0
        var lines: [(along: CGFloat, line: CGFloat)] = []
        lines.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let dimensions = child.dimensions(proposals[index])
            let line = dimensions.value(alignment)
            let across = axis.across(dimensions.size)
            if index == 0 { (before, after) = (line, across - line) } else {
                before = max(before, line)
                after = max(after, across - line)
            }
            lines.append((position, line))
            position += axis.along(dimensions.size) + (index < spaces.count ? spaces[index] : 0)
        }
        let places = lines.enumerated().map { index, line in
            LayoutPlacement(index: index, origin: axis.point(line.along, before - line.line), proposal: proposals[index])
        }
        return (axis.size(position, before + after), places)
    }
}

/// Children one after the other.
final class StackRule: LayoutRule {
    let engine: StackEngine

    init(_ engine: StackEngine) { self.engine = engine }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        engine.arrange(item.children, proposal).size
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        engine.arrange(item.children, proposal).places
    }

    override func spacing(_ item: LayoutItem) -> ViewSpacing {
        let axis: Axis = engine.axis == .horizontal ? .horizontal : .vertical
        return StackRule.spacing(of: item.children, along: axis)
    }

    /// What the first and the last child want along the stack, and each of them across it.
    static func spacing(of children: [LayoutItem], along axis: Axis) -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        var spacing = ViewSpacing()
        spacing.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
        spacing.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
        return spacing
    }
}

/// Children over one another (C255).
struct OverlapEngine {
    let alignment: Alignment

    /// The largest of the children with the highest priority.
    func size(_ children: [LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
        let highest = children.map(\.priority).max() ?? 0
        return children.reduce(into: .zero) { size, child in
            guard child.priority == highest else { return }
            let own = child.size(proposal)
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    /// All are placed with the size of the whole.
    func places(_ children: [LayoutItem], in size: CGSize) -> [LayoutPlacement] {
        let proposal = ProposedViewSize(size)
        return children.enumerated().map { index, child in
            LayoutPlacement(
                index: index, origin: UnaryRule.origin(child, in: size, alignment, proposal), proposal: proposal)
        }
    }
}

class OverlapRule: LayoutRule {
    private let engine: OverlapEngine

    init(_ alignment: Alignment = .center) { engine = OverlapEngine(alignment: alignment) }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        engine.size(item.children, proposal)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        engine.places(item.children, in: size)
    }
}
