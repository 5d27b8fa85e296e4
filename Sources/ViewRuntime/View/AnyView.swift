import DependencyGraph

/// A view whose type is not known where it is used.
///
/// The content keeps its identity as long as its type stays the same (C137, C138). Every value is a new box, so that a body that holds one
/// never compares equal to what it was.
nonisolated public struct AnyView: View {
    let box: AnyViewBox

    nonisolated public init<Content: View>(_ view: Content) {
        // Erasing twice is erasing once (C139).
        box = Content.self == AnyView.self ? unsafeBitCast(view, to: AnyView.self).box : TypedViewBox(view)
    }

    nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }

    public typealias Body = Never
    public var body: Never { fatalError("AnyView has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(AnyViewSlot.self, at: offset)
    }
}

/// Holds the erased view.
class AnyViewBox {
    var type: ContentType { fatalError("every box has a type") }
    var typeName: String { fatalError("every box has a type") }
    /// The erased view.
    var view: any View { fatalError("every box has a view") }
    /// Whether the other box holds what shows the same. It has a type, and a body holds it that is recorded.
    func shows(_ other: AnyViewBox) -> Bool { fatalError("every box has a view") }
    func withValue(_ body: (UnsafeRawPointer) -> Void) { fatalError("every box has a value") }
}

private final class TypedViewBox<Content: View>: AnyViewBox {
    private var content: Content
    nonisolated init(_ view: Content) { content = view }

    override var type: ContentType { TypedContent<Content>.shared }
    override var typeName: String { TypeNames.printed(Content.self) }
    override var view: any View { content }
    override func shows(_ other: AnyViewBox) -> Bool {
        guard let other = other as? TypedViewBox<Content> else { return false }
        let plan = type.comparison
        return withUnsafePointer(to: &content) { new in
            withUnsafePointer(to: &other.content) { plan.compare(UnsafeRawPointer(new), UnsafeRawPointer($0)) != .different }
        }
    }
    override func withValue(_ body: (UnsafeRawPointer) -> Void) {
        withUnsafePointer(to: &content) { body(UnsafeRawPointer($0)) }
    }
}

/// The place of an erased view.
///
/// Its content is mounted by the update's own loop and not in the parent's call: erased views nest as deep as data does.
final class AnyViewNode: ViewNode {
    private var box: AnyViewBox
    private var mountedType: ContentType?
    /// The class of the box that was mounted: the same class holds the same type, and asking for it costs nothing.
    private var mountedBox: AnyViewBox.Type?

    init(_ box: AnyViewBox, parent: ViewNode, environment: EnvironmentNode) {
        self.box = box
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: false)
        graph.descend(self)
    }

    func receive(_ box: AnyViewBox) {
        if self.box === box { return }
        self.box = box
        graph.descend(self)
    }

    override func update() {
        changed = ChangeSet()
        let boxType = Swift.type(of: box)
        if let mountedType, mountedBox == boxType {
            box.withValue { mountedType.update(children[0], $0) }
            return
        }
        let old = children.first
        let type = box.type
        mountedType = type
        mountedBox = boxType
        let name = box.typeName
        box.withValue {
            children = [type.mount($0, parent: self, environment: environment, identity: .erased(type: name))]
        }
        if let old {
            host.mounted(children[0])
            old.remove(why: .erasedType)
        }
    }
}

/// Erased views.
final class AnyViewSlot: SlotType, SlotKind {
    static var shared: SlotType { TypeCache.only(AnyViewSlot.self) { AnyViewSlot() } }

    /// What it will hold is not known (C174).
    override func rowCount(_ counter: inout RowCounter) -> RowCount { .varying }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        AnyViewNode(value.assumingMemoryBound(to: AnyView.self).pointee.box, parent: parent, environment: environment)
    }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: AnyViewNode.self).receive(value.assumingMemoryBound(to: AnyView.self).pointee.box)
    }
}

extension AnyView: SelfComparing, SelfDescribing {
    static var comparer: ValueComparer { AnyViewComparer() }
    static var differencePlan: DifferencePlan { AnyViewDifferences() }
}

/// Another type of content, or else a new box: what is in them is compared by those who are in them.
private final class AnyViewDifferences: DifferencePlan {
    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let old = old.assumingMemoryBound(to: AnyView.self).pointee.box
        let new = new.assumingMemoryBound(to: AnyView.self).pointee.box
        if old.type === new.type { return log.end(.madeAnew) }
        log.end(.type(from: Name(old.typeName), to: Name(new.typeName)))
    }
}

/// Another box is another value, whatever is in it. Who records asks whether anything is to be seen of that: nothing is where the contents are
/// equal.
private final class AnyViewComparer: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let old = left.assumingMemoryBound(to: AnyView.self).pointee.box
        let new = right.assumingMemoryBound(to: AnyView.self).pointee.box
        if old === new { return .equal }
        guard Evaluation.isRecorded else { return .different }
        return new.shows(old) ? .actionsDiffer : .different
    }
}
