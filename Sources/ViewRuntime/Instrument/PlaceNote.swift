import DependencyGraph
import Foundation

/// What is remarkable about the place that a view got in a layout pass.
public struct PlaceNote: Sendable {
    /// Kinds of notes; the raw values are those of the trace format.
    public enum Kind: UInt8, Sendable {
        /// It is larger than what its container was given, and shows beyond it.
        case overflowing = 1
        /// A geometry reader takes a stack's whole height and leaves its content lost in it.
        case greedy
        /// It has no ideal size and was asked for one: it fell to 10 points or less.
        case collapsed
        /// Its aspect ratio is that of its content's ideal size, so that it fills less than it was given.
        case pinned
        /// It decorates content to which the padding was added after it.
        case decoration
    }

    public var kind: Kind
    /// What the view is: `Image`, `GeometryReader`, `frame`.
    public var view: Name
    /// What it stands in: `VStack`, the host.
    public var container: Name
    /// What was given, in points; nil for an open length.
    public var given: (width: CGFloat?, height: CGFloat?)
    /// What was taken, in points.
    public var size: CGSize

    public init(kind: Kind, view: Name, container: Name, given: (width: CGFloat?, height: CGFloat?), size: CGSize) {
        self.kind = kind
        self.view = view
        self.container = container
        self.given = given
        self.size = size
    }
}
