import Foundation

/// A node that looks where its content stands, after each pass of the layout.
class PlaceFollower: ViewNode, GeometryFollower {
    fileprivate(set) weak var item: LayoutItem?
    var isFollowing = false

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
    }

    var looksLast: Bool { true }
    final var isGone: Bool { isRemoved || item == nil }

    final func follow() {
        guard let item else { return }
        if item.isInLayout { look(at: item) } else { lookAway() }
    }

    /// The content stands somewhere, perhaps where it stood before.
    func look(at item: LayoutItem) {}
    /// The content has no place.
    func lookAway() {}

    /// Has the place looked at once more.
    final func lookAgain() { host.layout?.isDirty = true }

    override func elements(_ reader: inout TreeReader) {}

    /// The name of the view in whose body the modifier stands, for causes.
    final var reportedName: String { (reported as? BodyNode)?.type.description.name ?? "" }
}

/// A modifier that follows where its content stands. Around several views, it follows the one that was placed last.
protocol FollowingModifier: ViewModifier where Body == Never {
    associatedtype Follower: PlaceFollower
    nonisolated static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> Follower
    nonisolated static func update(_ follower: Follower, _ modifier: Self)
}

extension FollowingModifier {
    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let element = builder.view(Wrapped.self, at: offset)
        let slot = builder.slots.count
        _ = builder.slot(FollowSlot<Self>.self, at: modifierOffset)
        return _PlanElement(.modified(FollowReader.shared, slot: slot, element), at: modifierOffset)
    }
}

final class FollowSlot<Modifier: FollowingModifier>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(FollowSlot<Modifier>.self) { FollowSlot<Modifier>() } }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        Modifier.follower(value.assumingMemoryBound(to: Modifier.self).pointee, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        Modifier.update(
            unsafeDowncast(node, to: Modifier.Follower.self), value.assumingMemoryBound(to: Modifier.self).pointee)
    }
}

/// Connects a follower with the layout.
final class FollowReader: ModifierReader, @unchecked Sendable {
    static let shared = FollowReader()
    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) {}
    func write(_ value: UnsafeRawPointer, into values: inout EnvironmentValues) {}

    func layoutRule(_ value: UnsafeRawPointer, _ context: LayoutContext) -> (() -> LayoutRule)? {
        guard let follower = context.slot as? PlaceFollower else { return nil }
        return { [weak follower] in FollowRule(follower) }
    }
}

/// Tells a follower where its content is.
package final class FollowRule: PassingRule {
    private weak var follower: PlaceFollower?
    /// How the content is drawn otherwise than it is laid out: the innermost change first.
    package var effects: [VisualEffectStep] = []

    init(_ follower: PlaceFollower?) { self.follower = follower }

    override func placed(_ item: LayoutItem) {
        guard let follower else { return }
        follower.item = item
        item.layout.follow(follower)
    }
}
