import Foundation

/// A value that a scene keeps under a key: a window, or a host that runs no app. It ends with the host, and is not restored.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    nonisolated(unsafe) private let form: StoredForm<Value>
    nonisolated(unsafe) var link: StorageLink<Value>?

    private init(_ key: String, _ standard: Value, _ form: StoredForm<Value>) {
        self.key = key
        self.standard = standard
        self.form = form
    }

    public var wrappedValue: Value {
        get {
            guard let link else { return standard }
            if Evaluation.isRunning { link.noteRead() }
            return link.get()
        }
        nonmutating set { link?.set(newValue, Evaluation.transaction) }
    }

    /// A binding to the value. Making it is no read.
    public var projectedValue: Binding<Value> {
        guard let link else { return .constant(standard) }
        return Binding(location: link, snapshot: nil)
    }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ StoragePropertyType<SceneStorage<Value>>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension SceneStorage: StorageProperty {
    func makeLink(_ node: BodyNode, _ property: PropertyType) -> StorageLink<Value>? {
        guard let values = node.environment.values.sceneValues else { return nil }
        let stored = values.value(key, in: nil) { nil }
        return StorageLink(stored, form: form, standard: standard, defaults: nil, node: node, property: property)
    }

    func isSame(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
    /// A value of a plain type, with the one that holds until something is written.
    public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
        self.init(key, wrappedValue, .plain())
    }

    /// A value that is kept as its raw value, with the one that holds until something is written.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _StorableValue {
        self.init(key, wrappedValue, .raw())
    }

    /// A value of a plain type, nil until something is written.
    public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key, nil, .optional())
    }

    /// A value that is kept as its raw value, nil until something is written.
    public init<Wrapped: RawRepresentable>(_ key: String)
    where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
        self.init(key, nil, .optionalRaw())
    }
}

extension SceneStorage: SelfComparing {
    static var comparer: ValueComparer { StorageComparer<SceneStorage<Value>, Value> { ($0.key, $0.standard, nil) } }
}
