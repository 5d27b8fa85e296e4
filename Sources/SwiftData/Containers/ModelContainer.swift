import Foundation
import ViewRuntime

/// Keeps models, in memory: they are gone with the container. Two containers have nothing in common.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    /// What was saved, by type, in the order of insertion.
    private(set) var saved: [ObjectIdentifier: [any PersistentModel]] = [:]
    private var contexts: [WeakContext] = []
    private var lastPosition = 0

    private struct WeakContext { weak var context: ModelContext? }

    public init(for schema: Schema, configurations: [ModelConfiguration]) throws {
        self.schema = schema
        self.configurations = Set(configurations)
    }

    public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }

    public convenience init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }

    init(_ types: [any PersistentModel.Type]) {
        schema = Schema(types)
        configurations = []
    }

    /// The context of views.
    @MainActor public var mainContext: ModelContext { main }

    private(set) lazy var main: ModelContext = {
        let context = ModelContext(self)
        context.autosaveEnabled = true
        return context
    }()

    /// Forgets all models that were saved, and what the main context has not saved.
    public func deleteAllData() {
        for models in saved.values { for model in models { main.deleteAny(model) } }
        main.deletePending()
        main.commit()
    }

    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

    // MARK: Contexts

    func add(_ context: ModelContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context: context))
    }

    func nextPosition() -> Int {
        lastPosition += 1
        return lastPosition
    }

    func willWrite() { for entry in contexts { entry.context?.willWrite() } }

    func wrote(_ path: AnyKeyPath, of model: AnyObject) {
        let change = FollowedChange(path, of: model)
        for entry in contexts { entry.context?.refresh(reading: path, change) }
    }

    /// Takes over what a context has saved; the queries of the others are told.
    func commit(inserted: [any PersistentModel], deleted: [any PersistentModel], by context: ModelContext) {
        for model in inserted { saved[ObjectIdentifier(type(of: model)), default: []].append(model) }
        for (type, models) in Dictionary(grouping: deleted, by: { ObjectIdentifier(Swift.type(of: $0)) }) {
            let gone = Set(models.map { ObjectIdentifier($0) })
            saved[type]?.removeAll { gone.contains(ObjectIdentifier($0)) }
        }
        let change = FollowedChange("ModelContext", "save()", of: context)
        for type in Set((inserted + deleted).map { ObjectIdentifier(Swift.type(of: $0)) }) {
            for entry in contexts { entry.context?.refresh(type, change) }
        }
    }
}
