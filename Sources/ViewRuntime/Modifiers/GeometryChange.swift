import DependencyGraph
import Foundation

extension View {
    /// Runs an action with something about the view's place, when it is first known and each time it has changed.
    ///
    /// It runs after the layout, twice a frame at the most: what a third time says is dropped, with a warning. In a host that is not laid out it never
    /// runs.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Runs an action with what something about the view's place was before and is now; both are the same the first time.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

/// Runs an action when something about its content's place has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: FollowingModifier, ActionHolding {
    typealias Body = Never
    nonisolated(unsafe) var transform: (GeometryProxy) -> Value
    nonisolated(unsafe) var action: (Value, Value) -> Void

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> GeometryChangeNode<Value> {
        GeometryChangeNode(modifier, parent: parent, environment: environment)
    }

    static func update(_ follower: GeometryChangeNode<Value>, _ modifier: Self) { follower.receive(modifier) }
}

final class GeometryChangeNode<Value: Equatable>: PlaceFollower {
    private var modifier: GeometryChangeModifier<Value>
    private let place = GeometryPlace()
    private var seen: CGSize?
    private let report: ChangeReport<Value>

    init(_ modifier: GeometryChangeModifier<Value>, parent: ViewNode, environment: EnvironmentNode) {
        self.modifier = modifier
        report = ChangeReport("onGeometryChange(for: \(Value.self))")
        super.init(parent: parent, environment: environment)
    }

    func receive(_ new: GeometryChangeModifier<Value>) {
        modifier = new
        seen = nil
        lookAgain()
    }

    override func look(at item: LayoutItem) {
        place.item = item
        guard item.size != seen || place.hasMoved else { return }
        seen = item.size
        place.forgetAsked()
        report.take(modifier.transform(GeometryProxy(size: item.size, place: place)), self, modifier.action)
    }
}

/// Tells an action when a value that the layout gives has changed: twice a frame at the most (as C190).
final class ChangeReport<Value: Equatable>: FrameCounter {
    private let name: String
    private var last: Value?
    private var firings = 0
    private var hasWarned = false

    init(_ name: String) { self.name = name }

    func take(_ value: Value, _ node: PlaceFollower, _ action: @escaping (Value, Value) -> Void) {
        guard value != last else { return }
        let old = last ?? value
        let host = node.host
        if firings == 0 { host.actions.count(self) }
        firings += 1
        if firings > 2 {
            if !hasWarned {
                hasWarned = true
                host.warn(.multipleUpdatesPerFrame, RuntimeWarning.multipleUpdates(name), at: node)
            }
            return
        }
        last = value
        host.actions.add(Cause(.change, name: "\(name) in \(node.reportedName)")) { action(old, value) }
    }

    func endFrame() {
        firings = 0
        hasWarned = false
    }
}
