import DependencyGraph

/// A part of another place, by key path.
final class ProjectedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let base: AnyLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: AnyLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }
    override func snapshot() -> Value { base.snapshot()[keyPath: keyPath] }

    override func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction)
    }

    override var isThere: Bool { base.isThere }
    override var keepsSnapshots: Bool { base.keepsSnapshots }
    override var alwaysChanges: Bool { base.alwaysChanges }
    override func noteRead() { base.noteRead() }
    override var wasRead: Bool { base.wasRead }
    override func add(_ dependent: any LocationDependent) { base.add(dependent) }
    override func remove(_ dependent: any LocationDependent) { base.remove(dependent) }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Base, Value> else { return false }
        return self === other || (keyPath == other.keyPath && base.isSame(as: other.base))
    }
}

/// An element of a collection at another place, by index.
///
/// Rows hold bindings to their elements, and a row lives on until its parent's body has run: the collection may be shorter by then. Who
/// reads such a binding gets the last value known, and writes are dropped.
final class ElementLocation<Base: MutableCollection>: AnyLocation<Base.Element>, @unchecked Sendable {
    private let base: AnyLocation<Base>
    private let index: Base.Index
    /// The element when the binding was made, where it was known without reading.
    private let last: Base.Element?

    init(_ base: AnyLocation<Base>, _ index: Base.Index, last: Base.Element?) {
        self.base = base
        self.index = index
        self.last = last
    }

    override func get() -> Base.Element { element(of: base.get()) }
    override func snapshot() -> Base.Element { element(of: base.snapshot()) }
    override var isThere: Bool { base.isThere && holds(base.snapshot()) }

    override func set(_ value: Base.Element, _ transaction: Transaction) {
        var whole = base.get()
        guard holds(whole) else { return }
        whole[index] = value
        base.set(whole, transaction)
    }

    private func element(of whole: Base) -> Base.Element {
        guard let last, !holds(whole) else { return whole[index] }
        return last
    }

    private func holds(_ whole: Base) -> Bool { index >= whole.startIndex && index < whole.endIndex }

    override var keepsSnapshots: Bool { base.keepsSnapshots }
    override var alwaysChanges: Bool { base.alwaysChanges }
    override func noteRead() { base.noteRead() }
    override var wasRead: Bool { base.wasRead }
    override func add(_ dependent: any LocationDependent) { base.add(dependent) }
    override func remove(_ dependent: any LocationDependent) { base.remove(dependent) }

    override func isSame(as other: AnyLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return self === other || (index == other.index && base.isSame(as: other.base))
    }
}

/// The wrapped value of an optional place that had one; keeps the last value for holders that outlive it.
final class UnwrappedLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let base: AnyLocation<Value?>
    private let last: Value

    init(_ base: AnyLocation<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    override func get() -> Value { base.get() ?? last }
    override func snapshot() -> Value { base.snapshot() ?? last }
    override var isThere: Bool { base.isThere && base.snapshot() != nil }

    override func set(_ value: Value, _ transaction: Transaction) {
        if base.get() != nil { base.set(value, transaction) }
    }

    override var keepsSnapshots: Bool { base.keepsSnapshots }
    override var alwaysChanges: Bool { base.alwaysChanges }
    override func noteRead() { base.noteRead() }
    override var wasRead: Bool { base.wasRead }
    override func add(_ dependent: any LocationDependent) { base.add(dependent) }
    override func remove(_ dependent: any LocationDependent) { base.remove(dependent) }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return self === other || base.isSame(as: other.base)
    }
}

/// A place of a value, seen as one of an optional value. Writing nil is dropped.
final class WrappedLocation<Value>: AnyLocation<Value?>, @unchecked Sendable {
    private let base: AnyLocation<Value>
    init(_ base: AnyLocation<Value>) { self.base = base }

    override func get() -> Value? { base.get() }
    override func snapshot() -> Value? { base.snapshot() }
    override var isThere: Bool { base.isThere }
    override func set(_ value: Value?, _ transaction: Transaction) {
        if let value { base.set(value, transaction) }
    }
    override var keepsSnapshots: Bool { base.keepsSnapshots }
    override var alwaysChanges: Bool { base.alwaysChanges }
    override func noteRead() { base.noteRead() }
    override var wasRead: Bool { base.wasRead }
    override func add(_ dependent: any LocationDependent) { base.add(dependent) }
    override func remove(_ dependent: any LocationDependent) { base.remove(dependent) }

    override func isSame(as other: AnyLocation<Value?>) -> Bool {
        guard let other = other as? WrappedLocation<Value> else { return false }
        return self === other || base.isSame(as: other.base)
    }
}

/// A property of an observable object. Read by whoever reads the binding, not by whoever makes it (C111).
final class ObjectLocation<Object: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Value { object[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
    override var keepsSnapshots: Bool { false }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// A value that is never written.
final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let value: Value
    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value, _ transaction: Transaction) {}

    override func isSame(as other: AnyLocation<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return StateComparison<Value>.shared.isEqual(value, other.value)
    }
}

/// A place behind two closures. It is no other place's equal: what two closures read cannot be known (C071).
final class FunctionalLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private let reader: () -> Value
    private let writer: (Value, Transaction) -> Void

    init(reader: @escaping () -> Value, writer: @escaping (Value, Transaction) -> Void) {
        self.reader = reader
        self.writer = writer
    }

    override func get() -> Value { reader() }
    override func set(_ value: Value, _ transaction: Transaction) { writer(value, transaction) }
    override var keepsSnapshots: Bool { false }
    override var alwaysChanges: Bool { true }
}
