import Foundation

/// A view that stands for itself in its container, whatever its content is: several views overlap in it, and what they write for the
/// container ends here.
final class SolidRule: LayoutRule {
    private let hidesPriority: Bool
    /// Told once of a priority that stands inside, where somebody asks.
    var foundPriority: ((Double) -> Void)?
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
        if hidesPriority, foundPriority == nil { return 0 }
        let priority = item.children.map(\.priority).max() ?? 0
        if priority != 0, let foundPriority {
            self.foundPriority = nil
            foundPriority(priority)
        }
        return hidesPriority ? 0 : priority
    }

    override func spacing(_ item: LayoutItem) -> ViewSpacing { item.child?.spacing ?? ViewSpacing() }
}
