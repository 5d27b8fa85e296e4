import DependencyGraph

/// Another place, seen through two functions. The same as another one over the same place.
final class MappedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
    private let base: AnyLocation<Base>
    private let read: (Base) -> Value
    private let write: (inout Base, Value) -> Void

    init(_ base: AnyLocation<Base>, read: @escaping (Base) -> Value, write: @escaping (inout Base, Value) -> Void) {
        self.base = base
        self.read = read
        self.write = write
    }

    override func get() -> Value { read(base.get()) }
    override func snapshot() -> Value { read(base.snapshot()) }

    override func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        write(&whole, value)
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
        guard let other = other as? MappedLocation<Base, Value> else { return false }
        return self === other || base.isSame(as: other.base)
    }
}

extension Binding {
    /// The binding without a copy of the value: for content that is made later than the binding was.
    var live: Binding<Value> { Binding(location: location, snapshot: nil, transaction: transaction) }

    /// A binding to what a function makes of the value.
    func mapped<Other>(
        _ read: @escaping (Value) -> Other, _ write: @escaping (inout Value, Other) -> Void
    ) -> Binding<Other> {
        Binding<Other>(
            location: MappedLocation(location, read: read, write: write), snapshot: snapshot.map(read), transaction: transaction)
    }
}
