import DependencyGraph
import Observation

/// Writes a value for a key path.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
    public typealias Body = Never
    var keyPath: WritableKeyPath<EnvironmentValues, Value>
    var value: Value

    nonisolated package static func write(_ modifier: Self, into values: inout EnvironmentValues) {
        values[keyPath: modifier.keyPath] = modifier.value
    }

    nonisolated package static func keyName(_ modifier: Self) -> Name {
        Name("\\.\(KeyPathNames.name(of: modifier.keyPath).text)")
    }
}

/// Changes a value for a key path. The key path that it appeared with is kept (C121).
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
    public typealias Body = Never
    var keyPath: WritableKeyPath<EnvironmentValues, Value>
    var transform: (inout Value) -> Void

    nonisolated package static func write(_ modifier: Self, into values: inout EnvironmentValues) {
        // What the closure reads of state is a dependency of the view that owns it, as in a body.
        Evaluation.enter()
        modifier.transform(&values[keyPath: modifier.keyPath])
        Evaluation.leave()
    }

    nonisolated package static func replacement(for old: Self, by new: Self) -> Self {
        Self(keyPath: old.keyPath, transform: new.transform)
    }

    nonisolated package static func keyName(_ modifier: Self) -> Name {
        Name("\\.\(KeyPathNames.name(of: modifier.keyPath).text)")
    }
}

/// Supplies an observable object.
nonisolated public struct _ObservableObjectModifier<Object: AnyObject>: EnvironmentModifier {
    public typealias Body = Never
    var object: Object?

    nonisolated package static func write(_ modifier: Self, into values: inout EnvironmentValues) {
        values[object: ObservableObjectType<Object>()] = modifier.object
    }

    nonisolated package static func keyName(_ modifier: Self) -> Name { Name(TypeNames.printed(Object.self)) }
}

extension View {
    /// Gives the views below another value of the environment.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Gives the views below an observable object of its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_ObservableObjectModifier(object: object))
    }

    /// Changes a value of the environment for the views below.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Takes input away from the views below; what is disabled above stays disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { $0 = $0 && !disabled })
    }
}
