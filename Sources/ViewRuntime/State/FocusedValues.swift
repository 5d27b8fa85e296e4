/// A key for a value that the focused part of an app hands up.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused part of an app hands up: to commands, say.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key, if somebody hands one up.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension FocusedValues: @unchecked Sendable {}
