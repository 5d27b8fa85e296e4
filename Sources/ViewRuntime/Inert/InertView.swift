import Foundation

/// A view of another framework's that shows nothing here: it takes what it is offered, as a colour does, and its type says what it is called.
/// The views that it holds are mounted, and stand in its middle.
@MainActor @preconcurrency
package protocol InertView: PrimitiveView {
    /// The views that it holds.
    associatedtype Held: View
    /// The views that it holds: the first stored property.
    nonisolated var held: Held { get }
}

extension InertView {
    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = inertName?.description ?? ""
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Held.self, at: offset)]
    }

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? { InertViewRule() }
}

/// Takes what is offered, ten points where nothing is; what it holds overlaps in the middle.
private final class InertViewRule: LayoutRule {
    private let overlap = OverlapEngine(alignment: .center)

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        overlap.places(item.children, in: size)
    }
}
