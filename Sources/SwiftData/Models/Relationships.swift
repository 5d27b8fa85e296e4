import Synchronization

/// The relationships of a model type, each with the one that leads back.
final class Relationships {
    struct Entry {
        let path: AnyKeyPath
        let form: RelationshipForm
        let inverse: RelationshipForm?
    }

    let entries: [Entry]
    private let places: [AnyKeyPath: Int]

    func entry(_ path: AnyKeyPath) -> Entry? { places[path].map { entries[$0] } }

    private init(_ type: any PersistentModel.Type) {
        let properties = type.schemaMetadata
        entries = properties.compactMap { property in
            property.form.map { Entry(path: property.path, form: $0, inverse: Self.inverse(of: property, $0, in: type, properties)) }
        }
        places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.path, $0) })
    }

    /// The named inverse, the property whose inverse this one is, or the only pair that there can be.
    private static func inverse(
        of property: Schema.PropertyMetadata, _ form: RelationshipForm, in type: any PersistentModel.Type,
        _ properties: [Schema.PropertyMetadata]
    ) -> RelationshipForm? {
        let others = form.destination.schemaMetadata
        if let named = form.inverse { return others.first { $0.path == named }?.form }
        if let naming = others.first(where: { $0.form?.inverse == property.path }) { return naming.form }
        guard form.destination != type else { return nil }
        let back = others.filter { $0.form?.destination == type && $0.form?.inverse == nil }
        let there = properties.filter { $0.form?.destination == form.destination && $0.form?.inverse == nil }
        let isNamed = properties.contains { other in others.contains { $0.form?.inverse == other.path || other.form?.inverse == $0.path } }
        return back.count == 1 && there.count == 1 && !isNamed ? back[0].form : nil
    }

    private static let lock = Mutex(())
    /// Touched under the lock alone.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Relationships] = [:]

    static func of(_ type: any PersistentModel.Type) -> Relationships {
        if let known = lock.withLock({ _ in Unchecked(known[ObjectIdentifier(type)]) }).value { return known }
        let new = Unchecked(Relationships(type))
        lock.withLock { _ in known[ObjectIdentifier(type)] = new.value }
        return new.value
    }

    /// Has what a relationship leads to now lead back, and what it led to before no more.
    static func follow(_ model: any PersistentModel, _ path: AnyKeyPath, from old: [any PersistentModel], to new: [any PersistentModel]) {
        guard let entry = of(type(of: model)).entry(path) else { return }
        if let inverse = entry.inverse {
            for other in old where !new.contains(where: { $0 === other }) { remove(model, from: other, inverse) }
            for other in new where !old.contains(where: { $0 === other }) { add(model, to: other, inverse) }
        }
        // What is reached from a model in a context is in it as well, in both directions.
        if let context = model._$record.context, !model._$record.isDeleted {
            for other in new where other._$record.context == nil { context.insertAny(other) }
        } else if model._$record.context == nil, let context = new.lazy.compactMap(\._$record.context).first {
            context.insertAny(model)
        }
    }

    static func add(_ model: any PersistentModel, to other: any PersistentModel, _ relationship: RelationshipForm) {
        let now = relationship.read(other)
        guard !now.contains(where: { $0 === model }) else { return }
        relationship.write(other, relationship.isToMany ? now + [model] : [model])
    }

    static func remove(_ model: any PersistentModel, from other: any PersistentModel, _ relationship: RelationshipForm) {
        let now = relationship.read(other)
        guard now.contains(where: { $0 === model }) else { return }
        relationship.write(other, now.filter { $0 !== model })
    }
}

private struct Unchecked<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}
