import Foundation

/// A movement of fingers.
///
/// Drivers act in place of fingers: a tap, a press, a drag, a magnification and a rotation are each begun and ended by `TraceTesting`. Gestures take no time here, and fingers have
/// no velocity. A gesture of your own supplies `body`, made of others.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known while it goes on.
    associatedtype Value
    /// What the gesture is made of.
    associatedtype Body: Gesture
    /// The gesture that this one is: yours is made of others here.
    @MainActor @preconcurrency var body: Self.Body { get }
    /// The gesture with something to do at each change, at the end, and where it is given up.
    nonisolated func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is not made of other gestures") }
}

extension Gesture where Value == Body.Value {
    /// What the gesture is made of says what can be done. Asked on the main thread, where gestures are taken.
    nonisolated public func _observing(
        changed: @escaping (Body.Value) -> Void, ended: @escaping (Body.Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        nonisolated(unsafe) let gesture = self
        nonisolated(unsafe) let (changed, ended, cancelled) = (changed, ended, cancelled)
        nonisolated(unsafe) var actions = _GestureActions(list: [])
        MainActor.assumeIsolated { actions = gesture.body._observing(changed: changed, ended: ended, cancelled: cancelled) }
        return actions
    }
}

extension Gesture {
    /// What a driver can do in place of fingers.
    nonisolated var actions: [ElementAction] { _observing(changed: { _ in }, ended: { _ in }, cancelled: {}).list }

    /// Does something at the gesture's end.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
        _ObservedGesture(base: self, changed: { _ in }, ended: action)
    }

    /// The gesture with another value.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    /// The gesture while keys are held. Drivers hold them.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> Self { self }
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
    public typealias Body = Never
    public typealias Value = Base.Value
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let changed: (Value) -> Void
    nonisolated(unsafe) let ended: (Value) -> Void

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        let (own, end) = (self.changed, self.ended)
        return base._observing(
            changed: {
                own($0)
                changed($0)
            },
            ended: {
                end($0)
                ended($0)
            }, cancelled: cancelled)
    }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let transform: (Base.Value) -> Value

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        let transform = transform
        return base._observing(changed: { changed(transform($0)) }, ended: { ended(transform($0)) }, cancelled: cancelled)
    }
}

/// A gesture whose type is not known where it is used.
nonisolated public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    nonisolated(unsafe) private let observe:
        (@escaping (Value) -> Void, @escaping (Value) -> Void, @escaping () -> Void) -> _GestureActions

    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        observe = { gesture._observing(changed: $0, ended: $1, cancelled: $2) }
    }

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions { observe(changed, ended, cancelled) }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Body = Never
    public typealias Value = Wrapped.Value

    /// No gesture where it is nil.
    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        self?._observing(changed: changed, ended: ended, cancelled: cancelled) ?? _GestureActions(list: [])
    }
}
