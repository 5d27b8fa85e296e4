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
        modifier(_GestureModifier(action: .tapping(count, action)))
    }

    /// Does something when the view is tapped, with the place of the tap: its origin, since drivers tap views and not places.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(_GestureModifier(action: .tapping(count) { action(.zero) }))
    }

    /// Does something when the view is tapped, with the place of the tap: its origin, since drivers tap views and not places.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(_GestureModifier(action: .tapping(count) { action(.zero) }))
    }

    /// Does something when the view is pressed for a while.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            _GestureModifier(
                action: .press(
                    began: { onPressingChanged?(true) }, ended: action, lifted: { onPressingChanged?(false) })))
    }

    /// Does something when the view is pressed for a while, in the older form.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }

    /// Takes a gesture, unless a view in it does.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { gestures(gesture, .all, .own) }

    /// Takes a gesture, where it is included.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
        gestures(gesture, mask, .own)
    }

    /// Takes a gesture, where it is enabled.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        gestures(gesture, isEnabled ? .all : .subviews, .own)
    }

    /// Takes a gesture with a name, where it is enabled.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        gestures(gesture, isEnabled ? .all : .subviews, .own)
    }

    /// Takes a gesture with a name together with the views in it, where it is enabled.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        gestures(gesture, isEnabled ? .all : .subviews, .together)
    }

    /// Takes a gesture with a name before the views in it do, where it is enabled.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        gestures(gesture, isEnabled ? .all : .subviews, .first)
    }

    /// Takes a gesture before the views in it do.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        gestures(gesture, mask, .first)
    }

    /// Takes a gesture before the views in it do, where it is enabled.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        gestures(gesture, isEnabled ? .all : .subviews, .first)
    }

    /// Takes a gesture together with the views in it.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        gestures(gesture, mask, .together)
    }

    /// Takes a gesture together with the views in it, where it is enabled.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        gestures(gesture, isEnabled ? .all : .subviews, .together)
    }

    nonisolated private func gestures<T: Gesture>(
        _ gesture: T, _ mask: GestureMask, _ order: GestureOrder
    ) -> some View {
        // A mask without the views in it keeps gestures from them.
        modifier(
            _GesturesModifier(
                actions: mask.contains(.gesture) ? gesture.actions : [],
                order: mask == .gesture && order == .own ? .first : order))
    }

    /// Says whether the view takes touches: drivers do not tap, press or drag what does not.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { attribute("allowsHitTesting", enabled) }

    /// Sets where the view takes touches. Inert: drivers touch views, not places.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { inert(shape) }

    /// Sets the shape of the view for some purposes. Inert: drivers touch views, not places.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        inert(shape)
    }
}

/// Who gets a gesture that several views take.
package enum GestureOrder {
    /// The innermost view.
    case own
    /// This view, before those in it.
    case first
    /// This view, together with the one that gets it.
    case together
}

/// Several things that can be done to a view.
nonisolated struct _GesturesModifier: PrimitiveModifier, SelfComparing {
    typealias Body = Never
    nonisolated(unsafe) var actions: [ElementAction]
    var order: GestureOrder

    /// What an action captured cannot be seen.
    nonisolated static var comparer: ValueComparer { ActionsComparer() }

    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment, element.isEnabled else { return }
        switch modifier.pointee.order {
        case .own: element.actions += modifier.pointee.actions
        case .first: element.firstActions += modifier.pointee.actions
        case .together: element.commonActions += modifier.pointee.actions
        }
    }
}

/// Lists of actions: as many as before, and nothing that could be seen.
private final class ActionsComparer: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: _GesturesModifier.self).pointee
        let right = right.assumingMemoryBound(to: _GesturesModifier.self).pointee
        return left.actions.count == right.actions.count && left.order == right.order ? .actionsDiffer : .different
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
