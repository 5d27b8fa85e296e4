import Foundation

/// A place that a view notes in its own coordinates, and that others read in theirs.
public struct Anchor<Value>: @unchecked Sendable {
    /// What is noted of a view's place.
    public struct Source: @unchecked Sendable {
        let make: (AnchorPlace) -> Anchor<Value>
    }

    let place: AnchorPlace
    /// Tells two anchors of one place apart.
    private let key: AnyHashable
    private let read: (LayoutItem?, CGPoint) -> Value

    init(_ place: AnchorPlace, _ key: AnyHashable, _ read: @escaping (LayoutItem?, CGPoint) -> Value) {
        self.place = place
        self.key = key
        self.read = read
    }

    /// The value in the coordinates of a place that stands at `origin`.
    func value(from origin: CGPoint) -> Value { read(place.item, origin) }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.place === right.place && left.key == right.key }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(key)
    }
}

/// Where a view that noted its place stands.
final class AnchorPlace: FreshlyMade, @unchecked Sendable {
    weak var item: LayoutItem?
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Self { place in
            Anchor(place, AnyHashable([r.minX, r.minY, r.width, r.height])) { item, origin in
                let start = item?.frame.origin ?? .zero
                return r.offsetBy(dx: start.x - origin.x, dy: start.y - origin.y)
            }
        }
    }

    /// The view's own rectangle.
    public static var bounds: Anchor<Value>.Source {
        Self { place in
            Anchor(place, AnyHashable("bounds")) { item, origin in
                (item?.frame ?? .zero).offsetBy(dx: -origin.x, dy: -origin.y)
            }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Self { place in
            Anchor(place, AnyHashable([p.x, p.y])) { item, origin in
                let start = item?.frame.origin ?? .zero
                return CGPoint(x: start.x + p.x - origin.x, y: start.y + p.y - origin.y)
            }
        }
    }

    /// A point of the view's rectangle.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Self { place in
            Anchor(place, AnyHashable(p)) { item, origin in
                let frame = item?.frame ?? .zero
                return CGPoint(x: frame.minX + frame.width * p.x - origin.x, y: frame.minY + frame.height * p.y - origin.y)
            }
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    /// Several places at once.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { place in
            let anchors = array.map { $0.make(place) }
            return Anchor(place, AnyHashable(array.count)) { _, origin in anchors.map { $0.value(from: origin) } }
        }
    }

    /// A place or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { place in
            let anchor = anchor?.make(place)
            return Anchor(place, AnyHashable(anchor == nil)) { _, origin in anchor?.value(from: origin) }
        }
    }
}

/// Notes where its content stands.
nonisolated struct AnchorModifier: FollowingModifier {
    typealias Body = Never
    var place: AnchorPlace

    final class Node: PlaceFollower {
        var place: AnchorPlace?
        private var seen: CGRect?
        /// Content may depend on it.
        override var looksLast: Bool { false }

        override func look(at item: LayoutItem) {
            place?.item = item
            // Who reads the place looks at it again.
            if item.frame != seen {
                seen = item.frame
                for follower in item.layout.followers { (follower as? any AnchorReader)?.anchorMoved() }
            }
        }
    }

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> Node {
        let node = Node(parent: parent, environment: environment)
        node.place = modifier.place
        return node
    }

    static func update(_ follower: Node, _ modifier: Self) { follower.place = modifier.place }
}

/// Something that may have read an anchor.
protocol AnchorReader: AnyObject {
    func anchorMoved()
}
