/// Something with a body that is no view: an app, a scene, commands.
///
/// Its body makes values that are planned and kept as views are, so that state, environment and observed objects are the same in all of them.
protocol DeclaredBody {
    /// What has the body.
    associatedtype Value
    /// What the body returns.
    associatedtype Output
    /// The plan of what the body returns.
    static func makePlan() -> Plan
    @MainActor static func body(of value: Value) -> Output
}

/// How values of one type with such a body are kept and run.
final class DeclaredBodyType<Declaration: DeclaredBody>: BodyType {
    static var shared: BodyType {
        TypeCache.only(DeclaredBodyType<Declaration>.self) { DeclaredBodyType<Declaration>() }
    }

    private init(_ form: BodyForm = .standard) {
        super.init(Declaration.Value.self, output: Declaration.Output.self, kind: .view, isReported: true, form: form)
    }

    override func makeForm(_ form: BodyForm) -> BodyType { DeclaredBodyType<Declaration>(form) }

    override func makePlan() -> Plan { Declaration.makePlan() }

    override func copyView(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        target.initializeMemory(
            as: Declaration.Value.self, to: value.assumingMemoryBound(to: Declaration.Value.self).pointee)
    }

    override func destroyView(_ value: UnsafeMutableRawPointer) {
        value.assumingMemoryBound(to: Declaration.Value.self).deinitialize(count: 1)
    }

    private let body = onMainActor { (value: UnsafeRawPointer, output: UnsafeMutableRawPointer) in
        let value = value.assumingMemoryBound(to: Declaration.Value.self)
        output.initializeMemory(as: Declaration.Output.self, to: Declaration.body(of: value.pointee))
    }

    override func run(_ node: BodyNode, _ view: UnsafeRawPointer, into output: UnsafeMutableRawPointer) {
        body(view, output)
    }
}

/// Places of values with such a body.
final class DeclaredBodySlot<Declaration: DeclaredBody>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(DeclaredBodySlot<Declaration>.self) { DeclaredBodySlot<Declaration>() }
    }

    private let type = DeclaredBodyType<Declaration>.shared

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
