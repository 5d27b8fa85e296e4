import Foundation

/// Columns side by side in all the room there is: those before the last are as wide as a third of it, and at most 320 points.
final class SplitRule: LayoutRule {
    /// The width of a sidebar on a wide screen, in points.
    private static let widest: CGFloat = 320

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let narrow = min(SplitRule.widest, size.width / 3)
        return item.children.indices.map { index in
            let isLast = index == item.children.count - 1
            let x = narrow * CGFloat(index)
            return LayoutPlacement(
                index: index, origin: CGPoint(x: x, y: 0),
                proposal: ProposedViewSize(width: isLast ? size.width - x : narrow, height: size.height))
        }
    }
}
