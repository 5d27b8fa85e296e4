import Foundation

/// How far a view wants to be from its neighbours.
///
/// Most views have no wish: 8 points are between two of them. A spacer wants none along its stack, and nothing is added beside it (C237).
public struct ViewSpacing: Sendable {
    private var lengths: [Edge: CGFloat] = [:]

    /// No wish.
    public init() {}

    /// No distance at all.
    public static let zero = ViewSpacing(Edge.allCases)

    init(_ edges: [Edge]) { for edge in edges { lengths[edge] = 0 } }

    /// The space between two views where neither has a wish, in points.
    static let standard: CGFloat = 8

    /// The distance from this view to the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let wishes = [lengths[axis == .horizontal ? .trailing : .bottom], next.lengths[axis == .horizontal ? .leading : .top]]
        return wishes.compactMap(\.self).max() ?? ViewSpacing.standard
    }

    func isEqual(to other: ViewSpacing) -> Bool { lengths == other.lengths }

    /// Takes over what another view wants at some edges; the larger wish counts.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for (edge, length) in other.lengths where edges.contains(Edge.Set(edge)) {
            lengths[edge] = max(lengths[edge] ?? length, length)
        }
    }

    /// The wishes of both.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
}
