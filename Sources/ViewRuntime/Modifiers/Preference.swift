import DependencyGraph

/// A value that views say something with to those around them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view says anything.
    static var defaultValue: Self.Value { get }
    /// Adds what a later view says to what the earlier ones said.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Gathers what views below a place say for one key, in the order of the tree.
final class PreferenceCollector<Key: PreferenceKey>: FreshlyMade, FrameCounter, @unchecked Sendable {
    var action: (Key.Value) -> Void = { _ in }
    /// Whose listener this is: what is said while it leaves the tree, or after, is not for it.
    weak var home: BodyNode?
    private var speakers: [ObjectIdentifier: PreferenceNode<Key>] = [:]
    private var last: Key.Value?
    private var isQueued = false
    /// How often the action ran in the current frame, and whether that was complained about.
    private var firings = 0
    private var hasWarned = false

    /// What the views say together now: nothing if there is no view that says something, and there never was.
    private var reduced: Key.Value? { speakers.isEmpty && last == nil ? nil : PreferenceOrder.reduce(speakers.values) }
}

/// Adds what views say in the order of the tree.
enum PreferenceOrder {
    static func reduce<Key: PreferenceKey>(_ speakers: some Collection<PreferenceNode<Key>>) -> Key.Value {
        var value = Key.defaultValue
        var order = TreeOrder()
        let inOrder = speakers.map { (place: order.place(of: $0), value: $0.value) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }
        for (index, speaker) in inOrder.enumerated() {
            if index == 0 { value = speaker.value } else { Key.reduce(value: &value) { speaker.value } }
        }
        return value
    }
}

/// Finds the places of many nodes in the tree: the positions from the root down.
private struct TreeOrder {
    /// The positions of the children of each node that was passed.
    private var positions: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

    mutating func place(of node: ViewNode) -> [Int] {
        var place: [Int] = []
        var node = node
        while let parent = node.parent {
            place.append(position(of: node, in: parent))
            node = parent
        }
        return place.reversed()
    }

    private mutating func position(of node: ViewNode, in parent: ViewNode) -> Int {
        if parent.children.count < 2 { return 0 }
        let known = positions[ObjectIdentifier(parent)] ?? {
            let pairs = parent.children.enumerated().map { (ObjectIdentifier($1), $0) }
            let made = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
            positions[ObjectIdentifier(parent)] = made
            return made
        }()
        return known[ObjectIdentifier(node)] ?? 0
    }
}

/// Told when a view says something else for a key.
protocol PreferenceListener<Key>: AnyObject {
    associatedtype Key: PreferenceKey
    var keyName: String { get }
    func add(_ speaker: PreferenceNode<Key>)
    func remove(_ speaker: PreferenceNode<Key>)
    func changed(_ speaker: PreferenceNode<Key>)
    /// Views below the node may stand in another order.
    func reordered(below node: ViewNode)
}

extension PreferenceCollector: PreferenceListener {
    var keyName: String { TypeNames.printed(Key.self) }

    func add(_ speaker: PreferenceNode<Key>) {
        speakers[ObjectIdentifier(speaker)] = speaker
        changed(speaker)
    }

    func remove(_ speaker: PreferenceNode<Key>) {
        speakers[ObjectIdentifier(speaker)] = nil
        changed(speaker)
    }

    func changed(_ speaker: PreferenceNode<Key>) { look(speaker) }
    func reordered(below node: ViewNode) { look(node) }

    /// Looks again once the update is over.
    private func look(_ node: ViewNode) {
        guard !isQueued else { return }
        isQueued = true
        let host = node.host
        let place = node.reported
        host.actions.add(Cause(.change, name: "onPreferenceChange(\(TypeNames.printed(Key.self)))")) { [self] in
            isQueued = false
            deliver(host, place)
        }
    }

    private func deliver(_ host: HostCore, _ place: ViewNode) {
        guard home?.isRemoved == false, let value = reduced else { return }
        if let last, compareValues(value, last) == .equal { return }
        // Two firings in a frame are allowed; the third is dropped, with one warning (C191).
        if firings == 0 { host.actions.count(self) }
        firings += 1
        if firings > 2 {
            if !hasWarned {
                hasWarned = true
                host.warn(
                    .multipleUpdatesPerFrame,
                    "Bound preference \(Key.self) tried to update multiple times per frame.",
                    at: place)
            }
            return
        }
        last = value
        action(value)
    }

    func endFrame() {
        firings = 0
        hasWarned = false
    }
}

/// The collectors around a view, by key, from the outermost to the innermost.
struct PreferenceListeners {
    var all: [ObjectIdentifier: [any PreferenceListener]] = [:]

    /// Tells all of them that views below the node may stand in another order.
    func reordered(below node: ViewNode) {
        // In an order that does not depend on where types stand in memory.
        for listeners in all.values.sorted(by: { $0[0].keyName < $1[0].keyName }) {
            for listener in listeners { listener.reordered(below: node) }
        }
    }

    func of<Key: PreferenceKey>(_ key: Key.Type) -> [any PreferenceListener<Key>] {
        (all[ObjectIdentifier(key)] ?? []).compactMap { $0 as? any PreferenceListener<Key> }
    }
}

private struct PreferenceListenersKey: EnvironmentKey {
    static var defaultValue: PreferenceListeners { PreferenceListeners() }
}

extension EnvironmentValues {
    var preferenceListeners: PreferenceListeners {
        get { self[PreferenceListenersKey.self] }
        set { self[PreferenceListenersKey.self] = newValue }
    }
}

/// Puts a collector around its content, or, without one, keeps what is said in the content from those around.
nonisolated struct PreferenceScope<Key: PreferenceKey>: EnvironmentModifier {
    typealias Body = Never
    var listener: AnyListener?

    /// The collector, which stays the first one.
    final class AnyListener: FreshlyMade {
        let listener: any PreferenceListener
        init(_ listener: any PreferenceListener) { self.listener = listener }
    }

    nonisolated static func write(_ modifier: Self, into values: inout EnvironmentValues) {
        if let listener = modifier.listener {
            values.preferenceListeners.all[ObjectIdentifier(Key.self), default: []].append(listener.listener)
        } else {
            values.preferenceListeners.all[ObjectIdentifier(Key.self)] = nil
        }
    }

    nonisolated static func keyName(_ modifier: Self) -> Name { Name(TypeNames.printed(Key.self)) }
}

/// Keeps what is said in the content from everybody around.
nonisolated struct PreferenceBarrier: EnvironmentModifier, Equatable {
    typealias Body = Never
    nonisolated static func write(_ modifier: Self, into values: inout EnvironmentValues) {
        if !values.preferenceListeners.all.isEmpty { values.preferenceListeners = PreferenceListeners() }
    }
    nonisolated static func keyName(_ modifier: Self) -> Name { Name("preferences") }
}

/// Listens to what is said below.
nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: FrameworkModifier, ActionHolding {
    nonisolated(unsafe) var action: (Key.Value) -> Void
    private let collector = State(initialValue: PreferenceCollector<Key>())

    init(action: @escaping (Key.Value) -> Void) { self.action = action }

    @MainActor func body(content: Content) -> some View {
        let collector = collector.wrappedValue
        let _ = collector.action = action
        let _ = collector.home = Evaluation.body
        content.modifier(PreferenceScope<Key>(listener: .init(collector)))
    }
}

/// Says something to those around.
nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never
    nonisolated(unsafe) var value: Key.Value

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let content = builder.view(Wrapped.self, at: offset)
        _ = builder.slot(PreferenceSlot<Key>.self, at: modifierOffset)
        return content
    }
}

final class PreferenceSlot<Key: PreferenceKey>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(PreferenceSlot<Key>.self) { PreferenceSlot<Key>() } }
    private let comparison = ComparisonPlan.plan(for: Key.Value.self)

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let value = value.assumingMemoryBound(to: PreferenceModifier<Key>.self).pointee.value
        return PreferenceNode<Key>(value, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: PreferenceNode<Key>.self)
        let new = value.assumingMemoryBound(to: PreferenceModifier<Key>.self)
        let isEqual = withUnsafePointer(to: node.value) { old in
            withUnsafePointer(to: new.pointee.value) { comparison.compare(old, $0) == .equal }
        }
        if !isEqual { node.say(new.pointee.value) }
    }
}

/// What one view says, in the tree.
class PreferenceNode<Key: PreferenceKey>: ViewNode, SpeakingNode {
    /// What is said.
    var value: Key.Value { said }
    private var said: Key.Value
    private let listeners: [any PreferenceListener<Key>]

    init(_ value: Key.Value, parent: ViewNode, environment: EnvironmentNode) {
        said = value
        listeners = environment.values.preferenceListeners.of(Key.self)
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        host.preferenceSpeakers += 1
        for listener in listeners { listener.add(self) }
    }

    final func say(_ new: Key.Value) {
        said = new
        sayAgain()
    }

    /// What is said is another thing now.
    final func sayAgain() {
        for listener in listeners { listener.changed(self) }
    }

    override func dismantle() {
        host.preferenceSpeakers -= 1
        fallSilent()
    }

    func fallSilent() {
        for listener in listeners { listener.remove(self) }
    }

    func speakAgain() {
        for listener in listeners { listener.add(self) }
    }
}

extension View {
    /// Says something to the views around, in place of what is said inside the view for the same key.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceScope<K>(listener: nil)).modifier(PreferenceModifier<K>(value: value))
    }

    /// Runs an action when what the views below say together has changed, and once when they first say something.
    ///
    /// The values are added in the order of the tree, once an update is over.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}
