import Foundation

/// One tap, or several.
nonisolated public struct TapGesture: Gesture {
    public typealias Body = Never
    public typealias Value = ()
    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }

    nonisolated public func _observing(
        changed: @escaping (()) -> Void, ended: @escaping (()) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        _GestureActions(list: [.tapping(count) { ended(()) }])
    }
}

/// One tap, or several, at a place: the view's origin, since drivers tap views and not places.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        _GestureActions(list: [.tapping(count) { ended(Value(location: .zero)) }])
    }
}

/// A press that lasts.
nonisolated public struct LongPressGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    nonisolated public func _observing(
        changed: @escaping (Bool) -> Void, ended: @escaping (Bool) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        _GestureActions(list: [.press(began: { changed(true) }, ended: { ended(true) }, lifted: {})])
    }
}

extension ElementAction {
    /// A tap, or several.
    static func tapping(_ count: Int, _ action: @escaping () -> Void) -> ElementAction {
        count == 1 ? .tap(action) : .taps(count, action)
    }
}
