import Observation
import ViewRuntime

/// What a query's evaluation reads of models: with a write of one of these properties the result may be another.
///
/// Models and contexts are for the main thread.
final class ReadPaths {
    nonisolated(unsafe) static var current: ReadPaths?
    private(set) var paths: Set<AnyKeyPath> = []

    func insert(_ path: AnyKeyPath) { paths.insert(path) }

    /// Evaluates, and collects what is read. No view observes it.
    static func collect<Result>(_ body: () throws -> Result) rethrows -> (result: Result, paths: Set<AnyKeyPath>) {
        let outer = current
        let reads = ReadPaths()
        current = reads
        defer { current = outer }
        return (try body(), reads.paths)
    }
}

/// A property of a model is read.
public func _read<Model: PersistentModel, Value>(
    _ model: Model, _ path: KeyPath<Model, Value>, _ registrar: ObservationRegistrar
) {
    if let reads = ReadPaths.current { reads.insert(path) } else { registrar.access(model, keyPath: path) }
}

/// A property of a model is about to be written.
public func _willWrite<Model: PersistentModel>(_ model: Model) { model._$record.context?.container.willWrite() }

/// A property was written that leads to no model.
public func _wrote<Model: PersistentModel, Value>(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>, _ old: Value, _ new: Value
) {
    model._$record.context?.wrote(model, path) { model[keyPath: path] = old }
}

/// A property was written that leads to other models.
public func _wrote<Model: PersistentModel, Value: _RelationshipValue>(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>, _ old: Value, _ new: Value
) {
    let (before, after) = ReadPaths.collect { (old._models, new._models) }.result
    model._$record.context?.wrote(model, path) { model[keyPath: path] = old }
    _ = ReadPaths.collect { Relationships.follow(model, path, from: before, to: after) }
}
