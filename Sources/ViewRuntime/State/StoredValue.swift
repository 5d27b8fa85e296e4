import Foundation
import Observation
import Synchronization

/// A value that `@AppStorage` and `@SceneStorage` can keep.
public protocol _StorableValue: Hashable, Sendable {
    /// Reads the value from the user's defaults, if there is one.
    static func _read(_ key: String, from defaults: UserDefaults) -> Self?
}

extension _StorableValue {
    public static func _read(_ key: String, from defaults: UserDefaults) -> Self? { defaults.object(forKey: key) as? Self }
}

extension Bool: _StorableValue {
    public static func _read(_ key: String, from defaults: UserDefaults) -> Bool? {
        defaults.object(forKey: key) == nil ? nil : defaults.bool(forKey: key)
    }
}

extension Int: _StorableValue {
    public static func _read(_ key: String, from defaults: UserDefaults) -> Int? {
        defaults.object(forKey: key) == nil ? nil : defaults.integer(forKey: key)
    }
}

extension Double: _StorableValue {
    public static func _read(_ key: String, from defaults: UserDefaults) -> Double? {
        defaults.object(forKey: key) == nil ? nil : defaults.double(forKey: key)
    }
}

extension URL: _StorableValue {
    public static func _read(_ key: String, from defaults: UserDefaults) -> URL? { defaults.url(forKey: key) }
}

extension String: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

/// What is kept under one key; whoever reads it in a body observes it.
final class StoredValue: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = Mutex(())
    /// Touched under the lock alone.
    private var kept: AnyHashable?

    init(_ value: AnyHashable?) { kept = value }

    /// The value, or nil where none was written.
    private(set) var value: AnyHashable? {
        get {
            registrar.access(self, keyPath: \.value)
            return current
        }
        set {
            registrar.withMutation(of: self, keyPath: \.value) {
                lock.withLock { _ in kept = newValue }
            }
        }
    }

    /// The value, without observing it.
    var current: AnyHashable? {
        nonisolated(unsafe) var value: AnyHashable?
        lock.withLock { _ in value = kept }
        return value
    }

    /// Writes the value; an equal one is dropped. Says whether something changed.
    func write(_ new: AnyHashable?) -> Bool {
        guard current != new else { return false }
        value = new
        return true
    }
}

/// The values of one host by key, in memory: they end with the host.
package final class StoredValues: @unchecked Sendable {
    private struct Place: Hashable {
        var key: String
        /// The defaults of the user's in which the value is kept, too.
        var defaults: ObjectIdentifier?
    }

    private let places = Mutex<[Place: StoredValue]>([:])

    init() {}

    /// What is kept under the key; `initial` is asked once.
    func value(_ key: String, in defaults: UserDefaults?, initial: () -> AnyHashable?) -> StoredValue {
        let place = Place(key: key, defaults: defaults.map { ObjectIdentifier($0) })
        return places.withLock { places in
            if let known = places[place] { return known }
            let new = StoredValue(initial())
            places[place] = new
            return new
        }
    }
}

extension EnvironmentValues {
    /// What views keep with `@AppStorage` on this host; nil outside of hosts.
    var appValues: StoredValues? { host?.host?.appValues }
    /// What views keep with `@SceneStorage` on this host; nil outside of hosts.
    var sceneValues: StoredValues? { host?.host?.sceneValues }
}

/// How values of a type are put into a store and taken out.
struct StoredForm<Value> {
    var take: (AnyHashable) -> Value?
    var put: (Value) -> AnyHashable?
    var read: (String, UserDefaults) -> AnyHashable?

    static func plain() -> StoredForm where Value: _StorableValue {
        StoredForm(
            take: { $0.base as? Value }, put: { AnyHashable($0) },
            read: { Value._read($0, from: $1).map { AnyHashable($0) } })
    }

    static func optional<Wrapped: _StorableValue>() -> StoredForm where Value == Wrapped? {
        StoredForm(
            take: { $0.base as? Wrapped }, put: { $0.map { AnyHashable($0) } },
            read: { Wrapped._read($0, from: $1).map { AnyHashable($0) } })
    }

    static func raw() -> StoredForm where Value: RawRepresentable, Value.RawValue: _StorableValue {
        StoredForm(
            take: { ($0.base as? Value.RawValue).flatMap { Value(rawValue: $0) } }, put: { AnyHashable($0.rawValue) },
            read: { Value.RawValue._read($0, from: $1).map { AnyHashable($0) } })
    }

    static func optionalRaw<Wrapped: RawRepresentable>() -> StoredForm
    where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
        StoredForm(
            take: { ($0.base as? Wrapped.RawValue).flatMap { Wrapped(rawValue: $0) } },
            put: { $0.map { AnyHashable($0.rawValue) } },
            read: { Wrapped.RawValue._read($0, from: $1).map { AnyHashable($0) } })
    }
}

/// A stored value as bindings see it. Read by whoever reads the binding, not by whoever makes it.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let stored: StoredValue
    private let form: StoredForm<Value>
    private let standard: Value
    private let defaults: (UserDefaults, String)?

    init(_ stored: StoredValue, form: StoredForm<Value>, standard: Value, defaults: (UserDefaults, String)?) {
        self.stored = stored
        self.form = form
        self.standard = standard
        self.defaults = defaults
    }

    override func get() -> Value { stored.value.flatMap(form.take) ?? standard }

    override func set(_ value: Value, _ transaction: Transaction) {
        let new = form.put(value)
        guard withTransaction(transaction, { stored.write(new) }), let (defaults, key) = defaults else { return }
        if let url = new?.base as? URL { defaults.set(url, forKey: key) } else { defaults.set(new?.base, forKey: key) }
    }

    override var keepsSnapshots: Bool { false }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        (other as? StoredLocation<Value>)?.stored === stored
    }
}
