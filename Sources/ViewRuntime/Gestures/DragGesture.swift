import Foundation

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never
    /// Where the finger is: drags begin at the origin of the view, and fingers have no velocity.
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

    /// A drag that is shorter than the distance changes nothing, and ends without having begun.
    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        func value(_ distance: CGSize) -> Value {
            Value(
                time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: distance.width, y: distance.height),
                startLocation: .zero)
        }
        let least = minimumDistance
        let path = DragPath()
        func hasBegun(_ distance: CGSize) -> Bool {
            if (distance.width * distance.width + distance.height * distance.height).squareRoot() >= least { path.hasBegun = true }
            return path.hasBegun
        }
        return _GestureActions(list: [
            .drag(
                changed: { if hasBegun($0) { changed(value($0)) } },
                ended: { distance in
                    if hasBegun(distance) { ended(value(distance)) } else { cancelled() }
                    path.hasBegun = false
                })
        ])
    }
}

/// Whether a finger has moved far enough.
private final class DragPath: @unchecked Sendable { var hasBegun = false }

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture {
    public typealias Body = Never
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
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        func value(_ magnification: CGFloat) -> Value {
            Value(
                time: Date(timeIntervalSinceReferenceDate: 0), magnification: magnification, velocity: 0, startAnchor: .center,
                startLocation: .zero)
        }
        return _GestureActions(list: [.magnify(changed: { changed(value($0)) }, ended: { ended(value($0)) })])
    }
}

/// Two fingers that move apart or together, in the older form.
nonisolated public struct MagnificationGesture: Gesture {
    public typealias Body = Never
    /// The distance of the fingers, relative to that at the start.
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    nonisolated public func _observing(
        changed: @escaping (CGFloat) -> Void, ended: @escaping (CGFloat) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions { _GestureActions(list: [.magnify(changed: changed, ended: ended)]) }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture {
    public typealias Body = Never
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
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        func value(_ rotation: Angle) -> Value {
            Value(
                time: Date(timeIntervalSinceReferenceDate: 0), rotation: rotation, velocity: .zero, startAnchor: .center,
                startLocation: .zero)
        }
        return _GestureActions(list: [.rotate(changed: { changed(value($0)) }, ended: { ended(value($0)) })])
    }
}

/// Two fingers that turn, in the older form.
nonisolated public struct RotationGesture: Gesture {
    public typealias Body = Never
    /// The angle between the fingers, relative to that at the start.
    public typealias Value = Angle
    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    nonisolated public func _observing(
        changed: @escaping (Angle) -> Void, ended: @escaping (Angle) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions { _GestureActions(list: [.rotate(changed: changed, ended: ended)]) }
}
