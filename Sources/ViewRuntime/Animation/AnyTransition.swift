import Foundation

/// How a view comes and goes.
///
/// Where a view is taken away with an animation, it lives on until the transition has ended (C227): its body can still run, and its
/// disappear actions come last. For finders and layout it is gone at once, as it is for hit testing and for those who do not see the screen.
public struct AnyTransition: Sendable {
    let name: String
    let removal: Removal

    /// What a transition says about the time of a removal.
    struct Removal: Sendable {
        enum Kind { case animated, identity, atOnce }
        var kind = Kind.animated
        /// The animation that the transition brings along, which may be none; nil where it brings nothing along.
        var animation: Animation??

        /// The transition that a view has without being given one.
        static let standard = Removal()

        /// Both for one view: it takes the longer one.
        func combined(with other: Removal) -> Removal {
            if kind != .animated { return other }
            if other.kind != .animated { return self }
            return Removal(animation: animation ?? other.animation)
        }
    }

    init(name: String, removal: Removal = .standard) {
        self.name = name
        self.removal = removal
    }

    public static let opacity = AnyTransition(name: "opacity")
    public static let scale = AnyTransition(name: "scale")
    public static let slide = AnyTransition(name: "slide")
    /// The view is there and not there: removed at once, before what takes its place appears (C136).
    public static let identity = AnyTransition(name: "identity", removal: Removal(kind: .identity))
    /// For what is taken away by something other than a transition.
    static let none = AnyTransition(name: "none", removal: Removal(kind: .atOnce))

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(\(edge))") }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push(\(edge))") }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(name: "scale(\(scale))")
    }

    /// One transition for coming, another one for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(name: "asymmetric(\(insertion.name), \(removal.name))", removal: removal.removal)
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(name: "\(name)+\(other.name)", removal: removal.combined(with: other.removal))
    }

    /// The transition with an animation of its own, whatever that of the transaction is.
    public func animation(_ animation: Animation?) -> AnyTransition {
        guard removal.kind == .animated else { return self }
        return AnyTransition(name: name, removal: Removal(animation: .some(animation)))
    }
}

extension View {
    /// Animates the view when it comes and goes.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }
}

/// Says how its content comes and goes.
nonisolated struct _TransitionModifier: PrimitiveModifier {
    typealias Body = Never
    var transition: AnyTransition

    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment, element.attributes["transition"] == nil else { return }
        element.attributes["transition"] = modifier.pointee.transition.name
    }

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        Departure.isPlanned = true
        let element = builder.view(Wrapped.self, at: offset)
        return _PlanElement(.modified(PrimitiveModifierReader<Self>.shared, slot: nil, element), at: modifierOffset)
    }
}
