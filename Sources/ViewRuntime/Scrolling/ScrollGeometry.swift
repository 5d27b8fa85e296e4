import DependencyGraph
import Foundation

/// Where a scroll view stands and how large it and its content are.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled; at the beginning, as far before it as is kept free there.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    /// The part of the content that is in sight.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    init(_ state: ScrollState) {
        self.init(
            contentOffset: state.visibleRect.origin, contentSize: state.contentSize, contentInsets: state.insets,
            containerSize: state.viewport)
    }
}

/// What scrolling is at the moment.
public enum ScrollPhase: Hashable, Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    /// Whether something scrolls.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// What is known where a phase of scrolling begins.
public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    /// How fast it was scrolled; nil, since nothing is thrown here.
    public let velocity: CGVector?
}

extension View {
    /// Runs an action with something about the scroll view below, when it is first known and each time it has changed. Both values are the same the
    /// first time.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs an action when scrolling begins and ends: a person's is `.interacting`, that of the program with an animation `.animating` for as
    /// long as that takes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action when scrolling begins and ends, with where the scroll view stands.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    /// Runs an action when a part of the view comes into sight in the scroll view around it, and when it no longer is: with `true` at first where it is in
    /// sight then, else with `false`.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs an action with the ids of the views of target layouts of which a part is in sight.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetsModifier<ID>(threshold: threshold, action: action))
    }

    /// Changes how the view is drawn, by where it is in the scroll view around it. The closure runs after the layout, when its phase has changed.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view is drawn, by where it is in the scroll view around it.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
                transition(EmptyVisualEffect(), $0)._steps.steps
            })
    }
}

nonisolated struct ScrollGeometryModifier<Value: Equatable>: FollowingModifier, ActionHolding {
    typealias Body = Never
    nonisolated(unsafe) var transform: (ScrollGeometry) -> Value
    nonisolated(unsafe) var action: (Value, Value) -> Void

    final class Node: PlaceFollower {
        var modifier: ScrollGeometryModifier
        private var seen: ScrollGeometry?
        private let report = ChangeReport<Value>("onScrollGeometryChange(for: \(Value.self))")

        init(_ modifier: ScrollGeometryModifier, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }

        func receive(_ new: ScrollGeometryModifier) {
            modifier = new
            seen = nil
            lookAgain()
        }

        override func look(at item: LayoutItem) {
            guard let state = item.scrollBelow, state.item != nil else { return }
            let geometry = ScrollGeometry(state)
            guard geometry != seen else { return }
            seen = geometry
            report.take(modifier.transform(geometry), self, modifier.action)
        }
    }

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> Node {
        Node(modifier, parent: parent, environment: environment)
    }

    static func update(_ follower: Node, _ modifier: Self) { follower.receive(modifier) }
}

nonisolated struct ScrollPhaseModifier: FollowingModifier, ActionHolding {
    typealias Body = Never
    nonisolated(unsafe) var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    final class Node: PlaceFollower, ScrollPhaseListener {
        var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
        private weak var state: ScrollState?

        override func look(at item: LayoutItem) {
            guard let found = item.scrollBelow, found !== state else { return }
            state = found
            found.add(self)
        }

        func changed(_ old: ScrollPhase, _ new: ScrollPhase, _ state: ScrollState) {
            guard self.state === state, !isRemoved else { return }
            let action = action
            host.actions.add(Cause(.change, name: "onScrollPhaseChange in \(reportedName)")) { [weak state] in
                guard let state else { return }
                action(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(state), velocity: nil))
            }
        }
    }

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> Node {
        let node = Node(parent: parent, environment: environment)
        node.action = modifier.action
        return node
    }

    static func update(_ follower: Node, _ modifier: Self) { follower.action = modifier.action }
}

extension LayoutItem {
    /// The part of the item's area that is in sight in the scroll view around it, or in the host.
    fileprivate var visiblePart: Double {
        let frame = frame
        var place = CGRect(origin: .zero, size: layout.size)
        if let scroll = scrollAround { place = place.intersection(scroll.item.frame) }
        let seen = frame.intersection(place)
        guard !seen.isNull, frame.width > 0, frame.height > 0 else { return 0 }
        return Double(seen.width * seen.height / (frame.width * frame.height))
    }
}

nonisolated struct ScrollVisibilityModifier: FollowingModifier, ActionHolding {
    typealias Body = Never
    var threshold: Double
    nonisolated(unsafe) var action: (Bool) -> Void

    final class Node: PlaceFollower {
        var modifier: ScrollVisibilityModifier
        private let report = ChangeReport<Bool>("onScrollVisibilityChange")

        init(_ modifier: ScrollVisibilityModifier, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }

        private func say(_ isVisible: Bool) {
            let action = modifier.action
            report.take(isVisible, self) { _, new in action(new) }
        }

        override func look(at item: LayoutItem) {
            let part = item.visiblePart
            say(part > 0 && part >= modifier.threshold)
        }

        override func lookAway() { say(false) }
    }

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> Node {
        Node(modifier, parent: parent, environment: environment)
    }

    static func update(_ follower: Node, _ modifier: Self) {
        follower.modifier = modifier
        follower.lookAgain()
    }
}

nonisolated struct ScrollTargetsModifier<ID: Hashable>: FollowingModifier, ActionHolding {
    typealias Body = Never
    var threshold: Double
    nonisolated(unsafe) var action: ([ID]) -> Void

    final class Node: PlaceFollower {
        var modifier: ScrollTargetsModifier
        private let report = ChangeReport<[ID]>("onScrollTargetVisibilityChange")

        init(_ modifier: ScrollTargetsModifier, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }

        override func look(at item: LayoutItem) {
            guard let state = item.scrollBelow, state.item != nil else { return }
            let ids = ScrollTargetItem.all(in: state).compactMap { target -> ID? in
                let part = target.item.visiblePart
                guard part > 0, part >= modifier.threshold else { return nil }
                for id in target.ids { if let id = id.base as? ID { return id } }
                return nil
            }
            let action = modifier.action
            report.take(ids, self) { _, new in action(new) }
        }
    }

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> Node {
        Node(modifier, parent: parent, environment: environment)
    }

    static func update(_ follower: Node, _ modifier: Self) { follower.modifier = modifier }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It leaves at the top or the leading side.
    case topLeading
    /// All of it, or enough, is in sight.
    case identity
    /// It comes at the bottom or the trailing side.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }
    /// -1, 0 and 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// When a view changes its phase on its way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    /// The part of a view that is in sight when the phase changes.
    public struct Threshold: Sendable {
        let part: Double
        /// As soon as any of it is in sight.
        public static let visible = Threshold(part: 1)
        /// When it has come in as a whole.
        public static let hidden = Threshold(part: 0)
        public static var centered: Threshold { Threshold(part: 0.5) }
        public static func visible(_ amount: Double) -> Threshold { Threshold(part: min(max(amount, 0), 1)) }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(part: part + (other.part - part) * amount)
        }
        public func inset(by distance: Double) -> Threshold { self }
    }

    let changes: Bool
    var threshold = Threshold.visible

    public static let animated = ScrollTransitionConfiguration(changes: true, threshold: .visible(0.5))
    public static func animated(_ animation: Animation = .default) -> Self { animated }
    public static let interactive = ScrollTransitionConfiguration(changes: true)
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { interactive }
    /// The view stays as it is.
    public static let identity = ScrollTransitionConfiguration(changes: false)
    public func animation(_ animation: Animation) -> Self { self }
    public func threshold(_ threshold: Threshold) -> Self { Self(changes: changes, threshold: threshold) }
}

nonisolated struct ScrollTransitionModifier: FollowingModifier {
    typealias Body = Never
    var topLeading: ScrollTransitionConfiguration
    var bottomTrailing: ScrollTransitionConfiguration
    var axis: Axis?
    var effect: @Sendable (ScrollTransitionPhase) -> [VisualEffectStep]

    final class Node: PlaceFollower {
        var modifier: ScrollTransitionModifier {
            didSet {
                shown = nil
                lookAgain()
            }
        }
        private var shown: ScrollTransitionPhase?
        private weak var seenRule: LayoutRule?

        init(_ modifier: ScrollTransitionModifier, parent: ViewNode, environment: EnvironmentNode) {
            self.modifier = modifier
            super.init(parent: parent, environment: environment)
        }

        override func look(at item: LayoutItem) {
            let phase = phase(item)
            guard phase != shown || seenRule !== item.rule else { return }
            shown = phase
            seenRule = item.rule
            (item.rule as? FollowRule)?.effects = modifier.effect(phase)
        }

        private func phase(_ item: LayoutItem) -> ScrollTransitionPhase {
            guard let (scroll, state) = item.scrollAround else { return .identity }
            let isVertical = modifier.axis.map { $0 == .vertical } ?? state.axes.contains(.vertical)
            let (frame, place) = (item.frame, scroll.frame)
            let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
            let (low, high) = isVertical ? (place.minY, place.maxY) : (place.minX, place.maxX)
            let length = max(end - start, 0.001)
            if modifier.topLeading.changes, start < low, (end - low) / length < modifier.topLeading.threshold.part { return .topLeading }
            if modifier.bottomTrailing.changes, end > high, (high - start) / length < modifier.bottomTrailing.threshold.part {
                return .bottomTrailing
            }
            return .identity
        }
    }

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> Node {
        Node(modifier, parent: parent, environment: environment)
    }

    static func update(_ follower: Node, _ modifier: Self) { follower.modifier = modifier }
}
