/// A key for values that views hand to the container in which they stand.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value of views that were given none.
    static var defaultValue: Self.Value { get }
}

/// What a view hands to the container in which it stands: to those that take their content apart, and to nobody else.
///
/// Unlike the environment it goes up, and no further than one container.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tags: [AnyHashable] = []

    init() {}

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of a type that the view was given.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

    /// Whether the view was given that tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

    /// The tag of an outer modifier stands behind that of an inner one, which counts.
    mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// Hands a value to the container around.
nonisolated public struct _ContainerValueModifier<Value>: PrimitiveModifier, SubviewWriting {
    public typealias Body = Never
    var keyPath: WritableKeyPath<ContainerValues, Value>
    var value: Value

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}

    func write(into values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

/// A modifier that hands something to the container around.
protocol SubviewWriting {
    func write(into values: inout ContainerValues)
}

extension View {
    /// Hands a value to the container that takes its content apart.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

extension _TagModifier: SubviewWriting {
    func write(into values: inout ContainerValues) { values.add(tag: heldTag) }
}
