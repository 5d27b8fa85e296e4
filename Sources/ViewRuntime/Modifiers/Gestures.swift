import Foundation

/// Something that can be done to a view beside what the view itself offers.
nonisolated public struct _GestureModifier: PrimitiveModifier, ActionHolding {
    public typealias Body = Never
    nonisolated(unsafe) var action: ElementAction

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        element.offer(modifier.pointee.action)
    }
}

extension View {
    /// Does something when the view is tapped.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_GestureModifier(action: .tap(action)))
    }

    /// Does something when the view is pressed for a while.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            _GestureModifier(
                action: .press {
                    onPressingChanged?(true)
                    action()
                    onPressingChanged?(false)
                }))
    }

    /// Takes a gesture.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { gestures(gesture) }

    /// Takes a gesture, where it is included.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
        gestures(gesture)
    }

    /// Takes a gesture, where it is enabled.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GesturesModifier(actions: isEnabled ? gesture.actions : []))
    }

    /// Takes a gesture before the views in it do.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        gestures(gesture)
    }

    /// Takes a gesture together with the views in it.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        gestures(gesture)
    }

    nonisolated private func gestures<T: Gesture>(_ gesture: T) -> some View {
        modifier(_GesturesModifier(actions: gesture.actions))
    }

    /// Says whether the view takes touches. Inert: drivers reach the view all the same.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { inert(enabled) }

    /// Sets where the view takes touches. Inert: drivers reach a view anywhere.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        inert(shape)
    }

    /// Sets the shape of the view for some purposes. Inert: drivers reach a view anywhere.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        inert(shape)
    }
}

/// Several things that can be done to a view.
nonisolated struct _GesturesModifier: PrimitiveModifier, SelfComparing {
    typealias Body = Never
    nonisolated(unsafe) var actions: [ElementAction]

    /// What an action captured cannot be seen.
    nonisolated static var comparer: ValueComparer { ActionsComparer() }

    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        for action in modifier.pointee.actions { element.offer(action) }
    }
}

/// Lists of actions: as many as before, and nothing that could be seen.
private final class ActionsComparer: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: _GesturesModifier.self).pointee.actions
        let right = right.assumingMemoryBound(to: _GesturesModifier.self).pointee.actions
        return left.count == right.count ? .actionsDiffer : .different
    }
}

/// For what a shape counts.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Which gestures take part.
public struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
