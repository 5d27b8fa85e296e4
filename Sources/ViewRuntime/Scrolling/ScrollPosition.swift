import DependencyGraph
import Foundation

/// Where something is scrolled to, as far as the program says: to a view, an edge or a point. When a person scrolls, the view that they scrolled to.
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, @unchecked Sendable {
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        case none
    }

    private(set) var place: Place
    /// Differs where the program has asked for another place.
    private(set) var turn = 0
    /// Whether a person scrolled last.
    public internal(set) var isPositionedByUser = false

    /// A position by views' ids.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { place = .none }
    /// The position of a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .id(AnyHashable(id), anchor) }
    /// The position of an edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
    /// The position of a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { place = .point(x: point.x, y: point.y) }
    /// The position of a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
    /// The position of a point of the content along one axis.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .point(x: x, y: nil) }
    /// The position of a point of the content along one axis.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .point(x: nil, y: y) }

    private mutating func go(to place: Place) {
        self.place = place
        turn += 1
        isPositionedByUser = false
    }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { go(to: .id(AnyHashable(id), anchor)) }
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    /// The edge that the program asked for.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point that the program asked for.
    public var point: CGPoint? { if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil } }
    /// Where the program asked for along the horizontal axis.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// Where the program asked for along the vertical axis.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    /// The id of the view that is scrolled to.
    public var viewID: (any Hashable & Sendable)? {
        guard case .id(let id, _) = place, let base = id.base as? any Hashable else { return nil }
        // The same value: being sendable leaves no mark on it, and ids are values.
        return unsafeBitCast(base, to: (any Hashable & Sendable).self)
    }
    /// The id of the view that is scrolled to, where it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .id(let id, _) = place { id.base as? T } else { nil }
    }

    /// A person has scrolled to a view.
    mutating func wasScrolled(to id: AnyHashable?) {
        place = id.map { .id($0, nil) } ?? .none
        isPositionedByUser = true
    }
}

extension View {
    /// Keeps the id of the view to which is scrolled, and scrolls to the view whose id is written.
    ///
    /// The views are those of the containers marked with `scrollTargetLayout()`. The binding is written once a person has scrolled. With an anchor, the view
    /// at that point of the place counts; without, the one at its beginning.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollIDModifier(id: id, anchor: anchor))
    }

    /// Keeps where is scrolled to, and scrolls to what is written.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor))
    }
}

/// Scrolls to the view with an id, and says which one it is.
nonisolated struct ScrollIDModifier<ID: Hashable>: FrameworkModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    @MainActor func body(content: Content) -> some View {
        let binding = id
        let position = binding.wrappedValue.map { ScrollPosition.Place.id(AnyHashable($0), anchor) } ?? .none
        content.modifier(
            ScrollPositionFollower(
                position: position, turn: 0, anchor: anchor, accepts: { $0.base is ID },
                set: { found in
                    if let new = found?.base as? ID, binding.wrappedValue != new { binding.wrappedValue = new }
                }))
    }
}

/// Scrolls to a position, and says which one it is.
nonisolated struct ScrollPositionModifier: FrameworkModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    @MainActor func body(content: Content) -> some View {
        let binding = position
        let position = binding.wrappedValue
        content.modifier(
            ScrollPositionFollower(
                position: position.place, turn: position.turn, anchor: anchor, accepts: { _ in true },
                set: { found in
                    var new = binding.wrappedValue
                    new.wasScrolled(to: found)
                    if new != binding.wrappedValue { binding.wrappedValue = new }
                }))
    }
}

/// Connects a position with the scroll view below.
nonisolated struct ScrollPositionFollower: FollowingModifier, ActionHolding {
    typealias Body = Never
    var position: ScrollPosition.Place
    var turn: Int
    var anchor: UnitPoint?
    nonisolated(unsafe) var accepts: (AnyHashable) -> Bool
    nonisolated(unsafe) var set: (AnyHashable?) -> Void

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> ScrollPositionNode {
        ScrollPositionNode(modifier, parent: parent, environment: environment)
    }

    static func update(_ follower: ScrollPositionNode, _ modifier: Self) { follower.receive(modifier) }
}

final class ScrollPositionNode: PlaceFollower {
    private var modifier: ScrollPositionFollower
    /// What the program asked for and has not been done.
    private var isDue = true
    /// What was said last, so that the program's own answer asks for nothing.
    private var said: AnyHashable?
    private var seenMoves = 0

    init(_ modifier: ScrollPositionFollower, parent: ViewNode, environment: EnvironmentNode) {
        self.modifier = modifier
        super.init(parent: parent, environment: environment)
    }

    func receive(_ new: ScrollPositionFollower) {
        let isTurned = new.turn != modifier.turn
        let isAsked = isTurned || new.position != modifier.position
        modifier = new
        guard isAsked else { return }
        if case .id(let id, _) = new.position, let said, id == said, !isTurned { return }
        isDue = true
        lookAgain()
    }

    override func look(at item: LayoutItem) {
        guard let state = item.scrollBelow, state.item != nil else { return }
        if isDue {
            isDue = false
            ask(state, item.layout)
            seenMoves = state.moves
            return
        }
        guard state.moves != seenMoves else { return }
        seenMoves = state.moves
        guard state.isPositionedByUser else { return }
        let found = ScrollTargetItem.target(at: modifier.anchor, in: state)?.ids.first(where: modifier.accepts)
        guard found != said || said == nil else { return }
        said = found
        let set = modifier.set
        host.actions.add(Cause(.change, name: "scrollPosition in \(reportedName)")) { set(found) }
    }

    private func ask(_ state: ScrollState, _ layout: HostLayout) {
        switch modifier.position {
        case .none: break
        case .id(let id, let anchor): layout.scroll(to: id, anchor: anchor ?? modifier.anchor, in: state)
        case .edge(let edge):
            layout.scroll(state) { state in
                switch edge {
                case .top: CGPoint(x: state.offset.x, y: 0)
                case .bottom: CGPoint(x: state.offset.x, y: state.farthest.y)
                case .leading: CGPoint(x: 0, y: state.offset.y)
                case .trailing: CGPoint(x: state.farthest.x, y: state.offset.y)
                }
            }
        case .point(let x, let y): layout.scroll(state) { CGPoint(x: x ?? $0.offset.x, y: y ?? $0.offset.y) }
        }
    }
}
