import CMachine
import DependencyGraph
import Foundation
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

/// What is kept under one key of one host, and who depends on it.
final class StoredValue: GraphSource, @unchecked Sendable {
    private let key: String
    fileprivate let defaults: ObjectIdentifier?
    private weak let store: StoredValues?
    private let lock = Mutex(())
    /// Touched under the lock alone.
    private var kept: AnyHashable?
    private var dependents: [any LocationDependent] = []
    /// Those that were removed stay until they are more than half.
    private var leftDependents = 0

    fileprivate init(_ key: String, _ value: AnyHashable?, defaults: ObjectIdentifier?, store: StoredValues) {
        self.key = key
        self.defaults = defaults
        self.store = store
        kept = value
    }

    /// The value, or nil where none was written.
    var current: AnyHashable? {
        nonisolated(unsafe) var value: AnyHashable?
        lock.withLock { _ in value = kept }
        return value
    }

    /// Defaults cannot be observed by the single key where it holds a dot or begins with `@`: whoever depends on such a key is told of every
    /// write, as SwiftUI's are.
    fileprivate var hearsEverything: Bool { key.contains(".") || key.hasPrefix("@") }

    /// Writes the value; an equal one is dropped. Says whether something changed. May be called from any thread.
    func write(_ new: AnyHashable?) -> Bool {
        nonisolated(unsafe) let new = new
        let hasChanged = lock.withLock { _ in
            let hasChanged = kept != new
            kept = new
            return hasChanged
        }
        guard hasChanged, let reference = store?.host else { return hasChanged }
        if vt_is_main_thread() {
            guard let host = reference.host else { return true }
            host.graph.currentGroup = Evaluation.transaction.group
            enter(host, [])
            host.wake()
        } else {
            reference.post { [self] in
                if let host = reference.host { enter(host, .offMainThread) }
            }
        }
        return true
    }

    private func enter(_ host: HostCore, _ change: WriteChange) {
        let write = host.graph.ids.nextWrite()
        var change = change
        if host.graph.isUpdating { change.insert(.duringUpdate) }
        host.instrument?.observableWritten(
            write, object: ObjectIdentifier(self), type: Name(store?.wrapper ?? ""), property: Name(key), change: change)
        for value in [self] + (store?.others(than: self) ?? []) { host.graph.enter(value, write: write) }
    }

    override func commit(_ transaction: TransactionID, write: WriteID) {
        for dependent in dependents where !dependent.hasLeft { dependent.locationCommitted(write) }
    }

    func add(_ dependent: any LocationDependent) { dependents.append(dependent) }

    func remove(_ dependent: any LocationDependent) {
        dependent.hasLeft = true
        leftDependents += 1
        // Rows leave many at a time: a search for each would take the square of their number.
        guard leftDependents * 2 > dependents.count else { return }
        dependents.removeAll(where: \.hasLeft)
        leftDependents = 0
    }
}

/// The values of one host by key, in memory: they end with the host.
package final class StoredValues: @unchecked Sendable {
    private struct Place: Hashable {
        var key: String
        /// The defaults of the user's in which the value is kept, too.
        var defaults: ObjectIdentifier?
    }

    /// The property wrapper's name, for the trace.
    let wrapper: String
    var host: HostReference?
    private let places = Mutex<[Place: StoredValue]>([:])

    init(wrapper: String) { self.wrapper = wrapper }

    /// What is kept under the key; `initial` is asked once.
    func value(_ key: String, in defaults: UserDefaults?, initial: () -> AnyHashable?) -> StoredValue {
        let place = Place(key: key, defaults: defaults.map { ObjectIdentifier($0) })
        return places.withLock { places in
            if let known = places[place] { return known }
            let new = StoredValue(key, initial(), defaults: place.defaults, store: self)
            places[place] = new
            return new
        }
    }

    /// The other values in the same place that are told of every write.
    fileprivate func others(than written: StoredValue) -> [StoredValue] {
        guard wrapper == "AppStorage" else { return [] }
        return places.withLock { places in
            places.filter { $0.value !== written && $0.value.hearsEverything && $0.value.defaults == written.defaults }
                .sorted { $0.key.key < $1.key.key }.map(\.value)
        }
    }
}

extension EnvironmentValues {
    /// What views keep with `@AppStorage` on this host; nil outside of hosts.
    var appValues: StoredValues? { host?.host?.appValues }
    /// What views keep with `@SceneStorage` in this window, or on this host; nil outside of hosts.
    var sceneValues: StoredValues? { openedWindow?.sceneValues ?? host?.host?.sceneValues }
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

/// A stored value as views and bindings see it.
class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    let stored: StoredValue
    private let form: StoredForm<Value>
    private let standard: Value
    private let defaults: (UserDefaults, String)?

    init(_ stored: StoredValue, form: StoredForm<Value>, standard: Value, defaults: (UserDefaults, String)?) {
        self.stored = stored
        self.form = form
        self.standard = standard
        self.defaults = defaults
    }

    final override func get() -> Value { stored.current.flatMap(form.take) ?? standard }

    final override func set(_ value: Value, _ transaction: Transaction) {
        let new = form.put(value)
        guard withTransaction(transaction, { stored.write(new) }), let (defaults, key) = defaults else { return }
        if let url = new?.base as? URL { defaults.set(url, forKey: key) } else { defaults.set(new?.base, forKey: key) }
    }

    final override var keepsSnapshots: Bool { false }
    final override func add(_ dependent: any LocationDependent) { stored.add(dependent) }
    final override func remove(_ dependent: any LocationDependent) { stored.remove(dependent) }

    final override func isSame(as other: AnyLocation<Value>) -> Bool {
        (other as? StoredLocation<Value>)?.stored === stored
    }
}

/// A stored value as one view sees it, which runs when the value was written, if it ever read it.
final class StorageLink<Value>: StoredLocation<Value>, LocationDependent, @unchecked Sendable {
    var hasLeft = false { didSet { if hasLeft { node = nil } } }
    /// Nil once the view has gone: bindings to the value live on.
    private unowned(unsafe) var node: BodyNode?
    private let property: PropertyType
    private var isRead = false

    init(
        _ stored: StoredValue, form: StoredForm<Value>, standard: Value, defaults: (UserDefaults, String)?,
        node: BodyNode, property: PropertyType
    ) {
        self.node = node
        self.property = property
        super.init(stored, form: form, standard: standard, defaults: defaults)
    }

    override var wasRead: Bool { isRead }

    override func noteRead() {
        isRead = true
        node?.noteRead(of: property.index)
    }

    func locationCommitted(_ write: WriteID) {
        guard isRead, let node, !node.isRemoved else { return }
        node.graph.invalidate(node, .property(property.index), input: property.name, write: write)
    }
}

/// A property wrapper that keeps a value under a key.
protocol StorageProperty<Value> {
    associatedtype Value
    var link: StorageLink<Value>? { get set }
    /// Finds the value for a view that appears.
    func makeLink(_ node: BodyNode, _ property: PropertyType) -> StorageLink<Value>?
    func isSame(as other: Self) -> Bool
}

/// How `@AppStorage` and `@SceneStorage` are kept.
final class StoragePropertyType<Property: StorageProperty>: PropertyType {
    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let property = property.assumingMemoryBound(to: Property.self)
        let link = property.pointee.makeLink(node, self)
        property.pointee.link = link
        if let link { link.stored.add(link) }
        return true
    }

    override func replace(_ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let fresh = new.assumingMemoryBound(to: Property.self)
        let kept = old.assumingMemoryBound(to: Property.self)
        guard kept.pointee.isSame(as: fresh.pointee) else {
            dismantle(old, node)
            return mount(new, node)
        }
        fresh.pointee.link = kept.pointee.link
        return false
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        guard let link = property.assumingMemoryBound(to: Property.self).pointee.link else { return }
        link.stored.remove(link)
    }
}
