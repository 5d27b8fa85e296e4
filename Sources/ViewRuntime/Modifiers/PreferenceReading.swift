import DependencyGraph

/// Gathers what views below a place say for one key, for content that is made from it.
final class PreferenceGatherer<Key: PreferenceKey>: FreshlyMade, PreferenceListener, @unchecked Sendable {
    private var speakers: [ObjectIdentifier: PreferenceNode<Key>] = [:]
    /// Called when something else is said.
    var onChange: () -> Void = {}

    var keyName: String { TypeNames.printed(Key.self) }
    /// What the views say together.
    var value: Key.Value { PreferenceOrder.reduce(speakers.values) }

    func add(_ speaker: PreferenceNode<Key>) {
        speakers[ObjectIdentifier(speaker)] = speaker
        onChange()
    }

    func remove(_ speaker: PreferenceNode<Key>) {
        speakers[ObjectIdentifier(speaker)] = nil
        onChange()
    }

    func changed(_ speaker: PreferenceNode<Key>) { onChange() }
    func reordered(below node: ViewNode) { onChange() }
}

extension View {
    /// Puts content over the view that is made from what the views in it say. In a host that is laid out, it is made once they have said it.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<Key, V, _OverlayAttachment>(alignment: alignment, make: transform))
    }

    /// Puts content over the view that is made from what the views in it say.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayer<Key, T, _OverlayAttachment>(alignment: .center, make: transform))
    }

    /// Puts content behind the view that is made from what the views in it say.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<Key, V, _BackgroundAttachment>(alignment: alignment, make: transform))
    }

    /// Puts content behind the view that is made from what the views in it say.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayer<Key, T, _BackgroundAttachment>(alignment: .center, make: transform))
    }

    /// Changes what the views in this one say together, before those around hear it.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<K>(transform: callback))
    }

    /// Says something about the view's place to the views around.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreference<A, K>(source: value, transform: transform))
    }

    /// Changes what the views in this one say together, with something about this view's place.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorTransform<A, K>(source: value, transform: transform))
    }
}

/// Content over or behind another one, made from what that says.
nonisolated struct PreferenceLayer<Key: PreferenceKey, Layer: View, Kind: AttachmentKind>: FrameworkModifier {
    let alignment: Alignment
    nonisolated(unsafe) let make: (Key.Value) -> Layer
    private let gatherer = State(initialValue: PreferenceGatherer<Key>())

    init(alignment: Alignment, make: @escaping (Key.Value) -> Layer) {
        self.alignment = alignment
        self.make = make
    }

    @MainActor func body(content: Content) -> some View {
        let gatherer = gatherer.wrappedValue
        content.modifier(PreferenceScope<Key>(listener: .init(gatherer)))
            .attaching(
                Kind.self, PreferenceContent(gatherer: gatherer, make: make), AttachmentPlacement(alignment: alignment))
    }
}

/// Changes what its content says.
nonisolated struct PreferenceTransform<Key: PreferenceKey>: FrameworkModifier {
    nonisolated(unsafe) let transform: (inout Key.Value) -> Void
    private let gatherer = State(initialValue: PreferenceGatherer<Key>())

    init(transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

    @MainActor func body(content: Content) -> some View {
        let gatherer = gatherer.wrappedValue
        content.modifier(PreferenceScope<Key>(listener: .init(gatherer))).modifier(PreferenceScope<Key>(listener: nil))
            .modifier(PreferenceRelay(gatherer: gatherer, transform: transform))
    }
}

/// Says something about its content's place.
nonisolated struct AnchorPreference<Value, Key: PreferenceKey>: FrameworkModifier {
    let source: Anchor<Value>.Source
    nonisolated(unsafe) let transform: (Anchor<Value>) -> Key.Value
    private let place = State(initialValue: AnchorPlace())

    init(source: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value) {
        self.source = source
        self.transform = transform
    }

    @MainActor func body(content: Content) -> some View {
        let place = place.wrappedValue
        content.modifier(AnchorModifier(place: place)).preference(key: Key.self, value: transform(source.make(place)))
    }
}

/// Changes what its content says, with something about the content's place.
nonisolated struct AnchorTransform<Value, Key: PreferenceKey>: FrameworkModifier {
    let source: Anchor<Value>.Source
    nonisolated(unsafe) let transform: (inout Key.Value, Anchor<Value>) -> Void
    private let place = State(initialValue: AnchorPlace())

    init(source: Anchor<Value>.Source, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void) {
        self.source = source
        self.transform = transform
    }

    @MainActor func body(content: Content) -> some View {
        let place = place.wrappedValue
        let anchor = source.make(place)
        let transform = transform
        content.modifier(AnchorModifier(place: place)).transformPreference(Key.self) { transform(&$0, anchor) }
    }
}

/// Says to those around what those below say, changed.
nonisolated struct PreferenceRelay<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never
    let gatherer: PreferenceGatherer<Key>
    nonisolated(unsafe) let transform: (inout Key.Value) -> Void

    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let content = builder.view(Wrapped.self, at: offset)
        _ = builder.slot(Slot.self, at: modifierOffset)
        return content
    }

    final class Node: PreferenceNode<Key> {
        var relay: PreferenceRelay
        override var value: Key.Value {
            var value = relay.gatherer.value
            relay.transform(&value)
            return value
        }

        init(_ relay: PreferenceRelay, parent: ViewNode, environment: EnvironmentNode) {
            self.relay = relay
            super.init(Key.defaultValue, parent: parent, environment: environment)
            relay.gatherer.onChange = { [weak self] in self?.sayAgain() }
        }
    }

    final class Slot: SlotType, SlotKind {
        static var shared: SlotType { TypeCache.only(Slot.self) { Slot() } }

        override func mount(
            _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
        ) -> ViewNode {
            Node(value.assumingMemoryBound(to: PreferenceRelay.self).pointee, parent: parent, environment: environment)
        }

        override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
            let node = unsafeDowncast(node, to: Node.self)
            node.relay = value.assumingMemoryBound(to: PreferenceRelay.self).pointee
            node.sayAgain()
        }
    }
}

/// Content that is made from what views say.
nonisolated struct PreferenceContent<Key: PreferenceKey, Content: View>: View {
    let gatherer: PreferenceGatherer<Key>
    nonisolated(unsafe) let make: (Key.Value) -> Content

    typealias Body = Never
    var body: Never { fatalError("PreferenceContent has no body") }

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(PreferenceContentSlot<Key, Content>.self, at: offset)
    }
}

/// The content for one value.
nonisolated struct PreferenceValueContent<Key: PreferenceKey, Content: View>: FrameworkView {
    nonisolated(unsafe) let value: Key.Value
    nonisolated(unsafe) let make: (Key.Value) -> Content
    @MainActor var body: some View { make(value) }
}

/// The place of content that is made from what views say: it is mounted when the layout has placed them.
final class PreferenceContentNode: ViewNode, GeometryFollower, TraitPassing {
    var isFollowing = false
    private var isStale = true
    fileprivate weak var item: LayoutItem?
    /// Mounts the content or gives it another value.
    var show: (PreferenceContentNode) -> Void = { _ in }

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
    }

    var isGone: Bool { isRemoved || item == nil }

    func makeStale() {
        isStale = true
        if let layout = host.layout {
            layout.isDirty = true
            return
        }
        host.actions.add(Cause(.change, name: "preference")) { [weak self] in
            guard let self, !isRemoved, isStale else { return }
            graph.applyTransaction(graph.currentCause) { self.showNow() }
        }
    }

    private func showNow() {
        isStale = false
        show(self)
    }

    func follow() {
        guard isStale, let item, item.isInLayout else { return }
        graph.continueTransaction { showNow() }
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) { builder.add(PreferenceContentRule(self), around: children) }
}

private final class PreferenceContentRule: OverlapRule {
    private weak var node: PreferenceContentNode?

    init(_ node: PreferenceContentNode) {
        self.node = node
        super.init()
    }

    override func placed(_ item: LayoutItem) {
        guard let node else { return }
        node.item = item
        item.layout.follow(node)
    }
}

final class PreferenceContentSlot<Key: PreferenceKey, Content: View>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(PreferenceContentSlot<Key, Content>.self) { PreferenceContentSlot<Key, Content>() }
    }

    private lazy var content = TypedContent<PreferenceValueContent<Key, Content>>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = PreferenceContentNode(parent: parent, environment: environment)
        receive(node, value)
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        receive(unsafeDowncast(node, to: PreferenceContentNode.self), value)
    }

    private func receive(_ node: PreferenceContentNode, _ value: UnsafeRawPointer) {
        let reading = value.assumingMemoryBound(to: PreferenceContent<Key, Content>.self).pointee
        node.show = { [content] node in
            let value = PreferenceValueContent<Key, Content>(value: reading.gatherer.value, make: reading.make)
            withUnsafePointer(to: value) {
                if let child = node.children.first { return content.update(child, $0) }
                let child = content.mount(
                    $0, parent: node, environment: node.environment, identity: .structural(slot: 0))
                node.children = [child]
                node.host.mounted(child)
            }
        }
        reading.gatherer.onChange = { [weak node] in node?.makeStale() }
        node.makeStale()
    }
}
