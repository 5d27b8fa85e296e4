import Foundation

/// A setting of the app's, kept under a key.
///
/// Each host has a store of its own in memory, which starts empty and ends with the host: nothing is read from or written to
/// `UserDefaults.standard`. With `store:`, values are read from and written to that one, too; changes that others make to it are not seen.
/// A body that reads the value depends on it; a write of an equal value is dropped.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    @Environment(\.appValues) private var values: StoredValues?
    private let key: String
    private let standard: Value
    nonisolated(unsafe) private let form: StoredForm<Value>
    nonisolated(unsafe) private let defaults: UserDefaults?

    private init(_ key: String, _ standard: Value, _ form: StoredForm<Value>, store: UserDefaults?) {
        self.key = key
        self.standard = standard
        self.form = form
        defaults = store
    }

    private var location: AnyLocation<Value> {
        guard let values else { return ConstantLocation(standard) }
        let stored = values.value(key, in: defaults) { [key, form, defaults] in defaults.flatMap { form.read(key, $0) } }
        return StoredLocation(stored, form: form, standard: standard, defaults: defaults.map { ($0, key) })
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, Evaluation.transaction) }
    }

    /// A binding to the value. Making it is no read.
    public var projectedValue: Binding<Value> { Binding(location: location, snapshot: nil) }
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
