/// What a value of a preview's surroundings is found by.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The surroundings in which a preview shows its view, as those of a widget.
public protocol PreviewContext {
    /// A value of the surroundings.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
    /// Writes into the environment what the view reads of its surroundings there.
    func _write(to environment: inout EnvironmentValues)
}

extension PreviewContext {
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
    public func _write(to environment: inout EnvironmentValues) {}
}

extension View {
    /// Shows the view in the surroundings of a widget or of something else: its environment says what they are.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        transformEnvironment(\.self) { value._write(to: &$0) }
    }
}
