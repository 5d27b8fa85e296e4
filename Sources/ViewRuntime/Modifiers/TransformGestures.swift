import Foundation

/// Two fingers that move apart or together. No driver performs it here: its actions are never called.
nonisolated public struct MagnifyGesture: Gesture {
    /// How far the fingers moved.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The distance of the fingers, relative to that at the start.
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureActions { _GestureActions(list: []) }
}

/// Two fingers that turn. No driver performs it here: its actions are never called.
nonisolated public struct RotateGesture: Gesture {
    /// How far the fingers turned.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The angle between the fingers, relative to that at the start.
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureActions { _GestureActions(list: []) }
}
