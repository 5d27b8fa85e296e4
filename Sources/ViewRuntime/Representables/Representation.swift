import DependencyGraph
import Foundation

/// How one kind of representable is made, brought up to date and taken apart.
protocol Representation {
    /// The representable: a view value.
    associatedtype Value: View
    /// What it represents: a view or a controller of another framework.
    associatedtype Platform: AnyObject
    associatedtype Coordinator
    /// What elements of it are called.
    static var kind: String { get }

    @MainActor static func makeCoordinator(_ value: Value) -> Coordinator
    @MainActor static func make(_ value: Value, _ context: RepresentationContext<Coordinator>) -> Platform
    @MainActor static func update(_ value: Value, _ platform: Platform, _ context: RepresentationContext<Coordinator>)
    @MainActor static func dismantle(_ platform: Platform, _ coordinator: Coordinator)
    /// The size that the representable itself says; nil for that of what it represents.
    @MainActor static func size(
        _ value: Value, _ proposal: ProposedViewSize, _ platform: Platform, _ context: RepresentationContext<Coordinator>
    ) -> CGSize?
    /// The size that what it represents wants; negative for a side without one.
    @MainActor static func intrinsicSize(_ platform: Platform) -> CGSize
    @MainActor static func appeared(_ platform: Platform)
    @MainActor static func disappeared(_ platform: Platform)
}

extension Representation {
    @MainActor static func appeared(_ platform: Platform) {}
    @MainActor static func disappeared(_ platform: Platform) {}
}

/// What calls of a representable are given.
struct RepresentationContext<Coordinator> {
    var coordinator: Coordinator
    var transaction: Transaction
    var environment: EnvironmentValues
}

/// What a representable has made: kept as long as its identity.
final class Represented<Kind: Representation> {
    let coordinator: Kind.Coordinator
    var platform: Kind.Platform!
    /// The value of the last update.
    var value: Kind.Value
    var context: RepresentationContext<Kind.Coordinator>
    /// Which keys of the environment the last calls have read.
    var tracker: EnvironmentTracker
    /// Counts the updates.
    var updates = 0

    init(_ value: Kind.Value, _ coordinator: Kind.Coordinator, _ environment: EnvironmentValues, _ tracker: EnvironmentTracker) {
        self.value = value
        self.coordinator = coordinator
        self.tracker = tracker
        context = RepresentationContext(coordinator: coordinator, transaction: Transaction(), environment: environment)
    }
}

/// How representables of one type are kept and run: an update takes the place of a body.
///
/// It is an evaluation as any other: it depends on the representable's properties, on the keys that it reads of its context's environment and on
/// the observable properties that it reads.
final class RepresentableType<Kind: Representation>: BodyType {
    static var shared: BodyType { TypeCache.only(RepresentableType<Kind>.self) { RepresentableType<Kind>() } }

    private init(_ form: BodyForm = .standard) {
        super.init(
            Kind.Value.self, output: RepresentedView<Kind>.self, kind: .view, isReported: true, form: form,
            addedProperty: { ContextProperty<Kind>(Name("environment"), index: $0, offset: 0) })
    }

    override func makeForm(_ form: BodyForm) -> BodyType { RepresentableType<Kind>(form) }
    override func makePlan() -> Plan { Plan.make(RepresentedView<Kind>.self) }

    override func copyView(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Kind.Value.self, to: value.assumingMemoryBound(to: Kind.Value.self).pointee)
    }

    override func destroyView(_ value: UnsafeMutableRawPointer) {
        value.assumingMemoryBound(to: Kind.Value.self).deinitialize(count: 1)
    }

    private let update = onMainActor { (node: BodyNode, view: UnsafeRawPointer) -> RepresentedView<Kind> in
        let value = view.assumingMemoryBound(to: Kind.Value.self).pointee
        let tracker = EnvironmentTracker(node, node.type.properties.count - 1)
        var environment = node.environment.values
        environment.tracker = tracker
        if let represented = ContextProperty<Kind>.represented(of: node) {
            represented.value = value
            represented.tracker = tracker
            represented.context.environment = environment
            represented.context.transaction = Transaction(applying: node.graph.appliedGroup)
            Kind.update(value, represented.platform, represented.context)
            represented.updates += 1
            return RepresentedView(represented)
        }
        let represented = Represented<Kind>(value, Kind.makeCoordinator(value), environment, tracker)
        represented.context.transaction = Transaction(applying: node.graph.appliedGroup)
        represented.platform = Kind.make(value, represented.context)
        Kind.update(value, represented.platform, represented.context)
        represented.updates = 1
        return RepresentedView(represented)
    }

    override func run(_ node: BodyNode, _ view: UnsafeRawPointer, into output: UnsafeMutableRawPointer) {
        output.initializeMemory(as: RepresentedView<Kind>.self, to: update(node, view))
    }
}

/// The context's environment as an input of a representable: what the last calls read of it.
private final class ContextProperty<Kind: Representation>: PropertyType {
    override var readsEnvironment: Bool { true }

    override func environmentDiffers(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        Self.represented(of: node)?.tracker.differs(from: node.environment.values) ?? false
    }

    static func represented(of node: BodyNode) -> Represented<Kind>? {
        node.hasRun ? node.value.assumingMemoryBound(to: RepresentedView<Kind>.self).pointee.represented : nil
    }
}

/// What stands in the tree for what a representable made.
nonisolated struct RepresentedView<Kind: Representation>: View {
    nonisolated(unsafe) let represented: Represented<Kind>
    /// Another one after each update: what was updated may look different, and have another size.
    private let updates: Int

    init(_ represented: Represented<Kind>) {
        self.represented = represented
        updates = represented.updates
    }

    typealias Body = Never
    var body: Never { fatalError("what is represented has no body") }

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(RepresentedSlot<Kind>.self, at: offset)
    }
}

final class RepresentedSlot<Kind: Representation>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(RepresentedSlot<Kind>.self) { RepresentedSlot<Kind>() } }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        RepresentedNode(
            value.assumingMemoryBound(to: RepresentedView<Kind>.self).pointee.represented, parent: parent,
            environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) { node.host.layout?.changed(node) }
}

private final class RepresentedNode<Kind: Representation>: LifecycleNode {
    private let represented: Represented<Kind>

    init(_ represented: Represented<Kind>, parent: ViewNode, environment: EnvironmentNode) {
        self.represented = represented
        super.init(parent: parent, environment: environment)
    }

    override func appeared(_ queue: inout ActionQueue) {
        let represented = represented
        queue.add(Cause(.appear, name: reportedName)) { onMainActor { Kind.appeared($0) }(represented.platform) }
    }

    override func disappeared(_ queue: inout ActionQueue) {
        let represented = represented
        queue.add(Cause(.appear, name: reportedName)) { onMainActor { Kind.disappeared($0) }(represented.platform) }
    }

    override func dismantle() {
        super.dismantle()
        onMainActor { Kind.dismantle($0, $1) }(represented.platform, represented.coordinator)
    }

    override func elements(_ reader: inout TreeReader) {
        reader.add(ViewElement(kind: Kind.kind, node: self)) { _ in }
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) {
        builder.add(RepresentedRule(represented), around: [])
    }
}

/// The size that the representable says; else the proposal, but no less than what is represented wants by itself.
private final class RepresentedRule<Kind: Representation>: LayoutRule {
    private let represented: Represented<Kind>
    init(_ represented: Represented<Kind>) { self.represented = represented }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let answer = onMainActor { (represented: Represented<Kind>, proposal: ProposedViewSize) in
            if let size = Kind.size(represented.value, proposal, represented.platform, represented.context) { return size }
            let wanted = Kind.intrinsicSize(represented.platform)
            return CGSize(
                width: Self.length(proposal.width, wanted.width), height: Self.length(proposal.height, wanted.height))
        }
        return answer(represented, proposal)
    }

    private static func length(_ proposed: CGFloat?, _ wanted: CGFloat) -> CGFloat {
        guard wanted >= 0 else { return proposed ?? 10 }
        return max(wanted, proposed ?? 0)
    }
}

/// A main-actor function of one argument as one that evaluation calls, as its namesake of two.
func onMainActor<Argument, Result>(_ function: @escaping @MainActor (Argument) -> Result) -> (Argument) -> Result {
    unsafeBitCast(function, to: ((Argument) -> Result).self)
}

/// Representables.
final class RepresentableSlot<Kind: Representation>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(RepresentableSlot<Kind>.self) { RepresentableSlot<Kind>() } }

    private let type = RepresentableType<Kind>.shared

    override var isBody: Bool { true }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        BodyNode(type.form(for: parent.host), value, parent: parent, slot: slot, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: BodyNode.self).receive(value)
    }
}
