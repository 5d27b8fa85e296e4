import Foundation

/// A setting of the app's, kept under a key.
///
/// Each host has a store of its own in memory, which starts empty and ends with the host: nothing is read from or written to
/// `UserDefaults.standard`. With `store:`, values are read from and written to that one, too; changes that others make to it are not seen.
/// `.defaultAppStorage(_:)` says a store for the views below that name none; where the modifier names another store later, views that are there
/// keep the one that they appeared with. A body that reads the value depends on it; a write of an equal value is dropped.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    fileprivate let key: String
    fileprivate let standard: Value
    nonisolated(unsafe) private let form: StoredForm<Value>
    nonisolated(unsafe) fileprivate let defaults: UserDefaults?
    nonisolated(unsafe) var link: StorageLink<Value>?

    private init(_ key: String, _ standard: Value, _ form: StoredForm<Value>, store: UserDefaults?) {
        self.key = key
        self.standard = standard
        self.form = form
        defaults = store
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
        collector.add({ StoragePropertyType<AppStorage<Value>>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension AppStorage: StorageProperty {
    func makeLink(_ node: BodyNode, _ property: PropertyType) -> StorageLink<Value>? {
        guard let values = node.environment.values.appValues else { return nil }
        let defaults = defaults ?? node.environment.values.defaultAppStorage
        let stored = values.value(key, in: defaults) { [key, form] in defaults.flatMap { form.read(key, $0) } }
        return StorageLink(
            stored, form: form, standard: standard, defaults: defaults.map { ($0, key) }, node: node, property: property)
    }

    func isSame(as other: AppStorage<Value>) -> Bool { key == other.key && defaults === other.defaults }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
    /// A value of a plain type, with the one that holds until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
        self.init(key, wrappedValue, .plain(), store: store)
    }

    /// A value that is kept as its raw value, with the one that holds until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _StorableValue {
        self.init(key, wrappedValue, .raw(), store: store)
    }

    /// A value of a plain type, nil until something is written.
    public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(key, nil, .optional(), store: store)
    }

    /// A value that is kept as its raw value, nil until something is written.
    public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
        self.init(key, nil, .optionalRaw(), store: store)
    }
}

extension AppStorage: SelfComparing {
    static var comparer: ValueComparer { StorageComparer<AppStorage<Value>, Value> { ($0.key, $0.standard, $0.defaults) } }
}

/// The same key, the same store, and an equal value to begin with.
final class StorageComparer<Property, Value>: ValueComparer {
    private let parts: (Property) -> (String, Value, UserDefaults?)
    private let plan = ComparisonPlan.plan(for: Value.self)

    init(_ parts: @escaping (Property) -> (String, Value, UserDefaults?)) { self.parts = parts }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let (key, value, store) = parts(left.assumingMemoryBound(to: Property.self).pointee)
        let (otherKey, otherValue, otherStore) = parts(right.assumingMemoryBound(to: Property.self).pointee)
        guard key == otherKey, store === otherStore else { return .different }
        return withUnsafePointer(to: value) { value in
            withUnsafePointer(to: otherValue) { plan.compare(value, $0) }
        }
    }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// The store of `@AppStorage` that names none.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Has `@AppStorage` of the views below that names no store use this one.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
