import DependencyGraph

/// A moment of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to come.
    case willAppear
    /// The view is there.
    case identity
    /// The view has gone.
    case didDisappear

    /// Whether the view is there, as it is without a transition.
    public var isIdentity: Bool { self == .identity }
    /// -1 before it comes, 0 while it is there, 1 once it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What holds for all transitions of one kind.
public struct TransitionProperties: Sendable {
    /// Whether the view moves.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: what it looks like in each phase.
///
/// The body is evaluated with `.identity` while the view is there. Where the view comes with an animation, it is evaluated with `.willAppear`
/// first; where it goes with one, with `.didDisappear`, once, when it starts to go.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    /// What holds for all transitions of the kind.
    @MainActor @preconcurrency static var properties: TransitionProperties { get }
    /// What the transition says about the time of a removal. Only the package's own transitions implement it.
    nonisolated var _erased: AnyTransition { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    nonisolated public var _erased: AnyTransition { AnyTransition(name: TypeNames.printed(Self.self)) }

    /// The view with what the transition does to it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }

    /// Both transitions at once.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(first: self, second: other) }

    /// The transition with an animation of its own.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// Both transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    nonisolated(unsafe) var first: First
    nonisolated(unsafe) var second: Second
    nonisolated var _erased: AnyTransition { first._erased.combined(with: second._erased) }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    nonisolated(unsafe) var base: Base
    var animation: Animation?
    nonisolated var _erased: AnyTransition { base._erased.animation(animation) }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
}

/// One transition for coming, another one for going.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    nonisolated(unsafe) public var insertion: Insertion
    nonisolated(unsafe) public var removal: Removal

    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    nonisolated public var _erased: AnyTransition { .asymmetric(insertion: insertion._erased, removal: removal._erased) }

    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
            phase: phase == .didDisappear ? .identity : phase)
    }
}

extension View {
    /// Animates the view when it comes and goes.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionBody(transition: transition)).modifier(_TransitionModifier(transition: transition._erased))
    }
}

extension AnyTransition {
    /// A transition whose kind is not known where it is used. Its body is not evaluated: give the transition itself to
    /// `transition(_:)` for that.
    public init<T: Transition>(_ transition: T) { self = transition._erased }

    /// A transition between two modifiers. They are not evaluated.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(name: "modifier(\(TypeNames.printed(E.self)))")
    }
}

/// Evaluates a transition's body in its phases.
nonisolated struct TransitionBody<T: Transition>: FrameworkModifier {
    nonisolated(unsafe) var transition: T
    private let place = State(initialValue: Place())
    private let turn = State(initialValue: 0)

    init(transition: T) { self.transition = transition }

    /// The phase, from one run of the body to the next.
    final class Place: FreshlyMade, @unchecked Sendable {
        var phase: TransitionPhase?
        var next: () -> Void = {}

        func move(to phase: TransitionPhase) {
            guard phase != self.phase else { return }
            self.phase = phase
            next()
        }
    }

    @MainActor func body(content: Content) -> some View {
        let place = place.wrappedValue
        let turn = turn
        let _ = turn.wrappedValue
        let _ = place.next = { turn.wrappedValue += 1 }
        let phase = phase(place)
        transition.apply(content: content, phase: phase)
            .modifier(TransitionFollower(place: place, isComing: phase == .willAppear))
    }

    @MainActor private func phase(_ place: Place) -> TransitionPhase {
        if let phase = place.phase { return phase }
        let isAnimated = Evaluation.body.map { Departure.transaction(at: $0).animation != nil } ?? false
        let phase: TransitionPhase = isAnimated ? .willAppear : .identity
        place.phase = phase
        return phase
    }

    /// Tells the phase when the view has come and when it starts to go.
    nonisolated struct TransitionFollower: ViewModifier {
        typealias Body = Never
        var place: Place
        var isComing: Bool

        nonisolated static func _plan<Wrapped: View>(
            _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
        ) -> _PlanElement {
            let content = builder.view(Wrapped.self, at: offset)
            _ = builder.slot(FollowerSlot.self, at: modifierOffset)
            return content
        }
    }

    final class FollowerSlot: SlotType, SlotKind {
        static var shared: SlotType { TypeCache.only(FollowerSlot.self) { FollowerSlot() } }

        final class Node: ViewNode, SpeakingNode {
            let place: Place

            init(_ place: Place, parent: ViewNode, environment: EnvironmentNode) {
                self.place = place
                super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
                host.preferenceSpeakers += 1
            }

            override func dismantle() { host.preferenceSpeakers -= 1 }

            func move(to phase: TransitionPhase) {
                host.actions.add(Cause(.change, name: "transition(\(TypeNames.printed(T.self)))")) { [place] in
                    place.move(to: phase)
                }
            }

            func fallSilent() { move(to: .didDisappear) }
            func speakAgain() { move(to: .identity) }
            override func elements(_ reader: inout TreeReader) {}
        }

        override func mount(
            _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
        ) -> ViewNode {
            let follower = value.assumingMemoryBound(to: TransitionFollower.self).pointee
            let node = Node(follower.place, parent: parent, environment: environment)
            if follower.isComing { node.move(to: .identity) }
            return node
        }

        override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {}
    }
}
