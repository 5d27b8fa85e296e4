import Combine
import DependencyGraph
import Foundation
import Observation

/// A scene with something that writes the environment of its windows.
nonisolated struct EnvironmentScene<Content: Scene, Modifier: EnvironmentModifier>: Scene {
    var content: Content
    var modifier: Modifier

    typealias Body = Never
    var body: Never { fatalError("a modified scene has no body") }

    nonisolated static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        let place = offset + SceneLayout.offset(of: Modifier.self, after: Content.self)
        let (slot, element) = builder.environmentSlot(EnvironmentSlot<Modifier>.self, at: place) {
            Content._planScene(&$0, at: offset)
        }
        return _PlanElement(.modified(EnvironmentModifierReader<Modifier>.shared, slot: slot, element), at: place)
    }
}

/// A scene with an action that runs when a value changes.
nonisolated struct ChangeScene<Content: Scene, Value: Equatable>: Scene, ActionHolding {
    var content: Content
    var modifier: ChangeModifier<Value>

    typealias Body = Never
    var body: Never { fatalError("a modified scene has no body") }

    nonisolated static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        let first = builder.slots.count
        let content = Content._planScene(&builder, at: offset)
        let place = offset + SceneLayout.offset(of: ChangeModifier<Value>.self, after: Content.self)
        builder.slot(ChangeSlot<Value>.self, at: place, around: first)
        return content
    }
}

/// Where a second stored property stands.
enum SceneLayout {
    static func offset<Second, First>(of second: Second.Type, after first: First.Type) -> Int {
        let alignment = MemoryLayout<Second>.alignment
        return (MemoryLayout<First>.size + alignment - 1) & ~(alignment - 1)
    }
}

extension Scene {
    /// Gives the views of the scene another value of the environment.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        EnvironmentScene(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Gives the views of the scene an observable object of its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(content: self, modifier: _ObservableObjectModifier(object: object))
    }

    /// Gives the views of the scene an observable object of its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(content: self, modifier: _ObservableObjectModifier(object: object))
    }

    /// Changes a value of the environment for the views of the scene.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        EnvironmentScene(
            content: self, modifier: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Has `@AppStorage` of the scene's views that names no store use this one.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, store)
    }

    /// Runs an action when the value changes; `initial` also runs it when the scene appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(
            content: self,
            modifier: ChangeModifier(value: value, isInitial: initial, runsOldClosure: false, action: action))
    }

    /// Runs an action when the value changes; `initial` also runs it when the scene appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ChangeScene(
            content: self,
            modifier: ChangeModifier(value: value, isInitial: initial, runsOldClosure: false) { _, _ in action() })
    }

    /// Runs an action with the new value; the closure is the one from before the change.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(
            content: self,
            modifier: ChangeModifier(value: value, isInitial: false, runsOldClosure: true) { action($1) })
    }
}
