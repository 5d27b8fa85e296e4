import Foundation

/// A movement of fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known while it goes on.
    associatedtype Value
    /// The gesture with something to do at each change and at the end.
    nonisolated func _observing(changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) -> _GestureActions
}

extension Gesture {
    /// What a driver can do in place of fingers.
    nonisolated var actions: [ElementAction] { _observing(changed: { _ in }, ended: { _ in }).list }

    /// Does something at the gesture's end.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
        _ObservedGesture(base: self, changed: { _ in }, ended: action)
    }
}

extension Gesture where Value: Equatable {
    /// Does something at each change of the gesture.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
        _ObservedGesture(base: self, changed: action, ended: { _ in })
    }
}

/// What a driver can do in place of fingers.
public struct _GestureActions { package var list: [ElementAction] }

/// A gesture with something to do.
nonisolated public struct _ObservedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let changed: (Value) -> Void
    nonisolated(unsafe) let ended: (Value) -> Void

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureActions {
        let (own, end) = (self.changed, self.ended)
        return base._observing {
            own($0)
            changed($0)
        } ended: {
            end($0)
            ended($0)
        }
    }
}

/// One tap, or several.
nonisolated public struct TapGesture: Gesture {
    public typealias Value = ()
    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }

    nonisolated public func _observing(
        changed: @escaping (()) -> Void, ended: @escaping (()) -> Void
    ) -> _GestureActions {
        _GestureActions(list: [.tap { ended(()) }])
    }
}

/// A press that lasts.
nonisolated public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    nonisolated public func _observing(
        changed: @escaping (Bool) -> Void, ended: @escaping (Bool) -> Void
    ) -> _GestureActions {
        _GestureActions(list: [
            .press {
                changed(true)
                ended(true)
            }
        ])
    }
}

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
    /// Where the finger is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureActions {
        func value(_ distance: CGSize) -> Value {
            Value(
                time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: distance.width, y: distance.height),
                startLocation: .zero)
        }
        return _GestureActions(list: [.drag(changed: { changed(value($0)) }, ended: { ended(value($0)) })])
    }
}
