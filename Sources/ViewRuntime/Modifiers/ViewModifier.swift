import DependencyGraph

/// A change to a view that can be given to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    /// What the modifier is put around.
    typealias Content = _ViewModifier_Content<Self>

    /// The content with the change.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// Says how content with this modifier is evaluated. Only the package's own modifiers implement it.
    nonisolated static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement
}

extension ViewModifier {
    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        builder.slot(ModifierSlot<Wrapped, Self>.self, at: offset)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier of the package's own that is made of other views and modifiers; not counted among the user's.
@MainActor @preconcurrency
package protocol FrameworkModifier: ViewModifier {}

/// A modifier of the package's own without a body: evaluated with the body in which it stands.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Adds what tests and layout see of the modifier to the element of its content.
    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement)

    /// What the modifier does to the picture of its content; nil where it does nothing to it.
    nonisolated static func effect(_ modifier: UnsafePointer<Self>) -> DrawingEffect?

    /// Makes the rule by which each view of the content is laid out; nil where the modifier is none of the layout's business.
    nonisolated static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)?
}

extension PrimitiveModifier {
    nonisolated package static func effect(_ modifier: UnsafePointer<Self>) -> DrawingEffect? { nil }

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? { nil }

    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        let element = builder.view(Wrapped.self, at: offset)
        return _PlanElement(.modified(PrimitiveModifierReader<Self>.shared, slot: nil, element), at: modifierOffset)
    }
}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError("ModifiedContent has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        let alignment = MemoryLayout<Modifier>.alignment
        let modifier = (MemoryLayout<Content>.size + alignment - 1) & ~(alignment - 1)
        return Modifier._plan(Content.self, &builder, at: offset, modifierAt: offset + modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(self.modifier)
    }
}

extension View {
    /// The view with the modifier.
    nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Both modifiers, this one first.
    nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// What a modifier is put around, as the modifier's body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    nonisolated init() {}
    public typealias Body = Never
    public var body: Never { fatalError("the content of a modifier has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(PlaceholderSlot<Modifier>.self, at: offset)
    }
}

/// The content of one modifier with a body, and the places in the body where it stands.
final class ModifierContent {
    let type: ContentType
    private let storage: UnsafeMutableRawPointer
    private var places: [ViewNode] = []

    init(_ type: ContentType, _ value: UnsafeRawPointer) {
        self.type = type
        storage = .allocate(byteCount: max(1, type.size), alignment: type.alignment)
        type.copy(value, to: storage)
    }

    deinit {
        type.destroy(storage)
        storage.deallocate()
    }

    func mount(in parent: ViewNode, environment: EnvironmentNode) -> ViewNode {
        let place = PlaceholderNode(self, parent: parent, environment: environment)
        place.children = [type.mount(storage, parent: place, environment: environment, identity: .structural(slot: 0))]
        places.append(place)
        return place
    }

    func remove(_ place: ViewNode) { places.removeAll { $0 === place } }

    func receive(_ new: UnsafeRawPointer) {
        if type.comparison.compare(storage, new) == .equal { return }
        for place in places { type.update(place.children[0], new) }
        type.destroy(storage)
        type.copy(new, to: storage)
    }
}

/// A place where a modifier's content stands.
private final class PlaceholderNode: ViewNode, TraitPassing {
    private weak var source: ModifierContent?

    init(_ source: ModifierContent, parent: ViewNode, environment: EnvironmentNode) {
        self.source = source
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
    }

    override func dismantle() { source?.remove(self) }
}

/// Modifiers with a body.
final class ModifierSlot<Wrapped: View, Modifier: ViewModifier>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(ModifierSlot<Wrapped, Modifier>.self) { ModifierSlot<Wrapped, Modifier>() }
    }

    private lazy var type = ModifierBodyType<Modifier>.shared
    private lazy var content = TypedContent<Wrapped>.shared
    private let modifierOffset: Int = {
        let alignment = MemoryLayout<Modifier>.alignment
        return (MemoryLayout<Wrapped>.size + alignment - 1) & ~(alignment - 1)
    }()

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = BodyNode(
            type.form(for: parent.host), value + modifierOffset, parent: parent, slot: slot, environment: environment)
        node.modifierContent = ModifierContent(content, value)
        return node
    }

    override func holdsLists(_ depth: Int) -> Bool {
        content.plan.holdsLists(depth) || type.plan.holdsLists(depth)
    }

    override func rowCount(_ counter: inout RowCounter) -> RowCount {
        let inner = counter.count(content.plan)
        return counter.count(bodyOf: type, of: Modifier.self, around: inner)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: BodyNode.self)
        // The modifier first, as everywhere: bodies run from the outside in.
        node.receive(value + modifierOffset)
        node.modifierContent?.receive(value)
    }
}

/// Where the content of a modifier stands in its body.
final class PlaceholderSlot<Modifier: ViewModifier>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(PlaceholderSlot<Modifier>.self) { PlaceholderSlot<Modifier>() } }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        var node: ViewNode? = parent
        while let current = node {
            if let body = current as? BodyNode, body.type is ModifierBodyType<Modifier>, let content = body.modifierContent {
                return content.mount(in: parent, environment: environment)
            }
            node = current.parent
        }
        preconditionFailure("the content of \(Modifier.self) stands outside the modifier's body")
    }

    override func rowCount(_ counter: inout RowCounter) -> RowCount { counter.content(of: Modifier.self) }

    /// The content comes from outside the modifier's body: the modifier's own slot brings it up to date.
    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {}
}
