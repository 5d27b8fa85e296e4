import DependencyGraph
import Foundation

/// How the colours of a canvas are mixed.
public enum ColorRenderingMode: Equatable, Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A place into which a closure draws.
///
/// The closure runs when the canvas has a place: once for each size and each value of the canvas, and again when something observable that it read has changed. What it
/// draws is kept as values, for pictures. In a host that is not laid out it does not run.
nonisolated public struct Canvas<Symbols: View>: View {
    // First, so that they stand at the view's own offset.
    public var symbols: Symbols
    nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// A place with views that can be drawn by their tags.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public typealias Body = Never
    public var body: Never { fatalError("Canvas has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(CanvasSlot<Symbols>.self, at: offset)
    }
}

extension Canvas where Symbols == EmptyView {
    /// A place into which a closure draws.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// A canvas in the tree.
final class CanvasNode: ViewNode, VisibilityNode {
    var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var scope: ObservationScope?
    private var isDrawn = false

    init(parent: ViewNode, environment: EnvironmentNode) {
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        host.actions.visibilityNodes += 1
    }

    override func dismantle() {
        host.actions.visibilityNodes -= 1
        scope?.end()
    }

    /// Symbols are drawn, not shown.
    var visibleChildren: [ViewNode] { [] }

    override func elements(_ reader: inout TreeReader) {
        reader.add(ViewElement(kind: "Canvas", node: self)) { inner in
            // Who draws sees how the symbols look.
            if inner.isNoting { for child in children { child.elements(&inner) } }
        }
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) {
        isDrawn = false
        builder.add(CanvasRule(self), around: children)
    }

    /// Something that the closure read has changed.
    override func update() {
        changed = ChangeSet()
        host.layout?.changed(self)
    }

    func draw(_ item: LayoutItem, _ size: CGSize) -> [GraphicsContext.Operation] {
        let record = GraphicsContext.Record(item.layout, self)
        for child in item.children {
            if let tag = child.traits.tag { record.symbols[tag] = child }
        }
        var context = GraphicsContext(record, environment.values)
        let outer = Evaluation.running
        Evaluation.running = nil
        Evaluation.enter()
        ObservationScope.run(self, scope: &scope) { renderer(&context, size) }
        Evaluation.leave()
        Evaluation.running = outer
        return record.operations
    }
}

/// Takes everything it is offered; draws when it has a place.
package final class CanvasRule: LayoutRule {
    private weak var node: CanvasNode?
    private var drawnSize: CGSize?
    /// What the closure drew, in order.
    package private(set) var operations: [GraphicsContext.Operation] = []

    init(_ node: CanvasNode) { self.node = node }

    /// The symbols that the closure drew, each once.
    private(set) var symbols: [LayoutItem] = []

    /// Gives the symbols a place with their own origin.
    func placeSymbols() {
        var seen: Set<ObjectIdentifier> = []
        func collect(_ operations: [GraphicsContext.Operation]) {
            for operation in operations {
                switch operation.drawing {
                case .symbol(let symbol, _): if seen.insert(ObjectIdentifier(symbol.item)).inserted { symbols.append(symbol.item) }
                case .layer(let inner): collect(inner)
                default: break
                }
            }
        }
        symbols = []
        collect(operations)
        for symbol in symbols { symbol.place(at: .zero, .unspecified) }
    }

    /// Takes their places away again: symbols are drawn, not shown.
    func unplaceSymbols() {
        for symbol in symbols { symbol.unplace() }
        symbols = []
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placed(_ item: LayoutItem) {
        guard let node, drawnSize != item.size else { return }
        drawnSize = item.size
        operations = node.draw(item, item.size)
    }
}

final class CanvasSlot<Symbols: View>: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(CanvasSlot<Symbols>.self) { CanvasSlot<Symbols>() } }

    private lazy var content = TypedContent<Symbols>.shared

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        let node = CanvasNode(parent: parent, environment: environment)
        node.renderer = value.assumingMemoryBound(to: Canvas<Symbols>.self).pointee.renderer
        node.children = [content.mount(value, parent: node, environment: environment, identity: .structural(slot: 0))]
        return node
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let node = unsafeDowncast(node, to: CanvasNode.self)
        node.renderer = value.assumingMemoryBound(to: Canvas<Symbols>.self).pointee.renderer
        content.update(node.children[0], value)
        node.host.layout?.changed(node)
    }
}

extension CanvasNode: SolidNode {}
