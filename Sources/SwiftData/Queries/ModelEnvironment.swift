import Foundation
import ViewRuntime

private struct ModelContextKey: EnvironmentKey {
    /// Views without a container have a context that holds nothing and takes nothing.
    nonisolated(unsafe) static let defaultValue = ModelContext(ModelContainer([]))
}

extension EnvironmentValues {
    /// The context that queries fetch from, and that models are inserted into.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// What `.modelContainer(for:)` was given: a host has one container for each.
private struct ContainerKey: Hashable {
    let types: [ObjectIdentifier]
    let inMemory: Bool
}

private func makeContext(
    _ types: [any PersistentModel.Type], _ isAutosaveEnabled: Bool, _ onSetup: (Result<ModelContainer, any Error>) -> Void
) -> ModelContext {
    let container = ModelContainer(types)
    container.main.autosaveEnabled = isAutosaveEnabled
    onSetup(.success(container))
    return container.main
}

extension View {
    /// Gives the views below a container's main context.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.main)
    }

    /// Gives the views below a context.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

    /// Gives the views below the main context of a container for the type, in memory, which is made once and ends with the host.
    ///
    /// All places of one host that name the same types share it.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Gives the views below the main context of a container for the types, in memory, which is made once and ends with the host.
    ///
    /// All places of one host that name the same types share it.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        belonging(\.modelContext, key: ContainerKey(types: modelTypes.map { ObjectIdentifier($0) }, inMemory: inMemory)) {
            makeContext(modelTypes, isAutosaveEnabled, onSetup)
        }
    }
}

extension Scene {
    /// Gives the views of the scene a container's main context.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.main)
    }

    /// Gives the views of the scene a context.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

    /// Gives the views of the scene the main context of a container for the type, in memory, which is made once and ends with the host.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Gives the views of the scene the main context of a container for the types, in memory, which is made once and ends with the host.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        belonging(\.modelContext, key: ContainerKey(types: modelTypes.map { ObjectIdentifier($0) }, inMemory: inMemory)) {
            makeContext(modelTypes, isAutosaveEnabled, onSetup)
        }
    }
}
