import Foundation

/// What has no ideal size: takes the proposal, and 10 points where there is none.
final class FlexibleRule: LayoutRule {
    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A size that no proposal changes.
final class FixedRule: LayoutRule {
    private let size: CGSize
    init(_ size: CGSize) { self.size = size }
    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { size }
}

/// Room that is left (C238, C239).
final class SpacerRule: LayoutRule {
    private let least: CGFloat
    /// The direction of the stack in which it stands.
    private enum Direction { case horizontal, vertical, both }

    init(_ spacer: Spacer) { least = spacer.minLength ?? ViewSpacing.standard }

    private func direction(_ item: LayoutItem) -> Direction {
        var outer = item.parent
        while let current = outer {
            if let axis = (current.rule as? any AxisRule)?.axis { return axis == .horizontal ? .horizontal : .vertical }
            // A modifier between spacer and stack leaves the direction; another container has none.
            guard current.rule is UnaryRule else { return .both }
            outer = current.parent
        }
        return .both
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let direction = direction(item)
        return CGSize(
            width: direction == .vertical ? 0 : max(least, proposal.width ?? least),
            height: direction == .horizontal ? 0 : max(least, proposal.height ?? least))
    }

    override func priority(_ item: LayoutItem) -> Double { -.infinity }

    override func spacing(_ item: LayoutItem) -> ViewSpacing {
        switch direction(item) {
        case .horizontal: ViewSpacing([.leading, .trailing])
        case .vertical: ViewSpacing([.top, .bottom])
        case .both: .zero
        }
    }
}

/// A rule whose children stand one after the other.
protocol AxisRule: LayoutRule {
    var axis: LayoutAxis? { get }
}

extension StackRule: AxisRule {
    var axis: LayoutAxis? { engine.axis }
}

/// A line across the stack in which it stands.
final class DividerRule: LayoutRule {
    /// The thickness of the line in points.
    private static let thickness: CGFloat = 1

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let full = proposal.replacingUnspecifiedDimensions()
        var outer = item.parent
        while let current = outer, !(current.rule is any AxisRule), current.rule is UnaryRule { outer = current.parent }
        let isUpright = (outer?.rule as? any AxisRule)?.axis == .horizontal
        return isUpright
            ? CGSize(width: DividerRule.thickness, height: full.height)
            : CGSize(width: full.width, height: DividerRule.thickness)
    }
}

/// A picture: as large as it is, or as its place where it may be resized.
final class ImageRule: LayoutRule {
    private let intrinsic: CGSize
    let isResizable: Bool

    init(_ intrinsic: CGSize, isResizable: Bool) {
        self.intrinsic = intrinsic
        self.isResizable = isResizable
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: intrinsic) : intrinsic
    }
}
