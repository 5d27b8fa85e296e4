import Foundation

/// The size that a container offers a view, in points; nil where the view may take its ideal length.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Nothing in both directions: asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// No proposal: asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Everything: asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal as a size; where nothing is proposed, the side of `size`, 10 points by default.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The two directions of a container: along its children, and across them.
enum LayoutAxis {
    case horizontal, vertical

    func along(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }
    func along(_ proposal: ProposedViewSize) -> CGFloat? { self == .horizontal ? proposal.width : proposal.height }
    func across(_ proposal: ProposedViewSize) -> CGFloat? { self == .horizontal ? proposal.height : proposal.width }

    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
        self == .horizontal
            ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
    }

    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}
