import Foundation
import ViewRuntime

/// Where models are inserted, fetched and deleted. Used on the main thread.
///
/// A context shows what was saved in its container, and what it has not saved itself. An object is the same in all contexts of a container, so that
/// a written property is seen in all of them at once; what was inserted or deleted is seen by the others once it is saved.
public final class ModelContext: Equatable {
    public let container: ModelContainer
    /// Whether changes would be saved without a call of `save()`. Inert: `hasChanges` stays until `save()`.
    public var autosaveEnabled = false
    /// Where changes can be undone. Inert: nothing is registered there.
    public var undoManager: UndoManager?

    private var inserted: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []
    private var refused: [ModelContextError] = []
    /// How to take back what was written since the last save, by property.
    private var written: [WrittenProperty: () -> Void] = [:]
    private var changed: [ObjectIdentifier: any PersistentModel] = [:]
    private var isRestoring = false
    private var queries: [WeakQuery] = []

    private struct WrittenProperty: Hashable {
        let model: ObjectIdentifier
        let path: AnyKeyPath
    }

    private struct WeakQuery { weak var query: LiveQuery? }

    public init(_ container: ModelContainer) {
        self.container = container
        container.add(self)
    }

    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    // MARK: Changing

    /// Adds a model, and those that it leads to. One that is there already stays as it is.
    public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

    func insertAny(_ model: any PersistentModel) {
        let record = model._$record
        guard record.context == nil || record.isDeleted else { return }
        let type = Swift.type(of: model)
        guard container.schema.holds(type) else {
            fatalError(
                "\(type) cannot be inserted: the container was made for \(container.schema.entities.map(\.name)). Name the type in '.modelContainer(for:)' or 'ModelContainer(for:)'."
            )
        }
        if record.isDeleted {
            record.isDeleted = false
            // Its deletion was not saved: it is there again.
            if let index = deleted.firstIndex(where: { $0 === model }) {
                deleted.remove(at: index)
                changed[ObjectIdentifier(model)] = model
                return refresh(ObjectIdentifier(type), change("insert", type))
            }
        }
        record.context = self
        record.position = container.nextPosition()
        inserted.append(model)
        for entry in Relationships.of(type).entries {
            for other in ReadPaths.collect({ entry.form.read(model) }).result {
                if let inverse = entry.inverse { Relationships.add(model, to: other, inverse) }
                insertAny(other)
            }
        }
        changed[ObjectIdentifier(model)] = model
        tell(type) { [change = change("insert", type)] in $0.inserted(model, change) }
    }

    /// Deletes a model, and does with those that it leads to as the delete rules say.
    public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

    func deleteAny(_ model: any PersistentModel) {
        let record = model._$record
        guard let owner = record.context, owner.container === container, !record.isDeleted else { return }
        record.isDeleted = true
        if let index = inserted.firstIndex(where: { $0 === model }) { inserted.remove(at: index) } else { deleted.append(model) }
        for entry in Relationships.of(type(of: model)).entries {
            let others = ReadPaths.collect { entry.form.read(model) }.result
            switch entry.form.rule {
            case .noAction: break
            case .cascade: for other in others { deleteAny(other) }
            case .nullify:
                if let inverse = entry.inverse { for other in others { Relationships.remove(model, from: other, inverse) } }
            case .deny:
                if others.contains(where: { !$0._$record.isDeleted }) {
                    refused.append(.deletionDenied(model: "\(type(of: model))", property: KeyPathNames.name(of: entry.path).text))
                }
            }
        }
        changed[ObjectIdentifier(model)] = model
        let type = type(of: model)
        tell(type) { [change = change("delete", type)] in $0.deleted(model, change) }
    }

    /// Deletes all models of a type for which a condition holds.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
    }

    private func change(_ verb: String, _ type: any PersistentModel.Type) -> FollowedChange {
        FollowedChange("ModelContext", "\(verb)(\(type))", of: self)
    }

    private func tell(_ type: any PersistentModel.Type, _ action: (LiveQuery) -> Void) {
        for entry in queries where entry.query?.type == ObjectIdentifier(type) { entry.query.map(action) }
    }

    // MARK: Saving

    /// Whether something was inserted, deleted or written since the last save.
    public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }

    public var insertedModelsArray: [any PersistentModel] { inserted }
    public var deletedModelsArray: [any PersistentModel] { deleted }
    /// What was written and neither inserted nor deleted since the last save.
    public var changedModelsArray: [any PersistentModel] {
        changed.values.filter { model in
            !model._$record.isDeleted && !inserted.contains { $0 === model }
        }.sorted { $0._$record.position < $1._$record.position }
    }

    func hasPendingChanges(of model: AnyObject) -> Bool { changed[ObjectIdentifier(model)] != nil }

    /// Has the container keep what was changed: the other contexts see it.
    ///
    /// - Throws: `ModelContextError` where the configuration does not allow it or a delete rule denies it. Nothing is saved then.
    public func save() throws {
        guard hasChanges else { return }
        if let fixed = container.configurations.first(where: { !$0.allowsSave }) {
            throw ModelContextError.savingNotAllowed(configuration: fixed.name)
        }
        if let first = refused.first { throw first }
        commit()
    }

    func commit() {
        let (new, gone) = (inserted, deleted)
        inserted = []
        deleted = []
        refused = []
        changed = [:]
        written = [:]
        container.commit(inserted: new, deleted: gone, by: self)
    }

    /// Deletes what was not saved yet, whatever the rules say.
    func deletePending() {
        for model in inserted { deleteAny(model) }
        refused = []
    }

    /// Takes back what was changed since the last save.
    public func rollback() {
        isRestoring = true
        for restore in written.values { restore() }
        isRestoring = false
        let (new, gone) = (inserted, deleted)
        inserted = []
        deleted = []
        refused = []
        for model in new { model._$record.context = nil }
        for model in gone { model._$record.isDeleted = false }
        changed = [:]
        written = [:]
        let change = FollowedChange("ModelContext", "rollback()", of: self)
        for type in Set((new + gone).map { ObjectIdentifier(Swift.type(of: $0)) }) { refresh(type, change) }
    }

    /// Runs the block and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    // MARK: Fetching

    /// The models that the descriptor describes; without an order, in that of their insertion.
    ///
    /// Cost: that of the predicate for each model of the type, and a sort.
    ///
    /// - Throws: what the predicate throws.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try ReadPaths.collect { try evaluate(descriptor) }.result
    }

    /// How many models the descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }

    /// The identities of the models that the descriptor describes.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Calls the block with each model that the descriptor describes.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }

    /// The model with the identity, if the context shows one.
    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
        shown(T.self, withPending: true).first { $0._$record.number == id.number }
    }

    func evaluate<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var models = shown(T.self, withPending: descriptor.includePendingChanges)
        if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { models.removeFirst(min(max(0, offset), models.count)) }
        if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
        return models
    }

    private func shown<T: PersistentModel>(_ type: T.Type, withPending: Bool) -> [T] {
        var models = (container.saved[ObjectIdentifier(type)] ?? []).compactMap { $0 as? T }
        guard withPending else { return models }
        if !deleted.isEmpty {
            let gone = Set(deleted.map { ObjectIdentifier($0) })
            models.removeAll { gone.contains(ObjectIdentifier($0)) }
        }
        let new = inserted.compactMap { $0 as? T }
        guard !new.isEmpty else { return models }
        return (models + new).sorted { $0._$record.position < $1._$record.position }
    }

    // MARK: Queries

    func add(_ query: LiveQuery) {
        queries.removeAll { $0.query == nil }
        queries.append(WeakQuery(query: query))
    }

    func remove(_ query: LiveQuery) { queries.removeAll { $0.query === query || $0.query == nil } }

    func willWrite() { for entry in queries { entry.query?.follower.prepare() } }

    func wrote(_ model: any PersistentModel, _ path: AnyKeyPath, restore: @escaping () -> Void) {
        if !isRestoring {
            changed[ObjectIdentifier(model)] = model
            let place = WrittenProperty(model: ObjectIdentifier(model), path: path)
            if written[place] == nil { written[place] = restore }
        }
        container.wrote(path, of: model)
    }

    func refresh(_ type: ObjectIdentifier, _ change: FollowedChange) {
        for entry in queries where entry.query?.type == type { entry.query?.refresh(change) }
    }

    func refresh(reading path: AnyKeyPath, _ change: FollowedChange) {
        for entry in queries where entry.query?.paths.contains(path) == true { entry.query?.refresh(change) }
    }
}
