import DependencyGraph

/// Writes a value of the environment that is made once for each host and ends with it.
nonisolated package struct BelongingModifier<Value>: EnvironmentModifier {
    package typealias Body = Never
    nonisolated(unsafe) var keyPath: WritableKeyPath<EnvironmentValues, Value>
    nonisolated(unsafe) var key: AnyHashable
    nonisolated(unsafe) var make: () -> Value

    nonisolated package static func write(_ modifier: Self, into values: inout EnvironmentValues) {
        values[keyPath: modifier.keyPath] = values.belonging(modifier.key, modifier.make)
    }

    nonisolated package static func keyName(_ modifier: Self) -> Name {
        Name("\\.\(KeyPathNames.name(of: modifier.keyPath).text)")
    }
}

extension EnvironmentValues {
    fileprivate func belonging<Value>(_ key: AnyHashable, _ make: () -> Value) -> Value {
        guard let host = host?.host else { return make() }
        if let known = host.belongings[key] as? Value { return known }
        let new = make()
        host.belongings[key] = new
        return new
    }
}

extension View {
    /// Gives the views below a value that is made where the host has none under `key` yet.
    nonisolated package func belonging<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, key: AnyHashable, _ make: @escaping () -> Value
    ) -> some View {
        modifier(BelongingModifier(keyPath: keyPath, key: key, make: make))
    }
}

extension Scene {
    /// Gives the views of the scene a value that is made where the host has none under `key` yet.
    nonisolated package func belonging<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, key: AnyHashable, _ make: @escaping () -> Value
    ) -> some Scene {
        EnvironmentScene(content: self, modifier: BelongingModifier(keyPath: keyPath, key: key, make: make))
    }
}
