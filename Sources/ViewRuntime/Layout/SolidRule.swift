import Foundation

/// A view that stands for itself in its container, whatever its content is: several views overlap in it, and what they write for the
/// container ends here.
final class SolidRule: LayoutRule {
    private let hidesPriority: Bool
    /// Told once of a priority that stands inside, where somebody asks: with the sizes that the view gets with it and without.
    var foundPriority: ((_ priority: Double, _ sizes: (with: CGSize, without: CGSize)?) -> Void)?
    /// Whether a container has asked for the priority.
    private var wasAsked = false
    private let overlap = OverlapEngine(alignment: .center)

    init(hidesPriority: Bool) { self.hidesPriority = hidesPriority }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        overlap.size(item.children, proposal)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        if item.children.count == 1 { return [LayoutPlacement(index: 0, origin: .zero, proposal: proposal)] }
        return overlap.places(item.children, in: size)
    }

    /// The layout's own answer, which passes through unless the profile says otherwise (C242).
    override func priority(_ item: LayoutItem) -> Double {
        wasAsked = true
        return hidesPriority ? 0 : innerPriority(item)
    }

    private func innerPriority(_ item: LayoutItem) -> Double { item.children.map(\.priority).max() ?? 0 }

    /// Tells of a priority that stands inside, once a layout has settled.
    func tellPriority(_ item: LayoutItem) {
        guard wasAsked, let foundPriority else { return }
        let priority = innerPriority(item)
        if priority == 0 { return }
        self.foundPriority = nil
        var container = item.parent
        var child = item
        while let current = container, current.rule is UnaryRule { (child, container) = (current, current.parent) }
        guard let stack = container, let rule = stack.rule as? StackRule, let index = stack.children.firstIndex(where: { $0 === child }) else {
            return foundPriority(priority, nil)
        }
        func size(_ priority: Double) -> CGSize { rule.engine.size(of: index, priority: priority, stack.children, stack.placedProposal) }
        foundPriority(priority, (size(priority), size(0)))
    }

    override func spacing(_ item: LayoutItem) -> ViewSpacing { item.child?.spacing ?? ViewSpacing() }
}
