import DependencyGraph

/// How views (or modifiers) of one type are kept and run: made once per type.
package class BodyType {
    package let description: ViewTypeDescription
    /// The view's or the modifier's type.
    let valueType: Any.Type
    /// Whether the type is the user's: its runs are counted and reported.
    package let isReported: Bool
    let viewComparison: ComparisonPlan
    let outputComparison: ComparisonPlan
    /// Where two values of the type differ; asked for while recording.
    private(set) lazy var viewDifferences = comparesStateDefaults
        ? DifferencePlan.plan(forAny: valueType) : FieldDifferences(ofView: valueType)
    /// Where two values that the body returned differ; asked for while recording.
    private(set) lazy var outputDifferences = DifferencePlan.plan(forAny: outputType)
    private let outputType: Any.Type
    /// What recordings say of the state that views of the type keep.
    private(set) lazy var keptState = KeptState(valueType, properties)
    /// What the last body of the type read of its own properties, and the names, where those follow from it: most bodies of a type read
    /// the same. Used while recording.
    @exclusivity(unchecked) final var lastReads = (reads: ChangeSet(), names: NameList.empty)
    private let comparesStateDefaults: Bool
    let properties: [PropertyType]
    /// The properties again, without the reference counting of an array's elements; a type is kept for the life of the process.
    let propertyReferences: UnsafeBufferPointer<Unmanaged<PropertyType>>
    /// Whether some property's initial value is an object: who records is told of those that are thrown away.
    let bringsObjects: Bool
    /// Whether some property must be asked before each run (a custom `update()`).
    let updatesProperties: Bool
    let hasEnvironment: Bool
    let outputOffset: Int
    let outputSize: Int
    let outputAlignment: Int
    let storageSize: Int
    let storageAlignment: Int
    /// How values that the body returns are moved and destroyed.
    let output: OutputType
    @exclusivity(unchecked) private var madePlan: Plan?
    /// The plan of what the body returns; made when it is first asked for, since a type may contain itself.
    final var plan: Plan {
        if let madePlan { return madePlan }
        let plan = makePlan()
        madePlan = plan
        madePlanReference = .passUnretained(plan)
        return plan
    }
    @exclusivity(unchecked) private var madePlanReference: Unmanaged<Plan>?
    /// The plan, for a look that costs no reference count.
    @inline(__always) final var planReference: Unmanaged<Plan> { madePlanReference ?? .passUnretained(plan) }

    @exclusivity(unchecked) private var otherForms: [BodyForm: BodyType] = [:]

    /// The body type for a host: this one, or another under a profile that names or compares state otherwise.
    @inline(__always)
    final func form(for host: HostCore) -> BodyType {
        guard let form = host.bodyForm else { return self }
        return otherForm(form)
    }

    private func otherForm(_ form: BodyForm) -> BodyType {
        if let known = otherForms[form] { return known }
        let made = makeForm(form)
        otherForms[form] = made
        return made
    }

    /// The body type of the same type in another form.
    func makeForm(_ form: BodyForm) -> BodyType { fatalError("every body type has all forms") }

    init<Value, Output>(
        _ type: Value.Type, output: Output.Type, kind: ViewTypeDescription.Kind, isReported: Bool, form: BodyForm,
        addedProperty: ((_ index: Int) -> PropertyType)? = nil
    ) {
        var properties = PropertyType.properties(of: Value.self, stateNames: form.stateNames)
        if let addedProperty { properties.append(addedProperty(properties.count)) }
        valueType = Value.self
        outputType = Output.self
        self.properties = properties
        let references = UnsafeMutableBufferPointer<Unmanaged<PropertyType>>.allocate(capacity: properties.count)
        _ = references.initialize(from: properties.map(Unmanaged.passUnretained))
        propertyReferences = UnsafeBufferPointer(references)
        self.isReported = isReported
        self.output = TypedOutput<Output>()
        description = .describe(
            Value.self, kind: kind, properties: properties.map(\.name), observation: form.observation)
        let plan = ComparisonPlan.plan(for: Value.self)
        comparesStateDefaults = form.stateDefaults == .everyInit
        viewComparison = comparesStateDefaults ? plan : plan.ignoringStateDefaults
        outputComparison = .plan(for: Output.self)
        bringsObjects = isReported && properties.contains { $0.bringsObject }
        updatesProperties = properties.contains { $0.updatesBeforeBody }
        hasEnvironment = properties.contains { $0.readsEnvironment }
        let alignment = MemoryLayout<Output>.alignment
        outputOffset = (MemoryLayout<Value>.size + alignment - 1) & ~(alignment - 1)
        outputSize = MemoryLayout<Output>.size
        outputAlignment = alignment
        storageSize = max(1, outputOffset + MemoryLayout<Output>.size)
        storageAlignment = max(alignment, MemoryLayout<Value>.alignment)
    }

    /// The stored properties of the view that hold what is costly to make, by the offset of the reference; looked for once, where somebody records.
    private(set) lazy var resources = ResourceField.all(in: valueType)

    func makePlan() -> Plan { fatalError("every body type has a plan") }
    // One value at a time, not `count: 1`: arrays are copied by whole strides, which reads and writes beyond a single value.
    func copyView(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) { fatalError() }
    func moveView(_ value: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) { fatalError() }
    func destroyView(_ value: UnsafeMutableRawPointer) { fatalError() }
    /// Runs the body and puts its value at `output`, which is not initialized.
    func run(_ node: BodyNode, _ view: UnsafeRawPointer, into output: UnsafeMutableRawPointer) { fatalError() }
}

/// What is done with values that bodies of one type return.
///
/// An object of its own, generic over the returned type alone: through the view's type, each step would look the associated type up.
class OutputType {
    func move(_ value: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) { fatalError("every output moves") }
    func destroy(_ value: UnsafeMutableRawPointer) { fatalError("every output is destroyed") }
}

private final class TypedOutput<Output>: OutputType {
    override func move(_ value: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Output.self, to: value.assumingMemoryBound(to: Output.self).move())
    }

    override func destroy(_ value: UnsafeMutableRawPointer) {
        value.assumingMemoryBound(to: Output.self).deinitialize(count: 1)
    }
}

/// The body type of a view.
final class ViewBodyType<Content: View>: BodyType {
    static var shared: BodyType { TypeCache.only(ViewBodyType<Content>.self) { ViewBodyType<Content>() } }

    private init(_ form: BodyForm = .standard) {
        if Content.self is AnyObject.Type {
            fatalError("views must be value types (either a struct or an enum); \(Content.self) is a class.")
        }
        let isFramework = Content.self is any FrameworkView.Type
        super.init(
            Content.self, output: Content.Body.self, kind: isFramework ? .framework : .view, isReported: !isFramework,
            form: form)
    }

    override func makeForm(_ form: BodyForm) -> BodyType { ViewBodyType<Content>(form) }

    override func makePlan() -> Plan { Plan.make(Content.Body.self) }

    override func copyView(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Content.self, to: value.assumingMemoryBound(to: Content.self).pointee)
    }

    override func moveView(_ value: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Content.self).initialize(to: value.assumingMemoryBound(to: Content.self).move())
    }

    override func destroyView(_ value: UnsafeMutableRawPointer) {
        value.assumingMemoryBound(to: Content.self).deinitialize(count: 1)
    }

    private let body = onMainActor { (view: UnsafeRawPointer, output: UnsafeMutableRawPointer) in
        let view = view.assumingMemoryBound(to: InPlace<Content>.self)
        output.assumingMemoryBound(to: Content.Body.self).initialize(to: view.pointee.value.body)
    }

    override func run(_ node: BodyNode, _ view: UnsafeRawPointer, into output: UnsafeMutableRawPointer) {
        body(view, output)
    }
}

/// The body type of a view modifier.
final class ModifierBodyType<Modifier: ViewModifier>: BodyType {
    static var shared: BodyType { TypeCache.only(ModifierBodyType<Modifier>.self) { ModifierBodyType<Modifier>() } }

    private init(_ form: BodyForm = .standard) {
        let isFramework = Modifier.self is any FrameworkModifier.Type
        super.init(
            Modifier.self, output: Modifier.Body.self, kind: isFramework ? .framework : .modifier,
            isReported: !isFramework, form: form)
    }

    override func makeForm(_ form: BodyForm) -> BodyType { ModifierBodyType<Modifier>(form) }

    override func makePlan() -> Plan { Plan.make(Modifier.Body.self) }

    override func copyView(_ value: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Modifier.self, to: value.assumingMemoryBound(to: Modifier.self).pointee)
    }

    override func moveView(_ value: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Modifier.self).initialize(to: value.assumingMemoryBound(to: Modifier.self).move())
    }

    override func destroyView(_ value: UnsafeMutableRawPointer) {
        value.assumingMemoryBound(to: Modifier.self).deinitialize(count: 1)
    }

    private let body = onMainActor { (modifier: UnsafeRawPointer, output: UnsafeMutableRawPointer) in
        let modifier = modifier.assumingMemoryBound(to: InPlace<Modifier>.self)
        output.assumingMemoryBound(to: Modifier.Body.self).initialize(to: modifier.pointee.value.body(content: _ViewModifier_Content()))
    }

    override func run(_ node: BodyNode, _ view: UnsafeRawPointer, into output: UnsafeMutableRawPointer) {
        body(view, output)
    }
}

/// A value where it stands. What is read through a pointer to the value itself is copied first, with all references in it; this cannot be copied.
struct InPlace<Value>: ~Copyable {
    let value: Value
}

/// A main-actor function as one that evaluation calls, which runs on the main thread by construction.
///
/// Checking the executor at each body would cost more than a small body does.
func onMainActor<First, Second, Result>(
    _ function: @escaping @MainActor (First, Second) -> Result
) -> (First, Second) -> Result {
    unsafeBitCast(function, to: ((First, Second) -> Result).self)
}
