import DependencyGraph

/// A stored property of a view whose value the runtime keeps up to date.
///
/// A type of yours that conforms may hold properties of the package's own; the view depends on those.
public protocol DynamicProperty {
    /// Called before each run of the body.
    mutating func update()

    /// Says how the runtime keeps the property. Only the package's own properties implement it.
    static func _collect(_ collector: inout _PropertyCollector, at offset: Int)
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.custom(Self.self, at: offset)
    }
}

/// Collects the dynamic properties of a view type, those inside others included, in the order of declaration.
public struct _PropertyCollector {
    fileprivate(set) var properties: [PropertyType] = []
    /// The view's own fields by offset: a nested property prints the name of the field at its offset, or the offset (C024, C025).
    private var names: [Int: String] = [:]

    init(view: Any.Type, stateNames: SemanticsProfile.StateNames) {
        var fields: [(Int, Any.Type)] = []
        forEachField(of: view) { name, offset, type in
            let isRenamed = stateNames == .twoUnderscores && type is any StateProperty.Type
            if names[offset] == nil { names[offset] = isRenamed ? "_" + name : name }
            fields.append((offset, type))
        }
        for (offset, type) in fields { field(type, at: offset) }
        collectCases(of: view)
    }

    /// Collects what stands in the payloads of an enum's cases. Such properties have no name but their offset.
    private mutating func collectCases(of view: Any.Type) {
        guard MetadataKind(of: view) == .enumeration else { return }
        func layout<Value>(_ type: Value.Type) -> EnumLayout? { EnumLayout(type) }
        guard let layout = _openExistential(view, do: layout) else { return }
        for (tag, item) in layout.cases.enumerated() {
            guard let payload = item.payload, !item.isIndirect else { continue }
            let start = properties.count
            if MetadataKind(of: payload) == .tuple {
                for element in TupleLayout(payload).elements { field(element.type, at: element.offset) }
            } else {
                field(payload, at: 0)
            }
            for index in start..<properties.count {
                properties[index] = CaseProperty(properties[index], of: layout, case: tag)
            }
        }
    }

    mutating func add(_ make: (Name, Int, Int) -> PropertyType, at offset: Int) {
        properties.append(make(Name(names[offset] ?? "@\(offset)"), properties.count, offset))
    }

    private mutating func field(_ type: Any.Type, at offset: Int) {
        if let dynamic = type as? any DynamicProperty.Type { dynamic._collect(&self, at: offset) }
    }

    mutating func custom<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
        var fields: [(Int, Any.Type)] = []
        forEachField(of: type) { _, inner, type in fields.append((offset + inner, type)) }
        for (offset, type) in fields { field(type, at: offset) }
        properties.append(CustomPropertyType<Property>(Name(""), index: properties.count, offset: offset))
    }
}

/// How one dynamic property of a view type is kept: made once per view type. All pointers point to the property inside a view value.
class PropertyType {
    let name: Name
    let index: Int
    let offset: Int

    init(_ name: Name, index: Int, offset: Int) {
        self.name = name
        self.index = index
        self.offset = offset
    }

    /// The type of what the property keeps for the view; nil where somebody else keeps it.
    var keptType: Any.Type? { nil }
    /// Whether it is a `@State`, which keeps the value at the property's own place.
    var isState: Bool { false }

    /// Whether the property wants a call before each body run.
    var updatesBeforeBody: Bool { false }
    var readsEnvironment: Bool { false }

    /// Makes the storage for a view that appears. Returns whether the property counts as changed at first.
    func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool { false }

    /// Moves the storage from the old view value to a new one. Returns whether the property counts as changed.
    func replace(_ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool { false }

    /// Gives a copy of the view that is never installed what the property of the installed one holds, so that the copy's body can be asked
    /// what it would show. Returns whether the property can be lent.
    func lend(_ copy: UnsafeMutableRawPointer, from installed: UnsafeRawPointer) -> Bool { false }

    /// Brings the copy that the body sees up to date.
    func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {}

    /// Whether the property's initial value is an object, which each view value that is made brings along.
    var bringsObject: Bool { false }

    /// The type of the object in a new view value that nobody will use: the installed one has its own, and nobody else holds it. Nil where there is
    /// none.
    func discardedObject(_ new: UnsafeRawPointer, installed: UnsafeRawPointer) -> Name? { nil }

    /// The type of the object in a new view value that takes the place of the installed one's and that nobody else holds: it was made with the
    /// value, and the next value brings another. Nil where there is none.
    func replacedObject(_ new: UnsafeRawPointer, installed: UnsafeRawPointer) -> Name? { nil }

    func updateBeforeBody(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {}

    /// Takes back what the property did to itself before the body ran.
    func restoreAfterBody(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {}

    /// Whether the environment holds something else than what the body saw.
    func environmentDiffers(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool { false }

    /// The key of the environment that the property reads, as a write of it is named: `\.colorScheme`.
    func environmentKey(_ property: UnsafeRawPointer) -> Name? { nil }

    /// Ends the storage with its view.
    func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {}

    static func properties(of view: Any.Type, stateNames: SemanticsProfile.StateNames) -> [PropertyType] {
        _PropertyCollector(view: view, stateNames: stateNames).properties
    }
}

/// A dynamic property of the user's: its `update()` is called before each run, and it never counts as changed itself (C080).
final class CustomPropertyType<Property: DynamicProperty>: PropertyType {
    override var updatesBeforeBody: Bool { true }

    /// The properties as they were before they updated themselves.
    @exclusivity(unchecked) private var originals: [Property] = []

    override func updateBeforeBody(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        let property = property.assumingMemoryBound(to: Property.self)
        originals.append(property.pointee)
        // What it reads of state is a dependency of the view, and what it writes is written during an update.
        let outer = Evaluation.running
        Evaluation.running = .passUnretained(node)
        Evaluation.enter()
        property.pointee.update()
        Evaluation.leave()
        Evaluation.running = outer
    }

    /// A body sees a copy that was updated once. What is kept is what the view was given: with that the next value is compared.
    override func restoreAfterBody(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        property.assumingMemoryBound(to: Property.self).pointee = originals.removeLast()
    }
}

/// Marks `@State`, whose storage is named otherwise where it is a macro.
protocol StateProperty {}
